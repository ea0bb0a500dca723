import { z } from 'zod'

/**
 * Terminology
 *   instrument  a published form by which the risk of bias of a study is judged
 *   item        one domain or question of it
 *   judgement   what the student answers to an item; code never answers one
 *   signal      what a sentence must speak of to be quoted beside an item
 */

/** RoB 2 (doi:10.1136/bmj.l4898), JBI checklists by the kind of study, and the CASP qualitative checklist. */
export const instruments = [
  'rob2',
  'jbi-quasi-experimental',
  'jbi-cohort',
  'jbi-cross-sectional',
  'jbi-qualitative',
  'casp-qualitative',
  'jbi-systematic-review',
] as const
export const Instrument = z.enum(instruments)
export type Instrument = z.infer<typeof Instrument>

export const appraisalAnswers = [
  'low',
  'some-concerns',
  'high',
  'yes',
  'no',
  'unclear',
  'not-applicable',
] as const
export const AppraisalAnswer = z.enum(appraisalAnswers)
export type AppraisalAnswer = z.infer<typeof AppraisalAnswer>

export const Judgement = z.object({
  /** 1 for the first item of the instrument. */
  item: z.number().int().min(1).max(11),
  answer: AppraisalAnswer,
  note: z.string().trim().max(600),
})
export type Judgement = z.infer<typeof Judgement>

import { z } from 'zod'
import { chapterWriters } from './paper-agents'
import {
  areUnique,
  enough,
  Ids,
  ItemId,
  Keys,
  Named,
  refersBackwards,
  Said,
  SourceQuotation,
} from './paper-items'
import { PaperKind } from './paper-session'

export const Principles = z.object({
  questionClass: Named,
  principles: enough(z.object({ statement: Said, prevents: Said, test: Said, keys: Keys }), {
    min: 5,
    max: 12,
  }),
})

const Question = z.object({
  id: ItemId,
  text: Said.refine((text) => /[?？]$/.test(text), 'is no question'),
  layer: z.enum([
    'definition',
    'evidence',
    'method',
    'setting',
    'explanation',
    'disagreement',
    'consequence',
  ]),
  essential: z.boolean(),
  dependsOn: Ids,
  answeredBy: Keys,
})

export const Questions = z
  .object({ questions: z.array(Question).min(15).max(20) })
  .refine(
    ({ questions }) => refersBackwards(questions.map(({ id, dependsOn }) => ({ id, needs: dependsOn }))),
    'a question depends on itself, on a later one or on none that exists',
  )
  .refine(({ questions }) => areUnique(questions.map(({ text }) => text)), 'a question is asked twice')
  .refine(({ questions }) => questions.some(({ essential }) => essential), 'no question is essential')
export type Questions = z.infer<typeof Questions>

const Definition = z.discriminatedUnion('by', [
  z.object({ by: z.literal('source'), quotation: SourceQuotation }),
  z.object({ by: z.literal('proposed'), text: Said }),
  /** No source defines it, and nothing is proposed: the student is asked. */
  z.object({ by: z.literal('nobody'), query: Named }),
])

export const Constructs = z
  .object({
    constructs: z
      .array(
        z.object({
          id: ItemId,
          name: Named,
          otherNames: z.array(Named).max(40),
          role: z.enum(['acts', 'acted-on', 'group', 'setting', 'method', 'other']),
          definition: Definition,
          measuredAs: z.array(SourceQuotation).max(10),
          namedBy: Keys,
        }),
      )
      .min(1)
      .max(20),
  })
  .refine(({ constructs }) => areUnique(constructs.map(({ name }) => name)), 'a construct is defined twice')
export type Constructs = z.infer<typeof Constructs>

export const Terminology = z.object({
  /** Sources that were looked at for their use of the terms. */
  lookedAt: z.number().int().min(0),
  terms: z
    .array(
      z.object({
        term: Named,
        readings: z
          .array(z.object({ meaning: Said, keys: Keys }))
          .min(2)
          .max(8),
        /** In `readings`, from 0; null where the student has to choose. */
        chosen: z.number().int().min(0).max(7).nullable(),
        reason: Said,
      }),
    )
    .max(20),
})

const planActions = ['search', 'read', 'compute', 'compare', 'write'] as const

export const ResearchPlan = z
  .object({
    steps: z
      .array(
        z.object({
          id: z.string().regex(/^#E\d{1,2}$/),
          action: z.enum(planActions),
          input: Said,
          needs: Ids,
          answers: Ids,
          ifItFails: Said,
        }),
      )
      .min(3)
      .max(60),
  })
  .refine(({ steps }) => refersBackwards(steps), 'a step uses a label that does not stand above it')
export type ResearchPlan = z.infer<typeof ResearchPlan>

const Chapter = z.object({
  number: z.number().int().min(1),
  title: Named,
  writer: z
    .enum(chapterWriters)
    .refine((writer) => writer !== 'abstract-writer', 'the abstract is no chapter'),
  wordTarget: z.number().int().min(150).max(20_000),
  citationTarget: z.number().int().min(0).max(200),
  questions: Ids,
  sections: z.array(Named).min(1).max(15),
})

/** The chapters of a paper, which nobody changes afterwards. */
export const LockedStructure = z
  .object({ locked: z.literal(true), kind: PaperKind, chapters: z.array(Chapter).min(5).max(12) })
  .refine(
    ({ chapters }) => chapters.every(({ number }, at) => number === at + 1),
    'chapters are not numbered in their order',
  )
  .refine(
    ({ chapters }) => areUnique(chapters.flatMap(({ questions }) => questions)),
    'a question is answered in two chapters',
  )
export type LockedStructure = z.infer<typeof LockedStructure>

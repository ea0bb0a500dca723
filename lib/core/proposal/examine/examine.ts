import type { Locale } from '@/lib/contracts/locale'
import { readWords, say } from '@/lib/core/text/say'
import { type Examined, sayExamination, sayExamined } from '@/lib/core/writing/examination'
import en from '@/messages/en/floor/proposal-examine.json'
import es from '@/messages/es/floor/proposal-examine.json'
import pt from '@/messages/pt-BR/floor/proposal-examine.json'
import type { ExaminedProposal } from './examined-proposal'
import { objections, type Place } from './objections'

const table = readWords({ en, 'pt-BR': pt, es })
const words = { questions: table('objections'), answers: table('answers'), places: table('places') }

/** What the reader calls the fields of `proposal.json`. */
const placeKeys: Readonly<Record<Place, string>> = {
  problem_definition: 'problem_definition',
  research_objectives: 'research_objectives',
  methodology: 'methodology',
  data_collection: 'data_collection',
  quality_validation: 'quality_validation',
  'metadata.references': 'references',
  'metadata.feasibility_ledger': 'schedule',
}

/** `admitted` by the student to be open. */
export type ExaminedObjection = Examined<Place, 'answered' | 'admitted' | 'open'>

/** Each of the forty objections of an advisor, answered with its place, admitted or open, in the order of the document. */
export function examineProposal(proposal: ExaminedProposal, locale: Locale): readonly ExaminedObjection[] {
  const admitted = new Set(proposal.metadata.admitted_objections)
  return objections.map((objection) => {
    const { id, place, isAnswered, sentence } = objection
    const state = isAnswered(proposal) ? 'answered' : admitted.has(id) ? 'admitted' : 'open'
    const where = say(words.places, locale, placeKeys[place])
    const found = { state, sentence: sentence?.(proposal) ?? '', where } as const
    return sayExamined(objection, found, { words, locale })
  })
}

/** How many are answered, admitted and open, in one sentence. */
export function examinationSummary(examined: readonly ExaminedObjection[], locale: Locale): string {
  return sayExamination(examined, words.answers, locale)
}

import type { Locale } from '@/lib/contracts/locale'
import { readWords, say } from '@/lib/core/text/say'
import en from '@/messages/en/floor/proposal-examine.json'
import es from '@/messages/es/floor/proposal-examine.json'
import pt from '@/messages/pt-BR/floor/proposal-examine.json'
import type { ExaminedProposal } from './examined-proposal'
import { objections, type Place } from './objections'

const words = readWords({ en, 'pt-BR': pt, es })
const questions = words('objections')
const answers = words('answers')

/** `answered` by the proposal; `admitted` by the student to be open; `open`: neither. */
export type ObjectionState = 'answered' | 'admitted' | 'open'

export interface ExaminedObjection {
  readonly id: string
  readonly source: string
  readonly place: Place
  readonly question: string
  readonly state: ObjectionState
  /** Where it is answered, that the student admits it, or that it is open, in words. */
  readonly said: string
  /** The sentence of the document that answers it, word for word; '' where a count or a check does, or nothing. */
  readonly sentence: string
}

/** Each of the forty objections of an advisor, answered with its place, admitted or open, in the order of the document. */
export function examineProposal(proposal: ExaminedProposal, locale: Locale): readonly ExaminedObjection[] {
  const admitted = new Set(proposal.metadata.admitted_objections)
  return objections.map(({ id, source, place, isAnswered, sentence }) => {
    const state = isAnswered(proposal) ? 'answered' : admitted.has(id) ? 'admitted' : 'open'
    return {
      id,
      source,
      place,
      question: isQuestion(id) ? say(questions, locale, id) : id,
      state,
      said: say(answers, locale, state, { place }),
      sentence: sentence?.(proposal) ?? '',
    }
  })
}

/** How many are answered, admitted and open, in one sentence. */
export function examinationSummary(examined: readonly ExaminedObjection[], locale: Locale): string {
  const countOf = (state: ObjectionState) => examined.filter((one) => one.state === state).length
  return say(answers, locale, 'summary', {
    answered: countOf('answered'),
    admitted: countOf('admitted'),
    open: countOf('open'),
  })
}

function isQuestion(id: string): id is keyof (typeof en)['objections'] {
  return Object.hasOwn(en.objections, id)
}

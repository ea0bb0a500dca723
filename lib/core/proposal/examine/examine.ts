import type { Locale } from '@/lib/contracts/locale'
import { readWords, say } from '@/lib/core/text/say'
import en from '@/messages/en/floor/proposal-examine.json'
import es from '@/messages/es/floor/proposal-examine.json'
import pt from '@/messages/pt-BR/floor/proposal-examine.json'
import type { ExaminedProposal } from './examined-proposal'
import { objections } from './objections'

const words = readWords({ en, 'pt-BR': pt, es })
const questions = words('objections')
const answers = words('answers')

export interface ExaminedObjection {
  readonly id: string
  readonly source: string
  readonly place: string
  readonly question: string
  readonly answered: boolean
  /** Where it is answered, or that it is open, in words. */
  readonly said: string
}

/** Each of the forty objections of an advisor, answered with its place or admitted to be open, in the order of the document. */
export function examineProposal(proposal: ExaminedProposal, locale: Locale): readonly ExaminedObjection[] {
  return objections.map(({ id, source, place, isAnswered }) => {
    const answered = isAnswered(proposal)
    return {
      id,
      source,
      place,
      question: isQuestion(id) ? say(questions, locale, id) : id,
      answered,
      said: say(answers, locale, answered ? 'answered' : 'admitted', { place }),
    }
  })
}

/** How many are answered and how many open, in one sentence. */
export function examinationSummary(examined: readonly ExaminedObjection[], locale: Locale): string {
  const answered = examined.filter((one) => one.answered).length
  return say(answers, locale, 'summary', { answered, open: examined.length - answered })
}

function isQuestion(id: string): id is keyof (typeof en)['objections'] {
  return Object.hasOwn(en.objections, id)
}

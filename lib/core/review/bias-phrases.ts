import type { AppraisalAnswer, Instrument } from '@/lib/contracts/appraisal'
import type { Locale } from '@/lib/contracts/locale'
import { type KeyOf, readWords, say } from '@/lib/core/text/say'
import en from '@/messages/en/floor/review-bias.json'
import es from '@/messages/es/floor/review-bias.json'
import pt from '@/messages/pt-BR/floor/review-bias.json'
import type { AppraisalResult } from './appraisal'
import { itemsOf } from './appraisal-items'

const words = readWords({ en, 'pt-BR': pt, es })
const instrumentWords = words('instruments')
const answerWords = words('answers')
const itemWords = words('items')
export const biasPhrases = words('document')

export function instrumentName(instrument: Instrument, locale: Locale): string {
  return say(instrumentWords, locale, instrument)
}

export function answerName(answer: AppraisalAnswer, locale: Locale): string {
  return say(answerWords, locale, answer)
}

/** The items of an instrument in its order, in short words of ours. */
export function itemNames(instrument: Instrument, locale: Locale): readonly string[] {
  return itemsOf[instrument].map((_, at) => {
    const key = itemWords.keys.find(
      (one): one is KeyOf<typeof itemWords> => one === `${instrument}-${at + 1}`,
    )
    return key === undefined ? '' : say(itemWords, locale, key)
  })
}

/** What an appraisal comes to, in words. */
export function resultName(result: AppraisalResult, locale: Locale): string {
  if (result.kind === 'risk') return answerName(result.risk, locale)
  const { kind, ...counts } = result
  return say(biasPhrases, locale, kind, counts)
}

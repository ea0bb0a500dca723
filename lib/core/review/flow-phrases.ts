import type { Locale } from '@/lib/contracts/locale'
import type { ReviewerPair } from '@/lib/contracts/reviewers'
import type { Outcome } from '@/lib/contracts/search'
import { otherOrigins, recordFates, type TracedSearch } from '@/lib/contracts/search-trace'
import { databaseName } from '@/lib/core/databases/database-names'
import { type KeyOf, readWords, type Say, speak } from '@/lib/core/text/say'
import { shortDay } from '@/lib/core/text/short-day'
import en from '@/messages/en/floor/review-flow.json'
import es from '@/messages/es/floor/review-flow.json'
import pt from '@/messages/pt-BR/floor/review-flow.json'
import type { FlowCount } from './prisma-flow'

/** What the flow of records and the appendix of searches say. */
export const flowPhrases = readWords({ en, 'pt-BR': pt, es })('flow')
export type FlowPhrase = KeyOf<typeof flowPhrases>

const told = [...otherOrigins, ...recordFates] as const
const REASON = 'reason:'

/** What a part of a box counts: a database, a fate, or a reason in the student's words. */
export function partName({ key }: Pick<FlowCount, 'key'>, t: Say<FlowPhrase>): string {
  if (key.startsWith(REASON)) return key.slice(REASON.length)
  // In its box, what was excluded is told apart by reasons.
  if (key === 'excluded') return t('no-reason')
  const known = told.find((one) => one === key)
  return known === undefined ? databaseName(key) : t(known)
}

/** How a database that gave no record answered. */
export function outcomeName(outcome: Exclude<Outcome, 'ok'>, t: Say<FlowPhrase>): string {
  return t(outcome === 'empty' ? 'found-nothing' : 'not-answered')
}

/** How far two reviewers agree, to be said wherever the flow of records is. */
export function reviewersSentence(
  { first, second, both, conflicts, observed01, kappa }: ReviewerPair,
  locale: Locale,
): string {
  const t = speak(flowPhrases, locale)
  const figure = (value: number) =>
    value.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return t('reviewers', {
    ...{ first, second, both, conflicts },
    observed: figure(observed01),
    kappa: kappa === null ? t('noKappa') : figure(kappa),
  })
}

/** What searches that were asked again gave, in one sentence; a database that did not answer is counted, never taken for "nothing new". */
export function replaySentence(
  {
    at,
    fresh,
    retracted,
    searches,
  }: {
    readonly at: string
    readonly fresh: number
    readonly retracted: number
    readonly searches: readonly Pick<TracedSearch, 'outcome'>[]
  },
  locale: Locale,
): string {
  const silent = searches.filter(({ outcome }) => outcome !== 'ok' && outcome !== 'empty').length
  return speak(flowPhrases, locale)('again', { date: shortDay(at, locale), fresh, retracted, silent })
}

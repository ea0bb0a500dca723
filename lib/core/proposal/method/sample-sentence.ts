import type { Locale } from '@/lib/contracts/locale'
import type { DesignId, SampleSize } from '@/lib/contracts/proposal-run'
import { say } from '@/lib/core/text/say'
import { saturationKinds } from '../figures/sample-size'
import { caseNouns, dataPhrases, sampleMethods } from './data-phrases'
import { fitted, whole } from './wording'

const SENTENCE_MAX = 500

/** What was expected to be lost; it is told with the invitations. */
const LOSS = 'a'

/** How many cases, how many are to be invited, and by what method with which main inputs: one sentence of at most 500 signs. */
export function sampleSentence(
  sample: SampleSize,
  { design, locale }: { readonly design: DesignId; readonly locale: Locale },
): string {
  const parts = [sampleCount(sample, { design, locale }), invitations(sample, locale), basis(sample, locale)]
  const text = parts.join('')
  // No sentence begins with a numeral.
  return fitted(`${/^\d/.test(text) ? say(dataPhrases, locale, 'planned', { text }) : text}.`, SENTENCE_MAX)
}

/** "85 complete questionnaires", "9 to 17 interviews", or that the number is not known yet; small letters at its head. */
export function sampleCount(
  { n, range, method }: SampleSize,
  { design, locale }: { readonly design: DesignId; readonly locale: Locale },
): string {
  const cases = say(caseNouns, locale, design)
  if (n === null && range === null) return say(dataPhrases, locale, 'sample-open', { cases })
  // What is known is no number that is planned.
  if (design === 'systematic-review' && n !== null)
    return say(dataPhrases, locale, 'sample-known', { n: whole(n, locale), count: n })
  const [from, to] = range ?? [n ?? 1, n ?? 1]
  if (n === null) return say(dataPhrases, locale, 'sample-range', { from, to, cases })
  const key = range !== null && method === 'saturation' ? 'sample-within' : 'sample-number'
  const count = say(dataPhrases, locale, key, { n: whole(n, locale), from, to, cases })
  if (design !== 'mixed-sequential') return count
  const [fewest, most] = saturationKinds.interviews.range
  return count + say(dataPhrases, locale, 'then-interviews', { from: fewest, to: most })
}

function invitations({ invited, inputs }: SampleSize, locale: Locale): string {
  if (invited === null) return ''
  const loss = inputs.find(({ symbol }) => symbol === LOSS)?.value ?? 0
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(loss)
  const key = loss === 0 ? 'invited' : 'invited-loss'
  return say(dataPhrases, locale, key, { invited: whole(invited, locale), share })
}

function basis({ inputs, method }: SampleSize, locale: Locale): string {
  if (method === 'all-available') return ''
  const main = inputs.filter(({ symbol }) => symbol !== LOSS)
  const named = main.map(({ symbol, value }) => `${symbol} = ${decimal(value, locale)}`).join('; ')
  return say(sampleMethods, locale, method) + (named === '' ? '' : ` (${named})`)
}

function decimal(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value)
}

import type { DesignId, SampleSize } from '@/lib/contracts/proposal-run'
import type { Locale } from '@/lib/contracts/source-validation'
import { say } from '@/lib/core/documents/phrases'
import { saturationKinds } from '../figures/sample-size'
import { caseNouns, dataPhrases } from './data-phrases'
import { fitted, whole } from './wording'

const SENTENCE_MAX = 500

/** How many cases, who is to be invited, by what formula and inputs, after which source: at most 500 signs. */
export function sampleSentence(
  sample: SampleSize,
  { design, locale }: { readonly design: DesignId; readonly locale: Locale },
): string {
  const count = sampleCount(sample, { design, locale })
  const invited =
    sample.invited === null
      ? ''
      : say(dataPhrases, locale, 'invited', { invited: whole(sample.invited, locale) })
  const [from, to] = saturationKinds.interviews.range
  const then = design === 'mixed-sequential' ? say(dataPhrases, locale, 'then-interviews', { from, to }) : ''
  const head = `${count}${invited}${then}`
  const long = head + basis(sample, { locale, isLong: true })
  return fitted(
    long.length <= SENTENCE_MAX ? long : head + basis(sample, { locale, isLong: false }),
    SENTENCE_MAX,
  )
}

/** "85 complete questionnaires", "9 to 17 interviews", or that the number is not known yet. */
export function sampleCount(
  { n, range, method }: SampleSize,
  { design, locale }: { readonly design: DesignId; readonly locale: Locale },
): string {
  const cases = say(caseNouns, locale, design)
  if (n === null && range === null) return say(dataPhrases, locale, 'sample-open', { cases })
  const [from, to] = range ?? [n ?? 1, n ?? 1]
  if (n === null) return say(dataPhrases, locale, 'sample-range', { from, to, cases })
  const key = range !== null && method === 'saturation' ? 'sample-within' : 'sample-number'
  return say(dataPhrases, locale, key, { n: whole(n, locale), from, to, cases })
}

function basis(
  { formula, inputs, source, method }: SampleSize,
  { locale, isLong }: { readonly locale: Locale; readonly isLong: boolean },
): string {
  const isComputed = method !== 'saturation' && method !== 'all-available'
  const named = inputs.map(({ symbol, meaning, value }) =>
    isLong ? `${symbol} = ${decimal(value, locale)} (${meaning})` : `${symbol} = ${decimal(value, locale)}`,
  )
  const key = isComputed ? 'computed' : 'by-source'
  return say(dataPhrases, locale, key, { formula, inputs: named.join(', '), source }).replace(/\.\.$/, '.')
}

function decimal(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value)
}

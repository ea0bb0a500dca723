import type { Locale } from '@/lib/contracts/locale'
import { readWords, say } from '@/lib/core/text/say'
import en from '@/messages/en/floor/writing.json'
import es from '@/messages/es/floor/writing.json'
import pt from '@/messages/pt-BR/floor/writing.json'

const words = readWords({ en, 'pt-BR': pt, es })
const countPhrases = words('counts')
const unitPhrases = words('units')

type Unit = 'hour' | 'day' | 'week' | 'case'

/** "none", "one", "three", "12": how many sources. */
export function countOf(count: number, locale: Locale): string {
  return say(countPhrases, locale, 'sources', { count })
}

/** "none of the 12 sources", "one of …", "three of …", "all 12 sources"; `total` is at least 2. */
export function shareOfSources(count: number, total: number, locale: Locale): string {
  if (count === total) return say(countPhrases, locale, 'shareAll', { total })
  return say(countPhrases, locale, 'share', { counted: countOf(count, locale), total })
}

/** From this number on counts are written in figures, with which no sentence begins. */
const FIGURES_FROM = 10

/** The same where a sentence begins: "Three of the 12 sources", "Of the 40 sources, 12". */
export function shareAtStart(count: number, total: number, locale: Locale): string {
  if (count >= FIGURES_FROM && count < total) return say(countPhrases, locale, 'shareOf', { count, total })
  const share = shareOfSources(count, total, locale)
  return share.slice(0, 1).toUpperCase() + share.slice(1)
}

/** "all" of the sources, without their number. */
export function allSources(locale: Locale): string {
  return say(countPhrases, locale, 'all')
}

/** To the tenth: what the sentences show and what their sums are taken from. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

/** "1,234.5" or "1.234,5", as the language writes it, to so many decimals; a negative one with the sign of minus, which is no hyphen. */
export function shownNumber(value: number, locale: Locale, decimalsMax: number): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: decimalsMax }).format(value).replace('-', '−')
}

/** Hours as every text shows them: to the tenth. */
export function shownHours(value: number, locale: Locale): string {
  return shownNumber(tenth(value), locale, 1)
}

/** "1 hour", "1.5 hours", "1,5 hora": the number to the tenth with its unit in the form that the language wants. */
export function counted(value: number, unit: Unit, locale: Locale): string {
  return say(unitPhrases, locale, unit, { value: tenth(value) })
}

import type { Locale } from '@/lib/contracts/locale'

type Noun = 'hour' | 'day' | 'week' | 'case'

/** The singular and the plural of each counted noun. */
const nouns: Readonly<Record<Locale, Readonly<Record<Noun, readonly [string, string]>>>> = {
  en: { hour: ['hour', 'hours'], day: ['day', 'days'], week: ['week', 'weeks'], case: ['case', 'cases'] },
  'pt-BR': {
    hour: ['hora', 'horas'],
    day: ['dia', 'dias'],
    week: ['semana', 'semanas'],
    case: ['caso', 'casos'],
  },
  es: {
    hour: ['hora', 'horas'],
    day: ['día', 'días'],
    week: ['semana', 'semanas'],
    case: ['caso', 'casos'],
  },
}

/** To the tenth: what the sentences show and what their sums are taken from. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

/** "1,234.5" or "1.234,5", as the language writes it, to so many decimals. */
export function shownNumber(value: number, locale: Locale, decimalsMax: number): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: decimalsMax }).format(value)
}

/** Hours as every text shows them: to the tenth. */
export function shownHours(value: number, locale: Locale): string {
  return shownNumber(tenth(value), locale, 1)
}

/** "1 hour", "1.5 hours", "1,5 hora": the number to the tenth with its noun in the form that the language wants. */
export function counted(value: number, noun: Noun, locale: Locale): string {
  const [one, other] = nouns[locale][noun]
  const shown = tenth(value)
  const isOne = new Intl.PluralRules(locale).select(shown) === 'one'
  return `${shownNumber(shown, locale, 1)} ${isOne ? one : other}`
}

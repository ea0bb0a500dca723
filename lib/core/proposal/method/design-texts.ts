import type { Locale } from '@/lib/contracts/locale'
import type { DesignId } from '@/lib/contracts/proposal-run'
import { readWords, sayAll, speak } from '@/lib/core/text/say'
import en from '@/messages/en/floor/proposal-designs.json'
import es from '@/messages/es/floor/proposal-designs.json'
import pt from '@/messages/pt-BR/floor/proposal-designs.json'

const words = readWords({ en, 'pt-BR': pt, es })

/**
 * What is said of a design in one language. Phrases in lower case stand inside sentences, those with a capital alone.
 */
export interface DesignTexts {
  /** As a heading: "Cross-sectional survey with regression analysis". */
  readonly name: string
  /** Inside a sentence, with its article: "a cross-sectional survey". */
  readonly short: string
  /** "… because {fits}". */
  readonly fits: string
  /** One sentence: what is done, in which order. */
  readonly course: string
  /** How evidence is gathered, as a method of the plan. */
  readonly gather: string
  /** How it is analysed, as a method of the plan. */
  readonly analyse: string
  readonly pros: readonly string[]
  readonly cons: readonly string[]
  readonly techniques: readonly string[]
  readonly dataSources: readonly string[]
}

/** What is said of a design in the language of the locale. */
export function designTextsOf(design: DesignId, locale: Locale): DesignTexts {
  const table = words(design)
  const t = speak(table, locale)
  return {
    name: t('name'),
    short: t('short'),
    fits: t('fits'),
    course: t('course'),
    gather: t('gather'),
    analyse: t('analyse'),
    pros: sayAll(table, locale, 'pros'),
    cons: sayAll(table, locale, 'cons'),
    techniques: sayAll(table, locale, 'techniques'),
    dataSources: sayAll(table, locale, 'dataSources'),
  }
}

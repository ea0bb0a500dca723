import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { languageName } from '@/lib/core/text/language-name'
import type { ReviewedSource } from './reviewed-source'

/** Whether a quotation is in another language than the reader's, and which. */
export function languageValues({ source }: ReviewedSource, quote: string, locale: Locale) {
  const language = detectLanguage(quote) ?? source.work.language?.slice(0, 2) ?? null
  const isForeign = language !== null && language !== localeLanguages[locale]
  return {
    foreign: isForeign ? 'yes' : 'no',
    language: isForeign ? languageName(language, locale) : '',
  }
}

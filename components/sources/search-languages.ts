import { languageName } from '@/lib/core/text/language-name'

/** Languages offered for a search: those of the interface first, then those with much indexed research. */
export const searchLanguages = ['en', 'pt', 'es', 'fr', 'de', 'it', 'zh', 'ja', 'ru', 'ar'] as const

/** The name of a language where it stands alone: with a capital. */
export function languageTitle(code: string, locale: string): string {
  const name = languageName(code, locale)
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

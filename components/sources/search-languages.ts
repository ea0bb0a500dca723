/** Languages offered for a search: those of the interface first, then those with much indexed research. */
export const searchLanguages = ['en', 'pt', 'es', 'fr', 'de', 'it', 'zh', 'ja', 'ru', 'ar'] as const

/** The name of a language in the reader's language, e.g. `pt` → "Portuguese"; the code itself when unknown. */
export function languageName(code: string, locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

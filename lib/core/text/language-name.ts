/** What Intl.DisplayNames takes as a language; anything else makes it throw. */
const CODE = /^[a-z]{2,3}$/

const known = new Map<string, Intl.DisplayNames>()

/**
 * The name of a language in the reader's language as it stands inside a sentence: `pt` is "Portuguese", "português",
 * "portugués". What is no ISO 639 code, or has no name, comes back as it is.
 */
export function languageName(code: string, locale: string): string {
  if (!CODE.test(code)) return code
  const names = known.get(locale) ?? new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' })
  known.set(locale, names)
  return names.of(code) ?? code
}

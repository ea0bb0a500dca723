import type { Locale } from '@/lib/contracts/locale'
import { definite } from '@/lib/core/writing/noun-phrases'

/** Articles and contractions that show gender and number; "a" alone may be a preposition and tells nothing but at the beginning. */
const shown = {
  'pt-BR': /(?:(?:^|[\s¿“"(])(?:d|n|pel|a)?(os?)|(?:^|[\s“"(])(?:d|n|pel)(as?)|^(as?)|(?:^|\s)(à)s?)\s$/iu,
  es: /(?:^|[\s¿“"(])(?:d|a)?(el|l|las?|los)\s$/iu,
} as const

/** The phrase with its article; before an acronym the one that the student gave it, so that "O PRONAF aumentou …" is answered by "o PRONAF". */
export function definiteAsAsked(phrase: string, locale: Locale, asked: string): string {
  const told = definite(phrase, locale)
  if (locale === 'en' || told !== phrase || !/^\p{Lu}{2}/u.test(phrase)) return told
  const at = asked.indexOf(phrase)
  const found = at < 0 ? null : shown[locale].exec(asked.slice(0, at))
  const article = found
    ?.slice(1)
    .find((one) => one !== undefined)
    ?.toLowerCase()
  if (article === undefined) return phrase
  return `${article === 'l' ? 'el' : article === 'à' ? 'a' : article} ${phrase}`
}

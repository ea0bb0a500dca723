import { locales } from '@/lib/contracts/locale'
import { type Phrases, PLACEHOLDER } from './phrases'

/**
 * What is wrong with a table of sentences: a key that a language lacks, an empty sentence, or a sentence whose
 * placeholders differ from the English one. An empty list means that the three languages say the same things.
 */
export function phraseFaults<Key extends string>(phrases: Phrases<Key>): readonly string[] {
  const english: Readonly<Record<string, string>> = phrases.en
  return locales.flatMap((locale) => {
    const table: Readonly<Record<string, string>> = phrases[locale]
    const keys = new Set([...Object.keys(english), ...Object.keys(table)])
    return [...keys].flatMap((key) => {
      const said = table[key]
      const original = english[key]
      if (said === undefined || original === undefined) return [`${locale} ${key}: missing`]
      if (said.trim() === '') return [`${locale} ${key}: empty`]
      const same = placeholdersOf(said).join() === placeholdersOf(original).join()
      return same ? [] : [`${locale} ${key}: other placeholders`]
    })
  })
}

/** The placeholder names of a template, sorted, each once. */
function placeholdersOf(template: string): readonly string[] {
  return [...new Set(template.match(PLACEHOLDER))].sort()
}

import type { Locale } from '@/lib/contracts/locale'
import { sayAll, speak, type Words } from '@/lib/core/text/say'

/** A way of looking or of seeking ideas, in the reader's language. */
export interface RegistryEntry<Id extends string, Category extends string> {
  readonly id: Id
  readonly category: Category
  readonly name: string
  /** What it is for. */
  readonly description: string
  /** They serve as its form when no model is there. */
  readonly questions: readonly string[]
}

type EntryKey = 'name' | 'description' | 'questions1'

/** Reads the entries of a table with their words. */
export function registryOf<Id extends string, Category extends string>(
  table: Readonly<Record<Id, Category>>,
  words: (id: Id) => Words<EntryKey | 'questions2' | 'questions3'>,
): (id: Id, locale: Locale) => RegistryEntry<Id, Category> {
  return (id, locale) => {
    const t = speak(words(id), locale)
    return {
      id,
      category: table[id],
      name: t('name'),
      description: t('description'),
      questions: sayAll(words(id), locale, 'questions'),
    }
  }
}

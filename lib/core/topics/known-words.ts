import { conceptsOf } from '@/lib/core/concepts/glossary'
import { vocabularyParts } from '@/lib/core/concepts/vocabulary/parts'
import { cognateStems } from '@/lib/core/text/cognate-stems'

let words: ReadonlySet<string> | null = null

/** Whether a stem stands in any name of the built-in vocabulary, in whichever language. Read at the first question. */
export function isKnownWord(stem: string): boolean {
  words ??= new Set(
    conceptsOf(vocabularyParts).flatMap(({ names }) =>
      Object.values(names).flatMap((ofLanguage) => ofLanguage.flatMap((name) => cognateStems(name))),
    ),
  )
  return words.has(stem)
}

import type { Locale } from '@/lib/contracts/locale'
import { say, type Values, type Words } from '@/lib/core/text/say'
import { smooth } from './noun-phrases'

/** What stays as it is written: a quotation is verbatim, and a question was put in order before. */
const kept = ['quote', 'cite', 'question']
/** One character of the private use area for each of them while the sentence around it is put in order. */
const markOf = (at: number) => String.fromCodePoint(0xe000 + at)

/**
 * A sentence with its values filled in and its prepositions and articles joined. What stands for `{quote}`, `{cite}` and
 * `{question}` is put in last and left as it is.
 */
export function sentence<Key extends string>(
  words: Words<Key>,
  locale: Locale,
  key: Key,
  values: Values = {},
): string {
  const marked = Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const at = kept.indexOf(name)
      return [name, at < 0 ? value : markOf(at)]
    }),
  )
  const joined = smooth(say(words, locale, key, marked), locale)
  return kept.reduce(
    (text, name, at) => text.replaceAll(markOf(at), () => String(values[name] ?? '')),
    joined,
  )
}

import type { Locale } from '@/lib/contracts/locale'
import { say, type Values, type Words } from '@/lib/core/text/say'
import { smooth } from './noun-phrases'
import { countPhrases } from './problem-phrases'

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

/** "none", "one", "three", "12": how many sources. */
export function countOf(count: number, locale: Locale): string {
  return say(countPhrases, locale, 'sources', { count })
}

/** "none of the 12 sources", "one of …", "three of …", "all 12 sources"; `total` is at least 2. */
export function shareOf(count: number, total: number, locale: Locale): string {
  if (count === total) return say(countPhrases, locale, 'shareAll', { total })
  return say(countPhrases, locale, 'share', { counted: countOf(count, locale), total })
}

/** `[@one; @two]`, at most four keys; '' for none. */
export function citation(keys: readonly string[]): string {
  const named = [...new Set(keys)].slice(0, CITED_TOGETHER_MAX)
  return named.length === 0 ? '' : `[${named.map((key) => `@${key}`).join('; ')}]`
}

const CITED_TOGETHER_MAX = 4

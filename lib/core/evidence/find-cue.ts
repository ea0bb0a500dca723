import { foldAccents } from '@/lib/core/text/fold-accents'

/** Languages with cue tables. */
export const evidenceLanguages = ['en', 'pt', 'es'] as const
export type EvidenceLanguage = (typeof evidenceLanguages)[number]

/**
 * Phrases of a meaning in each language, separated by `|`, lower case, without accents. `*` at the end of a word stands for any ending; `_`
 * for up to two words in between ("no _ difference").
 */
export type CuePhrases = Readonly<Record<EvidenceLanguage, string>>

export type CueMatcher = (text: string, language: string | null) => string | null

/** Sentences are matched up to here; longer ones are lists or broken text. */
const SENTENCE_READ_MAX = 2_000

function sourceOf(phrase: string): string {
  return phrase
    .trim()
    .split(' ')
    .map((word) => (word === '_' ? '(?:[a-z0-9-]{1,30} ){0,2}' : `${word.replace('*', '[a-z]{0,20}')} `))
    .join('')
    .trimEnd()
}

/** The last sentence made comparable: the matchers of all meanings are asked about one sentence after the other. */
let last = { text: '', words: '  ' }

function comparable(text: string): string {
  if (text !== last.text) last = { text, words: blankedWords(text) }
  return last.words
}

/** Words with one blank between and around them, so that a phrase matches whole words only, whatever signs stand between. */
function blankedWords(text: string): string {
  const words =
    foldAccents(text.slice(0, SENTENCE_READ_MAX)).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []
  return ` ${words.join(' ')} `
}

/**
 * A function that finds the first phrase of a table in a text and gives it as it stands there (folded, words only), or null. Reads the
 * table of the language; all tables when the language is null or has none.
 */
export function cueMatcher(phrases: CuePhrases): CueMatcher {
  const compile = (list: string) => new RegExp(` (${list.split('|').map(sourceOf).join('|')})(?= )`, 'u')
  const tables = new Map<string, RegExp>(
    evidenceLanguages.map((language) => [language, compile(phrases[language])]),
  )
  const all = compile(evidenceLanguages.map((language) => phrases[language]).join('|'))
  return (text, language) => comparable(text).match(tables.get(language ?? '') ?? all)?.[1] ?? null
}

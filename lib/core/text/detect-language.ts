import { detectAll } from 'tinyld'
import { type LanguageCues, languageCues, scriptLanguages } from './language-cues'

/**
 * Terminology
 *   cue    a function word, word ending or letter group of language-cues.ts
 *   share  what a cue gives to each language that has it: its weight divided by the number of those languages
 */

/** Only the head of a text is read, in UTF-16 units: abstracts often carry a translation below the original. */
const READ_MAX = 1_200
/** Chosen on lang_id (titles and abstracts) and checked on titles of other sets; see the trust bench. */
const WORD_WEIGHT = 2
const ENDING_WEIGHT = 0.7
const LETTER_WEIGHT = 0.25
/** How much the n-gram detector may add for one language: it decides between neighbours and where cues are few. */
const NGRAM_WEIGHT = 1.5
/** Below this total nothing is known: a name, a code, a single word. */
const EVIDENCE_MIN = 0.9
const LETTERS_MIN = 6
/** What the n-gram detector may answer for Latin script: written languages of research, without Klingon or Volapük. */
const latinLanguages = [
  ...Object.keys(languageCues),
  ...[
    'cs',
    'sk',
    'hu',
    'hr',
    'sl',
    'sq',
    'et',
    'lv',
    'lt',
    'is',
    'ga',
    'eu',
    'af',
    'id',
    'ms',
    'vi',
    'tl',
    'sw',
    'az',
    'uz',
  ],
]
const ENDING_STEM_MIN = 3

type CueTable = ReadonlyMap<string, readonly string[]>

function cueTable(pick: (cues: LanguageCues) => string): CueTable {
  const table = new Map<string, string[]>()
  for (const [language, cues] of Object.entries(languageCues)) {
    for (const cue of new Set(pick(cues).split(' ').filter(Boolean))) {
      table.set(cue, [...(table.get(cue) ?? []), language])
    }
  }
  return table
}

const wordCues = cueTable((cues) => `${cues.words} ${cues.nouns}`)
const endingCues = cueTable((cues) => cues.endings)
const letterCues = cueTable((cues) => cues.letters)
const ENDING_MAX = Math.max(...[...endingCues.keys()].map((ending) => ending.length))
const LETTERS_IN_CUE_MAX = Math.max(...[...letterCues.keys()].map((cue) => cue.length))
const cueInitials = new Set([...letterCues.keys()].map((cue) => cue.charAt(0)))

type Totals = Map<string, number>

function give(totals: Totals, languages: readonly string[], weight: number): void {
  for (const language of languages) {
    totals.set(language, (totals.get(language) ?? 0) + weight / languages.length)
  }
}

/** The longest ending wins, so that "ções" is not also counted as a plural in "es". */
function giveEnding(totals: Totals, word: string): void {
  for (let size = Math.min(ENDING_MAX, word.length - ENDING_STEM_MIN); size >= 2; size--) {
    const languages = endingCues.get(word.slice(-size))
    if (languages === undefined) continue
    give(totals, languages, ENDING_WEIGHT)
    return
  }
}

function giveLetters(totals: Totals, word: string): void {
  for (let start = 0; start < word.length; start++) {
    if (!cueInitials.has(word.charAt(start))) continue
    for (let size = 1; size <= LETTERS_IN_CUE_MAX && start + size <= word.length; size++) {
      const languages = letterCues.get(word.slice(start, start + size))
      if (languages) give(totals, languages, LETTER_WEIGHT)
    }
  }
}

function latinTotals(text: string): Totals {
  const totals: Totals = new Map()
  for (const match of text.matchAll(/[\p{L}·]+/gu)) {
    const word = match[0].toLowerCase()
    const languages = wordCues.get(word)
    if (languages) give(totals, languages, WORD_WEIGHT)
    else giveEnding(totals, word)
    giveLetters(totals, word)
  }
  return totals
}

function detectLatin(text: string): string | null {
  const totals = latinTotals(text)
  for (const [language, cues] of Object.entries(languageCues)) {
    const seen = totals.get(language)
    if (seen !== undefined) totals.set(language, seen + cues.prior)
  }
  if (leadOf(totals) <= NGRAM_WEIGHT) {
    for (const { lang, accuracy } of detectAll(text, { only: latinLanguages })) {
      totals.set(lang, (totals.get(lang) ?? 0) + NGRAM_WEIGHT * Math.min(1, accuracy))
    }
  }
  return best(totals)
}

/** By how much the first language leads. More than the n-grams may add to another, and they need not be asked: they are slow. */
function leadOf(totals: Totals): number {
  let [first, second] = [0, 0]
  for (const total of totals.values()) {
    if (total > first) [first, second] = [total, first]
    else if (total > second) second = total
  }
  return first - second
}

function best(totals: Totals): string | null {
  let found: string | null = null
  let most = EVIDENCE_MIN
  for (const [language, total] of totals) {
    if (total <= most) continue
    found = language
    most = total
  }
  return found
}

/** How many characters of a text stand in such runs. */
function countIn(text: string, runs: RegExp): number {
  const found = text.match(runs) ?? []
  return found.reduce((sum, run) => sum + (hasSurrogate.test(run) ? [...run].length : run.length), 0)
}

const hasSurrogate = /[\ud800-\udfff]/
const letterRuns = /\p{L}+/gu
const latinRuns = /\p{Script=Latin}+/gu

const countScript = (text: string, script: string): number =>
  countIn(text, new RegExp(`\\p{Script=${script}}+`, 'gu'))

/** Among the languages of a shared script, by n-grams. */
function detectAmong(text: string, languages: string[]): string | null {
  return detectAll(text, { only: languages })[0]?.lang ?? null
}

function detectOtherScript(text: string): string | null {
  const kana = countScript(text, 'Hiragana') + countScript(text, 'Katakana')
  const sizes: Array<readonly [number, () => string | null]> = [
    [
      countScript(text, 'Cyrillic'),
      () => detectAmong(text, ['ru', 'uk', 'bg', 'sr', 'mk', 'be', 'kk', 'mn']),
    ],
    [countScript(text, 'Arabic'), () => detectAmong(text, ['ar', 'fa', 'ur'])],
    [countScript(text, 'Han') + kana, () => (kana > 0 ? 'ja' : 'zh')],
    ...scriptLanguages.map(([script, language]) => [countScript(text, script), () => language] as const),
  ]
  const largest = sizes.reduce((a, b) => (b[0] > a[0] ? b : a))
  return largest[0] > 0 ? largest[1]() : null
}

/**
 * The language of a text as ISO 639-1, or null when there is too little to go by (a name, a formula, fewer than six
 * letters). Only the first 1,200 units are read. Texts in Latin script are decided by function words, word endings and letters
 * (language-cues.ts) together with the n-gram detector tinyld; other scripts by the script itself. Never throws.
 */
export function detectLanguage(text: string): string | null {
  const head = text.slice(0, READ_MAX).normalize('NFC')
  const letters = countIn(head, letterRuns)
  const latin = countIn(head, latinRuns)
  if (latin * 2 < letters) return detectOtherScript(head)
  return latin < LETTERS_MIN ? null : detectLatin(head)
}

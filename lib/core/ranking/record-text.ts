import type { Work } from '@/lib/contracts/work'
import { createLexicon, functionBitOf, LETTER_BIT, type Lexicon } from './lexicon'
import { readWordsInto } from './read-words'
import { type RankingLanguage, rankingLanguages } from './stem-word'

/** The words of one record. `titleLength` and `textLength` count words that are not function words. */
export interface RecordText {
  title: Int32Array
  /** Abstract, or the snippet of a search page where there is none. */
  abstract: Int32Array
  keywords: Int32Array
  /** Each word of title, abstract and keywords once, in that order, without function words and single letters. */
  distinct: Int32Array
  /** The first so many of `distinct` are those of the title. */
  distinctInTitle: number
  titleLength: number
  textLength: number
  language: RankingLanguage
}

/**
 * What ranking remembers between calls: pass the same value again while records arrive and each record is read once.
 * Records are known by identity; a changed record must be a new object.
 */
export interface RankingCache {
  lexicon: Lexicon
  texts: WeakMap<object, RecordText>
}

const TITLE_WORDS_MAX = 400
const ABSTRACT_WORDS_MAX = 3_000
const KEYWORD_WORDS_MAX = 400

export function createRankingCache(): RankingCache {
  return { lexicon: createLexicon(), texts: new WeakMap() }
}

export function recordTextOf(cache: RankingCache, work: Work): RecordText {
  const known = cache.texts.get(work)
  if (known) return known
  const text = readRecord(cache.lexicon, work)
  cache.texts.set(work, text)
  return text
}

function readRecord(lexicon: Lexicon, work: Work): RecordText {
  const { title, abstract, keywords } = readFields(lexicon, work)
  const inTitle = countFunctionWords(lexicon, title)
  const inAbstract = countFunctionWords(lexicon, abstract)
  const language = languageOf(
    work.language,
    rankingLanguages.map((_, n) => (inTitle[n] ?? 0) + (inAbstract[n] ?? 0)),
  )
  const column = rankingLanguages.indexOf(language)
  const titleLength = title.length - (inTitle[column] ?? 0)
  return {
    title,
    abstract,
    keywords,
    ...gatherDistinct(lexicon, language, [title, abstract, keywords]),
    titleLength,
    textLength: titleLength + abstract.length - (inAbstract[column] ?? 0),
    language,
  }
}

/** Where the words of one record are gathered before they are copied to their size. */
const fieldWords = new Int32Array(TITLE_WORDS_MAX + ABSTRACT_WORDS_MAX + KEYWORD_WORDS_MAX)

/** Three views of one buffer: a buffer costs more to make, and to sweep away, than the words of a title to read. */
function readFields(lexicon: Lexicon, work: Work): Pick<RecordText, 'title' | 'abstract' | 'keywords'> {
  const into = fieldWords
  const abstract = work.abstract ?? work.snippet ?? ''
  const keywords = work.keywords?.join(' · ') ?? ''
  const titleEnd = readWordsInto(lexicon, titlesOf(work), { into, from: 0, max: TITLE_WORDS_MAX })
  const abstractEnd = readWordsInto(lexicon, abstract, { into, from: titleEnd, max: ABSTRACT_WORDS_MAX })
  const end = readWordsInto(lexicon, keywords, { into, from: abstractEnd, max: KEYWORD_WORDS_MAX })
  const words = fieldWords.slice(0, end)
  return {
    title: words.subarray(0, titleEnd),
    abstract: words.subarray(titleEnd, abstractEnd),
    keywords: words.subarray(abstractEnd),
  }
}

/** For each word id the number of the last text it was met in: a new number needs no clearing. */
let metIn = new Int32Array(1 << 15)
let gathering = 0
const gathered = new Int32Array(TITLE_WORDS_MAX + ABSTRACT_WORDS_MAX + KEYWORD_WORDS_MAX)

function gatherDistinct(
  { functionBits, words }: Lexicon,
  language: RankingLanguage,
  [title, abstract, keywords]: readonly [Int32Array, Int32Array, Int32Array],
): Pick<RecordText, 'distinct' | 'distinctInTitle'> {
  if (metIn.length < words.length) metIn = new Int32Array(words.length * 2)
  gathering += 1
  const left = functionBitOf(language) | LETTER_BIT
  const distinctInTitle = gatherField(functionBits, left, title, 0)
  const inText = gatherField(functionBits, left, abstract, distinctInTitle)
  return { distinct: gathered.slice(0, gatherField(functionBits, left, keywords, inText)), distinctInTitle }
}

/** Adds the words not met in this text and without any of the bits `left` out; gives the new number of words. */
function gatherField(functionBits: Uint8Array, left: number, words: Int32Array, from: number): number {
  let count = from
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? 0
    if (metIn[word] === gathering) continue
    metIn[word] = gathering
    if (((functionBits[word] ?? 0) & left) === 0) gathered[count++] = word
  }
  return count
}

function titlesOf(work: Work): string {
  const others = work.titles?.filter(({ text }) => text !== work.title) ?? []
  return others.length === 0 ? work.title : [work.title, ...others.map(({ text }) => text)].join(' · ')
}

/** How many words there are of each value of their function bits, kept between texts. */
const withBits = new Int32Array(LETTER_BIT)

/** How many of the words are function words, for each of rankingLanguages. */
export function countFunctionWords({ functionBits }: Lexicon, words: Int32Array): number[] {
  withBits.fill(0)
  for (let at = 0; at < words.length; at++) {
    const bits = (functionBits[words[at] ?? 0] ?? 0) & (LETTER_BIT - 1)
    withBits[bits] = (withBits[bits] ?? 0) + 1
  }
  const counts: number[] = []
  for (let n = 0; n < rankingLanguages.length; n++) {
    let count = 0
    for (let bits = 0; bits < LETTER_BIT; bits++) if ((bits >> n) & 1) count += withBits[bits] ?? 0
    counts.push(count)
  }
  return counts
}

/** The stated language, else the one with most function words; English when nothing decides. */
export function languageOf(stated: string | null, functionWordCounts: readonly number[]): RankingLanguage {
  const known = rankingLanguages.find((language) => language === stated?.slice(0, 2).toLowerCase())
  if (known) return known
  return rankingLanguages[functionWordCounts.indexOf(Math.max(...functionWordCounts))] ?? 'en'
}

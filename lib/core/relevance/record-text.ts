import type { Work } from '@/lib/contracts/work'
import { createLexicon, functionBitOf, LETTER_BIT, type Lexicon } from '@/lib/core/text/lexicon'
import { type RankingLanguage, rankingLanguages } from '@/lib/core/text/stem-word'
import { readWordsInto } from './read-words'

/** Places in the words of a record: from the first to before the last. */
export interface Span {
  from: number
  to: number
}

/** The words of one record. `titleLength` and `textLength` count words that are not function words. */
export interface RecordText {
  /** Holds the words of this record at the places below; those of others may stand beside them. */
  words: Int32Array
  title: Span
  /** Abstract, or the snippet of a search page where there is none. */
  abstract: Span
  keywords: Span
  /** Each word of title, abstract and keywords once, in that order, without function words and single letters. */
  distinct: Span
  /** The words of `distinct` before this place are those of the title. */
  distinctTitleEnd: number
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
  page: Page
}

/**
 * Words of several dozen records one after another. An array for each record would cost more to make, and to sweep away, than the words
 * of a title to read. A page lives as long as one of its records; records that arrive together are forgotten together.
 */
interface Page {
  words: Int32Array
  end: number
}

const wordsMax = { title: 400, abstract: 3_000, keywords: 400 } as const
const fieldNames = ['title', 'abstract', 'keywords'] as const
/** Two of the longest records fit. */
const PAGE_WORDS = 1 << 14

export function createRankingCache(): RankingCache {
  return { lexicon: createLexicon(), texts: new WeakMap(), page: { words: new Int32Array(0), end: 0 } }
}

export function recordTextOf(cache: RankingCache, work: Work): RecordText {
  const known = cache.texts.get(work)
  if (known) return known
  const text = readRecord(cache, work)
  cache.texts.set(work, text)
  return text
}

function readRecord(cache: RankingCache, work: Work): RecordText {
  const { lexicon } = cache
  const fields = {
    title: titlesOf(work),
    abstract: work.abstract ?? work.snippet ?? '',
    keywords: work.keywords?.join(' · ') ?? '',
  }
  const page = pageFor(cache, fields)
  const title = readField(page, lexicon, fields.title, wordsMax.title)
  const abstract = readField(page, lexicon, fields.abstract, wordsMax.abstract)
  const keywords = readField(page, lexicon, fields.keywords, wordsMax.keywords)
  const language =
    statedLanguage(work.language) ??
    likelyLanguage(lexicon, page.words, { from: title.from, to: abstract.to })
  startGathering(lexicon)
  const dropped = { functionBits: lexicon.functionBits, functionBit: functionBitOf(language) }
  const functionWordsInTitle = gather(page, title, dropped)
  const distinctTitleEnd = page.end
  const functionWordsInAbstract = gather(page, abstract, dropped)
  gather(page, keywords, dropped)
  return {
    words: page.words,
    title,
    abstract,
    keywords,
    distinct: { from: keywords.to, to: page.end },
    distinctTitleEnd,
    titleLength: title.to - title.from - functionWordsInTitle,
    textLength: abstract.to - title.from - functionWordsInTitle - functionWordsInAbstract,
    language,
  }
}

function readField(page: Page, lexicon: Lexicon, text: string, max: number): Span {
  const from = page.end
  page.end = readWordsInto(lexicon, text, { into: page.words, from, max })
  return { from, to: page.end }
}

/** A page with room for the words of these fields, and for each of them once more. */
function pageFor(cache: RankingCache, fields: Readonly<Record<keyof typeof wordsMax, string>>): Page {
  const room = fieldNames.reduce((sum, field) => sum + Math.min(wordsMax[field], fields[field].length), 0)
  if (cache.page.end + 2 * room > cache.page.words.length)
    cache.page = { words: new Int32Array(PAGE_WORDS), end: 0 }
  return cache.page
}

/** For each word id the number of the last text it was met in: a new number needs no clearing. */
let metIn = new Int32Array(1 << 15)
let gathering = 0

function startGathering({ words }: Lexicon): void {
  if (metIn.length < words.length) metIn = new Int32Array(words.length * 2)
  gathering += 1
}

/**
 * Adds the words of a span to the page, those not met since the start and neither function words of the language nor single letters, and
 * gives how many function words it has. Without a branch, since no processor guesses which word comes next: each word is written behind the
 * last, and the next one over it unless it is kept.
 */
function gather(
  page: Page,
  { from, to }: Span,
  { functionBits, functionBit }: { functionBits: Uint8Array; functionBit: number },
): number {
  const { words } = page
  let { end } = page
  let functionWords = 0
  for (let at = from; at < to; at++) {
    const word = words[at] ?? 0
    const bits = functionBits[word] ?? 0
    const unmet = oneUnlessZero((metIn[word] ?? 0) ^ gathering)
    metIn[word] = gathering
    words[end] = word
    end += unmet & ~oneUnlessZero(bits & (functionBit | LETTER_BIT))
    functionWords += oneUnlessZero(bits & functionBit)
  }
  page.end = end
  return functionWords
}

const oneUnlessZero = (number: number): number => (number | -number) >>> 31

function titlesOf(work: Work): string {
  const others = work.titles?.filter(({ text }) => text !== work.title) ?? []
  return others.length === 0 ? work.title : [work.title, ...others.map(({ text }) => text)].join(' · ')
}

/** The language that a record is said to be in, or null when it is none that ranking knows. */
function statedLanguage(stated: string | null): RankingLanguage | null {
  return rankingLanguages.find((language) => language === stated?.slice(0, 2).toLowerCase()) ?? null
}

/** The language with most function words among these; English when nothing decides. */
export function likelyLanguage(
  { functionBits }: Lexicon,
  words: Int32Array,
  { from, to }: Span = { from: 0, to: words.length },
): RankingLanguage {
  const counts = rankingLanguages.map((_, bit) => {
    let count = 0
    for (let at = from; at < to; at++) count += ((functionBits[words[at] ?? 0] ?? 0) >> bit) & 1
    return count
  })
  return rankingLanguages[counts.indexOf(Math.max(...counts))] ?? 'en'
}

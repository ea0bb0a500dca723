import type { Work } from '@/lib/contracts/work'
import { createLexicon, isFunctionWord, type Lexicon, wordsOnce } from '@/lib/core/text/lexicon'
import { type RankingLanguage, rankingLanguages } from '@/lib/core/text/stem-word'
import { readWordIds } from './read-words'
import { readReviewWords } from './review-words'

/** The words of one record, as ids of a lexicon. `titleLength` and `textLength` count words that are not function words. */
export interface RecordText {
  readonly title: readonly number[]
  /** Abstract, or the snippet of a search page where there is none. */
  readonly abstract: readonly number[]
  readonly keywords: readonly number[]
  /** Each word of title, abstract and keywords once, in that order, without function words and single letters. */
  readonly distinct: readonly number[]
  /** So many of the first words of `distinct` are those of the title. */
  readonly distinctInTitle: number
  readonly titleLength: number
  /** The same without the words that only name a review: "X and Y: a systematic review" is as much about X and Y as "X and Y". */
  readonly subjectLength: number
  readonly textLength: number
  readonly language: RankingLanguage
}

/**
 * What ranking remembers between calls: pass the same value again while records arrive and each record is read once.
 * Records are known by identity; a changed record must be a new object.
 */
export interface RankingCache {
  readonly lexicon: Lexicon
  readonly texts: WeakMap<object, RecordText>
}

const wordsMax = { title: 400, abstract: 3_000, keywords: 400 } as const

export const createRankingCache = (): RankingCache => ({ lexicon: createLexicon(), texts: new WeakMap() })

export function recordTextOf(cache: RankingCache, work: Work): RecordText {
  const known = cache.texts.get(work)
  if (known) return known
  const text = readRecord(cache.lexicon, work)
  cache.texts.set(work, text)
  return text
}

function readRecord(lexicon: Lexicon, work: Work): RecordText {
  const titles = titlesOf(work)
  const title = readWordIds(lexicon, titles, wordsMax.title)
  const abstract = readWordIds(lexicon, work.abstract ?? work.snippet ?? '', wordsMax.abstract)
  const keywords = readWordIds(lexicon, work.keywords?.join(' · ') ?? '', wordsMax.keywords)
  const language = statedLanguage(work.language) ?? likelyLanguage(lexicon, [...title, ...abstract])
  const lengthOf = (words: readonly number[]) =>
    words.reduce((length, word) => (isFunctionWord(lexicon, word, language) ? length : length + 1), 0)
  const subject = readReviewWords(titles).text
  const titleLength = lengthOf(title)
  return {
    title,
    abstract,
    keywords,
    ...distinctOf(lexicon, { title, abstract, keywords, language }),
    titleLength,
    subjectLength: subject === titles ? titleLength : lengthOf(readWordIds(lexicon, subject, wordsMax.title)),
    textLength: titleLength + lengthOf(abstract),
    language,
  }
}

/** The telling words of a record's fields, each once. */
export function distinctOf(
  lexicon: Lexicon,
  { title, abstract, keywords, language }: Pick<RecordText, 'title' | 'abstract' | 'keywords' | 'language'>,
): Pick<RecordText, 'distinct' | 'distinctInTitle'> {
  const { words, ends } = wordsOnce(lexicon, [title, abstract, keywords], language)
  return { distinct: words, distinctInTitle: ends[0] ?? 0 }
}

function titlesOf(work: Work): string {
  const others = work.titles?.filter(({ text }) => text !== work.title) ?? []
  return others.length === 0 ? work.title : [work.title, ...others.map(({ text }) => text)].join(' · ')
}

/** The language that a record is said to be in, or null when it is none that ranking knows. */
function statedLanguage(stated: string | null): RankingLanguage | null {
  return rankingLanguages.find((language) => language === stated?.slice(0, 2).toLowerCase()) ?? null
}

/** The language with most function words among these; English when nothing decides. */
export function likelyLanguage({ functionIn }: Lexicon, words: readonly number[]): RankingLanguage {
  const counts = { en: 0, pt: 0, es: 0 }
  for (const word of words) for (const language of functionIn[word] ?? []) counts[language] += 1
  const most = Math.max(...Object.values(counts))
  return rankingLanguages.find((language) => counts[language] === most) ?? 'en'
}

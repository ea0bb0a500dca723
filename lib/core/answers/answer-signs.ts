import type { LibraryHit } from '@/lib/contracts/library'
import {
  type ContentWord,
  contentWords,
  holdsWord,
  indexWords,
  ownLanguage,
  type WordIndex,
} from '@/lib/core/ledger/content-words'
import { sidedWords } from '@/lib/core/ledger/polarity'
import { readPassageQuery } from '@/lib/core/library/library-query'
import { termsOf } from '@/lib/core/library/passage-terms'
import { splitSentences } from '@/lib/core/text/split-sentences'
import { type RankingLanguage, rankingLanguages } from '@/lib/core/text/stem-word'
import { genericWords } from '@/lib/core/text/stop-words'

/** A question taken apart. */
export interface AskedQuestion {
  readonly text: string
  readonly language: RankingLanguage
  readonly words: readonly ContentWord[]
  /** For the stem of a word, those of its names in the other languages. */
  readonly names: ReadonlyMap<string, readonly string[]>
  /** For the stem of a word of change, the side that it takes: "rise" asks after whatever went up. */
  readonly sides: ReadonlyMap<string, string>
}

/** The words of a text, and the sides that its words of change take. */
export interface HeldWords extends WordIndex {
  readonly sides: ReadonlySet<string>
}

/** A sentence of a hit with the words it holds. */
export interface HitSentence {
  readonly hit: LibraryHit
  /** Place of its hit, best first. */
  readonly at: number
  readonly text: string
  /** Where it begins in the passage. */
  readonly start: number
  readonly words: readonly ContentWord[]
  readonly index: HeldWords
}

/** How well what was found covers a question, each 0–1 unless said. */
export const signNames = [
  'bestPassage',
  'bestSentence',
  'rarePassage',
  'rareSentence',
  'firstThree',
  'missingEverywhere',
  'concentration',
  'gap',
  'order',
  'names',
  'questionLength',
  'topScore',
  'otherScore',
  'otherShare',
] as const
export type SignName = (typeof signNames)[number]

export function readQuestion(text: string, language: string | null): AskedQuestion {
  const own = ownLanguage(language)
  const seen = new Set<string>()
  const words = contentWords(text, own).filter(({ stem, folded }) => {
    if (seen.has(stem) || ASKING.has(folded)) return false
    seen.add(stem)
    return true
  })
  const sides = new Map(
    words.flatMap(({ stem, text: word }) => [...sidesOf(word)].map((side) => [stem, side])),
  )
  return { text, language: own, words, names: namesOf(text), sides }
}

/** Axes on which things change; the others tell groups and places apart. */
const CHANGE = new Set(['amount', 'worth'])

function sidesOf(text: string): ReadonlySet<string> {
  return new Set(sidedWords(text).flatMap(({ axis, side }) => (CHANGE.has(axis) ? [`${axis} ${side}`] : [])))
}

/** "Study" and "method" are words of many names, and of every text. */
const genericStems = new Set(
  rankingLanguages.flatMap((language) => termsOf(genericWords, language).map(({ stem }) => stem)),
)

function namesOf(text: string): ReadonlyMap<string, readonly string[]> {
  const { groups } = readPassageQuery(text, { languages: new Set(rankingLanguages) })
  return new Map(
    groups.map(({ forms }) => {
      const own = [...forms].find(([, worth]) => worth === 1)?.[0] ?? ''
      return [own, [...forms.keys()].filter((stem) => stem !== own && !genericStems.has(stem))]
    }),
  )
}

/** Whether a text holds a word of the question, in another language also under the names of its concept. */
function holdsAsked({ language, names, sides }: AskedQuestion, index: HeldWords, word: ContentWord): boolean {
  if (holdsWord(index, word, language)) return true
  const side = sides.get(word.stem)
  if (side !== undefined && index.sides.has(side)) return true
  return index.language !== language && (names.get(word.stem) ?? []).some((stem) => index.stems.has(stem))
}

/** What a question asks with, and is no subject of it. */
const ASKING = new Set(
  'what which who whom whose when where why how many much does did do is are was were can could compared comparison effect effects qual quais quem quando onde como quanto quantos quanta quantas porque por cual cuales quien quienes cuando donde cuanto cuantos cuanta cuantas que efeito efeitos efecto efectos'.split(
    ' ',
  ),
)

type ReadSentence = Omit<HitSentence, 'hit' | 'at'>

/** An answer reads its passages several times; what was read is kept as long as the passage. */
const known = new WeakMap<LibraryHit['passage'], readonly ReadSentence[]>()

function sentencesOfPassage(passage: LibraryHit['passage']): readonly ReadSentence[] {
  const kept = known.get(passage)
  if (kept) return kept
  const language = ownLanguage(passage.language)
  const read = splitSentences(passage.text, passage.language).map(({ text, start }) => {
    const words = contentWords(text, language)
    return { text, start, words, index: { ...indexWords(words, language), sides: sidesOf(text) } }
  })
  known.set(passage, read)
  return read
}

export function sentencesOfHits(hits: readonly LibraryHit[]): readonly HitSentence[] {
  return hits.flatMap((hit, at) => sentencesOfPassage(hit.passage).map((one) => ({ ...one, hit, at })))
}

/** The words of a passage and of its title. */
function wordsOfHit({ passage, title }: LibraryHit): HeldWords {
  const language = ownLanguage(passage.language)
  const sentences = sentencesOfPassage(passage)
  const words = sentences.flatMap((one) => one.words)
  const sides = new Set(sentences.flatMap(({ index }) => [...index.sides]))
  return { ...indexWords([...contentWords(title, language), ...words], language), sides }
}

/** For each word of the question (by stem) how telling it is: words that every hit holds tell little, those that none holds much. */
export function wordRarity(
  asked: AskedQuestion,
  passages: readonly HeldWords[],
): ReadonlyMap<string, number> {
  const count = passages.length
  return new Map(
    asked.words.map((word) => {
      const holding = passages.filter((index) => holdsAsked(asked, index, word)).length
      return [word.stem, word.weight * (0.3 + Math.log((count + 1) / (holding + 0.5)))]
    }),
  )
}

/** The weighted share of the question's words that a text holds. */
export function heldShare(
  asked: AskedQuestion,
  index: HeldWords,
  weightOf: (word: ContentWord) => number,
): number {
  let [all, held] = [0, 0]
  for (const word of asked.words) {
    all += weightOf(word)
    if (holdsAsked(asked, index, word)) held += weightOf(word)
  }
  return all === 0 ? 0 : held / all
}

/** The signs that what was found answers a question; all 0 without hits. */
export function answerSigns(
  asked: AskedQuestion,
  hits: readonly LibraryHit[],
): Readonly<Record<SignName, number>> {
  const read = hits.slice(0, HITS_READ)
  const passages = read.map(wordsOfHit)
  const sentences = sentencesOfHits(read.slice(0, SENTENCE_HITS))
  const rarity = wordRarity(asked, passages)
  const plain = (word: ContentWord) => word.weight
  const rare = (word: ContentWord) => rarity.get(word.stem) ?? 0
  const best = (indexes: readonly HeldWords[], weightOf: (word: ContentWord) => number) =>
    Math.max(0, ...indexes.map((index) => heldShare(asked, index, weightOf)))
  const indexes = sentences.map(({ index }) => index)
  const names = asked.words.filter(({ text }) => /\p{Lu}|\d/u.test(text) || text.length >= 9)
  const everywhere = asked.words.filter((word) => !passages.some((index) => holdsAsked(asked, index, word)))
  const firstItems = read.slice(0, 5).map(({ passage }) => passage.itemId)
  const [top] = read
  const other = read.find(({ passage }) => passage.itemId !== top?.passage.itemId)
  return {
    bestPassage: best(passages, plain),
    bestSentence: best(indexes, plain),
    rarePassage: best(passages.slice(0, 5), rare),
    rareSentence: best(indexes, rare),
    firstThree: share(
      asked.words.filter((word) => passages.slice(0, 3).some((index) => holdsAsked(asked, index, word)))
        .length,
      asked.words.length,
    ),
    missingEverywhere: share(everywhere.length, asked.words.length),
    concentration: share(firstItems.filter((id) => id === firstItems[0]).length, firstItems.length),
    gap: top ? top.score - (read[5]?.score ?? 0) : 0,
    order: Math.max(0, ...sentences.map((sentence) => neighbourShare(asked, sentence))),
    names: Math.max(
      0,
      ...passages.map((index) =>
        share(names.filter((word) => holdsAsked(asked, index, word)).length, names.length),
      ),
    ),
    questionLength: Math.log(1 + asked.words.length),
    topScore: top?.score ?? 0,
    otherScore: other?.score ?? 0,
    otherShare: share(other?.score ?? 0, top?.score ?? 0),
  }
}

/** Hits that are read for signs. */
const HITS_READ = 20
const SENTENCE_HITS = 10

const share = (part: number, of: number) => (of === 0 ? 0 : part / of)

/** Neighbours of the question that are neighbours in the sentence. */
function neighbourShare(asked: AskedQuestion, { words }: HitSentence): number {
  const pairs = asked.words.slice(1).map((word, at) => [asked.words[at]?.stem, word.stem] as const)
  const next = new Set(words.slice(1).map((word, at) => `${words[at]?.stem} ${word.stem}`))
  return share(pairs.filter(([first, second]) => next.has(`${first} ${second}`)).length, pairs.length)
}

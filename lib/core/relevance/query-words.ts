import { createLexicon, isFunctionWord } from '@/lib/core/text/lexicon'
import { genericWords } from '@/lib/core/text/stop-words'
import { rankingParameters } from './ranking-parameters'
import { readWordIds } from './read-words'
import { likelyLanguage } from './record-text'
import { readReviewWords } from './review-words'
import { designsAsked } from './study-designs'

/** One word of the topic or question as written, with its other spellings and its worth before its IDF is known. */
interface QueryWord {
  surface: string
  spellings: string[]
  weight: number
  generic: boolean
}

export interface QueryWords {
  words: QueryWord[]
  /** So many of the first words are those of the topic, or of the question where there is no topic. */
  topicWords: number
  /** Neighbours in the topic or question, as indexes of `words`. */
  pairs: Array<{ first: number; second: number; weight: number }>
  /** The student is writing a review: other reviews are not what is looked for. */
  isOwnReview: boolean
}

/** Longer topics are read up to here; the first words say most. */
const QUERY_WORDS_READ_MAX = 600
const QUERY_WORDS_MAX = 80
const PAIRS_MAX = 80
const PAIR_GAP_MAX = 2
const DESIGN_TEXT_MAX = 5_000
const generic = new Set(genericWords.split(' '))

/** The words and neighbours of topic and question; function words are left out unless nothing else is there. */
export function readQueryWords(topic: string, question: string): QueryWords {
  const found: QueryWords = { words: [], topicWords: 0, pairs: [], isOwnReview: false }
  const indexOf = new Map<string, number>()
  const questionWeight = topic.trim() === '' ? 1 : rankingParameters.questionWeight
  const readings = [readReviewWords(topic), readReviewWords(question)] as const
  addText(found, indexOf, readings[0].text, 1)
  found.topicWords = found.words.length
  if (question.trim() !== topic.trim()) addText(found, indexOf, readings[1].text, questionWeight)
  // A text of review words alone is taken at its word.
  if (found.words.length === 0) addText(found, indexOf, `${topic} ${question}`, 1)
  if (found.topicWords === 0) found.topicWords = found.words.length
  addDesigns(found, indexOf, `${topic} ${question}`)
  const isAskingForReviews = readings.some((reading) => reading.isAskingForReviews)
  return {
    ...found,
    isOwnReview: !isAskingForReviews && readings.some((reading) => reading.isOwnReview),
  }
}

function addDesigns(found: QueryWords, indexOf: ReadonlyMap<string, number>, text: string): void {
  for (const spellings of designsAsked(text.slice(0, DESIGN_TEXT_MAX))) {
    const [surface] = spellings
    if (surface === undefined || spellings.some((spelling) => indexOf.has(spelling))) continue
    found.words.push({
      surface,
      spellings: [...spellings],
      weight: rankingParameters.designWeight,
      generic: false,
    })
  }
}

function addText(found: QueryWords, indexOf: Map<string, number>, text: string, weight: number): void {
  const lexicon = createLexicon()
  const ids = readWordIds(lexicon, stripTags(text), QUERY_WORDS_READ_MAX)
  const language = likelyLanguage(lexicon, ids)
  let last = { index: -1, at: -PAIR_GAP_MAX - 1 }
  ids.forEach((id, at) => {
    const surface = lexicon.words[id] ?? ''
    if (isFunctionWord(lexicon, id, language)) return
    const index = addWord(found, indexOf, surface, weight)
    if (index === -1) return
    if (last.index !== -1 && last.index !== index && at - last.at <= PAIR_GAP_MAX) {
      addPair(found, last.index, index, weight)
    }
    last = { index, at }
  })
}

function addWord(found: QueryWords, indexOf: Map<string, number>, surface: string, weight: number): number {
  const known = indexOf.get(surface)
  const word = known === undefined ? undefined : found.words[known]
  if (known !== undefined && word) {
    word.weight += weight
    return known
  }
  if (found.words.length === QUERY_WORDS_MAX) return -1
  indexOf.set(surface, found.words.length)
  found.words.push({ surface, spellings: spellingsOf(surface), weight, generic: generic.has(surface) })
  return found.words.length - 1
}

function addPair(found: QueryWords, first: number, second: number, weight: number): void {
  const known = found.pairs.find((pair) => pair.first === first && pair.second === second)
  if (known) known.weight += weight
  else if (found.pairs.length < PAIRS_MAX) found.pairs.push({ first, second, weight })
}

/** Portuguese and Spanish are often typed without accents; the endings that decide the stem are restored. */
const accentEndings = [
  ['cao', 'ção'],
  ['coes', 'ções'],
  ['sao', 'são'],
  ['cion', 'ción'],
  ['sion', 'sión'],
] as const

function spellingsOf(surface: string): string[] {
  const restored = accentEndings.flatMap(([plain, accented]) =>
    surface.length > plain.length + 2 && surface.endsWith(plain)
      ? [surface.slice(0, -plain.length) + accented]
      : [],
  )
  return [surface, ...restored]
}

/** Marks and their attributes are not words of the topic. */
const TAG_MAX = 300
function stripTags(text: string): string {
  let out = ''
  let from = 0
  for (let open = text.indexOf('<'); open !== -1; open = text.indexOf('<', from)) {
    const close = text.indexOf('>', open)
    if (close === -1 || close - open > TAG_MAX) break
    out += `${text.slice(from, open)} `
    from = close + 1
  }
  return out + text.slice(from)
}

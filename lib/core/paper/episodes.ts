import { paperPhases } from '@/lib/contracts/paper-agents'
import type { Episode } from '@/lib/contracts/paper-store'
import { BUILT_IN_DIMENSIONS, embedText } from '@/lib/core/library/embed-text'

/*
 * Episodes: what was asked of an agent and what it answered. Question and answer are cut and embedded by the same functions (dual embedding,
 * symmetric chunking).
 */

export interface RecalledEpisode {
  readonly id: string
  /** Of the best pair of chunks, 0…1. */
  readonly similarity01: number
}

/** Chunks at least this alike are about the same; for research, from the requirements. */
export const SAME_EPISODE_SIMILARITY01 = 0.8
const HALF_LIFE_DAYS = 90
const DAY_MS = 86_400_000
const CHUNK_LETTERS_MIN = 80
const CHUNK_LETTERS_MAX = 900
/** Chunks of one text that are embedded. */
const CHUNKS_MAX = 24
const EPISODES_DEFAULT = 3

/** How many episodes a prompt takes, by the work of its phase. */
const limits: Readonly<Partial<Record<(typeof paperPhases)[number]['key'], number>>> = {
  foundation: 2,
  design: 2,
  discovery: 3,
  analysis: 3,
  synthesis: 3,
  writing: 5,
  quality: 10,
}

/** Episodes that a prompt of that phase (from 1) takes at most. */
export function episodesMax(phase: number): number {
  const key = paperPhases[phase - 1]?.key
  return (key && limits[key]) ?? EPISODES_DEFAULT
}

/** What was asked in one sentence, and what was given with it or answered to it. */
export interface EpisodeSides {
  readonly question: string
  readonly text: string
}

/** A text in chunks: fenced blocks whole, paragraphs else, small ones joined to their neighbour and long ones cut between lines or words. */
export function chunksOf(text: string): readonly string[] {
  const pieces = text
    .split(/(```[\s\S]*?```)/)
    .flatMap((part) => (part.startsWith('```') ? [part] : part.split(/\n{2,}/)))
  const chunks: string[] = []
  for (const piece of pieces
    .map((one) => one.trim())
    .filter(Boolean)
    .flatMap(fitted)) {
    const last = chunks.at(-1)
    if (last !== undefined && (last.length < CHUNK_LETTERS_MIN || piece.length < CHUNK_LETTERS_MIN))
      chunks[chunks.length - 1] = `${last}\n${piece}`
    else chunks.push(piece)
  }
  return chunks.slice(0, CHUNKS_MAX)
}

function fitted(piece: string): readonly string[] {
  if (piece.length <= CHUNK_LETTERS_MAX || piece.startsWith('```')) return [piece]
  return (
    piece.match(new RegExp(`[\\s\\S]{1,${CHUNK_LETTERS_MAX}}(?:\\s|$)`, 'g'))?.map((one) => one.trim()) ?? [
      piece,
    ]
  )
}

/** The built-in vectors of a question, whole, and of the chunks of a text, one behind the other. */
export function episodeVectors({ question, text }: EpisodeSides, language: string | null): Float32Array {
  const vectors = [question, ...chunksOf(text)].filter(Boolean).map((chunk) => embedText(chunk, language))
  const joined = new Float32Array(vectors.length * BUILT_IN_DIMENSIONS)
  for (const [at, vector] of vectors.entries()) joined.set(vector, at * BUILT_IN_DIMENSIONS)
  return joined
}

/**
 * The episodes of which the question or some chunk is alike to the question or some chunk of the prompt, best first: similarity weighed by age, halved every 90 days. At
 * most `max`. Vectors of another length are passed over.
 */
export function recallEpisodes(
  episodes: readonly Episode[],
  { prompt, language, max, now }: { prompt: EpisodeSides; language: string | null; max: number; now: Date },
): readonly RecalledEpisode[] {
  const asked = episodeVectors(prompt, language)
  return episodes
    .map((episode) => {
      const similarity01 = bestPair(asked, episode.vectors)
      const ageDays = Math.max(0, now.getTime() - episode.createdAt.getTime()) / DAY_MS
      return { episode, similarity01, weight: similarity01 * 0.5 ** (ageDays / HALF_LIFE_DAYS) }
    })
    .filter(({ similarity01 }) => similarity01 >= SAME_EPISODE_SIMILARITY01)
    .toSorted((a, b) => b.weight - a.weight || a.episode.id.localeCompare(b.episode.id))
    .slice(0, max)
    .map(({ episode: { id }, similarity01 }) => ({ id, similarity01 }))
}

/** Of two vectors this much is compared at first. */
const HEAD = BUILT_IN_DIMENSIONS / 2

/**
 * The cosine of the most alike pair, 0 where none is alike enough. Vectors are of length 1, so that the product is the cosine, and what is behind the heads of two adds no
 * more than the product of its lengths: most pairs are left there.
 */
function bestPair(asked: Float32Array, stored: Float32Array): number {
  const questions = cut(asked)
  let [best, wanted] = [0, SAME_EPISODE_SIMILARITY01]
  for (const answer of cut(stored)) {
    for (const question of questions) {
      const head = product(question.head, answer.head)
      if (head + question.rest * answer.rest < wanted) continue
      const sum = head + product(question.tail, answer.tail)
      if (sum > best) best = sum
      if (sum > wanted) wanted = sum
    }
  }
  return best
}

interface CutVector {
  readonly head: Float32Array
  readonly tail: Float32Array
  /** The length of the tail. */
  readonly rest: number
}

function cut(vectors: Float32Array): readonly CutVector[] {
  const pieces: CutVector[] = []
  for (let at = 0; at + BUILT_IN_DIMENSIONS <= vectors.length; at += BUILT_IN_DIMENSIONS) {
    const tail = vectors.subarray(at + HEAD, at + BUILT_IN_DIMENSIONS)
    // A little longer, so that rounding leaves out no pair.
    const rest = Math.sqrt(product(tail, tail)) * 1.000_01
    pieces.push({ head: vectors.subarray(at, at + HEAD), tail, rest })
  }
  return pieces
}

/** Four sums at once: additions of one sum wait for each other. */
function product(one: Float32Array, other: Float32Array): number {
  let [first, second, third, fourth] = [0, 0, 0, 0]
  for (let at = 0; at + 3 < one.length; at += 4) {
    first += (one[at] ?? 0) * (other[at] ?? 0)
    second += (one[at + 1] ?? 0) * (other[at + 1] ?? 0)
    third += (one[at + 2] ?? 0) * (other[at + 2] ?? 0)
    fourth += (one[at + 3] ?? 0) * (other[at + 3] ?? 0)
  }
  return first + second + third + fourth
}

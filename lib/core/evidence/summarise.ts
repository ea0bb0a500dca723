import { type RoleSentence, sentenceRolesOf } from '@/lib/core/evidence/sentence-roles'
import type { Sentence } from '@/lib/core/text/split-sentences'
import { stemWord } from '@/lib/core/text/stem-word'
import { isStopWord } from '@/lib/core/text/stop-words'
import { wordsOf } from '@/lib/core/text/words'

/** Sentences of the text, in its order, and the same joined by blanks. */
export interface ExtractedSummary {
  readonly text: string
  readonly sentences: readonly Sentence[]
}

/** The contract of a source allows 2,000 UTF-16 units of summary. */
const SUMMARY_MAX = 2_000
const SENTENCE_WORDS_MIN = 5
const SENTENCE_WORDS_MAX = 90
/** Sentences read of one text; an abstract has about ten. */
const SENTENCES_READ_MAX = 400
/** Two sentences more alike than this (cosine 0…1) say the same. Not tuned. */
const SAME_SENTENCE_SIMILARITY01 = 0.6

/** What readers want of a study first: what was found, what was asked. Not tuned. */
const roleWeights: Readonly<Record<NonNullable<RoleSentence['role']>, number>> = {
  result: 0.35,
  conclusion: 0.35,
  aim: 0.3,
  method: 0.1,
  background: 0,
  limitation: 0,
  future: -0.2,
}
const POSITION_WEIGHT = 0.15
/** "RESUMO", "Abstract:" before the first sentence is no part of it. */
const ABSTRACT_LABEL =
  /^(?:[Aa]bstract|ABSTRACT|[Ss]ummary|SUMMARY|[Rr]esumo|RESUMO|[Rr]esumen|RESUMEN)\s?[.:–—-]?\s+(?=\p{Lu})/u
const NOISE =
  /©|\bcopyright\b|all rights reserved|^(?:key ?words|palavras-chave|palabras clave)\b|https?:\/\//i

/** How often each stem stands in a text, and the length of that as a vector. */
interface Vector {
  readonly counts: ReadonlyMap<string, number>
  readonly length: number
}

function vectorOf(text: string, language: string | null): Vector {
  const forms = wordsOf(text).flatMap(({ text: word }) =>
    isStopWord(word, language) ? [] : [stemWord(word, language)],
  )
  return measured(forms.map((form) => [form, 1]))
}

function measured(counted: Iterable<readonly [string, number]>): Vector {
  const counts = new Map<string, number>()
  for (const [form, count] of counted) counts.set(form, (counts.get(form) ?? 0) + count)
  let squares = 0
  for (const count of counts.values()) squares += count * count
  return { counts, length: Math.sqrt(squares) }
}

function cosine(a: Vector, b: Vector): number {
  let dot = 0
  for (const [form, value] of a.counts) dot += value * (b.counts.get(form) ?? 0)
  return dot === 0 ? 0 : dot / (a.length * b.length)
}

interface Weighed {
  readonly sentence: RoleSentence
  readonly vector: Vector
  readonly weight: number
}

function weigh(sentences: readonly RoleSentence[], language: string | null): Weighed[] {
  const vectors = sentences.map(({ text }) => vectorOf(text, language))
  const centroid = measured(vectors.flatMap(({ counts }) => [...counts]))
  return sentences.flatMap((sentence, index) => {
    const vector = vectors[index]
    if (!vector) return []
    const role = sentence.role === null ? 0 : roleWeights[sentence.role]
    // The first and the last sentences of an abstract tell most (Edmundson 1969).
    const isEdge = index === 0 || index === sentences.length - 1
    return [{ sentence, vector, weight: cosine(vector, centroid) + role + (isEdge ? POSITION_WEIGHT : 0) }]
  })
}

function isReadable({ text }: Sentence): boolean {
  const words = wordsOf(text).length
  return words >= SENTENCE_WORDS_MIN && words <= SENTENCE_WORDS_MAX && !NOISE.test(text)
}

function choose(weighed: readonly Weighed[], count: number): Weighed[] {
  const chosen: Weighed[] = []
  let length = 0
  for (const next of [...weighed].sort((a, b) => b.weight - a.weight)) {
    if (chosen.length >= count) break
    const isSaid = chosen.some(({ vector }) => cosine(vector, next.vector) > SAME_SENTENCE_SIMILARITY01)
    if (isSaid || length + next.sentence.text.length + 1 > SUMMARY_MAX) continue
    chosen.push(next)
    length += next.sentence.text.length + 1
  }
  return chosen.sort((a, b) => a.sentence.start - b.sentence.start)
}

function withoutLabel({ text, start, end }: Sentence): Sentence {
  const label = text.match(ABSTRACT_LABEL)?.[0].length ?? 0
  return { text: text.slice(label), start: start + label, end }
}

/**
 * The sentences of an abstract that tell most, at most `sentences` of them, unchanged but for a leading "Abstract", in its own language and order; null
 * without a text or a readable sentence. A sentence weighs by its likeness to the whole (centroid, Radev et al. 2004,
 * doi:10.1016/j.ipm.2003.10.006), by place and by phrases of aims and results (Edmundson 1969, doi:10.1145/321510.321519); one that
 * repeats a chosen one is passed over. Never longer than 2,000 units, never a word that is not in the text. Never throws.
 */
export function summarise(
  text: string | null,
  language: string | null,
  { sentences: count }: { readonly sentences: number },
): ExtractedSummary | null {
  if (text === null) return null
  const readable = sentenceRolesOf(text, language).slice(0, SENTENCES_READ_MAX).filter(isReadable)
  const chosen = choose(weigh(readable, language), count).map(({ sentence }) => withoutLabel(sentence))
  if (chosen.length === 0) return null
  return { text: chosen.map((sentence) => sentence.text).join(' '), sentences: chosen }
}

import { longestConceptAt } from '@/lib/core/concepts/glossary'
import { cognateStem } from '@/lib/core/text/cognate-stems'
import { readOnce } from '@/lib/core/text/read-once'
import { termsOf } from './passage-terms'

export const BUILT_IN_DIMENSIONS = 256

const NGRAM_MIN = 3
const NGRAM_MAX = 4
/** A concept of the vocabulary weighs as much as so many n-grams: the same in every language. */
const CONCEPT_WEIGHT = 6
const WORD_READ_MAX = 40
const FNV_PRIME = 0x01000193
const START = 0x811c9dc5

/**
 * The built-in embedding of a text, of length 1 (all zeros for a text without words): character n-grams of its stems and the concepts
 * that it names, hashed with signs into 256 numbers (Weinberger et al. 2009, doi:10.1145/1553374.1553516). No trained model.
 */
export function embedText(text: string, language: string | null): Float32Array {
  const vector = new Float32Array(BUILT_IN_DIMENSIONS)
  const terms = termsOf(text, language)
  for (const { stem } of terms)
    for (const place of nGramPlaces(stem.slice(0, WORD_READ_MAX))) add(vector, place, 1)
  const stems = terms.map(({ word }) => knownCognate(word))
  for (let at = 0; at < stems.length; ) {
    const found = longestConceptAt(stems, at)
    if (found) add(vector, placeOf(`concept ${found.concept.names.en[0] ?? ''}`), CONCEPT_WEIGHT)
    at += found?.length ?? 1
  }
  return normalised(vector)
}

const knownCognate = readOnce(cognateStem)

/** Where the n-grams of a stem count, in order. Most words of a text stand in it more than once. */
const nGramPlaces = readOnce((stem): readonly number[] => {
  const bordered = `_${stem}_`
  const places: number[] = []
  for (let size = NGRAM_MIN; size <= NGRAM_MAX; size += 1)
    for (let at = 0; at + size <= bordered.length; at += 1)
      places.push(placeOf(bordered.slice(at, at + size)))
  return places
})

/** The vector scaled to length 1; all zeros stay. */
export function normalised(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0))
  return length === 0 ? vector : vector.map((value) => value / length)
}

/** The place of a feature in the vector; one that counts negatively as its complement (`~place`). */
function placeOf(feature: string): number {
  let hash = START
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), FNV_PRIME)
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x45d9f3b) >>> 0
  const place = mixed % BUILT_IN_DIMENSIONS
  return (mixed & 0x40000000) === 0 ? place : ~place
}

function add(vector: Float32Array, place: number, weight: number): void {
  const at = place < 0 ? ~place : place
  vector[at] = (vector[at] ?? 0) + (place < 0 ? -weight : weight)
}

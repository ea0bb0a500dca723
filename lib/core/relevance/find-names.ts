import type { RankingLanguage } from '@/lib/core/text/stem-word'
import type { NameTable } from './concept-names'
import type { RecordText } from './record-text'

/** Between the words of a name this many other words may stand: "quality of the life", "trabalho de forma remota". */
const OTHERS_MAX = 1
/** Another concept that stands between them has no more words than this; what is farther apart is not read word by word. */
const BETWEEN_MAX = 12

/** Where all the words of a name of a concept stand in a field, and how it was found. */
export interface FoundPlaces {
  /** By its place among the concepts of the table. */
  readonly concept: number
  /** The places of the words, the one that the name begins with first. */
  readonly places: readonly number[]
  /** The words stand near each other; else the field merely holds them all. */
  readonly isTogether: boolean
  /** The name was carried into the language of the text word by word. */
  readonly isCarriedOver: boolean
}

/** Where names stand in each field of a record. */
export type FoundInRecord = Readonly<Record<'title' | 'keywords' | 'abstract', readonly FoundPlaces[]>>

/** What `findNames` finds in each field of a record. */
export function findInRecord(
  { title, keywords, abstract, language }: RecordText,
  table: NameTable,
): FoundInRecord {
  return {
    title: findNames(title, language, table),
    keywords: findNames(keywords, language, table),
    abstract: findNames(abstract, language, table),
  }
}

/** Every place at which a name of the table begins in the words of a field, with the nearest of its other words. */
export function findNames(
  words: readonly number[],
  language: RankingLanguage,
  table: NameTable,
): readonly FoundPlaces[] {
  const placesOf = findPlaces(words, table)
  const found: FoundPlaces[] = []
  for (const [first, starts] of placesOf) {
    for (const { concept, words: name, carriedInto } of table.namesFrom.get(first) ?? []) {
      if (carriedInto !== null && carriedInto !== language) continue
      for (const start of starts) {
        const places = placesFrom(start, name, placesOf)
        if (places === null) break
        const isTogether = othersWithin(places) <= OTHERS_MAX
        found.push({ concept, places, isTogether, isCarriedOver: carriedInto !== null })
      }
    }
  }
  return joinedAround(found)
}

/**
 * A name that stands around another concept stands together: "trajectories of PTSD symptoms" names the symptom trajectories as
 * well as what they are symptoms of.
 */
function joinedAround(found: readonly FoundPlaces[]): readonly FoundPlaces[] {
  const together = found.filter(({ isTogether }) => isTogether)
  return found.map((one) => {
    if (one.isTogether || othersWithin(one.places) > BETWEEN_MAX + OTHERS_MAX) return one
    const named = new Set(
      together.flatMap(({ concept, places }) => (concept === one.concept ? [] : placesWithin(places))),
    )
    const others = placesWithin(one.places).filter(
      (place) => !named.has(place) && !one.places.includes(place),
    )
    return { ...one, isTogether: others.length <= OTHERS_MAX }
  })
}

const othersWithin = (places: readonly number[]): number =>
  Math.max(...places) - Math.min(...places) + 1 - places.length

/** Every place from the first to the last. */
function placesWithin(places: readonly number[]): readonly number[] {
  const first = Math.min(...places)
  return Array.from({ length: Math.max(...places) - first + 1 }, (_, at) => first + at)
}

const NO_NAME_WORDS: readonly number[] = []

/** Where each name word stands in a field. */
function findPlaces(words: readonly number[], { nameWordsOf }: NameTable): Map<number, number[]> {
  const placesOf = new Map<number, number[]>()
  words.forEach((word, at) => {
    for (const nameWord of nameWordsOf[word] ?? NO_NAME_WORDS) {
      const places = placesOf.get(nameWord)
      if (places) places.push(at)
      else placesOf.set(nameWord, [at])
    }
  })
  return placesOf
}

/** The places of the words of a name nearest to where it begins; null when one is missing. */
function placesFrom(
  start: number,
  [, ...others]: readonly number[],
  placesOf: ReadonlyMap<number, readonly number[]>,
): readonly number[] | null {
  const places = [start]
  for (const word of others) {
    const nearest = nearestTo(start, placesOf.get(word) ?? [], places)
    if (nearest === null) return null
    places.push(nearest)
  }
  return places
}

function nearestTo(start: number, options: readonly number[], taken: readonly number[]): number | null {
  let nearest: number | null = null
  for (const place of options) {
    if (taken.includes(place)) continue
    if (nearest === null || Math.abs(place - start) < Math.abs(nearest - start)) nearest = place
  }
  return nearest
}

import type { Concept, ConceptLanguage, ConceptMap } from '@/lib/contracts/concept-map'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { activeConcepts } from './concept-map'
import { findConcept } from './glossary'

/** A map with less than this share of its concepts in common with the other (0…1, Jaccard) is another thesis. Not tuned. */
const SAME_THESIS_OVERLAP01 = 0.5

export interface MapComparison {
  /**
   * `same`: both name the same concepts · `refinement`: one says more, or says part of it otherwise · `second-thesis`: something was
   * given up and less than half of all concepts is in both.
   */
  readonly change: 'same' | 'refinement' | 'second-thesis'
  /** Share of the concepts of both maps that are in both, 0…1; 1 when neither has any. */
  readonly overlap01: number
  /** Names of concepts: in both, only in the first map, only in the second. */
  readonly shared: readonly string[]
  readonly lost: readonly string[]
  readonly gained: readonly string[]
}

/**
 * How far a map is from an earlier one, by the concepts in use. Two concepts are one when a name of theirs is the same in any
 * language. A period is a filter: it makes no second thesis. Between two languages a concept that has no name in the other
 * cannot contradict, so a translation is no second thesis. `overlap01` is the same in both directions; never throws.
 */
export function compareMaps(before: ConceptMap, after: ConceptMap): MapComparison {
  const [old, now] = [activeConcepts(before), activeConcepts(after)]
  const isIn = (concept: Concept, others: readonly Concept[]) =>
    others.some((other) => isSameConcept(concept, other))
  const lost = old.filter((concept) => !isIn(concept, now))
  const gained = now.filter((concept) => !isIn(concept, old))
  const overlap01 = overlapOf(old.length, now.length, lost.length, gained.length)
  const [fromOld, fromNow] = [old.filter(isSubject), now.filter(isSubject)]
  const lostSubjects = lost.filter(isSubject).filter((concept) => canContradict(concept, before, after))
  const gainedSubjects = gained.filter(isSubject).filter((concept) => canContradict(concept, after, before))
  const isKept = (all: readonly Concept[], others: readonly Concept[]) =>
    all.filter((concept) => isIn(concept, others)).length
  const share = overlapOf(
    isKept(fromOld, now) + lostSubjects.length,
    isKept(fromNow, old) + gainedSubjects.length,
    lostSubjects.length,
    gainedSubjects.length,
  )
  const isOther = lostSubjects.length > 0 && share < SAME_THESIS_OVERLAP01
  return {
    change: isOther ? 'second-thesis' : lost.length + gained.length === 0 ? 'same' : 'refinement',
    overlap01,
    shared: old.filter((concept) => isIn(concept, now)).map(({ name }) => name),
    lost: lost.map(({ name }) => name),
    gained: gained.map(({ name }) => name),
  }
}

/** Jaccard of two sets of which some are not in the other; where several of one side meet one, the smaller count stands. */
function overlapOf(old: number, now: number, lost: number, gained: number): number {
  const shared = Math.min(old - lost, now - gained)
  const all = shared + lost + gained
  return all === 0 ? 1 : shared / all
}

const isSubject = ({ role }: Concept): boolean => role !== 'time' && role !== 'method'

/** Whether a concept can be missed in a map: in one of another language only if it has a name there. */
export function canContradict(
  concept: Concept,
  own: Pick<ConceptMap, 'language'>,
  { language }: Pick<ConceptMap, 'language'>,
): boolean {
  const isTranslated = own.language !== null && language !== null && own.language !== language
  return !isTranslated || hasNameIn(concept, language)
}

function hasNameIn({ names }: Concept, language: ConceptLanguage): boolean {
  return names.some((name) => name.language === language)
}

/** Whether two concepts are one: a name of theirs is the same in any language. */
export function isSameConcept(a: Concept, b: Concept): boolean {
  const known = findConcept(a.name)
  if (known !== null && known === findConcept(b.name)) return true
  const keys = keysOf(b)
  return [...keysOf(a)].some((key) => keys.has(key))
}

function keysOf({ name, names }: Concept): ReadonlySet<string> {
  const own = names.filter(({ origin, struckOut }) => origin.by === 'student' && !struckOut)
  return new Set(
    [name, ...own.map(({ text }) => text)].map((text) => cognateStems(text).toSorted().join(' ')),
  )
}

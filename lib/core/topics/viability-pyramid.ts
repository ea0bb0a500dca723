import type { Concept, ConceptMap } from '@/lib/contracts/concept-map'
import { activeConcepts } from '@/lib/core/concepts/concept-map'
import { lowerFirst } from '@/lib/core/writing/noun-phrases'

/** Bars of one pyramid besides the whole. */
const BARS_MAX = 8

export interface PyramidStep {
  /** Id of the concept that is dropped, 'years' for the period, '' for none. */
  readonly id: string
  readonly dropped: string
  /** One of the things that the topic joins, not a limit of it. */
  readonly isThing: boolean
  readonly map: ConceptMap
  readonly yearFrom: number | null
  readonly yearTo: number | null
}

interface Bounded {
  readonly map: ConceptMap
  readonly yearFrom: number | null
  readonly yearTo: number | null
}

/** The order in which limits are offered for dropping: what bounds first, what the topic is about last. */
const order: readonly Concept['role'][] = [
  'place',
  'time',
  'population',
  'method',
  'context',
  'outcome',
  'central',
]

/**
 * The topic as it is, then without each of its limits, one at a time: the period, then place, group, method, setting and, where
 * there are several, each central concept. The last concept is never dropped. Each step is one count per database.
 */
export function pyramidSteps({ map, yearFrom, yearTo }: Bounded): readonly PyramidStep[] {
  const active = activeConcepts(map)
  const whole: PyramidStep = { id: '', dropped: '', isThing: false, map, yearFrom, yearTo }
  const years: readonly PyramidStep[] =
    yearFrom === null && yearTo === null
      ? []
      : [
          {
            id: 'years',
            dropped: `${yearFrom ?? ''}–${yearTo ?? ''}`,
            isThing: false,
            map,
            yearFrom: null,
            yearTo: null,
          },
        ]
  const droppable =
    active.length < 2 ? [] : active.toSorted((a, b) => order.indexOf(a.role) - order.indexOf(b.role))
  const bars = droppable.map(({ id, name, role }) => ({
    id,
    dropped: role === 'place' ? name : lowerFirst(name),
    isThing: role === 'central' || role === 'outcome',
    map: without(map, id),
    yearFrom,
    yearTo,
  }))
  return [whole, ...years, ...bars].slice(0, BARS_MAX + 1)
}

function without(map: ConceptMap, id: string): ConceptMap {
  return { ...map, concepts: map.concepts.filter((concept) => concept.id !== id) }
}

import type { ConceptMap } from '@/lib/contracts/concept-map'
import { DatabaseId } from '@/lib/contracts/search'
import type { Angle } from '@/lib/contracts/topic'
import type { AngleCounts, Pyramid } from '@/lib/contracts/topic-run'
import { findConcept } from '@/lib/core/concepts/glossary'
import { owingDatabases, totalOf } from '@/lib/core/topics/topic-bands'
import { pyramidSteps } from '@/lib/core/topics/viability-pyramid'
import type { UnitContext } from '@/lib/engine/pipeline'
import { angleOf, countedDatabases, stateIn } from './from-state'
import { beginningAt, countIn, FIRST_COUNTS_MS, LATE_COUNTS_MS } from './look-around'
import type { TopicPorts } from './ports'

type Context = UnitContext<TopicPorts>
/** Databases that the limits of a finalist are counted in; the whole is counted in all of them before. */
const PYRAMID_DATABASES = 3
/** The limits are counted while the finalists are read, and take no longer than that. */
const LIMITS_MS_MAX = 7_000

/** What the database of this unit says of every angle while somebody waits. */
export function countFirst(context: Context): Promise<AngleCounts> {
  const databases = countedDatabases(context)
  const at = databases.indexOf(DatabaseId.parse(context.item))
  return countAll(beginningAt(stateIn(context).angles, at, databases.length), context, FIRST_COUNTS_MS)
}

/** What it did not say then. */
export function countLate(context: Context): Promise<AngleCounts> {
  const { angles, counts } = stateIn(context)
  const isOwed = ({ id }: Angle) =>
    owingDatabases(counts.get(id) ?? []).some((database) => database === context.item)
  return countAll(angles.filter(isOwed), context, LATE_COUNTS_MS)
}

async function countAll(angles: readonly Angle[], context: Context, withinMs: number): Promise<AngleCounts> {
  const wanted = angles.map(({ id, title, map, type }) => ({
    key: id,
    topic: title,
    map: withoutLimits(map, type),
    yearFrom: null,
    yearTo: null,
  }))
  const counted = await countIn(DatabaseId.parse(context.item), wanted, { ...context, withinMs })
  return { counts: counted.map(({ key, count }) => ({ angle: key, count })) }
}

/**
 * An angle's literature: what a search for its sources will require. Whom and where it studies are its limits, which the pyramid counts. In the
 * student's own words a setting that no vocabulary knows may be the thing itself.
 */
function withoutLimits(map: ConceptMap, type: Angle['type']): ConceptMap {
  const isLimit = ({ role, name }: ConceptMap['concepts'][number]) =>
    role === 'population' ||
    role === 'place' ||
    (role === 'context' && (type !== 'own' || findConcept(name)?.role === 'context'))
  const concepts = map.concepts.filter((concept) => !isLimit(concept))
  return concepts.length > 0 ? { ...map, concepts } : map
}

/** What each limit of the finalist of this unit costs. */
export async function countLimits(context: Context): Promise<Pyramid> {
  const { title, map } = angleOf(context)
  const steps = pyramidSteps({ map, yearFrom: null, yearTo: null })
  const wanted = steps.map(({ id, ...step }) => ({ key: id, topic: title, ...step }))
  const databases = countedDatabases(context).slice(0, PYRAMID_DATABASES)
  const counted = (
    await Promise.all(
      databases.map((database) => countIn(database, wanted, { ...context, withinMs: LIMITS_MS_MAX })),
    )
  ).flat()
  const bars = steps.map(({ id, dropped, isThing }) => {
    const own = counted.filter(({ key }) => key === id).map(({ count }) => count)
    return { id, dropped, isThing, counts: own, total: totalOf(own) }
  })
  return { bars }
}

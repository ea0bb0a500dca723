import type { CountedBox, PaperSearch } from '@/lib/contracts/paper-search'
import { flowPhrases, partName } from '@/lib/core/review/flow-phrases'
import { speak } from '@/lib/core/text/say'
import { named } from './asked-names'
import type { FloorContext, PaperFloor } from './floor-context'
import { paperWords } from './paper-words'
import { conceptsToName } from './question-concepts'
import { keysWhere, namesOneOf, sourceEvidence } from './source-evidence'
import { supportingSources } from './supporting-sources'

/** Criteria from the concepts of the question; the flow from the log of the searches, and without one only what is known of these sources. */
export const composePrisma: PaperFloor = (context) => {
  const { query, locale, sources } = context
  const say = speak(paperWords('criteria'), locale)
  const evidence = sourceEvidence(sources)
  const included = supportingSources(sources).map(({ key }) => key)
  const retracted = evidence.filter(({ isRetracted }) => isRetracted).length
  const versions = evidence.length - included.length - retracted
  const left = [
    ...(retracted === 0 ? [] : [{ reason: say('retractedReason'), count: retracted }]),
    ...(versions === 0 ? [] : [{ reason: say('versionReason'), count: versions }]),
  ]
  return {
    criteria: [
      ...conceptsToName(query).map(({ name, names }) => {
        const { length: count } = keysWhere(
          evidence,
          (one) => included.includes(one.key) && namesOneOf(one, names),
        )
        const values = { ...named('concept', name, locale), count, total: included.length }
        return {
          about: name,
          // What some of the works taken in do not name was no condition for taking them in.
          criterion: say(count === included.length ? 'concept' : 'conceptSome', values),
          reason: say('conceptReason'),
        }
      }),
      { about: 'retraction', criterion: say('retracted'), reason: say('retractedReason') },
      ...(versions === 0
        ? []
        : [{ about: 'version', criterion: say('version'), reason: say('versionReason') }]),
    ],
    flow: flowBehind(recordedFlow(context, included.length + versions), left.slice(-1), versions) ?? {
      identified: null,
      duplicates: null,
      screened: null,
      excludedAtScreening: [],
      assessed: sources.length,
      excludedAtAssessment: left,
      included: included.length,
    },
    readers: null,
    included,
  }
}

/** The flow of the log with the versions that are left out behind it, for which no log has a place. */
function flowBehind(flow: Flow | null, left: readonly Reason[], versions: number): Flow | null {
  return flow === null || versions === 0
    ? flow
    : {
        ...flow,
        excludedAtAssessment: [...flow.excludedAtAssessment, ...left],
        included: flow.included - versions,
      }
}

const PARTS_MAX = 30
const LETTERS_MAX = 300

/** The flow as the log has it; null without a log, and where it counts another number of sources as included than this. */
export function recordedFlow(
  { search, locale }: Pick<FloorContext, 'search' | 'locale'>,
  included: number | null = null,
): Flow | null {
  const box = (key: CountedBox['key']) => search?.flow.find((one) => one.key === key)
  const count = (key: CountedBox['key']) => box(key)?.count ?? 0
  if (!search || (included !== null && count('included') !== included)) return null
  const say = speak(flowPhrases, locale)
  const reasons = (parts: CountedBox['parts']) => {
    const named = parts.map((part) => ({
      reason: partName(part, say).slice(0, LETTERS_MAX),
      count: part.count,
    }))
    const rest = named.slice(PARTS_MAX - 1)
    if (rest.length < 2) return named
    const others = rest.reduce((sum, one) => sum + one.count, 0)
    return [...named.slice(0, PARTS_MAX - 1), { reason: say('no-reason'), count: others }]
  }
  const before = box('before')?.parts ?? []
  return {
    identified: count('databases') + count('other'),
    duplicates: before.find(({ key }) => key === 'duplicate')?.count ?? 0,
    removedBefore: reasons(before.filter(({ key }) => key !== 'duplicate')),
    screened: count('screened'),
    excludedAtScreening: reasons(box('excluded')?.parts ?? []),
    assessed: count('assessed'),
    excludedAtAssessment: reasons(box('reports')?.parts ?? []),
    included: count('included'),
  }
}

interface Flow {
  readonly identified: number
  readonly duplicates: number
  readonly removedBefore: readonly Reason[]
  readonly screened: number
  readonly excludedAtScreening: readonly Reason[]
  readonly assessed: number
  readonly excludedAtAssessment: readonly Reason[]
  readonly included: number
}

interface Reason {
  readonly reason: string
  readonly count: number
}

/** When the searches were made: the first and the last day as YYYY-MM-DD; null of none. */
export function searchedDays({ searches }: PaperSearch): { first: string; last: string } | null {
  const days = searches.map(({ at }) => at.slice(0, 10)).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  return first === undefined || last === undefined ? null : { first, last }
}

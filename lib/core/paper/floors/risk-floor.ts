import type { CountedShare } from '@/lib/contracts/paper-items'
import { speak } from '@/lib/core/text/say'
import type { PaperFloor } from './floor-context'
import { paperWords } from './paper-words'
import { keysWhere, mostFrequent, type SourceEvidence, sourceEvidence } from './source-evidence'

type RiskPart =
  | 'search'
  | 'screening'
  | 'access'
  | 'sources'
  | 'extraction'
  | 'synthesis'
  | 'writing'
  | 'files'
type Rated = readonly [part: RiskPart, severity: number, occurrence: number, detection: number]

/** Conventions for work with literature by one person, in the order of the messages `mode1`, `mode2` …; what the sources tell better is counted. */
const ratings: readonly Rated[] = [
  ['search', 7, 5, 7],
  ['search', 7, 5, 6],
  ['search', 4, 4, 2],
  ['search', 5, 6, 4],
  ['screening', 7, 5, 8],
  ['screening', 6, 5, 7],
  ['access', 6, 5, 2],
  ['sources', 9, 2, 4],
  ['extraction', 8, 4, 6],
  ['extraction', 9, 3, 6],
  ['synthesis', 8, 4, 5],
  ['synthesis', 6, 6, 2],
  ['writing', 8, 6, 4],
  ['writing', 5, 7, 3],
  ['writing', 3, 5, 3],
  ['files', 7, 2, 2],
]

/** Sources of one question below which a synthesis has little to compare. */
const SOURCES_FEW = 20

/** What of this project raises or lowers a mode, by its number: a share of the sources. */
function countedRisks(evidence: readonly SourceEvidence[]): ReadonlyMap<number, CountedShare> {
  const language = mostFrequent(evidence.flatMap(({ language: own }) => own ?? []))
  const share = (isKnown: (one: SourceEvidence) => boolean, holds: (one: SourceEvidence) => boolean) => {
    const keys = keysWhere(evidence.filter(isKnown), holds)
    return {
      count: keys.length,
      total: evidence.length,
      unknown: evidence.length - evidence.filter(isKnown).length,
      keys,
    }
  }
  const always = () => true
  return new Map([
    [
      1,
      share(
        ({ language: own }) => own !== null,
        ({ language: own }) => own === language,
      ),
    ],
    [7, share(always, ({ source }) => source.work.abstract === null)],
    [8, share(always, ({ isRetracted }) => isRetracted)],
    [
      10,
      share(
        ({ source }) => source.work.abstract !== null,
        ({ direction }) => direction === null,
      ),
    ],
  ])
}

/** A share as a rating of occurrence, one to ten. */
function ratingOf({ count, total, unknown }: CountedShare): number {
  const known = total - unknown
  return known === 0 ? 1 : Math.max(1, Math.round((10 * count) / known))
}

/** Failure modes of a paper from literature; priority numbers are the contract's, and each mode says whether its rating was counted or is a convention. */
export const composeRisks: PaperFloor = ({ locale, sources }) => {
  const words = paperWords('risks')
  const say = speak<string>(words, locale)
  const evidence = sourceEvidence(sources)
  const counted = countedRisks(evidence)
  return {
    modes: ratings.map(([part, severity, convention, detection], at) => ({
      ...occurrenceOf(at + 1, { convention, counted, sources: evidence.length }),
      step: say(`${part}Step`),
      mode: say(`mode${at + 1}`),
      effect: say(`${part}Effect`),
      cause: say(`${part}Cause`),
      control: say(`${part}Control`),
      severity,
      detection,
      action: say(`${part}Action`),
      earlySign: say(`${part}Sign`),
    })),
  }
}

/** The mode of too few studies, whose occurrence is told by their number alone. */
const FEW_STUDIES = 12

function occurrenceOf(
  mode: number,
  {
    convention,
    counted,
    sources,
  }: {
    readonly convention: number
    readonly counted: ReadonlyMap<number, CountedShare>
    readonly sources: number
  },
) {
  if (mode === FEW_STUDIES) {
    const occurrence = Math.max(1, Math.min(10, Math.round(10 - (9 * sources) / (2 * SOURCES_FEW))))
    return { occurrence, rated: 'counted', counted: { count: sources, total: sources, unknown: 0, keys: [] } }
  }
  const share = counted.get(mode) ?? null
  return share === null
    ? { occurrence: convention, rated: 'convention', counted: null }
    : { occurrence: ratingOf(share), rated: 'counted', counted: share }
}

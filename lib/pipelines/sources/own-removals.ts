import type { RunState } from '@/lib/contracts/run'
import type { Source } from '@/lib/contracts/source'
import { deltaSteps } from '@/lib/contracts/source-stages'
import { RefineAnswer, type SourceDelta } from '@/lib/contracts/source-validation'
import type { Work } from '@/lib/contracts/work'
import { isStudents, mergeArrivals } from '@/lib/core/merging/merge-sources'
import { mergeWorks } from '@/lib/core/merging/merge-work'
import { completedUnits, roundsOf, stepOf } from '@/lib/core/run/run-state'
import { foldDeltas } from '@/lib/core/validation/source-deltas'
import { deltaIn } from './known-sources'
import { scoredDelta } from './rank-arrivals'
import type { RankingState, RankingTask } from './ranking-task'
import { mergeMemory } from './regroup'

interface Removal {
  readonly sourceId: string
  /** Where in the log the student asked for it. */
  readonly seq: number
}

/** What the latest answer does to the student's own sources: takes one out, brings the records of one back, or nothing. */
export function ownRemoval(run: RunState): Extract<RankingTask, { kind: 'take-out' | 'add' }> | null {
  const { latest, undone } = removalsOf(run)
  if (latest !== null) return { kind: 'take-out', sourceId: latest.sourceId }
  if (undone === null) return null
  const works = ownRecordsAt(run, undone)
  return { kind: 'add', works, round: stepOf(run, 'regroup').round, userProvided: true }
}

/**
 * What changes when one of the student's own sources is taken out; null when it is not there. A source that databases have found
 * as well stays, without the student's record and mark.
 */
export function takeOut({ before, pairs, scoring }: RankingState, sourceId: string): SourceDelta | null {
  const source = findSource(before, sourceId)
  if (source === undefined) return null
  const rest = source.members.filter((work) => !isStudents(work))
  const untouched = [...before.values()].filter((other) => other !== source)
  const [founder, ...others] = rest
  const kept =
    founder === undefined
      ? []
      : [{ ...source, work: mergeWorks(founder, ...others), members: rest, userProvided: false }]
  const merged = mergeArrivals({
    existing: [...untouched, ...kept],
    arrivals: [],
    round: source.firstRound,
    ...pairs,
    memory: mergeMemory,
  })
  // A source founded by the student's record gets a new id from the others; what was decided about it follows.
  const heir = founder && merged.sources.find(({ members }) => members.includes(founder))
  const isRenamed = heir !== undefined && heir.id !== source.id
  const sources = merged.sources.map((one) =>
    isRenamed && one === heir
      ? { ...one, aliases: [...new Set([source.id, ...source.aliases, ...one.aliases])].slice(0, 60) }
      : one,
  )
  const changedIds = heir === undefined ? merged.changedIds : [...merged.changedIds, heir.id]
  const delta = scoredDelta(before, { ...merged, sources, changedIds }, scoring)
  return isRenamed
    ? { ...delta, absorbed: [...delta.absorbed, { id: source.id, into: heir.id }] }
    : { ...delta, ...(heir === undefined ? { removed: [source.id] } : {}) }
}

/** The student's records of a source as they were when it was taken out. */
function ownRecordsAt(run: RunState, { sourceId, seq }: Removal): readonly Work[] {
  const earlier = completedUnits(run, deltaSteps).filter(({ unit }) => (unit.endedSeq ?? 0) < seq)
  const sources = foldDeltas(earlier.flatMap(({ step, unit }) => deltaIn(step, unit.output) ?? []))
  return findSource(sources, sourceId)?.members.filter(isStudents) ?? []
}

function findSource(sources: ReadonlyMap<string, Source>, id: string): Source | undefined {
  return sources.get(id) ?? [...sources.values()].find(({ aliases }) => aliases.includes(id))
}

/** The removal that the latest answer asks for, or the one that it takes back. */
function removalsOf(run: RunState): { readonly latest: Removal | null; readonly undone: Removal | null } {
  const inForce: Removal[] = []
  let latest: Removal | null = null
  let undone: Removal | null = null
  for (const { answered, answer, answeredSeq } of roundsOf(stepOf(run, 'refine'))) {
    if (!answered) continue
    const given = RefineAnswer.parse(answer)
    latest = null
    undone = null
    if (given.kind === 'remove-own') {
      latest = { sourceId: given.sourceId, seq: answeredSeq ?? 0 }
      inForce.push(latest)
    }
    if (given.kind === 'undo-remove-own') undone = inForce.pop() ?? null
  }
  return { latest, undone }
}

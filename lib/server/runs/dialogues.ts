import { countChildRuns, listChildRuns } from '@/lib/adapters/store/child-runs'
import { createRun, findRun } from '@/lib/adapters/store/runs'
import { BRAINSTORMING, ELICITATION, ROUND_TABLE } from '@/lib/contracts/dialogue-stages'
import { AppError } from '@/lib/contracts/errors'
import { type ProjectId, RunId } from '@/lib/contracts/ids'
import type { StreamAccess } from '@/lib/contracts/stream'
import { type SideKind, sideKinds } from '@/lib/core/dialogues/side-kinds'
import { type SideRecord, sideRecordOf } from '@/lib/core/dialogues/side-session'
import { foldEvents } from '@/lib/core/run/run-state'
import { presentEvents } from '@/lib/engine/versions'
import { env } from '@/lib/server/env'
import type { EventFeed } from '@/lib/server/event-feed'
import { getPipeline } from '@/lib/server/pipelines'
import type { Services } from '@/lib/server/services'
import { answerRun } from './answer-run'

/** Dialogues one run may have; beyond that the earlier ones are enough to go on with. */
export const DIALOGUES_MAX = 200
/** Dialogues read for the list. */
const LISTED_MAX = 50
/** An answer waits this long for what is written on it; what takes longer the page follows on the stream. */
const SETTLES_WITHIN_MS = 4_000

export const dialoguePipelines = {
  elicitation: ELICITATION,
  party: ROUND_TABLE,
  brainstorm: BRAINSTORMING,
} as const satisfies Record<SideKind, string>
const names: readonly string[] = Object.values(dialoguePipelines)

interface Begin {
  readonly parentId: RunId
  readonly kind: SideRecord['kind']
  /** The step it was called from. */
  readonly step: string
  readonly input: unknown
}

/** Begins a dialogue beside a run, and wakes a worker; returns its id. Throws `too-large` when the run has too many. */
export async function beginDialogue(
  { db, queue }: Pick<Services, 'db' | 'queue'>,
  projectId: ProjectId,
  { parentId, kind, step, input }: Begin,
): Promise<RunId> {
  const count = await countChildRuns(db, projectId, { parentId, pipelines: names })
  if (count >= DIALOGUES_MAX) throw new AppError('too-large', `run ${parentId} has ${count} dialogues`)
  const { name, version } = getPipeline(dialoguePipelines[kind])
  const run = { pipeline: name, version, purpose: step, parentId, input, tokenBudget: env().RUN_TOKEN_BUDGET }
  const id = await createRun(db, projectId, run)
  await queue.wake(id)
  return RunId.parse(id)
}

/** The dialogues beside a run of the project, the latest touched first, at most fifty. */
export async function listDialogues(
  db: Services['db'],
  projectId: ProjectId,
  { parentId, kinds = sideKinds }: { parentId: RunId; kinds?: readonly SideRecord['kind'][] },
): Promise<readonly SideRecord[]> {
  const pipelines = kinds.map((kind) => dialoguePipelines[kind])
  const found = await listChildRuns(db, projectId, { parentId, pipelines, take: LISTED_MAX })
  return found.map(({ id, pipeline, events }) =>
    sideRecordOf(id, foldEvents(presentEvents(getPipeline(pipeline), events))),
  )
}

/** A dialogue of the project; throws `not-found` for another project's as for none. */
export async function requireDialogue(
  { db, runs }: Pick<Services, 'db' | 'runs'>,
  projectId: ProjectId,
  id: string,
): Promise<SideRecord> {
  const runId = RunId.safeParse(id)
  const row = runId.success ? await findRun(db, projectId, runId.data) : null
  if (!row || !names.includes(row.pipeline))
    throw new AppError('not-found', 'no such dialogue in this project')
  return sideRecordOf(row.id, await runs.get(row.id))
}

/** Takes a student's moves in the round that they have seen; throws `conflict` when another tab was faster, or it is over. */
export async function moveInDialogue(
  all: Services,
  { id, kind }: Pick<SideRecord, 'id' | 'kind'>,
  { round, moves }: { readonly round: number; readonly moves: readonly unknown[] },
): Promise<void> {
  const pipeline = dialoguePipelines[kind]
  await answerRun(all, { pipeline, runId: id, step: 'act', round, answer: { moves } })
}

/** Resolves when nothing is being written in the dialogue, or after some seconds. */
export async function settleDialogue(
  { runs, feed }: Pick<Services, 'runs' | 'feed'>,
  id: string,
  access: StreamAccess,
): Promise<void> {
  const untilMs = performance.now() + SETTLES_WITHIN_MS
  for (let leftMs = SETTLES_WITHIN_MS; leftMs > 0; leftMs = untilMs - performance.now()) {
    const { status, seq } = await runs.get(id)
    if (status !== 'running') return
    await nextEvents(feed, { id, seq, access, leftMs })
  }
}

async function nextEvents(
  feed: EventFeed,
  { id, seq, access, leftMs }: { id: string; seq: number; access: StreamAccess; leftMs: number },
): Promise<void> {
  let leaving: Promise<() => void> | undefined
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, leftMs)
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    leaving = feed.watch(id, seq, { access, onEvents: done, onEnd: done })
    leaving.catch(reject)
  })
  const leave = await leaving
  leave?.()
}

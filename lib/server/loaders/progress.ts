import 'server-only'
import { findLatestRun, listRuns } from '@/lib/adapters/store/runs'
import { AppError } from '@/lib/contracts/errors'
import type { RunState } from '@/lib/contracts/run'
import type { RoomState, Standing } from '@/lib/contracts/standing'
import { getRow, listPipelines, type PipelineRow } from '../pipelines'
import { services } from '../services'
import { requireProject, requireRun } from '../session'
import { loadRunView } from './run'
import { loadStanding } from './standing'

export interface LoadedProgress {
  readonly row: PipelineRow
  readonly runId: string
  readonly run: RunState
  /** It is the one of its room that is worked on; an earlier one stands for itself. */
  readonly isPresent: boolean
  readonly standing: Standing
}

/** What the progress page of a run starts from, of any pipeline; null for a stranger's run as for none. */
export async function loadProgress(projectId: string, runId: string): Promise<LoadedProgress | null> {
  try {
    const project = await requireProject(projectId)
    const found = await requireRun(project, runId)
    const row = getRow(found.pipeline)
    const { db } = await services()
    const [run, latest, standing] = await Promise.all([
      loadRunView(found.id),
      findLatestRun(db, project.id, found.pipeline),
      loadStanding(projectId),
    ])
    return { row, runId: found.id, run, isPresent: latest?.id === found.id, standing }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null
    throw error
  }
}

export interface RunLine {
  readonly row: PipelineRow
  /** Its runs in the project, the one begun last first. */
  readonly runs: readonly { readonly id: string; readonly createdAt: Date }[]
  /** Of the one begun last; null where none was begun. */
  readonly status: RunState['status'] | null
  /** How far its room is; null of a pipeline without one. */
  readonly room: RoomState | null
}

/** The runs of each pipeline in the visitor's project, in the order of the thesis; dialogues are read where they were held. Throws `not-found`. */
export async function loadRuns(projectId: string): Promise<readonly RunLine[]> {
  const project = await requireProject(projectId)
  const { db, runs: states } = await services()
  const { rooms } = await loadStanding(projectId)
  return Promise.all(
    listPipelines()
      .filter(isListed)
      .map(async (row) => {
        const runs = await listRuns(db, project.id, { pipeline: row.pipeline.name })
        const latest = runs[0]
        const status = latest ? (await states.get(latest.id)).status : null
        return { row, runs, status, room: rooms.find(({ room }) => room === row.room) ?? null }
      }),
  )
}

/** What has a room, or is begun from the list. */
function isListed({ room, begin }: PipelineRow): boolean {
  return room !== null || begin !== undefined
}

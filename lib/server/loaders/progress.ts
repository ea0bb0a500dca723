import 'server-only'
import { listRuns } from '@/lib/adapters/store/runs'
import { AppError } from '@/lib/contracts/errors'
import type { RunState } from '@/lib/contracts/run'
import { getRow, listPipelines, type PipelineRow } from '../pipelines'
import { services } from '../services'
import { requireProject, requireRun } from '../session'
import { loadRunView } from './run'

export interface LoadedProgress {
  readonly row: PipelineRow
  readonly runId: string
  readonly run: RunState
}

/** What the progress page of a run starts from, of any pipeline; null for a stranger's run as for none. */
export async function loadProgress(projectId: string, runId: string): Promise<LoadedProgress | null> {
  try {
    const found = await requireRun(await requireProject(projectId), runId)
    const row = getRow(found.pipeline)
    return { row, runId: found.id, run: await loadRunView(found.id) }
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
}

/** The runs of each pipeline in the visitor's project, in the order of the thesis; dialogues are read where they were held. Throws `not-found`. */
export async function loadRuns(projectId: string): Promise<readonly RunLine[]> {
  const project = await requireProject(projectId)
  const { db, runs: states } = await services()
  return Promise.all(
    listPipelines()
      .filter(isListed)
      .map(async (row) => {
        const runs = await listRuns(db, project.id, { pipeline: row.pipeline.name })
        const latest = runs[0]
        return { row, runs, status: latest ? (await states.get(latest.id)).status : null }
      }),
  )
}

/** What has a room, or is begun from the list. */
function isListed({ room, begin }: PipelineRow): boolean {
  return room !== null || begin !== undefined
}

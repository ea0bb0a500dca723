import 'server-only'
import { findLatestRun, findRun, listRuns } from '@/lib/adapters/store/runs'
import { AppError } from '@/lib/contracts/errors'
import { type ProjectId, RunId } from '@/lib/contracts/ids'
import { paperPhases } from '@/lib/contracts/paper-agents'
import { type EarlierPaper, PaperRunInput } from '@/lib/contracts/paper-run'
import { PAPER } from '@/lib/contracts/paper-stages'
import type { RunState } from '@/lib/contracts/run'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { exitCriteria } from '@/lib/core/paper/phase-gates'
import { parametersInForce } from '@/lib/core/validation/workspace'
import type { PipelineRow } from '../pipelines'
import { getRow, viewOf } from '../pipelines'
import { services } from '../services'
import { requireProject } from '../session'

interface LoadedPaper {
  readonly title: string
  /** The question of the project's search, to begin with; '' where there is none. */
  readonly question: string
  readonly row: PipelineRow
  readonly runId: string | null
  /** As the browser gets it; null while no paper was begun. */
  readonly run: RunState | null
  /** Papers that were begun before it, latest first. */
  readonly earlier: readonly EarlierPaper[]
  /** Ids of the exit criteria of each phase, by its key. */
  readonly criteria: Readonly<Record<string, readonly string[]>>
}

/** What the room of the paper starts from; throws `not-found` for a stranger's project. */
export async function loadPaper(projectId: string): Promise<LoadedPaper> {
  const project = await requireProject(projectId)
  const all = await services()
  const latest = await findLatestRun(all.db, project.id, PAPER)
  const begun = { title: project.title, row: getRow(PAPER), criteria: criteriaOfPhases() }
  if (latest) {
    const run = viewOf(await all.runs.get(latest.id))
    const { query: question } = PaperRunInput.parse(run.input)
    return { ...begun, question, runId: latest.id, run, earlier: await earlierPapers(project.id, latest.id) }
  }
  const search = await findLatestRun(all.db, project.id, SOURCE_VALIDATION)
  const { topic = '', question = '' } = (search && parametersInForce(await all.runs.get(search.id))) ?? {}
  return { ...begun, question: question || topic, runId: null, run: null, earlier: [] }
}

/** Papers that are listed at most. */
const EARLIER_MAX = 20

async function earlierPapers(projectId: ProjectId, present: string): Promise<readonly EarlierPaper[]> {
  const all = await services()
  const rows = await listRuns(all.db, projectId, { pipeline: PAPER, purpose: '' })
  return Promise.all(
    rows
      .filter(({ id }) => id !== present)
      .slice(0, EARLIER_MAX)
      .map(async ({ id, createdAt }) => ({
        runId: id,
        question: PaperRunInput.parse((await all.runs.get(id)).input).query,
        begunAt: createdAt.toISOString(),
      })),
  )
}

/** The run of the visitor's present paper, or of an earlier one, with all outputs; throws `not-found` for a stranger's project or run, `not-ready` before it was begun. */
export async function requirePaper(projectId: string, runId: string | null = null) {
  const project = await requireProject(projectId)
  const all = await services()
  if (runId !== null) {
    const row = await findRun(all.db, project.id, RunId.parse(runId))
    if (row?.pipeline !== PAPER) throw new AppError('not-found', 'no such paper')
    return { project, run: await all.runs.get(row.id) }
  }
  const latest = await findLatestRun(all.db, project.id, PAPER)
  if (!latest) throw new AppError('not-ready', 'no paper was begun')
  return { project, run: await all.runs.get(latest.id) }
}

function criteriaOfPhases(): LoadedPaper['criteria'] {
  return Object.fromEntries(
    paperPhases.map(({ key }, at) => [key, exitCriteria(at + 1, {}).map(({ id }) => id)]),
  )
}

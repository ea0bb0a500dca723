import 'server-only'
import { listProjects } from '@/lib/adapters/store/projects'
import { countSources } from '@/lib/adapters/store/sources'
import { ProjectId } from '@/lib/contracts/ids'
import type { ProjectLine, ResumePoint, StartPage } from '@/lib/contracts/project-list'
import type { RunStatus } from '@/lib/contracts/run'
import { parametersInForce } from '@/lib/core/validation/workspace'
import { errorWords } from '@/lib/server/error-words'
import { log } from '../log'
import { ensureSourceRows } from '../runs/rebuild-rows'
import { services } from '../services'
import { findVisitor } from '../session'
import { loadStanding } from './standing'

type ListedProject = Awaited<ReturnType<typeof listProjects>>[number]

/** The visitor's projects, the one last touched first, with where that one stands; nothing for a newcomer. */
export async function loadStartPage(): Promise<StartPage> {
  const visitor = await findVisitor()
  if (!visitor) return { projects: [], resume: null }
  const listed = await listProjects((await services()).db, visitor.id)
  const [latest] = listed
  return { projects: listed.map(lineOf), resume: latest ? await resumePoint(latest) : null }
}

function lineOf(project: ListedProject): ProjectLine {
  const [run] = project.runs
  const touched = Math.max(project.updatedAt.getTime(), run?.updatedAt.getTime() ?? 0)
  return {
    id: project.id,
    title: project.title,
    sandbox: project.sandbox,
    state: stateOf(run?.status),
    chosen: project._count.selections,
    touchedAt: new Date(touched).toISOString(),
  }
}

const states: readonly RunStatus[] = ['running', 'waiting', 'paused', 'completed', 'failed', 'cancelled']

function stateOf(status: string | undefined): ProjectLine['state'] {
  return states.find((state) => state === status) ?? 'none'
}

async function resumePoint(project: ListedProject): Promise<ResumePoint> {
  const [run] = project.runs
  const point = { projectId: project.id, lastSeenAt: project.lastSeenAt.toISOString() }
  if (!run) return { ...point, topic: null, found: 0, standing: null }
  try {
    const all = await services()
    await ensureSourceRows(all, run)
    const scope = { projectId: ProjectId.parse(project.id), runId: run.id }
    const [count, state, standing] = await Promise.all([
      countSources(all.db, scope),
      all.runs.get(run.id),
      loadStanding(project.id),
    ])
    return {
      ...point,
      topic: parametersInForce(state)?.topic ?? null,
      found: count.all - count.heldBack,
      standing,
    }
  } catch (error) {
    // The list must open also when one run cannot be read; the room of the project says what is wrong with it.
    log.warn({ runId: run.id, error: errorWords(error) }, 'resume point not read')
    return { ...point, topic: null, found: null, standing: null }
  }
}

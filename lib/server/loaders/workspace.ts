import 'server-only'
import { listMemories, PATRICIA } from '@/lib/adapters/store/memories'
import { saveVisit } from '@/lib/adapters/store/projects'
import { findLatestRun } from '@/lib/adapters/store/runs'
import { listSelections } from '@/lib/adapters/store/selections'
import { listWrittenAbstracts } from '@/lib/adapters/store/written-abstracts'
import { AppError } from '@/lib/contracts/errors'
import { Locale } from '@/lib/contracts/locale'
import type { RunState } from '@/lib/contracts/run'
import type { WrittenAbstract } from '@/lib/contracts/screening'
import { type SelectionEntry, SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { foldMemories, type PatriciaMemory, ValidationMemory } from '@/lib/core/validation/memory'
import { services } from '../services'
import { requireProject } from '../session'
import { loadRunView } from './run'

export interface LoadedWorkspace {
  readonly project: {
    readonly id: string
    readonly title: string
    readonly sandbox: boolean
    readonly locale: Locale
    /** When the owner last looked, before this time. */
    readonly lastSeenAt: string
  }
  readonly runId: string
  readonly run: RunState
  readonly selection: readonly SelectionEntry[]
  readonly abstracts: readonly WrittenAbstract[]
  readonly memory: PatriciaMemory
}

/** What the sources page starts from; null when the visitor has no such project or it has no source validation. */
export async function loadWorkspace(projectId: string): Promise<LoadedWorkspace | null> {
  const project = await findOwnProject(projectId)
  if (!project) return null
  const { db } = await services()
  const latest = await findLatestRun(db, project.id, SOURCE_VALIDATION)
  if (!latest) return null
  const [run, selection, abstracts, memories] = await Promise.all([
    loadRunView(latest.id),
    listSelections(db, project.id),
    listWrittenAbstracts(db, project.id),
    listMemories(db, {
      ownerId: project.visitor.id,
      assistant: PATRICIA,
      besides: project.id,
      sandbox: project.sandbox,
    }),
  ])
  await saveVisit(db, project.visitor.id, project.id, new Date())
  const { id, title, sandbox, lastSeenAt } = project
  const locale = Locale.catch('en').parse(project.locale)
  return {
    project: { id, title, sandbox, locale, lastSeenAt: lastSeenAt.toISOString() },
    runId: latest.id,
    run,
    selection,
    abstracts,
    memory: foldMemories(memories.flatMap((content) => ValidationMemory.safeParse(content).data ?? [])),
  }
}

async function findOwnProject(projectId: string) {
  try {
    return await requireProject(projectId)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null
    throw error
  }
}

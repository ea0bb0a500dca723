import 'server-only'
import { findLatestRun } from '@/lib/adapters/store/runs'
import { AppError } from '@/lib/contracts/errors'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { services } from '../services'
import { requireProject } from '../session'

export interface LoadedFrame {
  readonly title: string
  readonly sandbox: boolean
  /** Of the source validation; '' where the topic is still to be found. */
  readonly runId: string
}

/** What stands above every room of a project; null for a stranger's project. */
export async function loadFrame(projectId: string): Promise<LoadedFrame | null> {
  try {
    const { id, title, sandbox } = await requireProject(projectId)
    const latest = await findLatestRun((await services()).db, id, SOURCE_VALIDATION)
    return { title, sandbox, runId: latest?.id ?? '' }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null
    throw error
  }
}

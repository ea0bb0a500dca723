import 'server-only'
import { findLatestRun } from '@/lib/adapters/store/runs'
import { findAlert } from '@/lib/adapters/store/search-alerts'
import { LITERATURE_REVIEW } from '@/lib/contracts/review-stages'
import type { RunState } from '@/lib/contracts/run'
import type { SearchAlert } from '@/lib/contracts/search-alert'
import { type ReviewState, reviewStateOf } from '@/lib/core/review/review-state'
import { viewRun } from '@/lib/engine/view'
import { literatureReview } from '@/lib/pipelines/review/pipeline'
import { services } from '../services'
import { requireProject } from '../session'

export interface LoadedReview {
  readonly title: string
  readonly runId: string | null
  /** As the browser gets it; null while no review was begun. */
  readonly run: RunState | null
  /** Searches that are run again by themselves; null where nobody asked for it. */
  readonly alert: SearchAlert | null
  /** What that run says. */
  readonly state: ReviewState | null
}

/** What the room of the review starts from; throws `not-found` for a stranger's project. */
export async function loadReview(projectId: string): Promise<LoadedReview> {
  const project = await requireProject(projectId)
  const all = await services()
  const latest = await findLatestRun(all.db, project.id, LITERATURE_REVIEW)
  if (!latest) return { title: project.title, runId: null, run: null, state: null, alert: null }
  const run = viewRun(literatureReview, await all.runs.get(latest.id))
  return {
    title: project.title,
    runId: latest.id,
    run,
    state: reviewStateOf(run),
    alert: await findAlert(all.db, project.id),
  }
}

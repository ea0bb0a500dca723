import 'server-only'
import { findLatestRun } from '@/lib/adapters/store/runs'
import type { RunState } from '@/lib/contracts/run'
import { TOPIC_DISCOVERY } from '@/lib/contracts/topic-stages'
import { type TopicState, topicStateOf } from '@/lib/core/topics/topic-state'
import { viewRun } from '@/lib/engine/view'
import { topicDiscovery } from '@/lib/pipelines/topic/pipeline'
import { services } from '../services'
import { requireProject } from '../session'

export interface LoadedTopic {
  readonly title: string
  readonly runId: string | null
  /** As the browser gets it; null while discovery was not begun. */
  readonly run: RunState | null
  /** What that run says. */
  readonly state: TopicState | null
}

/** What the room of the topic starts from; throws `not-found` for a stranger's project. */
export async function loadTopic(projectId: string): Promise<LoadedTopic> {
  const project = await requireProject(projectId)
  const all = await services()
  const latest = await findLatestRun(all.db, project.id, TOPIC_DISCOVERY)
  if (!latest) return { title: project.title, runId: null, run: null, state: null }
  const run = viewRun(topicDiscovery, await all.runs.get(latest.id))
  return { title: project.title, runId: latest.id, run, state: topicStateOf(run) }
}

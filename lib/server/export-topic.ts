import 'server-only'
import { z } from 'zod'
import { findLatestRun } from '@/lib/adapters/store/runs'
import { AppError } from '@/lib/contracts/errors'
import { TOPIC_DISCOVERY } from '@/lib/contracts/topic-stages'
import { topicStateOf } from '@/lib/core/topics/topic-state'
import { services } from './services'
import { requireProject } from './session'

const ExportQuery = z.object({ part: z.enum(['document', 'handoff']) })

/** The validation document or the hand-off of the visitor's topic as a download; `not-ready` while no topic is settled. */
export async function exportTopic(projectId: string, url: string): Promise<Response> {
  const query = ExportQuery.safeParse(Object.fromEntries(new URL(url).searchParams))
  if (!query.success) throw new AppError('invalid-input', 'unknown part', { cause: query.error })
  const project = await requireProject(projectId)
  const all = await services()
  const latest = await findLatestRun(all.db, project.id, TOPIC_DISCOVERY)
  const documents = latest ? topicStateOf(await all.runs.get(latest.id)).documents : null
  if (!documents) throw new AppError('not-ready', 'no topic is settled')
  const { name, text } = documents[query.data.part]
  return new Response(text, {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })
}

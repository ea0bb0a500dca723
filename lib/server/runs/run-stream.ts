import 'server-only'
import { viewEvent } from '@/lib/engine/view'
import { streamEvents } from '@/lib/server/event-stream'
import { getPipeline } from '@/lib/server/pipelines'

type Options = Omit<Parameters<typeof streamEvents>[0], 'logId' | 'view'>

/** The events of a run, with outputs in the small form that their steps declare. */
export function streamRun(run: Options & { readonly runId: string; readonly pipeline: string }) {
  const line = getPipeline(run.pipeline)
  return streamEvents({ ...run, logId: run.runId, view: (event) => viewEvent(line, event) })
}

import 'server-only'
import type { ProjectId } from '@/lib/contracts/ids'
import { streamEvents } from '@/lib/server/event-stream'

type Options = Omit<Parameters<typeof streamEvents>[0], 'logId' | 'view' | 'status'>

/** What happens at the desk of a project. */
export function streamDesk(desk: Options & { readonly projectId: ProjectId }) {
  return streamEvents({ ...desk, logId: desk.projectId, status: 'waiting', view: (event) => event })
}

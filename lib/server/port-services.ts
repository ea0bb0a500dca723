import type { Database } from '@/lib/adapters/store/client'
import type { ProjectId, UserId } from '@/lib/contracts/ids'
import type { RunState } from '@/lib/contracts/run'

/** What the ports of pipelines use of a process's services. */
export interface PortServices {
  readonly db: Database
  readonly secretsKey: Buffer
  readonly runs: { get(runId: string): Promise<RunState> }
}

/** Whose run it is. */
export interface RunOwner {
  readonly runId: string
  readonly projectId: ProjectId
  readonly ownerId: UserId
  readonly sandbox: boolean
}

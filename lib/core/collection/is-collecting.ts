import type { RunStatus } from '@/lib/contracts/run'

/** Whether a collection is under way. One that was stopped or has failed is not: the next one goes on from what was saved. */
export function isCollecting({ status }: { readonly status: RunStatus }): boolean {
  return status === 'running' || status === 'waiting'
}

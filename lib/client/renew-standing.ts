import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { RunState } from '@/lib/contracts/run'
import { openQuestions } from '@/lib/core/run/run-state'
import { fieldOf } from './fetch-json'
import { queryKeys } from './query-keys'

/** Ticks come in bursts. */
export const SETTLE_MS = 800
/** What the server itself has told is true there already; several things told at once are one. */
const TOLD_MS = 100

/**
 * Asks anew where a project stands, and what the bell tells, as soon as anything changes in the cache of a page that they follow from;
 * a change that is shown before it is saved is asked about once more when it is saved. What changed elsewhere in a project is news for
 * the bell, too. Gives back what ends it.
 */
export function renewStanding(client: QueryClient, projectId: string): () => void {
  const seen = new Map<string, string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const askBell = () => void client.invalidateQueries({ queryKey: queryKeys.inbox })
  function renewAfter(waitMs: number) {
    clearTimeout(timer)
    timer = setTimeout(() => {
      void client.invalidateQueries({ queryKey: queryKeys.standing(projectId) })
      askBell()
    }, waitMs)
  }
  const leaveQueries = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated') return
    const now = whatMatters(query.queryKey, query.state.data)
    if (now === null || seen.get(query.queryHash) === now) return
    const isFirst = !seen.has(query.queryHash)
    seen.set(query.queryHash, now)
    if (isFirst && query.state.dataUpdateCount === 0) return
    const [kind] = query.queryKey
    if (kind === 'standing') askBell()
    else renewAfter(kind === 'selection' ? SETTLE_MS : TOLD_MS)
  })
  const leaveMutations = client.getMutationCache().subscribe(({ type, mutation }) => {
    if (type === 'updated' && mutation.state.status === 'success') renewAfter(SETTLE_MS)
  })
  return () => {
    clearTimeout(timer)
    leaveQueries()
    leaveMutations()
  }
}

/** What of a cached value a standing or the bell can depend on, as text; null for values that they do not depend on. */
function whatMatters([kind]: QueryKey, data: unknown): string | null {
  if (kind === 'selection' || kind === 'share' || kind === 'library') return JSON.stringify(data)
  // The moment at which it was read changes with every reading.
  if (kind === 'standing') return JSON.stringify([fieldOf(data, 'next'), fieldOf(data, 'rooms')])
  if (kind !== 'run' || !isRun(data)) return null
  const asked = openQuestions(data).map(({ key, round }) => `${key} ${round}`)
  // What is edited in a run at rest may leave other things behind it.
  return [data.status, data.status === 'running' ? '' : data.seq, ...asked].join(' ')
}

// Our own code put it there; here its kind is recognised.
function isRun(value: unknown): value is RunState {
  return typeof fieldOf(value, 'status') === 'string' && typeof fieldOf(value, 'steps') === 'object'
}

import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { RunState } from '@/lib/contracts/run'
import { openQuestions } from '@/lib/core/run/run-state'
import { fieldOf } from './fetch-json'
import { queryKeys } from './query-keys'

/** Of what comes in bursts (ticks, links that are looked at, files that are read) a page asks so often at most. */
export const BURST_MS = 800
/** What changes what there is to do is asked about at once; several things told together are one. */
const TOLD_MS = 100

/**
 * Asks anew where a project stands, and what the bell tells, as soon as anything changes in the cache of a page that they follow from;
 * a change that is shown before it is saved is asked about once more when it is saved. What changed elsewhere in a project is news for
 * the bell, too. Gives back what ends it.
 */
export function renewStanding(client: QueryClient, projectId: string): () => void {
  const queryKey = queryKeys.standing(projectId)
  const seen = new Map<string, Mattering>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAt = 0
  const askBell = () => void client.invalidateQueries({ queryKey: queryKeys.inbox })
  function renewWithin(waitMs: number) {
    // A burst puts nothing off that was to be asked sooner.
    if (timer !== undefined && dueAt <= Date.now() + waitMs) return
    clearTimeout(timer)
    dueAt = Date.now() + waitMs
    timer = setTimeout(() => {
      timer = undefined
      // An answer that is on its way was asked for before the change; it is awaited, so that a slow server is not asked in vain.
      if (client.isFetching({ queryKey }) > 0) return renewWithin(TOLD_MS)
      void client.invalidateQueries({ queryKey })
      askBell()
    }, waitMs)
  }
  const leaveQueries = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated') return
    const now = whatMatters(query.queryKey, query.state.data)
    const before = seen.get(query.queryHash)
    if (now === null || (before?.told === now.told && before.rest === now.rest)) return
    seen.set(query.queryHash, now)
    if (before === undefined && query.state.dataUpdateCount === 0) return
    if (query.queryKey[0] === 'standing') askBell()
    else renewWithin(before?.told === now.told ? BURST_MS : TOLD_MS)
  })
  const leaveMutations = client.getMutationCache().subscribe(({ type, mutation }) => {
    if (type === 'updated' && mutation.state.status === 'success') renewWithin(BURST_MS)
  })
  return () => {
    clearTimeout(timer)
    leaveQueries()
    leaveMutations()
  }
}

/** What of a cached value a standing or the bell can depend on, as text: what says what to do, and all else of it. */
interface Mattering {
  readonly told: string
  readonly rest: string
}

/** Null for values that they do not depend on. */
function whatMatters([kind]: QueryKey, data: unknown): Mattering | null {
  if (kind === 'selection' || kind === 'library') return { told: '', rest: JSON.stringify(data) }
  if (kind === 'share') return { told: JSON.stringify(data), rest: '' }
  // The moment at which it was read changes with every reading.
  if (kind === 'standing')
    return { told: JSON.stringify([fieldOf(data, 'next'), fieldOf(data, 'rooms')]), rest: '' }
  if (kind !== 'run' || !isRun(data)) return null
  const asked = openQuestions(data).map(({ key, round }) => `${key} ${round}`)
  // What is edited in a run at rest may leave other things behind it.
  return { told: [data.status, ...asked].join(' '), rest: data.status === 'running' ? '' : String(data.seq) }
}

// Our own code put it there; here its kind is recognised.
function isRun(value: unknown): value is RunState {
  return typeof fieldOf(value, 'status') === 'string' && typeof fieldOf(value, 'steps') === 'object'
}

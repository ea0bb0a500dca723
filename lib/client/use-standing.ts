'use client'

import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { AppError } from '@/lib/contracts/errors'
import type { RunState } from '@/lib/contracts/run'
import type { Standing } from '@/lib/contracts/standing'
import { openQuestions } from '@/lib/core/run/run-state'
import { fetchJson, fieldOf } from './fetch-json'
import { queryKeys } from './query-keys'

/** What happens elsewhere (at the advisor's desk, in another window) is seen this much later at most. */
const LOOK_EVERY_MS = 20_000
/** A run that has just begun may rest before its page listens. */
const AT_WORK_MS = 2_000
/** What a page does often comes in bursts: ticks, events of a run. */
const SETTLE_MS = 800

/**
 * Where a project stands, kept up to date: asked for again whenever a run of an open page comes to rest or asks something, a
 * choice is saved or the desk changes, and from time to time. Undefined until the first answer where nothing is given, and where it
 * is not asked for.
 */
export function useStanding(
  projectId: string,
  initial?: Standing,
  { isAsked = true }: { readonly isAsked?: boolean } = {},
): Standing | undefined {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: queryKeys.standing(projectId),
    queryFn: ({ signal }) => fetchJson(`/api/projects/${projectId}/standing`, readStanding, { signal }),
    ...(initial ? { initialData: initial } : {}),
    enabled: isAsked,
    refetchInterval: ({ state }) => (isAtWork(state.data) ? AT_WORK_MS : LOOK_EVERY_MS),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

  // A page that is entered anew brings what the server knew then.
  useEffect(() => {
    if (initial) client.setQueryData(queryKeys.standing(projectId), initial)
  }, [client, initial, projectId])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const seen = new Map<string, string>()
    const leave = client.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated') return
      const now = whatMatters(query.queryKey, query.state.data)
      if (now === null || seen.get(query.queryHash) === now) return
      const isFirst = !seen.has(query.queryHash)
      seen.set(query.queryHash, now)
      if (isFirst && query.state.dataUpdateCount === 0) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        void client.invalidateQueries({ queryKey: queryKeys.standing(projectId) })
        void client.invalidateQueries({ queryKey: queryKeys.inbox })
      }, SETTLE_MS)
    })
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [client, projectId])

  return data
}

function isAtWork(standing: Standing | undefined): boolean {
  return standing?.rooms.some(({ state }) => state === 'running') ?? false
}

/** What of a cached value a standing can depend on, as text; null for values that it does not depend on. */
function whatMatters([kind]: QueryKey, data: unknown): string | null {
  if (kind === 'selection' || kind === 'share') return JSON.stringify(data)
  if (kind !== 'run' || !isRun(data)) return null
  const asked = openQuestions(data).map(({ key, round }) => `${key} ${round}`)
  // What is edited in a run at rest may leave other things behind it.
  return [data.status, data.status === 'running' ? '' : data.seq, ...asked].join(' ')
}

// Our own code put it there; here its kind is recognised.
function isRun(value: unknown): value is RunState {
  return typeof fieldOf(value, 'status') === 'string' && typeof fieldOf(value, 'steps') === 'object'
}

function readStanding(answer: unknown): Standing {
  if (!isStanding(answer)) throw new AppError('internal', 'the answer holds no standing')
  return answer
}

function isStanding(value: unknown): value is Standing {
  return typeof fieldOf(value, 'next') === 'object' && Array.isArray(fieldOf(value, 'rooms'))
}

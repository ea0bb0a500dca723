'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { AppError } from '@/lib/contracts/errors'
import type { Standing } from '@/lib/contracts/standing'
import { fetchJson, fieldOf } from './fetch-json'
import { queryKeys } from './query-keys'

/** What happens elsewhere (at the advisor's desk, in another window) is seen this much later at most. */
const LOOK_EVERY_MS = 20_000
/** A run that has just begun may rest before its page listens. */
const AT_WORK_MS = 2_000
/**
 * Where a project stands, kept up to date: asked for again from time to time, and at once when somebody comes back to the page.
 * Undefined until the first answer where nothing is given, and where it is not asked for.
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
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })

  // A page that is entered anew brings what the server knew then; one that the browser had kept may bring less than is known by now.
  useEffect(() => {
    if (!initial) return
    client.setQueryData<Standing>(queryKeys.standing(projectId), (held) =>
      held && held.readAt > initial.readAt ? held : initial,
    )
  }, [client, initial, projectId])

  return data
}

function isAtWork(standing: Standing | undefined): boolean {
  return standing?.rooms.some(({ state }) => state === 'running') ?? false
}

function readStanding(answer: unknown): Standing {
  if (!isStanding(answer)) throw new AppError('internal', 'the answer holds no standing')
  return answer
}

function isStanding(value: unknown): value is Standing {
  return typeof fieldOf(value, 'next') === 'object' && Array.isArray(fieldOf(value, 'rooms'))
}

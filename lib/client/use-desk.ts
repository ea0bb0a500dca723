'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { DeskView, ShareView } from '@/lib/contracts/desk'
import { AppError } from '@/lib/contracts/errors'
import type { StreamEnd } from '@/lib/contracts/stream'
import { fetchJson, fieldOf } from './fetch-json'
import { followLog } from './follow-log'
import { queryKeys } from './query-keys'
import { streamEnd } from './stream-end'

/** What of a desk is looked at; null: the version that is open, and the changes since the last visit. */
export interface DeskLook {
  /** Its kind. */
  readonly document: string
  readonly version: number | null
  readonly since: number | null
}

export interface LiveDesk {
  readonly view: DeskView
  readonly look: DeskLook
  /** Another version, or other changes. */
  readonly setLook: (look: DeskLook) => void
  /** Another version was asked for and is not here yet. */
  readonly isLooking: boolean
  readonly refresh: () => Promise<void>
  /** Why the desk has ended in this browser; null while it is open. */
  readonly closed: StreamEnd | null
  readonly close: (code: StreamEnd) => void
  readonly isLost: boolean
}

/**
 * An advisor's desk, kept up to date. The version that is being read stays although a newer one comes.
 */
export function useDesk(linkId: string, initial: DeskView): LiveDesk {
  const client = useQueryClient()
  const [look, setLook] = useState<DeskLook>({
    document: initial.kind,
    version: initial.version?.number ?? null,
    since: null,
  })
  const [closed, setClosed] = useState<StreamEnd | null>(null)
  const { document, version, since } = look
  const isFirst = document === initial.kind && version === (initial.version?.number ?? null) && since === null
  const { data, isPlaceholderData, refetch } = useQuery({
    queryKey: queryKeys.desk(linkId, { document, version, since }),
    queryFn: ({ signal }) => {
      const held = client.getQueryData<DeskView>(queryKeys.desk(linkId, { document, version, since }))
      const asked = new URLSearchParams({ document })
      const number = version ?? held?.version?.number ?? null
      if (number !== null) asked.set('version', String(number))
      if (since !== null) asked.set('since', String(since))
      return fetchJson(`/api/shared/${linkId}?${asked}`, readDesk, { signal })
    },
    ...(isFirst ? { initialData: initial } : {}),
    placeholderData: (before) => before,
    enabled: closed === null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  // It stays the first visit while the page is open, although it has asked again since.
  const view = useMemo(() => ({ ...(data ?? initial), isFirstVisit: initial.isFirstVisit }), [data, initial])
  const refresh = useCallback(async () => {
    await refetch({ throwOnError: true })
  }, [refetch])
  const close = useCallback(
    (code: StreamEnd) => {
      setClosed(code)
      client.removeQueries({ queryKey: queryKeys.deskOf(linkId) })
    },
    [client, linkId],
  )
  const place = { path: `/api/shared/${linkId}/events`, startSeq: initial.seq, isClosed: closed !== null }
  const isLost = useDeskEvents(place, refresh, close)
  return { view, look, setLook, isLooking: isPlaceholderData, refresh, closed, close, isLost }
}

/** Visits stand on no stream: that a link was opened is seen this much later at most, while the page is looked at. */
const VISITS_EVERY_MS = 20_000

export interface LiveShare {
  readonly view: ShareView
  readonly refresh: () => Promise<void>
  /** Why the page is no longer kept up to date; null while it is. */
  readonly closed: StreamEnd | null
  readonly isLost: boolean
}

/** The student's side of the desk, kept up to date. */
export function useShare(projectId: string, initial: ShareView): LiveShare {
  const document = initial.kind
  const [closed, setClosed] = useState<StreamEnd | null>(null)
  const { data, refetch } = useQuery({
    queryKey: queryKeys.share(projectId, document),
    queryFn: ({ signal }) =>
      fetchJson(`/api/projects/${projectId}/desk?document=${document}`, readShare, { signal }),
    initialData: initial,
    refetchInterval: VISITS_EVERY_MS,
    enabled: closed === null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const refresh = useCallback(async () => {
    await refetch({ throwOnError: true })
  }, [refetch])
  const path = `/api/projects/${projectId}/desk/events`
  const isLost = useDeskEvents({ path, startSeq: initial.seq, isClosed: closed !== null }, refresh, setClosed)
  // What the server sent with the page may be newer than what an earlier visit of the room left behind.
  return { view: data.seq >= initial.seq ? data : initial, refresh, closed, isLost }
}

/** Has a desk fetched anew whenever something happens at it, and tells when it is closed; true while it cannot be reached. */
function useDeskEvents(
  { path, startSeq, isClosed }: { path: string; startSeq: number; isClosed: boolean },
  refresh: () => Promise<void>,
  onClosed: (code: StreamEnd) => void,
): boolean {
  const [isLost, setIsLost] = useState(false)
  useEffect(() => {
    if (isClosed) return
    return followLog({
      open: (after) => new EventSource(`${path}?after=${after}`),
      heldSeq: () => startSeq,
      onEvents: null,
      refetch: async () => {
        await refresh()
        return false
      },
      onConnection: (connection) => {
        const end = streamEnd(connection)
        if (end) onClosed(end)
        else setIsLost(connection === 'lost')
      },
    })
  }, [isClosed, onClosed, path, refresh, startSeq])
  return isLost
}

function readDesk(answer: unknown): DeskView {
  if (!isDesk(answer)) throw new AppError('internal', 'the answer holds no desk')
  return answer
}

function readShare(answer: unknown): ShareView {
  if (!isShare(answer)) throw new AppError('internal', 'the answer holds no desk')
  return answer
}

// Our own server made both; here their kind is recognised.
function isDesk(value: unknown): value is DeskView {
  return typeof fieldOf(value, 'seq') === 'number' && typeof fieldOf(value, 'link') === 'object'
}
function isShare(value: unknown): value is ShareView {
  return typeof fieldOf(value, 'seq') === 'number' && Array.isArray(fieldOf(value, 'links'))
}

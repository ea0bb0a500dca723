'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { RunState } from '@/lib/contracts/run'
import { emptyRun, foldEvents, isOver } from '@/lib/core/run/run-state'
import { fetchJson } from './fetch-json'
import { type Connection, followLog } from './follow-log'
import { queryKeys } from './query-keys'
import { readState } from './run-wire'

/**
 * The run as it stands now, kept up to date by its events. `refresh` asks for the whole state at once. A later
 * state never gives way to an earlier one.
 */
export function useRun(
  runId: string,
  initial: RunState,
): { run: RunState; connection: Connection; refresh: () => Promise<void> } {
  const client = useQueryClient()
  const [connection, setConnection] = useState<Connection>('live')
  const load = useCallback(
    async (signal?: AbortSignal) => {
      const loaded = await fetchJson(`/api/runs/${runId}`, readState, signal ? { signal } : {})
      const held = client.getQueryData<RunState>(queryKeys.run(runId))
      return held && held.seq > loaded.seq ? held : loaded
    },
    [client, runId],
  )
  const { data: run } = useQuery({
    queryKey: queryKeys.run(runId),
    queryFn: ({ signal }) => load(signal),
    initialData: initial,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const refresh = useCallback(async () => {
    client.setQueryData(queryKeys.run(runId), await load())
  }, [client, load, runId])

  const over = isOver(run)
  useEffect(() => {
    if (over) {
      setConnection('over')
      return
    }
    const key = queryKeys.run(runId)
    const held = () => client.getQueryData<RunState>(key) ?? emptyRun
    return followLog({
      open: (afterSeq) => new EventSource(`/api/runs/${runId}/events?after=${afterSeq}`),
      heldSeq: () => held().seq,
      onEvents: (events) => client.setQueryData(key, foldEvents(events, held())),
      refetch: async () => {
        const loaded = await load()
        client.setQueryData(key, loaded)
        return isOver(loaded)
      },
      onConnection: setConnection,
    })
  }, [client, load, over, runId])

  return { run, connection, refresh }
}

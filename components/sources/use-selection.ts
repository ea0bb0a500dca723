'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { type ShownError, shownErrorOf } from '@/components/frame/use-error-text'
import { codeOf, fetchJson, fieldOf } from '@/lib/client/fetch-json'
import { queryKeys } from '@/lib/client/query-keys'
import { AppError } from '@/lib/contracts/errors'
import type { SelectionEntry } from '@/lib/contracts/source-validation'
import { setDecisionsAction } from '@/lib/server/actions/selection'
import { mergeChanges, type SelectionChange } from './selection-changes'

/** Tabs of one browser tell each other that something was ticked. */
const CHANNEL = 'carrel-selection'

interface SelectionControl {
  readonly entries: ReadonlyMap<string, SelectionEntry>
  /** Shown at once, taken back when it cannot be saved. */
  readonly decide: (changes: readonly SelectionChange[]) => void
}

function readEntries(answer: unknown): SelectionEntry[] {
  const entries = fieldOf(answer, 'entries')
  if (!Array.isArray(entries)) throw new AppError('internal', 'the answer holds no selection')
  return entries.filter(isEntry)
}

function isEntry(value: unknown): value is SelectionEntry {
  return typeof fieldOf(value, 'sourceId') === 'string' && typeof fieldOf(value, 'decision') === 'string'
}

/**
 * What the person chose, apart from what machines found: no event of a run can touch it. Asked anew when the window
 * gets the focus or another tab changed it, so that two tabs agree.
 */
export function useSelection(
  projectId: string,
  initial: readonly SelectionEntry[],
  onFailure: (code: ShownError) => void,
): SelectionControl {
  const client = useQueryClient()
  const key = useMemo(() => queryKeys.selection(projectId), [projectId])
  const mutationKey = useMemo(() => ['decide', projectId], [projectId])
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => fetchJson(`/api/projects/${projectId}/selection`, readEntries, { signal }),
    initialData: () => [...initial],
    refetchOnWindowFocus: 'always',
  })

  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = (message) => {
      if (message.data === projectId && client.isMutating({ mutationKey }) === 0) {
        void client.invalidateQueries({ queryKey: key })
      }
    }
    // What another tab ticked between the rendering of this page and now came before the channel listened.
    void client.invalidateQueries({ queryKey: key })
    return () => channel.close()
  }, [client, key, mutationKey, projectId])

  const { mutate } = useMutation({
    mutationKey,
    // Saved in the order in which they were made.
    scope: { id: `decide-${projectId}` },
    mutationFn: async (changes: readonly SelectionChange[]) => {
      const answer = await setDecisionsAction({ projectId, entries: [...changes] })
      if (!answer.ok) throw new AppError(codeOf(answer), 'the decision was not saved')
    },
    onMutate: async (changes) => {
      await client.cancelQueries({ queryKey: key })
      const before = client.getQueryData<SelectionEntry[]>(key) ?? []
      client.setQueryData(key, mergeChanges(before, changes, new Date().toISOString()))
      const touched = new Set(changes.map(({ sourceId }) => sourceId))
      return { before: before.filter(({ sourceId }) => touched.has(sourceId)), touched }
    },
    onError: (error, _changes, kept) => {
      // Only what this change touched goes back; other ticks made meanwhile stay.
      client.setQueryData<SelectionEntry[]>(key, (now = []) => [
        ...now.filter(({ sourceId }) => !kept?.touched.has(sourceId)),
        ...(kept?.before ?? []),
      ])
      onFailure(shownErrorOf(error))
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) > 1) return
      const channel = new BroadcastChannel(CHANNEL)
      channel.postMessage(projectId)
      channel.close()
      void client.invalidateQueries({ queryKey: key })
    },
  })

  const entries = useMemo(() => new Map(data.map((entry) => [entry.sourceId, entry])), [data])
  const decide = useCallback(
    (changes: readonly SelectionChange[]) => {
      if (changes.length > 0) mutate(changes)
    },
    [mutate],
  )
  return { entries, decide }
}

'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { shownErrorOf, useErrorText } from '@/components/frame/use-error-text'
import { useToast } from '@/components/ui/toast'
import { fetchJson } from '@/lib/client/fetch-json'
import { queryKeys } from '@/lib/client/query-keys'

import type { LibraryItem } from '@/lib/contracts/library'

/** A little longer than the toast that offers to take it back. */
const UNDO_MS = 11_000

/** Items on their way out, also while another page of Carrel is shown; each with what stops it. */
const leaving = new Map<string, () => void>()

export interface Removal {
  /** Items that are on their way out: not shown, and not yet taken out of the library. */
  readonly removed: ReadonlySet<string>
  readonly remove: (item: LibraryItem) => void
}

/**
 * Takes items out of the library once that cannot be taken back any more: after some seconds, or when the window is left. Until
 * then nothing has happened to them.
 */
export function useRemoval(projectId: string): Removal {
  const t = useTranslations('library.items')
  const common = useTranslations('common')
  const errorText = useErrorText()
  const showToast = useToast()
  const client = useQueryClient()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(() => new Set(leaving.keys()))
  const keep = (id: string) => setRemoved((before) => new Set([...before].filter((other) => other !== id)))
  const say = (message: string) => showToast({ message, closeLabel: common('close') })

  async function takeOut(id: string): Promise<void> {
    try {
      await fetchJson(`/api/projects/${projectId}/library/${id}`, () => null, {
        method: 'DELETE',
        keepalive: true,
      })
      await client.invalidateQueries({ queryKey: queryKeys.library(projectId) })
    } catch (error) {
      keep(id)
      say(errorText(shownErrorOf(error)))
    }
  }

  function remove({ id, title }: LibraryItem) {
    const go = () => {
      stop()
      void takeOut(id)
    }
    const timer = setTimeout(go, UNDO_MS)
    const stop = () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', go)
      leaving.delete(id)
    }
    const undo = () => {
      if (!leaving.has(id)) return say(t('goneAlready'))
      stop()
      keep(id)
    }
    window.addEventListener('pagehide', go)
    leaving.set(id, stop)
    setRemoved((before) => new Set([...before, id]))
    showToast({
      message: t('removed', { title: title.slice(0, 80) }),
      action: { label: common('undo'), onPress: undo },
      closeLabel: common('close'),
    })
  }
  return { removed, remove }
}

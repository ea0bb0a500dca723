'use client'

import { useEffect } from 'react'
import { useInbox } from '@/components/frame/use-inbox'
import type { InboxKind } from '@/lib/contracts/desk'

/** What is told there and asks for no answer. A comment stays unread until it is answered or opened. */
const told: readonly InboxKind[] = ['decision', 'resolved', 'first-visit']

/** Whoever looks at the desk of a document has read what is told there: the bell counts it no longer. */
export function useSeenNotices(projectId: string, document: string): void {
  const { inbox, markRead } = useInbox()
  const seen = (inbox?.lines ?? [])
    .filter(
      (line) =>
        line.readAt === null &&
        line.projectId === projectId &&
        // Who opened the link has seen no document in particular.
        (line.kind === 'first-visit' || line.document === document) &&
        told.includes(line.kind),
    )
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    if (seen !== '') void markRead(seen.split(' '))
  }, [markRead, seen])
}

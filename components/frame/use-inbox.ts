'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { fetchJson, fieldOf } from '@/lib/client/fetch-json'
import { queryKeys } from '@/lib/client/query-keys'
import type { InboxLine } from '@/lib/contracts/desk'
import { AppError } from '@/lib/contracts/errors'
import { markInboxReadAction } from '@/lib/server/actions/share'

/** A page that stays open learns of news within this. */
const LOOK_EVERY_MS = 60_000

interface Inbox {
  readonly unread: number
  readonly lines: readonly InboxLine[]
}

/** What advisors have done, over all projects, the latest first; undefined until the first answer. `markRead` with null reads all. */
export function useInbox(): {
  readonly inbox: Inbox | undefined
  readonly markRead: (ids: string[] | null) => Promise<void>
} {
  const client = useQueryClient()
  const { data: inbox } = useQuery({
    queryKey: queryKeys.inbox,
    queryFn: ({ signal }) => fetchJson('/api/inbox', readInbox, { signal }),
    refetchInterval: LOOK_EVERY_MS,
    retry: false,
  })
  const markRead = useCallback(
    async (ids: string[] | null) => {
      await markInboxReadAction({ ids }).catch(() => undefined)
      await client.invalidateQueries({ queryKey: queryKeys.inbox })
    },
    [client],
  )
  return { inbox, markRead }
}

function readInbox(answer: unknown): Inbox {
  if (!isInbox(answer)) throw new AppError('internal', 'the answer holds no inbox')
  return answer
}

// Our own server made it; here its kind is recognised.
function isInbox(value: unknown): value is Inbox {
  return typeof fieldOf(value, 'unread') === 'number' && Array.isArray(fieldOf(value, 'lines'))
}

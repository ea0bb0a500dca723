'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useMemo, useState } from 'react'
import { type ShownError, useErrorText } from '@/components/frame/use-error-text'
import { useToast } from '@/components/ui/toast'
import { streamEnd } from '@/lib/client/stream-end'
import type { CommentOutcome, CommentPlace, DecisionOutcome, NewDecision } from '@/lib/contracts/desk'
import type { ErrorCode } from '@/lib/contracts/errors'
import type { StreamEnd } from '@/lib/contracts/stream'
import {
  addCommentAction,
  decideAction,
  replyAction,
  resolveOwnCommentAction,
} from '@/lib/server/actions/desk'

type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: ErrorCode }
/** What came of it, or why nothing did: then what was written stays. */
export type Sent<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: ShownError }

export interface DeskActions {
  readonly busy: boolean
  readonly comment: (version: number, place: CommentPlace, body: string) => Promise<Sent<CommentOutcome>>
  readonly reply: (commentId: string, body: string) => Promise<Sent<{ id: string }>>
  readonly resolve: (commentId: string, resolved: boolean) => Promise<Sent<undefined>>
  readonly decide: (decision: NewDecision) => Promise<Sent<DecisionOutcome>>
}

/** What an advisor does at the desk. A failure is told in a line and given back; one that ends the desk ends it. */
export function useDeskActions(
  { linkId, kind }: { readonly linkId: string; readonly kind: string },
  { refresh, close }: { readonly refresh: () => Promise<void>; readonly close: (code: StreamEnd) => void },
): DeskActions {
  const common = useTranslations('common')
  const errorText = useErrorText()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const send = useCallback(
    async <T>(act: () => Promise<Answer<T>>): Promise<Sent<T>> => {
      setBusy(true)
      // A rejected action never reached the server.
      const answer: Sent<T> = await act().catch(() => ({ ok: false, code: 'offline' }) as const)
      setBusy(false)
      if (answer.ok) {
        // The stream may be broken at this moment; what was sent is to be seen all the same.
        await refresh().catch(() => undefined)
        return answer
      }
      const closing = streamEnd(answer.code)
      if (closing && closing !== 'not-found') close(closing)
      else toast({ message: errorText(answer.code), closeLabel: common('close'), kind: 'desk' })
      return answer
    },
    [close, common, errorText, refresh, toast],
  )
  return useMemo(
    () => ({
      busy,
      comment: (version, place, body) => send(() => addCommentAction({ linkId, kind, version, place, body })),
      reply: (commentId, body) => send(() => replyAction({ linkId, commentId, body })),
      resolve: (commentId, resolved) => send(() => resolveOwnCommentAction({ linkId, commentId, resolved })),
      decide: (decision) => send(() => decideAction({ linkId, kind, ...decision })),
    }),
    [busy, kind, linkId, send],
  )
}

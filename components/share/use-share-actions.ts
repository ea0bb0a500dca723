'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useMemo, useState } from 'react'
import { type ShownError, useErrorText } from '@/components/frame/use-error-text'
import { useToast } from '@/components/ui/toast'
import type { AnswerStance, NewLink } from '@/lib/contracts/desk'
import type { ErrorCode } from '@/lib/contracts/errors'
import { chapterNumber } from '@/lib/core/desk/document-kind'
import { publishChapterAction } from '@/lib/server/actions/paper'
import { publishVersionAction } from '@/lib/server/actions/proposal'
import {
  answerCommentAction,
  createLinkAction,
  type MadeLink,
  renameLinkAction,
  resolveCommentAction,
  revokeLinkAction,
} from '@/lib/server/actions/share'

type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: ErrorCode }
type Sent<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: ShownError }

export interface ShareActions {
  readonly busy: boolean
  /** A refusal is told by whoever asks: it has sentences of its own. */
  readonly publish: (note: string) => Promise<Sent<{ number: number; isNew: boolean }>>
  readonly createLink: (link: NewLink) => Promise<Sent<MadeLink>>
  readonly renameLink: (linkId: string, name: string) => Promise<boolean>
  readonly revokeLink: (linkId: string) => Promise<boolean>
  readonly answer: (commentId: string, stance: AnswerStance, body: string) => Promise<boolean>
  readonly resolve: (commentId: string, resolved: boolean) => Promise<boolean>
}

/** What the student does at the desk. Except for publishing, a failure is told in a line; what was written stays. */
export function useShareActions(
  { projectId, document }: { readonly projectId: string; readonly document: string },
  refresh: () => Promise<void>,
): ShareActions {
  const common = useTranslations('common')
  const errorText = useErrorText()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const send = useCallback(
    async <T>(act: () => Promise<Answer<T>>, isToldElsewhere = false): Promise<Sent<T>> => {
      setBusy(true)
      // A rejected action never reached the server.
      const answer: Sent<T> = await act().catch(() => ({ ok: false, code: 'offline' }) as const)
      setBusy(false)
      if (answer.ok) await refresh().catch(() => undefined)
      else if (!isToldElsewhere)
        toast({ message: errorText(answer.code), closeLabel: common('close'), kind: 'share' })
      return answer
    },
    [common, errorText, refresh, toast],
  )
  return useMemo(
    () => ({
      busy,
      publish: (note) => {
        const chapter = chapterNumber(document)
        return send(
          () =>
            chapter > 0
              ? publishChapterAction({ projectId, chapter, note })
              : publishVersionAction({ projectId, note }),
          true,
        )
      },
      createLink: (link) => send(() => createLinkAction({ projectId, ...link })),
      renameLink: async (linkId, name) =>
        (await send(() => renameLinkAction({ projectId, linkId, name }))).ok,
      revokeLink: async (linkId) => (await send(() => revokeLinkAction({ projectId, linkId }))).ok,
      answer: async (commentId, stance, body) =>
        (await send(() => answerCommentAction({ projectId, commentId, stance, body }))).ok,
      resolve: async (commentId, resolved) =>
        (await send(() => resolveCommentAction({ projectId, commentId, resolved }))).ok,
    }),
    [busy, document, projectId, send],
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useToast } from '@/components/ui/toast'
import type { CommentOutcome } from '@/lib/contracts/desk'
import { documentPart } from '@/lib/core/desk/document-kind'
import { useDeskWorld } from './desk-context'
import { threadDomId } from './go-to'
import { composerDomId, draftNameOf } from './new-comment'
import type { Draft } from './use-drafts'
import { WriteBox } from './write-box'

/** A comment that is being written at a place. */
export function CommentComposer({ draft }: { draft: Draft & { place: NonNullable<Draft['place']> } }) {
  const t = useTranslations('desk.comment')
  const common = useTranslations('common')
  const toast = useToast()
  const { view, actions, drafts, showNewest, setActive } = useDeskWorld()
  const [refused, setRefused] = useState<(CommentOutcome & { added: false }) | null>(null)
  const { place, text } = draft
  const name = draftNameOf(place.blockId)

  async function send() {
    const sent = await actions.comment(view.version?.number ?? 1, place, text)
    if (!sent.ok) return
    if (!sent.value.added) return setRefused(sent.value)
    const { id } = sent.value
    drafts.set(name, null)
    setActive(id)
    // The box that had the focus is gone; the comment is in its stead.
    requestAnimationFrame(() => document.getElementById(threadDomId(id))?.focus({ preventScroll: true }))
  }

  function discard() {
    drafts.set(name, null)
    if (text.trim() === '') return
    toast({
      message: t('discarded'),
      closeLabel: common('close'),
      action: { label: common('undo'), onPress: () => drafts.set(name, draft) },
    })
  }

  return (
    <section
      id={composerDomId(place.blockId)}
      aria-label={t('new')}
      className="rounded-md border border-accent bg-sheet px-3 py-2.5 font-sans text-sm"
    >
      {place.quote === '' ? (
        <p className="mb-1.5 text-xs text-soft">
          {place.blockId === '' ? t('onDocument', { part: documentPart(view.kind) }) : t('onBlock')}
        </p>
      ) : (
        <p
          dir="auto"
          className="mb-1.5 line-clamp-3 border-l-2 border-accent-line pl-2 font-serif text-xs text-soft italic"
        >
          {place.quote}
        </p>
      )}
      <WriteBox
        label={t('label')}
        text={text}
        onText={(written) => drafts.set(name, { text: written, place })}
        onCancel={discard}
        notice={
          refused ? (
            <Notice
              tone="warn"
              announce="alert"
              title={t('versionGone')}
              actions={
                refused.current === null ? undefined : (
                  <Button
                    size="sm"
                    onClick={() => {
                      setRefused(null)
                      showNewest()
                    }}
                  >
                    {t('showCurrent', { number: refused.current })}
                  </Button>
                )
              }
            >
              {t('versionGoneText')}
            </Notice>
          ) : null
        }
      >
        {(whenFit) => (
          <Button size="sm" variant="primary" busy={actions.busy} onClick={() => whenFit(() => void send())}>
            {t('send')}
          </Button>
        )}
      </WriteBox>
    </section>
  )
}

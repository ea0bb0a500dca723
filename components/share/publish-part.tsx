'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Drafts } from '@/components/desk/use-drafts'
import { type ShownError, useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { Moment } from '@/components/ui/moment'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { useStanding } from '@/lib/client/use-standing'
import type { ShareView } from '@/lib/contracts/desk'
import { chapterNumber, documentPart } from '@/lib/core/desk/document-kind'
import { beforePublishing } from '@/lib/core/thesis/before-publishing'
import type { ShareActions } from './use-share-actions'

const DRAFT = 'note'
/** As VersionNote. */
const NOTE_MAX = 500

interface PublishPartProps {
  projectId: string
  view: ShareView
  actions: ShareActions
  drafts: Drafts
}

/** Publishes the proposal or the chapter as it stands; what readers see changes by nothing else. */
export function PublishPart({ projectId, view, actions, drafts }: PublishPartProps) {
  const t = useTranslations('share.publish')
  const errorText = useErrorText()
  const [outcome, setOutcome] = useState<
    { readonly number: number; readonly isNew: boolean } | { readonly failed: ShownError } | null
  >(null)
  const note = drafts.all[DRAFT]?.text ?? ''
  const { current } = view
  const isFirst = current === null
  const isChapter = chapterNumber(view.kind) > 0
  const ofDocument = useTranslations('share.documents')
  const standing = useStanding(projectId)
  const worksIn = isChapter ? 'paper' : 'proposal'
  const before = standing && (isFirst || view.isChanged) ? beforePublishing(standing, worksIn) : null

  async function publish() {
    const sent = await actions.publish(note)
    if (sent.ok) drafts.set(DRAFT, null)
    setOutcome(sent.ok ? sent.value : { failed: sent.code })
  }

  if (isFirst && !isChapter && !view.isChanged)
    return (
      <p className="text-sm text-soft">
        {t('nothing')} <TextLink href={`/projects/${projectId}/proposal`}>{t('toProposal')}</TextLink>
      </p>
    )
  return (
    <div className="space-y-3 text-sm">
      {current ? (
        <p>
          {t('current', { number: current.number })} <Moment at={current.createdAt} />.
          {current.note ? (
            <q dir="auto" className="mt-1 block text-soft [overflow-wrap:anywhere]">
              {current.note}
            </q>
          ) : null}
        </p>
      ) : (
        <p className="text-soft">{isChapter ? ofDocument('none') : t('none')}</p>
      )}
      <TextAreaField
        label={t('note')}
        hint={t('noteHint')}
        rows={2}
        maxLength={NOTE_MAX}
        value={note}
        onChange={(event) => drafts.set(DRAFT, { text: event.target.value, place: null })}
      />
      {/* What readers already have is not worth a green button. */}
      {isFirst || view.isChanged ? null : (
        <p className="text-soft">{t('unchanged', { part: documentPart(view.kind) })}</p>
      )}
      {before ? (
        <p>
          {t(`before.${before}`, { part: documentPart(view.kind) })}{' '}
          <TextLink href={`/projects/${projectId}/${worksIn}`}>
            {t(isChapter ? 'toPaper' : 'toProposal')}
          </TextLink>
        </p>
      ) : null}
      {view.objectionsOpen > 0 && (isFirst || view.isChanged) ? (
        <Notice
          tone="warn"
          title={t('objections', { count: view.objectionsOpen })}
          actions={
            <TextLink href={`/projects/${projectId}/proposal#examination`}>{t('toObjections')}</TextLink>
          }
        />
      ) : null}
      <Button
        variant={(isFirst || view.isChanged) && before === null ? 'primary' : 'plain'}
        busy={actions.busy}
        onClick={() => void publish()}
      >
        {isFirst ? (isChapter ? ofDocument('first') : t('first')) : t('next', { number: current.number + 1 })}
      </Button>
      <div aria-live="polite">
        {outcome === null ? null : 'failed' in outcome ? (
          <Notice
            tone="warn"
            title={t('notPublished')}
            actions={
              outcome.failed === 'not-ready' && !isChapter ? (
                <TextLink href={`/projects/${projectId}/proposal`}>{t('toProposal')}</TextLink>
              ) : undefined
            }
          >
            {isChapter && outcome.failed === 'conflict'
              ? ofDocument('working')
              : !isChapter && (outcome.failed === 'not-ready' || outcome.failed === 'conflict')
                ? t(`failed.${outcome.failed}`)
                : errorText(outcome.failed)}
          </Notice>
        ) : (
          <Notice
            tone={outcome.isNew ? 'accent' : 'plain'}
            title={t(outcome.isNew ? 'published' : 'same', { number: outcome.number })}
          >
            {outcome.isNew ? t('publishedText') : t('sameText', { part: documentPart(view.kind) })}
          </Notice>
        )}
      </div>
    </div>
  )
}

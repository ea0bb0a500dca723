'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RoundsList } from '@/components/desk/rounds-list'
import { useDrafts } from '@/components/desk/use-drafts'
import { EndedNotice } from '@/components/frame/ended-notice'
import { classNames } from '@/components/ui/class-names'
import { Fold } from '@/components/ui/fold'
import { Notice } from '@/components/ui/notice'
import { useShare } from '@/lib/client/use-desk'
import type { ShareView } from '@/lib/contracts/desk'
import { chapterNumber } from '@/lib/core/desk/document-kind'
import { AccessLog } from './access-log'
import { AnswerList } from './answer-list'
import { DeskSummary } from './desk-summary'
import { DocumentNav } from './document-nav'
import { LinksPart } from './links-part'
import { PublishPart } from './publish-part'
import { useSeenNotices } from './use-seen-notices'
import { useShareActions } from './use-share-actions'
import { VersionsPart } from './versions-part'

/** The student's side of the desk: publish, hand out links, read and answer. */
export function ShareRoom({ projectId, initial }: { projectId: string; initial: ShareView }) {
  const t = useTranslations('share')
  const { view, refresh, closed, isLost } = useShare(projectId, initial)
  const { kind, documents } = view
  const isChapter = chapterNumber(kind) > 0
  const actions = useShareActions({ projectId, document: kind }, refresh)
  const drafts = useDrafts(isChapter ? `share:${projectId}:${kind}` : `share:${projectId}`)
  useSeenNotices(projectId, kind)
  const isShared = view.versions.length > 0
  // Until a reader has said something, what leads there comes first: a version and a link.
  const isAnswered = view.comments.length > 0 || view.rounds.some(({ decision }) => decision !== null)
  return (
    <div className="mx-auto max-w-[80rem] px-4 pt-6 pb-24 sm:px-6">
      <h1 className="font-serif text-2xl font-semibold">{t('title')}</h1>
      <p className="mt-1 max-w-2xl text-sm text-soft">{t('text')}</p>
      <DocumentNav projectId={projectId} documents={documents} shown={kind} />
      {isShared ? (
        <div className="mt-4">
          <DeskSummary desk={view} />
        </div>
      ) : null}
      {closed ? <EndedNotice why={closed} className="mt-4" /> : null}
      {isLost && !closed ? (
        <Notice tone="warn" announce="status" title={t('lost')} className="mt-4">
          {t('lostText')}
        </Notice>
      ) : null}
      <div className="mt-6 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div
          className={classNames(
            'min-w-0 space-y-10',
            isAnswered ? '' : isShared ? 'order-last' : 'lg:order-last',
          )}
        >
          {isShared ? (
            <>
              <Part title={t('comments.title')}>
                <AnswerList
                  projectId={projectId}
                  document={kind}
                  comments={view.comments}
                  current={view.current?.number ?? 0}
                  actions={actions}
                  drafts={drafts}
                />
              </Part>
              <Part title={t('decisions')}>
                <RoundsList rounds={view.rounds} />
              </Part>
            </>
          ) : (
            <Steps />
          )}
        </div>
        <div className="min-w-0 space-y-10">
          <Part title={t('publish.title')}>
            <PublishPart projectId={projectId} view={view} actions={actions} drafts={drafts} />
            {view.versions.length > 1 ? (
              <div className="mt-5">
                <VersionsPart projectId={projectId} document={kind} versions={view.versions} />
              </div>
            ) : null}
          </Part>
          <Part title={t('links.title')}>
            <LinksPart projectId={projectId} links={view.links} isShared={isShared} actions={actions} />
          </Part>
          {view.access.length > 0 ? (
            <Fold title={t('access.title')} aside={t('access.count', { count: view.access.length })}>
              <AccessLog lines={view.access} />
            </Fold>
          ) : null}
        </div>
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 border-b border-line pb-1.5 font-serif text-lg font-semibold">{title}</h2>
      {children}
    </section>
  )
}

/** Before anything is shared: how it goes. */
function Steps() {
  const t = useTranslations('share.steps')
  return (
    <ol className="list-decimal space-y-2.5 rounded-lg border border-dashed border-line-strong py-6 pr-6 pl-10 text-sm text-soft marker:font-semibold marker:text-ink">
      {(['publish', 'link', 'answer'] as const).map((step) => (
        <li key={step} className="pl-1">
          {t(step)}
        </li>
      ))}
    </ol>
  )
}

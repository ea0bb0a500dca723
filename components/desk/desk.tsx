'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Moment } from '@/components/ui/moment'
import { Notice } from '@/components/ui/notice'
import { orLater } from '@/components/ui/or-later'
import { useDesk } from '@/lib/client/use-desk'
import type { DeskView } from '@/lib/contracts/desk'
import { deskBlocks } from '@/lib/core/desk/block-text'
import { includesRight } from '@/lib/core/desk/desk-rules'
import { chapterNumber } from '@/lib/core/desk/document-kind'
import { BriefPart } from './brief-part'
import { CommentsList } from './comments-list'
import { DecisionBar } from './decision-bar'
import { type Cited, DeskProvider, type DeskWorld } from './desk-context'
import { DeskDocument } from './desk-document'
import { DeskEnd } from './desk-end'
import { DocumentSelect } from './document-select'
import { type DeskPart, partDomId } from './go-to'
import { LeaveButton } from './leave-button'
import { QualityReport } from './quality-report'
import { RoundsList } from './rounds-list'
import { ScopePart } from './scope-part'
import { useDeskActions } from './use-desk-actions'
import { useDrafts } from './use-drafts'
import { VersionNews } from './version-news'
import { VersionSelect } from './version-select'

// Looked up now and then; what finds the passage weighs more than the rest of the desk.
const SourcesDialog = dynamic(() =>
  orLater(() => import('./sources-dialog').then((module) => module.SourcesDialog)),
)

/** All that an advisor sees, kept up to date while the link holds. */
export function Desk({ linkId, initial }: { linkId: string; initial: DeskView }) {
  const t = useTranslations('desk')
  const { view, look, setLook, isLooking, refresh, closed, close, isLost } = useDesk(linkId, initial)
  const { kind, documents } = view
  const actions = useDeskActions({ linkId, kind }, { refresh, close })
  // What is written of one document stays with it.
  const drafts = useDrafts(chapterNumber(kind) === 0 ? linkId : `${linkId}:${kind}`)
  const [active, setActive] = useState<string | null>(null)
  const [cited, setCited] = useState<Cited | null>(null)
  const { version, versions, link } = view
  const newest = versions.at(-1)?.number ?? null
  const canComment = includesRight(link.rights, 'comment')
  const showNewest = useCallback(() => {
    setLook({ document: kind, version: newest, since: null })
    window.scrollTo({ top: 0 })
  }, [kind, newest, setLook])
  const world = useMemo<DeskWorld>(
    () => ({ view, actions, drafts, canComment, active, setActive, openSources: setCited, showNewest }),
    [view, actions, drafts, canComment, active, showNewest],
  )
  const blockIds = useMemo(
    () => new Set(version ? deskBlocks(version.tree).map(({ id }) => id) : []),
    [version],
  )

  // A link that is opened again in a browser that is in already: its secret must not stay in the address.
  useEffect(() => {
    if (window.location.hash) window.history.replaceState(null, '', window.location.pathname)
  }, [])

  if (closed) return <DeskEnd code={closed} drafts={drafts} />
  return (
    <DeskProvider value={world}>
      <div className="mx-auto max-w-[84rem] px-4 pt-6 pb-40 sm:px-6 xl:pr-[26rem] min-[90rem]:pr-6">
        <header className="flex flex-wrap items-start gap-x-3 gap-y-2 border-b border-line pb-4">
          <div className="min-w-0 flex-1">
            <h1 dir="auto" className="font-serif text-xl font-semibold">
              {chapterNumber(kind) > 0
                ? t('chapter', { title: version?.tree.title ?? '' })
                : version?.tree.author
                  ? t('headingOf', { name: version.tree.author })
                  : t('heading')}
            </h1>
            <p className="text-sm text-soft">
              {t(`may.${link.rights}`, { name: link.name })} {t('until')} <Moment at={link.expiresAt} day />.
            </p>
          </div>
          {documents.length > 1 ? (
            <div className="max-sm:order-last max-sm:w-full">
              <DocumentSelect
                documents={documents}
                value={kind}
                onChange={(document) => {
                  setActive(null)
                  setLook({ document, version: null, since: null })
                }}
              />
            </div>
          ) : null}
          {version && versions.length > 1 ? (
            <div className="max-sm:order-last max-sm:w-full">
              <VersionSelect
                versions={versions}
                value={version.number}
                onChange={(number) => setLook({ document: kind, version: number, since: null })}
              />
            </div>
          ) : null}
          <LeaveButton linkId={linkId} drafts={drafts} />
        </header>
        {isLost ? (
          <Notice tone="warn" announce="status" title={t('lost')} className="mt-4">
            {t('lostText')}
          </Notice>
        ) : null}
        {version && newest !== version.number ? (
          <Notice
            announce="status"
            tone="accent"
            className="mt-4 max-w-[42rem] min-[90rem]:ml-[14.5rem]"
            title={t('newer', { shown: version.number, number: newest ?? 0 })}
            actions={
              <Button size="sm" onClick={showNewest}>
                {t('showNewer', { number: newest ?? 0 })}
              </Button>
            }
          />
        ) : null}
        {version ? (
          <div aria-busy={isLooking} className={isLooking ? 'opacity-60' : undefined}>
            <ScopePart scope={view.scope} />
            <BriefPart version={version} />
            <VersionNews
              view={view}
              since={look.since}
              onSince={(since) => setLook({ document: kind, version: version.number, since })}
            />
            <DeskDocument version={version} />
            <div className="max-w-[42rem] min-[90rem]:ml-[14.5rem]">
              <Part part="comments" title={t('comments.title')}>
                <CommentsList blockIds={blockIds} />
              </Part>
              {chapterNumber(kind) > 0 ? null : (
                <Part part="quality" title={t('quality.title')}>
                  <QualityReport quality={version.evidence.quality} />
                </Part>
              )}
              <Part part="rounds" title={t('rounds.title')}>
                <RoundsList rounds={view.rounds} />
              </Part>
            </div>
          </div>
        ) : (
          <div className="mt-8">
            <EmptyState title={t('nothing.title')}>{t('nothing.text')}</EmptyState>
          </div>
        )}
      </div>
      <DecisionBar linkId={linkId} />
      {cited ? (
        <SourcesDialog
          cited={cited}
          sources={version?.evidence.sources ?? []}
          onClose={() => setCited(null)}
        />
      ) : null}
    </DeskProvider>
  )
}

function Part({ part, title, children }: { part: DeskPart; title: string; children: ReactNode }) {
  return (
    <section className="mt-12 border-t border-line pt-6">
      <h2 id={partDomId(part)} tabIndex={-1} className="mb-3 font-serif text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { authorLine } from '@/components/sources/author-line'
import { ScoreBar } from '@/components/sources/score-bar'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ExternalLink } from '@/components/ui/external-link'
import { Fold } from '@/components/ui/fold'
import type { ProposalSource } from '@/lib/contracts/proposal-run'
import { blockDomId, showPlace } from './go-to'

interface SourcesDialogProps {
  /** In the order in which they are cited. */
  keys: readonly string[]
  sources: readonly ProposalSource[]
  onClose: () => void
}

/** The sources of one citation: what they are, how they were judged, and the way to them. */
export function SourcesDialog({ keys, sources, onClose }: SourcesDialogProps) {
  const t = useTranslations('desk.source')
  const common = useTranslations('common')
  return (
    <Dialog
      open
      onClose={onClose}
      shape="side"
      title={t('title', { count: keys.length })}
      closeLabel={common('close')}
    >
      <ul className="divide-y divide-line">
        {keys.map((key) => {
          const source = sources.find((known) => known.key === key)
          return (
            <li key={key} className="py-5 first:pt-0 last:pb-0">
              {source ? <SourceCard source={source} /> : <p className="text-sm text-soft">{t('unknown')}</p>}
              <Button
                size="sm"
                variant="quiet"
                className="mt-2 -ml-2"
                onClick={() => {
                  onClose()
                  // The dialog gives the focus back first.
                  requestAnimationFrame(() => showPlace(blockDomId(`source.${key}`)))
                }}
              >
                {t('inReferences')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

const retractionTones = {
  retracted: 'danger',
  'possibly-retracted': 'danger',
  concern: 'warn',
  corrected: 'plain',
} as const

function SourceCard({ source }: { source: ProposalSource }) {
  const t = useTranslations('desk.source')
  const common = useTranslations('common')
  const badge = useTranslations('sources.badge')
  const { work, retractionCheck: check } = source
  return (
    <div className="space-y-3">
      <div>
        <h3 dir="auto" className="font-serif text-lg leading-snug font-semibold">
          {work.title}
        </h3>
        <p className="mt-1 text-sm text-soft">
          {[authorLine(work.authors), work.year, work.venue].filter(Boolean).join(' · ')}
        </p>
      </div>
      <ul className="flex flex-wrap gap-1">
        {check === 'clean' || check === 'not-checked' ? null : (
          <li>
            <Badge tone={retractionTones[check]}>{badge(`retraction.${check}`)}</Badge>
          </li>
        )}
        {work.sandbox ? (
          <li>
            <Badge tone="warn" title={common('sandboxMeaning')}>
              {common('sandboxBadge')}
            </Badge>
          </li>
        ) : null}
        <li>
          <Badge tone={source.chosen ? 'accent' : 'plain'}>{t(source.chosen ? 'chosen' : 'found')}</Badge>
        </li>
      </ul>
      <div className="grid grid-cols-2 gap-5">
        <ScoreBar kind="relevancy" score={source.relevancy} />
        <ScoreBar kind="quality" score={source.quality} />
      </div>
      {source.summary ? (
        <p dir="auto" lang={work.language ?? undefined} className="font-serif text-base">
          {source.summary}
        </p>
      ) : (
        <p className="text-sm text-soft">{t('noSummary')}</p>
      )}
      {work.abstract ? (
        <Fold title={t('abstract')}>
          <p
            dir="auto"
            lang={work.language ?? undefined}
            className="font-serif text-base whitespace-pre-line"
          >
            {work.abstract}
          </p>
        </Fold>
      ) : null}
      {source.url ? (
        <p className="text-sm break-all">
          <ExternalLink href={source.url}>{source.url}</ExternalLink>
        </p>
      ) : null}
    </div>
  )
}

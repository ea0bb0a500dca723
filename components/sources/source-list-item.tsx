'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { classNames } from '@/components/ui/class-names'
import { orLater } from '@/components/ui/or-later'
import type { SourceRow as Row } from '@/lib/contracts/source-validation'
import { authorLine } from '@/lib/core/identity/author-line'
import { AccessLink } from './access-link'
import { CompactRow } from './compact-row'
import { RankReasonLine } from './rank-reason'
import { RowButtons } from './row-actions'
import { RowDecision } from './row-decision'
import { RowFrame, RowLead, RowTitle, type TitledRowProps, tabIndexOf } from './row-parts'
import { ScoreBar } from './score-bar'
import { SourceBadges } from './source-badges'
import type { SourceRowProps } from './source-row-props'

// Not needed before a rank is asked for.
const SourceWhy = dynamic(() => orLater(() => import('./source-why').then((module) => module.SourceWhy)))

export const SourceListItem = memo(function SourceListItem(props: SourceRowProps) {
  const { row, entry, explained, gone, reason, isCompact } = props
  const decision = entry?.decision
  const titleId = `title-${row.id}`

  return (
    <li
      className={classNames(
        isCompact ? 'row-lazy-compact' : 'row-lazy',
        'border-b border-line last:border-b-0',
        (gone || decision === 'exclude') && 'grayscale [&_h3]:font-normal [&_h3]:line-through',
      )}
    >
      {isCompact ? <CompactRow {...props} titleId={titleId} /> : <FullRow {...props} titleId={titleId} />}
      {explained ? (
        <div className="px-3 pt-1 pb-4 sm:pr-4 sm:pl-16">
          <SourceWhy row={row} reason={decision === undefined ? reason : null} />
        </div>
      ) : null}
    </li>
  )
})

/** A source with its summary. */
function FullRow(props: TitledRowProps) {
  const { row, entry, explained, gone, joining, reason, written, actions } = props
  const t = useTranslations('sources')
  const { work } = row
  const decision = entry?.decision
  const tabIndex = tabIndexOf(props)
  const meta = [
    authorLine(work.authors) || t('row.noAuthors'),
    work.year ?? t('row.noYear'),
    work.venue,
  ].filter(Boolean)
  return (
    <RowFrame
      props={props}
      className="gap-x-3 grid-cols-[auto_minmax(0,1fr)] py-3 sm:grid-cols-[auto_minmax(0,1fr)_8.5rem]"
    >
      <RowLead props={props} className="w-8 flex-col gap-1.5 pt-0.5" />

      <div className="min-w-0">
        <RowTitle props={props} className="text-lg leading-snug text-pretty" cut="line-clamp-3" />
        <p dir="auto" className="mt-0.5 line-clamp-2 text-sm text-soft">
          {meta.join(' · ')}
        </p>
        {row.hasAbstract ? (
          <Summary row={row} />
        ) : (
          <OwnSummary
            written={written}
            tabIndex={tabIndex}
            onWrite={gone ? null : () => actions.write(row.id)}
          />
        )}
        {/* The line keeps its place, so that nothing moves when a reason comes or goes. */}
        {reason === undefined ? null : (
          <div className="mt-1 h-8.5 sm:h-4.25">
            {reason && decision === undefined ? (
              <RankReasonLine reason={reason} className="line-clamp-2 sm:line-clamp-1" />
            ) : null}
          </div>
        )}
      </div>

      <div className="col-start-2 mt-2.5 grid grid-cols-2 gap-x-4 gap-y-2 sm:col-start-3 sm:mt-0.5 sm:grid-cols-1 sm:self-start">
        <ScoreBar kind="relevancy" score={row.relevancy.score} />
        <ScoreBar kind="quality" score={row.quality.score} />
      </div>

      <div className="col-start-2 mt-2 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-xs sm:col-[2/-1] lg:flex-nowrap">
        <div className="min-w-0 lg:flex-1">
          <SourceBadges row={row} isShort />
        </div>
        <RowDecision row={row} entry={entry} written={written} gone={gone} />
        <div className="-mx-1.5 flex shrink-0 flex-wrap items-center gap-x-1 max-sm:w-full sm:ml-auto">
          <span className="mx-1.5 max-sm:w-full">
            <AccessLink row={row} tabIndex={tabIndex} />
          </span>
          <RowButtons
            id={row.id}
            decision={decision}
            explained={explained}
            isCandidate={joining === 'candidate' && !gone}
            tabIndex={tabIndex}
            actions={actions}
          />
        </div>
      </div>
    </RowFrame>
  )
}

/** Two lines, whether they are full or still to come, so that nothing below them moves. */
const SUMMARY = 'mt-1 line-clamp-2 min-h-[2lh] text-sm'

function Summary({ row }: { row: Row }) {
  const t = useTranslations('sources.row')
  if (row.isBrief) return <p className={SUMMARY}>{t('detailsComing')}</p>
  if (!row.summary) return <p className={classNames(SUMMARY, 'text-faint italic')}>{t('summaryComing')}</p>
  const engine = row.summary.engine === 'built-in' ? t('builtIn') : row.summary.engine
  return (
    <p
      className={SUMMARY}
      title={t('summaryBy', { engine })}
      lang={row.summary.language ?? undefined}
      dir="auto"
    >
      {row.summary.text}
    </p>
  )
}

/** In the place of a summary where no database gave an abstract. */
function OwnSummary(props: { written: string | null; tabIndex: number; onWrite: (() => void) | null }) {
  const t = useTranslations('sources.row')
  if (props.written !== null)
    return (
      <p dir="auto" className="mt-1 line-clamp-2 text-sm">
        {props.written}
      </p>
    )
  return (
    <p className="mt-1.5 text-sm text-faint">
      <span className="italic">{t('noAbstract')}</span>{' '}
      {props.onWrite ? (
        <button
          type="button"
          tabIndex={props.tabIndex}
          onClick={props.onWrite}
          className="min-h-6 text-soft underline decoration-line-strong underline-offset-3 hover:text-ink"
        >
          {t('writeAbstract')}
        </button>
      ) : null}
    </p>
  )
}

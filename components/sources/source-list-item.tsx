'use client'

import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { SourceRow as Row, SelectionEntry } from '@/lib/contracts/source-validation'
import { authorLine } from '@/lib/core/identity/author-line'
import { isHeldBack } from '@/lib/core/relevance/threshold'
import { AccessLink } from './access-link'
import { RankReasonLine, type ShownReason } from './rank-reason'
import { ScoreBar } from './score-bar'
import { SourceBadges } from './source-badges'
import { SourceWhy } from './source-why'

/** What can be done with a row; the functions stay the same between renders, so unchanged rows are not drawn again. */
export interface RowActions {
  readonly tick: (sourceId: string) => void
  readonly maybe: (sourceId: string) => void
  readonly skip: (sourceId: string) => void
  readonly exclude: (sourceId: string) => void
  readonly open: (sourceId: string) => void
  readonly why: (sourceId: string) => void
  /** Opens it where a missing abstract can be written in. */
  readonly write: (sourceId: string) => void
  /** Names it as one of two that are the same work. */
  readonly join: (sourceId: string) => void
}

interface SourceRowProps {
  row: Row
  /** What the student reads beside it and may write in a selection, from 1. */
  number: number
  entry: SelectionEntry | undefined
  /** The one row that the Tab key reaches. */
  active: boolean
  explained: boolean
  /** It has become part of another source since the list was laid out. */
  gone: boolean
  /** While two that are the same work are being named: the first of them, or one that could be the second. */
  joining: 'no' | 'first' | 'candidate'
  /** Why it stands here by the choices; null until that is known, undefined in other orders. */
  reason: ShownReason | null | undefined
  /** The abstract that the student wrote in. */
  written: string | null
  actions: RowActions
}

export const SourceListItem = memo(function SourceListItem(props: SourceRowProps) {
  const { row, number, entry, active, explained, gone, joining, reason, written, actions } = props
  const t = useTranslations('sources')
  const { work } = row
  const decision = entry?.decision
  const tabIndex = active ? 0 : -1
  const titleId = `title-${row.id}`
  const meta = [
    authorLine(work.authors) || t('row.noAuthors'),
    work.year ?? t('row.noYear'),
    work.venue,
  ].filter(Boolean)

  return (
    <li
      className={classNames(
        'row-lazy border-b border-line last:border-b-0',
        (gone || decision === 'exclude') && 'opacity-60',
      )}
    >
      <article
        data-row={row.id}
        tabIndex={tabIndex}
        aria-labelledby={titleId}
        className={classNames(
          'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-3 py-3 outline-offset-[-2px] sm:grid-cols-[auto_minmax(0,1fr)_8.5rem] sm:gap-x-4 sm:px-4',
          decision === 'include' && 'bg-accent-soft/60',
          joining === 'first' && 'bg-sunk',
        )}
      >
        <div className="flex w-8 flex-col items-center gap-1.5 pt-0.5">
          {/* The label is there to be hit: a finger needs more than the box. */}
          <label className="-m-2 flex p-2 pointer-coarse:-m-3 pointer-coarse:p-3">
            <input
              type="checkbox"
              className="size-4.5"
              checked={decision === 'include'}
              disabled={gone}
              tabIndex={tabIndex}
              aria-label={t('row.tick', { title: work.title })}
              onChange={() => actions.tick(row.id)}
            />
          </label>
          <span className="text-xs text-faint">{number}</span>
        </div>

        <div className="min-w-0">
          <h3
            id={titleId}
            lang={work.language ?? undefined}
            dir="auto"
            className="font-serif text-lg leading-snug font-semibold text-pretty"
          >
            <button
              type="button"
              tabIndex={tabIndex}
              disabled={gone}
              onClick={() => actions.open(row.id)}
              className="line-clamp-3 text-left decoration-line-strong underline-offset-3 hover:underline"
            >
              {work.title || t('row.noTitle')}
            </button>
          </h3>
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
          <SourceBadges row={row} oneLine />
          {isHeldBack(row) ? <Badge tone="warn">{t('badge.heldBack')}</Badge> : null}
          {decision === 'maybe' ? <Badge tone="accent">{t('row.isMaybe')}</Badge> : null}
          {decision === 'skip' ? <Badge tone="accent">{t('row.isPutOff')}</Badge> : null}
          {written === null || row.hasAbstract ? null : <Badge tone="accent">{t('badge.written')}</Badge>}
          {row.mergedBy.includes('by-hand') ? <Badge tone="accent">{t('mergeRule.by-hand')}</Badge> : null}
          {decision === 'exclude' ? (
            <Badge>
              <span className="max-w-56 truncate">
                {entry?.reason ? t('row.excludedFor', { reason: entry.reason }) : t('row.excluded')}
              </span>
            </Badge>
          ) : null}
          {gone ? <Badge>{t('row.gone')}</Badge> : null}
          <div className="-mx-1.5 flex shrink-0 flex-wrap items-center gap-x-1 max-sm:w-full sm:ml-auto">
            <span className="mx-1.5 max-sm:w-full">
              <AccessLink row={row} tabIndex={tabIndex} />
            </span>
            {joining === 'candidate' && !gone ? (
              <Button size="sm" tabIndex={tabIndex} onClick={() => actions.join(row.id)}>
                {t('join.same')}
              </Button>
            ) : (
              <>
                <RowButton
                  label={t('row.why')}
                  pressed={explained}
                  tabIndex={tabIndex}
                  onPress={() => actions.why(row.id)}
                />
                <RowButton
                  label={t('row.maybe')}
                  pressed={decision === 'maybe'}
                  tabIndex={tabIndex}
                  onPress={() => actions.maybe(row.id)}
                />
                <RowButton
                  label={t('row.skip')}
                  pressed={decision === 'skip'}
                  tabIndex={tabIndex}
                  onPress={() => actions.skip(row.id)}
                />
                <RowButton
                  label={decision === 'exclude' ? t('row.takeBack') : t('row.exclude')}
                  tabIndex={tabIndex}
                  onPress={() => actions.exclude(row.id)}
                />
              </>
            )}
          </div>
        </div>
      </article>
      {explained ? (
        <div className="px-3 pt-1 pb-4 sm:pr-4 sm:pl-16">
          <SourceWhy row={row} reason={decision === undefined ? reason : null} />
        </div>
      ) : null}
    </li>
  )
})

function RowButton({
  label,
  pressed,
  tabIndex,
  onPress,
}: {
  label: string
  pressed?: boolean
  tabIndex: number
  onPress: () => void
}) {
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        'min-h-6 rounded-sm px-1.5 pointer-coarse:min-h-9 hover:bg-sunk hover:text-ink',
        pressed ? 'bg-accent-soft font-medium text-accent-strong' : 'text-soft',
      )}
    >
      {label}
    </button>
  )
}

function Summary({ row }: { row: Row }) {
  const t = useTranslations('sources.row')
  if (!row.summary) return <p className="mt-1.5 text-sm text-faint italic">{t('summaryComing')}</p>
  const engine = row.summary.engine === 'built-in' ? t('builtIn') : row.summary.engine
  return (
    <p
      className="mt-1 line-clamp-2 text-sm"
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

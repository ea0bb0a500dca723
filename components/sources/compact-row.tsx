import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { authorLine } from '@/lib/core/identity/author-line'
import { RankReasonLine } from './rank-reason'
import { RowButtons } from './row-actions'
import { RowDecision } from './row-decision'
import { RowTick } from './row-tick'
import { ScoreBar } from './score-bar'
import { SourceBadges } from './source-badges'
import type { SourceRowProps } from './source-row-props'

/**
 * A source in two lines. What can be done with it lies over the end of the second line while the pointer or the focus is on it, so
 * that nothing moves; where there is no pointer to hover with, it has a line of its own.
 */
export function CompactRow(props: SourceRowProps & { titleId: string }) {
  const { row, number, entry, active, explained, gone, joining, reason, written, actions, titleId } = props
  const t = useTranslations('sources')
  const { work } = row
  const decision = entry?.decision
  const tabIndex = active ? 0 : -1
  // What does not fit is cut at the end: the year is short and is looked for.
  const meta = [work.year ?? t('row.noYear'), authorLine(work.authors) || t('row.noAuthors'), work.venue]
  return (
    <article
      data-row={row.id}
      tabIndex={tabIndex}
      aria-labelledby={titleId}
      className={classNames(
        'group/row relative grid grid-cols-[3.25rem_minmax(0,1fr)] items-center gap-x-2 px-3 py-2 outline-offset-[-2px] sm:grid-cols-[3.25rem_minmax(0,1fr)_13rem] sm:gap-x-4 sm:px-4',
        decision === 'include' && 'bg-accent-soft/60',
        joining === 'first' && 'bg-sunk',
      )}
    >
      <div className="flex items-center gap-2 self-start pt-1">
        <RowTick
          title={work.title}
          checked={decision === 'include'}
          disabled={gone}
          tabIndex={tabIndex}
          onTick={(withShift) => actions.tick(row.id, withShift)}
        />
        <span className="text-xs text-faint">{number}</span>
      </div>
      <div className="min-w-0">
        <h3
          id={titleId}
          lang={work.language ?? undefined}
          dir="auto"
          className="font-serif text-base leading-6 font-semibold"
        >
          <button
            type="button"
            tabIndex={tabIndex}
            disabled={gone}
            title={work.title}
            onClick={() => actions.open(row.id)}
            className="max-w-full text-left decoration-line-strong underline-offset-3 hover:underline max-sm:line-clamp-2 sm:truncate"
          >
            {work.title || t('row.noTitle')}
          </button>
        </h3>
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-xs sm:flex-nowrap">
          <p dir="auto" className="truncate text-soft max-sm:w-full sm:min-w-24">
            {meta.filter(Boolean).join(' · ')}
          </p>
          <div className="flex min-w-0 flex-wrap gap-1 sm:shrink-0">
            <SourceBadges row={row} isCompact />
            <RowDecision row={row} entry={entry} written={written} gone={gone} />
          </div>
        </div>
        {/* The line keeps its place, so that nothing moves when a reason comes or goes. */}
        {reason === undefined ? null : (
          <div className="h-4.25">
            {reason && decision === undefined ? (
              <RankReasonLine reason={reason} className="line-clamp-1" />
            ) : null}
          </div>
        )}
      </div>
      <div className="col-start-2 mt-1 grid grid-cols-2 gap-x-4 sm:col-start-3 sm:mt-0">
        <ScoreBar kind="relevancy" score={row.relevancy.score} />
        <ScoreBar kind="quality" score={row.quality.score} />
      </div>
      <div
        data-row-actions
        className={classNames(
          'flex items-center rounded-md text-xs pointer-fine:gap-x-1',
          'pointer-coarse:col-start-2 pointer-coarse:-ml-1.5 pointer-coarse:flex-wrap',
          'pointer-fine:absolute pointer-fine:right-3 pointer-fine:bottom-1 pointer-fine:border pointer-fine:border-line pointer-fine:bg-sheet pointer-fine:px-1',
          'pointer-fine:opacity-0 pointer-fine:group-focus-within/row:opacity-100 pointer-fine:group-hover/row:opacity-100 pointer-fine:group-focus/row:opacity-100',
        )}
      >
        <RowButtons
          id={row.id}
          decision={decision}
          explained={explained}
          isCandidate={joining === 'candidate' && !gone}
          tabIndex={tabIndex}
          actions={actions}
        />
      </div>
    </article>
  )
}

import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { authorLine } from '@/lib/core/identity/author-line'
import { RankReasonLine } from './rank-reason'
import { RowButtons } from './row-actions'
import { RowDecision } from './row-decision'
import { RowFrame, RowLead, RowTitle, type TitledRowProps, tabIndexOf } from './row-parts'
import { ScoreBar } from './score-bar'
import { SourceBadges } from './source-badges'

/**
 * A source in two lines. What can be done with it lies over the end of the second line while the pointer or the focus is on it, so
 * that nothing moves; where there is no pointer to hover with, it has a line of its own.
 */
export function CompactRow(props: TitledRowProps) {
  const { row, entry, explained, gone, joining, reason, written, actions } = props
  const t = useTranslations('sources')
  const { work } = row
  const decision = entry?.decision
  // What does not fit is cut at the end: the year is short and is looked for.
  const meta = [work.year ?? t('row.noYear'), authorLine(work.authors) || t('row.noAuthors'), work.venue]
  return (
    <RowFrame
      props={props}
      className="group/row relative gap-x-2 grid-cols-[3.25rem_minmax(0,1fr)] items-center py-2 sm:grid-cols-[3.25rem_minmax(0,1fr)_13rem]"
    >
      <RowLead props={props} className="gap-2 self-start pt-1" />
      <div className="min-w-0">
        <RowTitle
          props={props}
          className="text-base leading-6"
          cut="max-w-full max-sm:line-clamp-2 sm:truncate"
        />
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-xs sm:flex-nowrap">
          <p dir="auto" className="truncate text-soft max-sm:w-full sm:min-w-24">
            {meta.filter(Boolean).join(' · ')}
          </p>
          <div className="flex min-w-0 flex-wrap gap-1 sm:shrink-0">
            <SourceBadges row={row} isShort />
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
      {/* On the line of the title: the second is where the actions come. */}
      <div className="col-start-2 mt-1 grid grid-cols-2 gap-x-4 self-start sm:col-start-3 sm:-mt-1">
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
          tabIndex={tabIndexOf(props)}
          actions={actions}
        />
      </div>
    </RowFrame>
  )
}

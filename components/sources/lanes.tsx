'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { TechnicalDetail } from '@/components/run/technical-detail'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { ExternalLink } from '@/components/ui/external-link'
import { TextAreaField } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { BlockedIcon, CheckIcon, ChevronIcon, ClockIcon, KeyIcon, WarningIcon } from '@/components/ui/icons'
import { Moment } from '@/components/ui/moment'
import { TextLink } from '@/components/ui/text-link'
import type { DatabaseId, DatabaseQuery } from '@/lib/contracts/search'
import { databaseFacts } from '@/lib/core/databases/database-facts'
import { isDatabaseId } from '@/lib/core/databases/database-names'
import { hasAnswered, isPending } from '@/lib/core/validation/lanes'
import type { Lane } from '@/lib/core/validation/workspace'
import { canRetry, type LaneState, laneState } from './lane-status'
import { useDatabaseLabel } from './use-database-label'

export interface LaneActions {
  /** False while something else has to be answered or finished first. */
  readonly canAsk: boolean
  readonly retry: (databases: DatabaseId[]) => void
  readonly searchWith: (query: DatabaseQuery) => void
  readonly importFile: () => void
}

/** One line for each database: where it stands, how many, how long; its query on demand. */
export function Lanes({ lanes, actions }: { lanes: readonly Lane[]; actions: LaneActions }) {
  const t = useTranslations('sources.lanes')
  const failed = lanes
    .filter(canRetry)
    .map((lane) => lane.database)
    .filter(isDatabaseId)
  // All is well: one line is enough. What is open inside stays open while it is folded.
  const isWell = lanes.length > 0 && lanes.every(hasAnswered)
  return (
    <section aria-label={t('title')}>
      <Fold
        open={!isWell}
        title={
          <h2 className="font-semibold text-ink" aria-live="polite">
            {isWell ? (
              <>
                {t('allAnswered', { count: lanes.length })} <span aria-hidden="true">✓</span>
              </>
            ) : (
              t('title')
            )}
          </h2>
        }
        aside={isWell ? null : t('answered', { done: lanes.filter(hasAnswered).length, total: lanes.length })}
      >
        {failed.length > 1 && actions.canAsk ? (
          <Button size="sm" onClick={() => actions.retry(failed)}>
            {t('retryAll', { count: failed.length })}
          </Button>
        ) : null}
        <ul className="mt-1">
          {lanes.map((lane) => (
            <LaneLine key={lane.database} lane={lane} actions={actions} />
          ))}
        </ul>
      </Fold>
    </section>
  )
}

function LaneLine({ lane, actions }: { lane: Lane; actions: LaneActions }) {
  const t = useTranslations('sources.lanes')
  const format = useFormatter()
  const label = useDatabaseLabel()
  const state = laneState(lane)
  const { answer } = lane
  const seconds = answer ? format.number(answer.tookMs / 1000, { maximumFractionDigits: 1 }) : null
  const line = (
    <>
      <LaneMark state={state} />
      <span className="min-w-0 font-medium text-balance">{label(lane.database)}</span>
      <span className="ml-auto flex shrink-0 items-baseline gap-2 text-soft">
        {answer && answer.outcome === 'ok' ? (
          <span className="font-medium text-ink">
            {answer.total !== null && answer.total > answer.count
              ? t('countOf', { count: answer.count, total: format.number(answer.total) })
              : answer.count}
          </span>
        ) : (
          <span className={classNames('text-xs', isTrouble(state) && 'font-medium text-warn')}>
            {t(`state.${state}`)}
          </span>
        )}
        <span className="w-10 text-right text-xs text-faint">{seconds ? t('seconds', { seconds }) : ''}</span>
      </span>
    </>
  )
  return (
    <li className="border-t border-line py-1 first:border-t-0">
      {lane.query ? (
        <details className="group/lane">
          <summary className="flex min-h-7 list-none items-center gap-2 rounded-sm text-sm hover:bg-sunk">
            {line}
            <span className="text-faint transition-transform group-open/lane:rotate-180">
              <ChevronIcon size={12} />
            </span>
            <span className="sr-only">{t('query')}</span>
          </summary>
          {/* The next search may bring another text. */}
          <LaneQuery key={lane.query.text} lane={lane} query={lane.query} actions={actions} />
        </details>
      ) : (
        <div className="flex min-h-7 items-center gap-2 pr-5 text-sm">{line}</div>
      )}
      {isPending(lane) ? <Working searching={state === 'searching'} /> : null}
      {isTrouble(state) ? <Trouble lane={lane} state={state} actions={actions} /> : null}
    </li>
  )
}

function isTrouble(state: LaneState): boolean {
  return !['queued', 'searching', 'ok', 'empty'].includes(state)
}

/** Keeps its height whether it runs or waits, so that nothing below moves when a search begins. */
function Working({ searching }: { searching: boolean }) {
  return (
    <div aria-hidden="true" className="mt-1 ml-6 h-0.75 overflow-hidden rounded-full bg-line">
      {searching ? <div className="h-full w-1/3 sign-of-life rounded-full bg-accent" /> : null}
    </div>
  )
}

function LaneMark({ state }: { state: LaneState }) {
  if (state === 'ok') return <Mark className="text-accent" icon={<CheckIcon />} />
  if (state === 'empty') return <Mark className="text-faint" icon={<CheckIcon />} />
  if (state === 'auth') return <Mark className="text-warn" icon={<KeyIcon />} />
  if (state === 'blocked') return <Mark className="text-warn" icon={<BlockedIcon />} />
  if (state === 'queued' || state === 'searching') return <Mark className="text-faint" icon={<ClockIcon />} />
  return <Mark className="text-warn" icon={<WarningIcon />} />
}

function Mark({ className, icon }: { className: string; icon: React.ReactNode }) {
  return <span className={classNames('inline-flex', className)}>{icon}</span>
}

/** Why a database gave nothing, and what helps: by name, never as an empty list. */
function Trouble({ lane, state, actions }: { lane: Lane; state: LaneState; actions: LaneActions }) {
  const t = useTranslations('sources.lanes')
  const { database, query, answer } = lane
  if (!isDatabaseId(database)) return null
  const retryAt = answer?.retryAt ? new Date(answer.retryAt) : null
  return (
    <div className="mt-1 ml-6 text-xs text-soft">
      <p>
        {t(`meaning.${state}`)}
        {retryAt && !Number.isNaN(retryAt.getTime()) ? (
          <>
            {' '}
            {t.rich('againAt', {
              // A quota may come back only on another day.
              time: () => <Moment at={retryAt.toISOString()} clock={state === 'throttled'} />,
            })}
          </>
        ) : null}
      </p>
      {state === 'auth' && query ? (
        <p className="mt-1 line-clamp-4 font-mono text-[0.6875rem] break-words select-all" dir="auto">
          <span className="sr-only">{t('query')}: </span>
          {query.text}
        </p>
      ) : null}
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        {state === 'auth' ? <TextLink href={`/settings#${database}`}>{t('addKey')}</TextLink> : null}
        {query ? (
          <ExternalLink href={databaseFacts[query.database].searchPage(query)} className="text-ink">
            {t('openThere')}
          </ExternalLink>
        ) : null}
        {state === 'auth' || state === 'blocked' ? (
          <button
            type="button"
            className="text-ink underline underline-offset-3"
            onClick={actions.importFile}
          >
            {t('importExport')}
          </button>
        ) : null}
        {(canRetry(lane) || state === 'auth') && actions.canAsk ? (
          <Button size="sm" onClick={() => actions.retry([database])}>
            {t('retry')}
          </Button>
        ) : null}
      </p>
      {answer?.detail ? <TechnicalDetail text={answer.detail} /> : null}
    </div>
  )
}

function LaneQuery({ lane, query, actions }: { lane: Lane; query: DatabaseQuery; actions: LaneActions }) {
  const t = useTranslations('sources.lanes')
  const label = useDatabaseLabel()
  const [text, setText] = useState(query.text)
  const changed = text.trim() !== '' && text !== query.text
  return (
    <div className="pt-1 pb-1.5 pl-6">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (changed) actions.searchWith({ ...query, text: text.trim() })
        }}
      >
        <TextAreaField
          label={t('queryFor', { database: label(lane.database) })}
          labelHidden
          rows={3}
          maxLength={4_000}
          dir="auto"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="font-mono text-xs sm:text-xs"
        />
        {answerFilters(lane).length > 0 ? (
          <p className="mt-1 text-xs text-soft">
            {t('filteredHere', {
              what: answerFilters(lane)
                .map((what) => t(`filter.${what}`))
                .join(', '),
            })}
          </p>
        ) : null}
        {changed ? (
          <div className="mt-1.5 flex flex-wrap items-center gap-2">
            <Button type="submit" size="sm" variant="primary" disabled={!actions.canAsk}>
              {t('searchWithThis')}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setText(query.text)}>
              {t('takeBack')}
            </Button>
            {actions.canAsk ? null : <span className="text-xs text-soft">{t('notNow')}</span>}
          </div>
        ) : null}
      </form>
    </div>
  )
}

function answerFilters(lane: Lane) {
  return lane.answer?.filterLocally ?? []
}

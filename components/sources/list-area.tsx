'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { useKeys } from '@/components/ui/use-keys'
import { useScreening } from '@/lib/client/use-screening'
import type { SourceRow } from '@/lib/contracts/source-validation'
import { isHeldBack, RECOMMENDED_MAX, thresholdCounts } from '@/lib/core/relevance/threshold'
import type { SourcesWorkspace } from '@/lib/core/validation/workspace'
import { choicesOf, mixedOrder, progressOf } from './choices'
import { ChoicesBar } from './choices-bar'
import { JoinBar } from './join-bar'
import { hasAnswered, isPending } from './lane-status'
import { Dropped, NoneOnTopic, Partial, Regrouped, ToChoose } from './list-notices'
import { ListToolbar } from './list-toolbar'
import { between, isFiltered, type ListView, plainView, selectRows, wantedWhole } from './list-view'
import { toTop } from './menu-bar'
import type { RowActions } from './row-actions'
import { type Joining, SourceList } from './source-list'
import { areTextsChanging } from './text-version'
import type { Abstracts } from './use-abstracts'
import type { DecisionControl } from './use-decisions'
import { useDensity } from './use-density'
import { useHeld } from './use-held'
import { useSteadyRows } from './use-steady-rows'
import { useWholeRows } from './use-whole-rows'

/** Reasons are asked for this many rows. */
const EXPLAINED_MAX = 60

interface ListAreaProps {
  ids: { readonly projectId: string; readonly runId: string }
  /** The rows that the page began with, as the run holds them. */
  present: unknown
  workspace: SourcesWorkspace
  rowsById: ReadonlyMap<string, SourceRow>
  view: ListView
  viewKey: string
  onView: (changed: Partial<ListView>) => void
  decisions: DecisionControl
  abstracts: Abstracts
  textVersion: string
  onOpen: (sourceId: string) => void
  onExclude: (sourceId: string) => void
  onWrite: (sourceId: string) => void
  onCite: (sourceId: string) => void
  onMerged: () => void
  joining: Joining | null
  onJoin: (sourceId: string) => void
  onStopJoining: () => void
  /** The list as numbered on screen, whenever it changes. */
  onListed: (sourceIds: readonly string[]) => void
  onRefine: () => void
  /** Takes back the latest separation or joining of records; null when there is none. */
  onUndoMerge: (() => void) | null
  onRetryAll: (() => void) | null
}

/** The list with its toolbar, its keys, and what stands in its place while there is nothing to list. */
export function ListArea(props: ListAreaProps) {
  const { workspace, rowsById, view, viewKey, onView, decisions, abstracts, joining } = props
  const { onOpen, onExclude, onWrite, onCite, onJoin, onListed } = props
  // The list comes with its first source, after this area: what holds it must be told then.
  const [region, setRegion] = useState<HTMLDivElement | null>(null)
  const isHeld = useHeld(region)
  const byChoices = view.sort === 'choices'
  const choices = useMemo(() => choicesOf(decisions.entries), [decisions.entries])
  const fitting = choices.filter(({ isRelevant }) => isRelevant).length
  const isUntaught = fitting === 0
  const screening = useScreening({
    projectId: props.ids.projectId,
    version: areTextsChanging(workspace) ? null : props.textVersion,
    choices,
    isOn: byChoices,
  })
  const ranked = useMemo(() => {
    const ids = workspace.sources.map(({ id }) => id)
    const learnt = mixedOrder(ids, screening.order, fitting)
    return selectRows(workspace.sources, view, decisions.decisions, learnt)
  }, [workspace.sources, view, decisions.decisions, screening.order, fitting])
  const steady = useSteadyRows(ranked, rowsById, viewKey, isHeld)
  const isSettled = workspace.lanes.length > 0 && !workspace.lanes.some(isPending)
  const density = useDensity({ count: steady.rows.length, isSettled, isHeld })
  const [activeId, setActiveId] = useState<string | null>(null)
  const [explainedId, setExplainedId] = useState<string | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  const limit = showsAll || viewKey !== '' ? steady.rows.length : RECOMMENDED_MAX

  const order = steady.rows.map(({ id }) => id).join(' ')
  useEffect(() => onListed(order === '' ? [] : order.split(' ')), [onListed, order])

  useWholeRows(props.ids, {
    wanted: wantedWhole(workspace.sources, {
      listed: density.isCompact ? [] : steady.rows.slice(0, limit),
      explained: explainedId === null ? undefined : rowsById.get(explainedId),
      isSearched: view.text !== '',
    }),
    present: props.present,
  })

  const { explain } = screening
  useEffect(() => {
    if (!byChoices || isUntaught || screening.order.length === 0) return
    const inSight = order.split(' ').slice(0, Math.min(limit, EXPLAINED_MAX))
    explain(explainedId === null ? inSight : [...inSight, explainedId])
  }, [byChoices, explain, explainedId, isUntaught, limit, order, screening.order])
  const reasonOf = useCallback(
    (id: string) => {
      const reason = isUntaught ? undefined : screening.reasons.get(id)
      return reason ? { ...reason, nearTitle: rowsById.get(reason.near?.id ?? '')?.work.title ?? '' } : null
    },
    [isUntaught, rowsById, screening.reasons],
  )

  // A row that leaves with the focus on it (excluded, filtered away) hands it to the one that takes its place.
  const shown = useRef('')
  useLayoutEffect(() => {
    const before = shown.current.split(' ')
    shown.current = order
    const ids = order.split(' ')
    if (activeId === null || ids.includes(activeId) || document.activeElement !== document.body) return
    const heir = ids[Math.min(before.indexOf(activeId), ids.length - 1)]
    if (!heir) return
    setActiveId(heir)
    document.querySelector<HTMLElement>(`[data-row="${CSS.escape(heir)}"]`)?.focus()
  }, [activeId, order])

  const latest = useRef({ decisions, ids: order.split(' ') })
  useEffect(() => {
    latest.current = { decisions, ids: order.split(' ') }
  })
  const tickedLast = useRef<string | null>(null)
  const actions: RowActions = useMemo(
    () => ({
      tick: (id, toHere) => {
        const { decisions, ids } = latest.current
        const range = toHere ? between(ids, tickedLast.current, id) : []
        tickedLast.current = id
        if (range.length > 1) decisions.include(range)
        else decisions.toggle(id, 'include')
      },
      maybe: (id) => latest.current.decisions.toggle(id, 'maybe'),
      skip: (id) => latest.current.decisions.toggle(id, 'skip'),
      exclude: (id) => {
        const { decisions } = latest.current
        if (decisions.decisions.get(id) === 'exclude') decisions.takeBack(id)
        else onExclude(id)
      },
      open: onOpen,
      cite: onCite,
      why: (id) => setExplainedId((shown) => (shown === id ? null : id)),
      write: onWrite,
      join: onJoin,
    }),
    [onCite, onExclude, onJoin, onOpen, onWrite],
  )

  const move = useCallback(
    (step: number) => {
      const ids = steady.rows.slice(0, limit).map(({ id }) => id)
      const at = ids.indexOf(activeId ?? '')
      const next = ids[at === -1 ? 0 : Math.max(0, Math.min(ids.length - 1, at + step))]
      if (next === undefined) return
      setActiveId(next)
      document.querySelector<HTMLElement>(`[data-row="${CSS.escape(next)}"]`)?.focus()
    },
    [activeId, limit, steady.rows],
  )
  const withActive = (act: (id: string) => void) => () => {
    if (activeId !== null && rowsById.has(activeId)) act(activeId)
  }
  useKeys({
    J: () => move(1),
    K: () => move(-1),
    X: withActive((id) => actions.tick(id, false)),
    'Shift+X': withActive((id) => actions.tick(id, true)),
    M: withActive(actions.maybe),
    Z: withActive(actions.skip),
    '-': withActive(actions.exclude),
    O: withActive(actions.open),
    '?': withActive(actions.why),
    E: withActive(actions.write),
    Q: withActive(actions.cite),
    '=': withActive(actions.join),
    G: props.onMerged,
    // The row that was in hand may now stand anywhere; reading begins at the top of the new order.
    Y: () => {
      setActiveId(null)
      onView({ sort: byChoices ? 'relevancy' : 'choices' })
      toTop()
    },
    ...(joining ? { Escape: props.onStopJoining } : {}),
    N: steady.release,
    U: decisions.undo,
    '/': () => document.querySelector<HTMLElement>('[data-find]')?.focus(),
  })

  if (workspace.sources.length === 0) return <NothingYet {...props} />
  const heldBack = workspace.sources.filter(isHeldBack).length
  const { relevant } = thresholdCounts(workspace.sources)
  const excluded = workspace.sources.filter(({ id }) => decisions.decisions.get(id) === 'exclude').length
  return (
    <section aria-labelledby="list-title" className="rounded-lg border border-line bg-sheet">
      <ListHeading />
      {workspace.question?.step === 'select' ? <ToChoose /> : null}
      <ListToolbar
        view={view}
        onView={onView}
        rows={workspace.sources}
        shown={ranked.length}
        heldBack={heldBack}
        excluded={excluded}
        merged={workspace.sources.filter(({ mergedCount }) => mergedCount > 1).length}
        onMerged={props.onMerged}
        density={density}
      />
      <Partial workspace={workspace} />
      {relevant === 0 && isSettled && steady.rows.length > 0 ? <NoneOnTopic /> : null}
      {byChoices ? (
        <ChoicesBar
          screening={screening}
          progress={progressOf(workspace.sources, decisions.entries)}
          fitting={fitting}
        />
      ) : null}
      {joining ? (
        <JoinBar
          first={joining.first === null ? null : (rowsById.get(joining.first)?.work.title ?? '')}
          onCancel={props.onStopJoining}
        />
      ) : null}
      {steady.rows.length === 0 ? (
        <div className="p-4">
          <NothingShown view={view} onView={onView} />
        </div>
      ) : (
        <SourceList
          rows={steady.rows}
          present={rowsById}
          limit={limit}
          recommended={view.sort === 'relevancy' ? Math.min(limit, relevant) : null}
          onShowRest={() => setShowsAll(true)}
          waiting={steady.waiting}
          moved={steady.moved}
          onRelease={steady.release}
          entries={decisions.entries}
          activeId={activeId}
          explainedId={explainedId}
          joining={joining}
          reasonOf={byChoices ? reasonOf : null}
          writtenOf={abstracts.of}
          isCompact={density.isCompact}
          actions={actions}
          onActive={setActiveId}
          regionRef={setRegion}
        />
      )}
      <Dropped dropped={workspace.dropped} />
      {props.onUndoMerge ? <Regrouped onUndo={props.onUndoMerge} /> : null}
    </section>
  )
}

function ListHeading() {
  const t = useTranslations('sources.list')
  return (
    <h2 id="list-title" className="sr-only">
      {t('label')}
    </h2>
  )
}

function NothingShown({ view, onView }: Pick<ListAreaProps, 'view' | 'onView'>) {
  const t = useTranslations('sources.empty')
  if (!isFiltered(view)) {
    return (
      <EmptyState
        title={t('allHidden')}
        actions={<Button onClick={() => onView({ heldBack: true })}>{t('showHeldBack')}</Button>}
      >
        {t('allHiddenText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('filtered')}
      actions={<Button onClick={() => onView({ ...plainView, sort: view.sort })}>{t('clear')}</Button>}
    >
      {t('filteredText')}
    </EmptyState>
  )
}

/** Before the first source: still searching, nothing found, or nobody answered. */
function NothingYet({ workspace, onRefine, onRetryAll }: ListAreaProps) {
  const t = useTranslations('sources.empty')
  if (workspace.lanes.length === 0 || workspace.lanes.some(isPending) || workspace.busy.length > 0)
    return <ListSkeleton />
  const answered = workspace.lanes.some(hasAnswered)
  return (
    <EmptyState
      title={answered ? t('nothingFound') : t('nobodyAnswered')}
      actions={
        answered ? (
          <Button variant="primary" onClick={onRefine}>
            {t('refine')}
          </Button>
        ) : onRetryAll ? (
          <Button variant="primary" onClick={onRetryAll}>
            {t('retry')}
          </Button>
        ) : null
      }
    >
      {answered ? t('nothingFoundText') : t('nobodyAnsweredText')}
    </EmptyState>
  )
}

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** Keeps the place of the first rows. */
export function ListSkeleton({ preparing }: { preparing?: boolean }) {
  const t = useTranslations('sources.empty')
  const text = preparing ? t('preparing') : t('searching')
  return (
    <div className="rounded-lg border border-line bg-sheet" role="status" aria-label={text}>
      <p className="border-b border-line px-4 py-3 text-sm text-soft">{text}</p>
      {SKELETON_ROWS.map((name) => (
        <div
          key={name}
          className="grid h-38 grid-cols-[2rem_1fr] gap-4 border-b border-line p-4 last:border-b-0 sm:grid-cols-[2rem_1fr_8.5rem]"
        >
          <Skeleton className="size-4.5" />
          <div className="space-y-2.5">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-3.5 w-1/2" />
            <Skeleton className="h-3.5 w-full" />
            <Skeleton className="h-3.5 w-11/12" />
          </div>
          <div className="hidden space-y-4 sm:block">
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}

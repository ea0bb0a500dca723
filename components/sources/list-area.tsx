'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { orLater } from '@/components/ui/or-later'
import { useKeys } from '@/components/ui/use-keys'
import type { SourceRow } from '@/lib/contracts/source-validation'
import { isHeldBack, RECOMMENDED_MAX, thresholdCounts } from '@/lib/core/relevance/threshold'
import { isPending } from '@/lib/core/validation/lanes'
import type { SourcesWorkspace } from '@/lib/core/validation/workspace'
import { progressOf } from './choices'
import { NothingShown, NothingYet } from './list-empty'
import { Dropped, NoneOnTopic, Partial, Regrouped, ToChoose } from './list-notices'
import { ListToolbar } from './list-toolbar'
import { type ListView, selectRows, wantedWhole } from './list-view'
import { toTop } from './menu-bar'
import { type Joining, SourceList } from './source-list'
import type { Abstracts } from './use-abstracts'
import { useActiveRow } from './use-active-row'
import type { DecisionControl } from './use-decisions'
import { useDensity } from './use-density'
import { useHeld } from './use-held'
import { useKeptPlace } from './use-kept-place'
import { useLearntOrder, useLearntReasons } from './use-learnt-order'
import { rowKeys, useRowActions } from './use-row-actions'
import { useSteadyRows } from './use-steady-rows'
import { useWholeRows } from './use-whole-rows'

// Most lists are read without either; the first keeps its place until it comes.
const ChoicesBar = dynamic(() => orLater(() => import('./choices-bar').then((module) => module.ChoicesBar)), {
  loading: () => <div className="h-16" />,
})
const JoinBar = dynamic(() => orLater(() => import('./join-bar').then((module) => module.JoinBar)))

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
  const { workspace, rowsById, view, viewKey, onView, decisions, abstracts, joining, onListed } = props
  // The list comes with its first source, after this area: what holds it must be told then.
  const [region, setRegion] = useState<HTMLDivElement | null>(null)
  const isHeld = useHeld(region)
  useKeptPlace(region)
  const byChoices = view.sort === 'choices'
  const { entries } = decisions
  const learnt = useLearntOrder(props.ids.projectId, {
    workspace,
    textVersion: props.textVersion,
    entries,
    isOn: byChoices,
  })
  const ranked = useMemo(
    () => selectRows(workspace.sources, view, decisions.decisions, learnt.order),
    [workspace.sources, view, decisions.decisions, learnt.order],
  )
  const steady = useSteadyRows(ranked, rowsById, viewKey, isHeld)
  const isSettled = workspace.lanes.length > 0 && !workspace.lanes.some(isPending)
  const density = useDensity({ count: steady.rows.length, isSettled, isHeld })
  const [explainedId, setExplainedId] = useState<string | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  const limit = showsAll || viewKey !== '' ? steady.rows.length : RECOMMENDED_MAX

  const listed = steady.rows.map(({ id }) => id).join(' ')
  const ids = useMemo(() => (listed === '' ? [] : listed.split(' ')), [listed])
  useEffect(() => onListed(ids), [onListed, ids])
  const { activeId, setActive, move } = useActiveRow(ids, limit)

  useWholeRows(props.ids, {
    wanted: wantedWhole(workspace.sources, {
      listed: density.isCompact ? [] : steady.rows.slice(0, limit),
      explained: explainedId === null ? undefined : rowsById.get(explainedId),
      isSearched: view.text !== '',
    }),
    present: props.present,
  })
  const reasonOf = useLearntReasons(learnt, {
    rowsById,
    // The explained row first: it may stand behind those that reasons are asked for.
    inSight: [...(explainedId === null ? [] : [explainedId]), ...ids.slice(0, limit)],
    isOn: byChoices,
  })

  const onWhy = useCallback((id: string) => setExplainedId((shown) => (shown === id ? null : id)), [])
  const actions = useRowActions(decisions, ids, { ...props, onWhy })
  const withActive = (act: (id: string) => void) => () => {
    if (activeId !== null && rowsById.has(activeId)) act(activeId)
  }
  useKeys({
    ...rowKeys(actions, withActive),
    J: () => move(1),
    K: () => move(-1),
    G: props.onMerged,
    // The row that was in hand may now stand anywhere; reading begins at the top of the new order.
    Y: () => {
      setActive(null)
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
          screening={learnt.screening}
          progress={progressOf(workspace.sources, entries)}
          fitting={learnt.fitting}
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
          entries={entries}
          activeId={activeId}
          explainedId={explainedId}
          joining={joining}
          reasonOf={byChoices ? reasonOf : null}
          writtenOf={abstracts.of}
          isCompact={density.isCompact}
          actions={actions}
          onActive={setActive}
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

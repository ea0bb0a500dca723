'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ReactNode, useCallback, useEffect, useId, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import { orLater } from '@/components/ui/or-later'
import { ConceptEditor } from './concepts/concept-editor'
import { ListArea } from './list-area'
import { ListSkeleton } from './list-empty'
import { ParametersLine } from './parameters-line'
import { mapRefinement, strategyRefinement } from './refinements'
import { RunBar } from './run-bar'
import { RunSide } from './run-side'
import type { SourcesRoom } from './use-sources-room'

// Not needed before the end.
const FinishView = dynamic(() => orLater(() => import('./finish-view').then((module) => module.FinishView)))

/** The list with the run, or what is open, beside it. */
export function RoomList({ room, sheet }: { room: SourcesRoom; sheet: ReactNode }) {
  const { workspace, project, run, rowsById } = room
  return (
    <div className="mt-4 grid items-start gap-x-7 gap-y-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
      <div className="lg:col-start-1">
        <RoomHead room={room} />
      </div>
      <RoomSide room={room} sheet={sheet} />
      <div className="min-w-0 space-y-4 lg:col-start-1">
        {workspace.finalised ? (
          <FinishView
            projectId={project.id}
            finalised={workspace.finalised}
            rows={rowsById}
            closed={run.status === 'completed'}
          />
        ) : null}
        {workspace.prepared ? <RoomSources room={room} /> : <ListSkeleton preparing />}
      </div>
    </div>
  )
}

/** What is searched for: the parameters in one line and the concepts as chips. */
function RoomHead({ room }: { room: SourcesRoom }) {
  const { workspace, project, concepts, canRefine, busy, refineWith } = room
  const { parameters } = workspace
  if (!parameters)
    return (
      <h1 dir="auto" className="font-serif text-xl font-semibold sm:text-2xl">
        {workspace.input?.topic ?? project.title}
      </h1>
    )
  return (
    <>
      <ParametersLine parameters={parameters} concepts={workspace.concepts} />
      <div className="mt-2">
        <ConceptEditor
          concepts={concepts}
          parameters={parameters}
          disabled={!canRefine}
          ambiguous={workspace.learned?.ambiguous ?? []}
          run={{
            canSend: canRefine,
            busy,
            onSend: () => void refineWith(mapRefinement(parameters, concepts.map)),
          }}
        />
      </div>
    </>
  )
}

function RoomSide({ room, sheet }: { room: SourcesRoom; sheet: ReactNode }) {
  const { workspace, list, open, dispatch, openDialog } = room
  const t = useTranslations('sources')
  const sideId = useId()
  const sideRef = useRef<HTMLElement>(null)
  const { panel } = open
  const searches = workspace.history.length
  // Another panel, and what another search brought, begins at its top, wherever the one before it was scrolled to.
  useEffect(() => {
    if (panel !== null || searches > 0) sideRef.current?.scrollTo({ top: 0 })
  }, [panel, searches])
  return (
    <aside
      ref={sideRef}
      aria-label={t('side.label')}
      className="scroll-quiet min-w-0 lg:sticky lg:top-[calc(var(--frame-top)+1.25rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-var(--frame-head)-var(--frame-bottom)-2.5rem)] lg:overflow-y-auto lg:overscroll-contain"
    >
      <RunBar
        lanes={workspace.lanes}
        found={room.counts.found}
        open={open.isUnfolded}
        onToggle={() => dispatch({ type: 'run-folded' })}
        controls={sideId}
      />
      <div id={sideId} className={classNames('max-lg:mt-2', !open.isUnfolded && 'max-lg:hidden')}>
        {sheet ?? (
          <RunSide
            ids={room.ids}
            run={room.run}
            workspace={workspace}
            rowsById={room.rowsById}
            locale={room.project.locale}
            view={list.view}
            onView={list.change}
            laneActions={room.laneActions}
            busy={room.busy}
            canRefine={room.canRefine}
            onStrategy={(strategy) => void room.refineWith(strategyRefinement(strategy, workspace))}
            onReturn={({ parameters, map, queries }) => room.openRefine({ parameters, map, queries })}
            onControl={(wanted) => void room.control(wanted)}
            onOpen={(id) => openDialog({ kind: 'source', id })}
          />
        )}
      </div>
    </aside>
  )
}

function RoomSources({ room }: { room: SourcesRoom }) {
  const { list, open, dispatch, openDialog, canRefine, failedLanes, laneActions } = room
  const onOpen = useCallback((id: string) => openDialog({ kind: 'source', id }), [openDialog])
  const onExclude = useCallback((id: string) => openDialog({ kind: 'exclude', id }), [openDialog])
  const onCite = useCallback((id: string) => openDialog({ kind: 'cite', id }), [openDialog])
  const onWrite = useCallback((id: string) => openDialog({ kind: 'source', id, writing: true }), [openDialog])
  const onJoin = useCallback((id: string) => dispatch({ type: 'same-work-named', id }), [dispatch])
  const onListed = useCallback((ids: readonly string[]) => dispatch({ type: 'listed', ids }), [dispatch])
  return (
    <ListArea
      ids={room.ids}
      present={room.run.present}
      workspace={room.workspace}
      rowsById={room.rowsById}
      view={list.view}
      viewKey={list.key}
      onView={list.change}
      decisions={room.decisions}
      abstracts={room.abstracts}
      textVersion={room.textVersion}
      onOpen={onOpen}
      onExclude={onExclude}
      onWrite={onWrite}
      onCite={onCite}
      onMerged={() => openDialog({ kind: 'merged' })}
      joining={open.joining}
      onJoin={onJoin}
      onStopJoining={() => dispatch({ type: 'joining-stopped' })}
      onListed={onListed}
      onRefine={() => room.openRefine({ mode: 'broader' })}
      onUndoMerge={canRefine ? room.regrouping.undo : null}
      onRetryAll={canRefine && failedLanes.length > 0 ? () => laneActions.retry(failedLanes) : null}
    />
  )
}

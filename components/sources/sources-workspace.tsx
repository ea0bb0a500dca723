'use client'

import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'
import { orLater } from '@/components/ui/or-later'
import { useMedia } from '@/components/ui/use-media'
import { sideKinds } from '@/lib/core/dialogues/side-kinds'
import { focusChoice, MenuBar, toTop } from './menu-bar'
import { RoomList } from './room-list'
import { SelectionLine } from './selection-line'
import type { SideSession } from './side-session'
import { SourceNotices } from './source-notices'
import { useSelectionCommands } from './use-selection-commands'
import { type SourcesRoom, type SourcesWorkspaceProps, useSourcesRoom } from './use-sources-room'
import { WorkspaceDialogs } from './workspace-dialogs'

// What lies over the page is asked for first.
const AcknowledgeDialog = dynamic(() =>
  orLater(() => import('./acknowledge-dialog').then((module) => module.AcknowledgeDialog)),
)
const PanelBody = dynamic(() => orLater(() => import('./beside-panel').then((module) => module.PanelBody)))
const PanelSheet = dynamic(() => orLater(() => import('./beside-panel').then((module) => module.PanelSheet)))
const PanelOver = dynamic(() => orLater(() => import('./beside-panel').then((module) => module.PanelOver)))
const ConfirmArea = dynamic(() =>
  orLater(() => import('./confirm-area').then((module) => module.ConfirmArea)),
)

const WIDE = '(min-width: 64rem)'

/** The sources room: from the parameters to the chosen list, whatever the run is doing meanwhile. */
export function SourcesWorkspace(props: SourcesWorkspaceProps) {
  const room = useSourcesRoom(props)
  const { workspace, parameters, isConfirming, busy, dispatch } = room
  const isWide = useMedia(WIDE, true)
  // Nothing is open before the page is in a browser.
  const [holder] = useState(() => (typeof document === 'undefined' ? null : document.createElement('div')))
  const { panel } = room.open
  // A session lies over it.
  const held = panel?.kind === 'add' || panel?.kind === 'refine' ? holder : null
  const sheet = held && isWide ? <PanelSheet room={room} holder={held} /> : null
  return (
    <div className="mx-auto max-w-[96rem] px-4 pt-2 pb-[calc(var(--frame-bottom)+2.5rem)] sm:px-6">
      <div className="pt-2 empty:hidden">
        <SourceNotices
          run={room.run}
          connection={room.connection}
          busy={busy}
          onControl={(wanted) => void room.control(wanted)}
          projectId={room.project.id}
        />
      </div>
      {isConfirming && workspace.prepared && parameters ? (
        <ConfirmArea
          sheet={sheet}
          reasons={workspace.prepared.databaseReasons}
          value={parameters}
          onChange={(typed) => dispatch({ type: 'parameters-typed', parameters: typed })}
          concepts={room.concepts}
          busy={busy}
          mode={workspace.input?.mode ?? 'standalone'}
          remembered={props.remembered}
        />
      ) : (
        <RoomList room={room} sheet={sheet} />
      )}
      <RoomMenu room={room} />
      {held && !isWide ? <PanelOver room={room} holder={held} /> : null}
      {held ? <PanelBody room={room} holder={held} /> : null}
      {props.sideSession ? <RoomSession room={room} session={props.sideSession} /> : null}
      <RoomDialogs room={room} />
    </div>
  )
}

function RoomMenu({ room }: { room: SourcesRoom }) {
  const { workspace, decisions, decided, list, open, isConfirming, choices } = room
  const canTick = !isConfirming && !workspace.finalised
  useSelectionCommands({ choices, listed: canTick ? open.listed : null, onTick: decisions.include })
  return (
    <MenuBar choices={choices}>
      {canTick ? (
        <SelectionLine
          chosen={decided('include').length}
          maybe={decided('maybe').length}
          putOff={decided('skip').length}
          onUndo={decisions.canUndo ? decisions.undo : null}
          view={list.view}
          onView={list.change}
        />
      ) : null}
    </MenuBar>
  )
}

function RoomSession({ room, session: Session }: { room: SourcesRoom; session: SideSession }) {
  const { open, dispatch, ids, step, parameters, takeEnhanced } = room
  const kind = sideKinds.find((one) => one === open.panel?.kind) ?? null
  // Back at the menu, the focus is on the choice from which the session was called.
  const before = useRef(kind)
  useEffect(() => {
    if (before.current && !kind) focusChoice(before.current)
    before.current = kind
  }, [kind])
  if (!kind) return null
  return (
    <Session
      kind={kind}
      projectId={ids.projectId}
      runId={ids.runId}
      step={step}
      parameters={parameters}
      onEnhanced={takeEnhanced}
      onClose={() => dispatch({ type: 'panel-closed', kind })}
    />
  )
}

function RoomDialogs({ room }: { room: SourcesRoom }) {
  const { project, open, openDialog, dispatch, asking } = room
  return (
    <>
      {asking ? <AcknowledgeDialog {...asking} /> : null}
      <WorkspaceDialogs
        projectId={project.id}
        open={open.dialog}
        onOpen={openDialog}
        rowsById={room.rowsById}
        textVersion={room.textVersion}
        decisions={room.decisions}
        abstracts={room.abstracts}
        regrouping={room.regrouping}
        onJoining={(first) => dispatch({ type: 'joining-begun', first })}
        listed={open.listed}
        choices={room.choices}
        onConsult={(wish) => void room.control('consult', wish).then(toTop)}
      />
    </>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { PanelDialog } from './panel-dialog'
import { SideSheet } from './side-sheet'
import type { SourcesRoom } from './use-sources-room'
import { WorkspacePanel } from './workspace-panel'

/** What is open beside the list; a session lies over it. */
function besideOf({ open: { panel } }: SourcesRoom) {
  return panel?.kind === 'add' || panel?.kind === 'refine' ? panel : null
}

/** What is open beside the list, in the place of the run. */
export function PanelSheet({ room }: { room: SourcesRoom }) {
  const t = useTranslations('sources')
  const common = useTranslations('common')
  const { dispatch } = room
  const close = useCallback(() => dispatch({ type: 'panel-closed' }), [dispatch])
  const panel = besideOf(room)
  if (!panel) return null
  return (
    <SideSheet title={t(`side.title.${panel.kind}`)} closeLabel={common('close')} onClose={close}>
      <PanelBody room={room} />
    </SideSheet>
  )
}

/** The same over the page, where the window is too narrow for a place beside the list. */
export function PanelOver({ room }: { room: SourcesRoom }) {
  const { dispatch } = room
  const close = useCallback(() => dispatch({ type: 'panel-closed' }), [dispatch])
  const panel = besideOf(room)
  if (!panel) return null
  return (
    <PanelDialog kind={panel.kind} onClose={close}>
      <PanelBody room={room} />
    </PanelDialog>
  )
}

function PanelBody({ room }: { room: SourcesRoom }) {
  const panel = besideOf(room)
  if (!panel) return null
  return (
    <WorkspacePanel
      shown={panel}
      projectId={room.project.id}
      workspace={room.workspace}
      locale={room.project.locale}
      canSend={room.canRefine}
      busy={room.busy}
      onWay={(way) => room.openPanel({ kind: 'add', way })}
      onAdd={(own) => void room.answer('refine', { kind: 'add', own })}
      onSendOwn={room.awaitKeyPaper}
      removal={room.removal}
      onSend={(refinement) => void room.refineWith(refinement)}
      onConsult={(wish) => room.openDialog({ kind: 'consult', wish })}
    />
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { PanelDialog } from './panel-dialog'
import { SideSheet } from './side-sheet'
import type { SourcesRoom } from './use-sources-room'
import { WorkspacePanel } from './workspace-panel'

/** What is open beside the list; a session lies over it. */
function besideOf({ open: { panel } }: SourcesRoom) {
  return panel?.kind === 'add' || panel?.kind === 'refine' ? panel : null
}

interface FrameProps {
  room: SourcesRoom
  /** Holds the panel, whichever frame is around it. */
  holder: HTMLElement
}

/** The frame of what is open beside the list, in the place of the run. */
export function PanelSheet({ room, holder }: FrameProps) {
  const t = useTranslations('sources')
  const common = useTranslations('common')
  const { dispatch } = room
  const close = useCallback(() => dispatch({ type: 'panel-closed' }), [dispatch])
  const panel = besideOf(room)
  if (!panel) return null
  return (
    <SideSheet title={t(`side.title.${panel.kind}`)} closeLabel={common('close')} onClose={close}>
      <Held holder={holder} />
    </SideSheet>
  )
}

/** The same over the page, where the window is too narrow for a place beside the list. */
export function PanelOver({ room, holder }: FrameProps) {
  const { dispatch } = room
  const close = useCallback(() => dispatch({ type: 'panel-closed' }), [dispatch])
  const panel = besideOf(room)
  if (!panel) return null
  return (
    <PanelDialog kind={panel.kind} onClose={close}>
      <Held holder={holder} />
    </PanelDialog>
  )
}

function Held({ holder }: { holder: HTMLElement }) {
  const frame = useRef<HTMLDivElement>(null)
  // Put in once: what is put in anew loses the focus.
  useLayoutEffect(() => frame.current?.append(holder), [holder])
  return <div ref={frame} />
}

/** The panel itself. Its frame changes with the window, as on a tablet that is turned: what is typed and chosen in it stays. */
export function PanelBody({ room, holder }: FrameProps) {
  useEffect(() => {
    // The next frame begins with the focus where it was in the one before.
    const mark = ({ target }: FocusEvent) => {
      for (const before of holder.querySelectorAll<HTMLElement>('[data-autofocus]'))
        delete before.dataset.autofocus
      if (target instanceof HTMLElement) target.dataset.autofocus = ''
    }
    holder.addEventListener('focusin', mark)
    return () => holder.removeEventListener('focusin', mark)
  }, [holder])
  const panel = besideOf(room)
  if (!panel) return null
  return createPortal(
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
    />,
    holder,
  )
}

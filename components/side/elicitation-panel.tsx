'use client'

import type { ElicitationAct } from '@/lib/core/elicitation/elicitation-session'
import type { SideOpening, SideView } from '@/lib/core/elicitation/side-session'
import { ElicitationMenu } from './elicitation-menu'
import { MethodForm } from './method-form'
import { ProposalView } from './proposal-view'

export type ElicitationView = Extract<SideView, { kind: 'elicitation' }>

export interface ElicitationPanelProps {
  readonly view: ElicitationView
  readonly opening: SideOpening
  readonly busy: boolean
  /** The session after the act; null when it was not taken. */
  readonly onAct: (act: ElicitationAct) => Promise<SideView | null>
  /** Back to the menu it was called from, with what was accepted. */
  readonly onProceed: () => void
}

/** Advanced Elicitation: menu, form, proposal, and the menu again, until the reader goes on. */
export function ElicitationPanel(props: ElicitationPanelProps) {
  const { session, formStart, proposed } = props.view
  if (session.pending && proposed) {
    return <ProposalView key={session.pending.id} {...props} pending={session.pending} proposed={proposed} />
  }
  if (session.form && formStart) {
    const place = `${props.view.id}:${session.decided.length}:${session.form.method}`
    return <MethodForm key={place} {...props} place={place} form={session.form} start={formStart} />
  }
  return <ElicitationMenu key={session.decided.length} {...props} />
}

'use client'

import { ElicitationMenu } from './elicitation-menu'
import type { ElicitationPanelProps } from './elicitation-panel-props'
import { MethodForm } from './method-form'
import { ProposalView } from './proposal-view'

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

import type { ElicitationAct } from '@/lib/core/dialogues/elicitation-session'
import type { SideOpening, SideView } from '@/lib/core/dialogues/side-session'

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

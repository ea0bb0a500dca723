import type { BrainstormAct } from '@/lib/core/dialogues/brainstorm-session'
import type { SectionFields } from '@/lib/core/dialogues/section'
import type { SideOpening, SideView } from '@/lib/core/dialogues/side-session'

export type BrainstormView = Extract<SideView, { kind: 'brainstorm' }>

export interface BrainstormPanelProps {
  readonly view: BrainstormView
  readonly opening: SideOpening
  /** What stands at the place it was called from. */
  readonly fields: SectionFields
  readonly busy: boolean
  /** The session after the act; null when it was not taken. */
  readonly onAct: (act: BrainstormAct) => Promise<SideView | null>
  /** Back to the place it was called from, with what was picked. */
  readonly onProceed: () => void
}

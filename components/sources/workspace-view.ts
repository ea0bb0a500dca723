import type { SearchParameters } from '@/lib/contracts/search'
import type { SideSessionKind } from './side-session'
import type { Joining } from './source-list'
import type { OpenDialog } from './workspace-dialogs'
import type { BesidePanel } from './workspace-panel'

export type SidePanel = BesidePanel | { readonly kind: SideSessionKind }

/** What of the sources room is unfolded, open or half typed; nothing of it is in the log. */
export interface WorkspaceView {
  /** The parameters as the student has changed them, before they are confirmed. */
  readonly typed: SearchParameters | null
  readonly panel: SidePanel | null
  readonly dialog: OpenDialog | null
  readonly joining: Joining | null
  /** On a phone: the run is unfolded. */
  readonly isUnfolded: boolean
  /** The list as it stands on the page. */
  readonly listed: readonly string[]
}

export type ViewAction =
  | { readonly type: 'parameters-typed'; readonly parameters: SearchParameters }
  | { readonly type: 'panel-opened'; readonly panel: SidePanel }
  | { readonly type: 'panel-closed'; readonly kind?: SidePanel['kind'] }
  | { readonly type: 'dialog-opened'; readonly dialog: OpenDialog | null }
  | { readonly type: 'joining-begun'; readonly first: string | null }
  | { readonly type: 'joining-stopped' }
  | { readonly type: 'same-work-named'; readonly id: string }
  | { readonly type: 'run-folded'; readonly isUnfolded?: boolean }
  | { readonly type: 'listed'; readonly ids: readonly string[] }

export const closedView: WorkspaceView = {
  typed: null,
  panel: null,
  dialog: null,
  joining: null,
  isUnfolded: false,
  listed: [],
}

/** The view after one action. A panel is closed by its own kind only: another may have taken its place meanwhile. */
export function workspaceView(view: WorkspaceView, action: ViewAction): WorkspaceView {
  switch (action.type) {
    case 'parameters-typed':
      return { ...view, typed: action.parameters }
    case 'panel-opened':
      // On a phone a refinement stands where the run was folded.
      return { ...view, panel: action.panel, isUnfolded: view.isUnfolded || action.panel.kind === 'refine' }
    case 'panel-closed':
      return action.kind === undefined || view.panel?.kind === action.kind ? { ...view, panel: null } : view
    case 'dialog-opened':
      return { ...view, dialog: action.dialog }
    case 'joining-begun':
      return { ...view, joining: { first: action.first } }
    case 'joining-stopped':
      return { ...view, joining: null }
    case 'same-work-named':
      return withNamed(view, action.id)
    case 'run-folded':
      return { ...view, isUnfolded: action.isUnfolded ?? !view.isUnfolded }
    case 'listed':
      return { ...view, listed: action.ids }
  }
}

/** Of two sources that are the same work the first is remembered; the second asks whether they are. */
function withNamed(view: WorkspaceView, id: string): WorkspaceView {
  const first = view.joining?.first ?? null
  if (first === null || first === id) return { ...view, joining: { first: id } }
  return { ...view, joining: null, dialog: { kind: 'join', ids: [first, id] } }
}

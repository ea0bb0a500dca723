'use client'

import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'
import { orLater } from '@/components/ui/or-later'
import type { OwnSource } from '@/lib/contracts/source-validation'
import type { SourcesWorkspace } from '@/lib/core/validation/workspace'
import type { OwnWay } from './own-panel'
import type { RefineDraft } from './refine-panel'
import type { OwnRemoval } from './use-own-removal'

// Neither is needed before the first press.
const RefinePanel = dynamic(() =>
  orLater(() => import('./refine-panel').then((module) => module.RefinePanel)),
)
const OwnPanel = dynamic(() => orLater(() => import('./own-panel').then((module) => module.OwnPanel)))

/** What stands beside the list in the place of the run. */
export type BesidePanel =
  | { readonly kind: 'refine'; readonly draft: RefineDraft; readonly opened: number }
  | { readonly kind: 'add'; readonly way: OwnWay }

interface WorkspacePanelProps
  extends Pick<
    ComponentProps<typeof RefinePanel>,
    'projectId' | 'locale' | 'canSend' | 'busy' | 'onSend' | 'onConsult'
  > {
  shown: BesidePanel
  workspace: SourcesWorkspace
  onWay: (way: OwnWay) => void
  onAdd: (own: OwnSource) => void
  onSendOwn: (isKey: boolean) => void
  removal: OwnRemoval
}

/** Refining the search, or adding own sources. */
export function WorkspacePanel({
  shown,
  workspace,
  onWay,
  onAdd,
  onSendOwn,
  removal,
  ...rest
}: WorkspacePanelProps) {
  const { projectId, canSend, busy } = rest
  if (shown.kind === 'add')
    return (
      <OwnPanel
        projectId={projectId}
        way={shown.way}
        onWay={onWay}
        canSend={canSend}
        busy={busy}
        own={workspace.own}
        mine={workspace.sources.filter(({ userProvided }) => userProvided)}
        removal={removal}
        onAdd={onAdd}
        onSend={onSendOwn}
      />
    )
  return workspace.parameters && workspace.map ? (
    <RefinePanel
      key={shown.opened}
      {...rest}
      start={shown.draft}
      inForce={{ parameters: workspace.parameters, map: workspace.map }}
      strategies={workspace.strategies}
      lanes={workspace.lanes}
    />
  ) : null
}

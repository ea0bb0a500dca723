'use client'

import dynamic from 'next/dynamic'
import { orLater } from '@/components/ui/or-later'
import type { SourceRow } from '@/lib/contracts/source-validation'
import type { MenuChoice } from './menu-bar'
import type { Abstracts } from './use-abstracts'
import type { DecisionControl } from './use-decisions'
import type { Regrouping } from './use-regrouping'

// None of these is needed before the first press.
const SourceDialog = dynamic(() =>
  orLater(() => import('./source-dialog').then((module) => module.SourceDialog)),
)
const ShortcutsDialog = dynamic(() =>
  orLater(() => import('./shortcuts-dialog').then((module) => module.ShortcutsDialog)),
)
const ExcludeDialog = dynamic(() =>
  orLater(() => import('./exclude-dialog').then((module) => module.ExcludeDialog)),
)
const MergedDialog = dynamic(() =>
  orLater(() => import('./merged-dialog').then((module) => module.MergedDialog)),
)
const ConsultDialog = dynamic(() =>
  orLater(() => import('./consult-dialog').then((module) => module.ConsultDialog)),
)
const CiteDialog = dynamic(() => orLater(() => import('./cite-dialog').then((module) => module.CiteDialog)))
const JoinDialog = dynamic(() => orLater(() => import('./join-dialog').then((module) => module.JoinDialog)))

/** What lies over the room; one thing at a time. */
export type OpenDialog =
  | { readonly kind: 'source'; readonly id: string; readonly writing?: boolean }
  /** `reading`: called from the open source, to which it leads back. */
  | { readonly kind: 'exclude'; readonly id: string; readonly reading?: boolean }
  | { readonly kind: 'cite'; readonly id: string }
  | { readonly kind: 'join'; readonly ids: readonly [string, string] }
  | { readonly kind: 'merged' }
  | { readonly kind: 'keys' }
  /** `wish`: how the field begins. */
  | { readonly kind: 'consult'; readonly wish: string }

interface WorkspaceDialogsProps {
  projectId: string
  open: OpenDialog | null
  onOpen: (dialog: OpenDialog | null) => void
  rowsById: ReadonlyMap<string, SourceRow>
  textVersion: string
  decisions: DecisionControl
  abstracts: Abstracts
  regrouping: Regrouping
  /** Begins to name two sources that are the same work, the first perhaps known. */
  onJoining: (first: string | null) => void
  choices: readonly MenuChoice[]
  onConsult: (wish: string) => void
  /** The list as it stands, for going from one open source to the next. */
  listed: readonly string[]
}

/** What stands before and after a source in the list; null at its ends and for what is not in it. */
function neighbours(listed: readonly string[], id: string) {
  const at = listed.indexOf(id)
  return { previous: listed[at - 1] ?? null, next: at === -1 ? null : (listed[at + 1] ?? null) }
}

/** The list goes on where reading ended, once the dialog has given the focus back. */
function focusRow(id: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus())
}

/** The dialogs of the sources room, each loaded when it is first called. */
export function WorkspaceDialogs(props: WorkspaceDialogsProps) {
  const { projectId, open, onOpen, rowsById, decisions, abstracts, regrouping, onJoining } = props
  const close = () => onOpen(null)
  if (!open) return null
  switch (open.kind) {
    case 'keys':
      return <ShortcutsDialog open onClose={close} choices={props.choices} />
    case 'consult':
      return (
        <ConsultDialog
          wish={open.wish}
          onClose={close}
          onGo={(wish) => {
            close()
            props.onConsult(wish)
          }}
        />
      )
    case 'merged':
      return (
        <MergedDialog
          projectId={projectId}
          version={props.textVersion}
          canRegroup={regrouping.isPossible}
          onSplit={regrouping.split}
          onUndo={regrouping.undo}
          onJoin={() => {
            close()
            onJoining(null)
          }}
          onOpen={(id) => onOpen({ kind: 'source', id })}
          onClose={close}
        />
      )
    case 'cite': {
      const row = rowsById.get(open.id)
      return row ? <CiteDialog projectId={projectId} row={row} onClose={close} /> : null
    }
    case 'join': {
      const [first, second] = [rowsById.get(open.ids[0]), rowsById.get(open.ids[1])]
      return first && second ? (
        <JoinDialog
          projectId={projectId}
          rows={[first, second]}
          canJoin={regrouping.isPossible}
          onJoin={(pairs) => {
            close()
            regrouping.join(open.ids, pairs)
          }}
          onClose={close}
        />
      ) : null
    }
    case 'exclude':
      return (
        <ExcludeDialog
          title={rowsById.get(open.id)?.work.title ?? null}
          onClose={() => onOpen(open.reading ? { kind: 'source', id: open.id } : null)}
          onExclude={(reason) => {
            decisions.exclude(open.id, reason)
            const next = open.reading ? neighbours(props.listed, open.id).next : null
            onOpen(next === null ? null : { kind: 'source', id: next })
          }}
        />
      )
    case 'source': {
      const row = rowsById.get(open.id)
      return row ? (
        <SourceDialog
          projectId={projectId}
          row={row}
          rowsById={rowsById}
          canSplit={regrouping.isPossible}
          onSplit={(pairs) => {
            close()
            regrouping.split(row.id, pairs)
          }}
          onJoin={() => {
            close()
            onJoining(row.id)
          }}
          written={abstracts.of(row)}
          writing={open.writing === true}
          onWrite={(text) => abstracts.write(row.id, text)}
          decision={decisions.decisions.get(row.id) ?? null}
          onDecide={(decision) => decisions.toggle(row.id, decision)}
          onExclude={() => {
            if (decisions.decisions.get(row.id) === 'exclude') decisions.takeBack(row.id)
            else onOpen({ kind: 'exclude', id: row.id, reading: true })
          }}
          {...neighbours(props.listed, row.id)}
          onOpen={(id) => {
            onOpen(id === null ? null : { kind: 'source', id })
            if (id === null) focusRow(row.id)
          }}
        />
      ) : null
    }
  }
}

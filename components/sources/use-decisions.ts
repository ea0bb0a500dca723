'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useErrorText } from '@/components/frame/use-error-text'
import { useToast } from '@/components/ui/toast'
import type { Decision, SelectionEntry, SourceRow } from '@/lib/contracts/source-validation'
import { entriesOf, withEarlierIds } from './choices'
import { reverseChanges, type SelectionChange } from './selection-changes'
import { useSelection } from './use-selection'

/** Acts that can be taken back one after the other. */
const UNDO_MAX = 50

export interface DecisionControl {
  /** By the ids of the present sources, whatever ids they had when it was decided. */
  readonly decisions: ReadonlyMap<string, Decision>
  readonly entries: ReadonlyMap<string, SelectionEntry>
  readonly toggle: (sourceId: string, decision: Exclude<Decision, 'exclude'>) => void
  readonly include: (sourceIds: readonly string[]) => void
  readonly exclude: (sourceId: string, reason: string) => void
  readonly takeBack: (sourceId: string) => void
  readonly canUndo: boolean
  /** Takes back the latest act that still stands; again the one before it. */
  readonly undo: () => void
}

/** Everything the student decides about sources, each act with a way back; a toast offers it where something leaves the list. */
export function useDecisions(
  projectId: string,
  initial: readonly SelectionEntry[],
  rowsById: ReadonlyMap<string, SourceRow>,
): DecisionControl {
  const t = useTranslations('sources.selection')
  const common = useTranslations('common')
  const errorText = useErrorText()
  const toast = useToast()
  const onFailure = useCallback(
    (code: Parameters<typeof errorText>[0]) => {
      toast({ message: t('notSaved', { why: errorText(code) }), closeLabel: common('close') })
    },
    [common, errorText, t, toast],
  )
  const { entries: made, decide } = useSelection(projectId, initial, onFailure)
  const entries = useMemo(() => entriesOf(rowsById.values(), made), [made, rowsById])
  const decisions = useMemo(
    () => new Map([...entries].map(([id, { decision }]) => [id, decision])),
    [entries],
  )
  const latest = useRef({ made, entries, rowsById })
  useEffect(() => {
    latest.current = { made, entries, rowsById }
  })
  const [undoable, setUndoable] = useState<readonly (readonly SelectionChange[])[]>([])

  const act = useCallback(
    (wanted: readonly SelectionChange[]) => {
      const { made, rowsById } = latest.current
      const changes = withEarlierIds(wanted, (id) => rowsById.get(id), made)
      const back = reverseChanges(made, changes)
      decide(changes)
      setUndoable((acts) => [...acts, back].slice(-UNDO_MAX))
      return () => {
        decide(back)
        setUndoable((acts) => acts.filter((one) => one !== back))
      }
    },
    [decide],
  )
  const withUndo = useCallback(
    (changes: readonly SelectionChange[], message: string) => {
      const onPress = act(changes)
      // One at a time: earlier acts are taken back by the undo of the line below.
      toast({
        kind: 'decision',
        message,
        closeLabel: common('close'),
        action: { label: common('undo'), onPress },
      })
    },
    [act, common, toast],
  )

  return useMemo(
    () => ({
      decisions,
      entries,
      toggle: (sourceId, decision) => {
        const now = latest.current.entries.get(sourceId)?.decision
        act([{ sourceId, decision: now === decision ? null : decision }])
      },
      include: (sourceIds) => {
        const changes = sourceIds
          .filter((id) => latest.current.entries.get(id)?.decision !== 'include')
          .map((sourceId) => ({ sourceId, decision: 'include' as const }))
        if (changes.length > 0) withUndo(changes, t('ticked', { count: changes.length }))
      },
      exclude: (sourceId, reason) => withUndo([{ sourceId, decision: 'exclude', reason }], t('excluded')),
      takeBack: (sourceId) => void act([{ sourceId, decision: null }]),
      canUndo: undoable.length > 0,
      undo: () => {
        const back = undoable.at(-1)
        if (!back) return
        decide(back)
        setUndoable((acts) => acts.filter((one) => one !== back))
      },
    }),
    [act, decide, decisions, entries, t, undoable, withUndo],
  )
}

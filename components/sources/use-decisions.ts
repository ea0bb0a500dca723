'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useErrorText } from '@/components/frame/use-error-text'
import { useToast } from '@/components/ui/toast'
import type { SelectionEntry } from '@/lib/contracts/source-validation'
import { reverseChanges, type SelectionChange } from './selection-changes'
import { type SelectionControl, useSelection } from './use-selection'

export interface DecisionControl extends Pick<SelectionControl, 'decisions' | 'entries'> {
  readonly toggle: (sourceId: string, decision: 'include' | 'maybe') => void
  readonly include: (sourceIds: readonly string[]) => void
  readonly exclude: (sourceId: string, reason: string) => void
  readonly takeBack: (sourceId: string) => void
  /** Takes back the latest act that showed an undo. */
  readonly undo: () => void
}

/** Ticks, maybes and exclusions, with a way back for ten seconds where something leaves the list or many change at once. */
export function useDecisions(projectId: string, initial: readonly SelectionEntry[]): DecisionControl {
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
  const { decisions, entries, decide } = useSelection(projectId, initial, onFailure)
  const latest = useRef(entries)
  useEffect(() => {
    latest.current = entries
  })
  const [undoable, setUndoable] = useState<readonly SelectionChange[]>([])

  const withUndo = useCallback(
    (changes: readonly SelectionChange[], message: string) => {
      const back = reverseChanges(latest.current, changes)
      decide(changes)
      setUndoable(back)
      toast({
        message,
        closeLabel: common('close'),
        action: {
          label: common('undo'),
          onPress: () => {
            decide(back)
            setUndoable([])
          },
        },
      })
    },
    [common, decide, toast],
  )

  return useMemo(
    () => ({
      decisions,
      entries,
      toggle: (sourceId, decision) => {
        const now = latest.current.get(sourceId)?.decision
        decide([{ sourceId, decision: now === decision ? null : decision }])
      },
      include: (sourceIds) => {
        const changes = sourceIds
          .filter((id) => latest.current.get(id)?.decision !== 'include')
          .map((sourceId) => ({ sourceId, decision: 'include' as const }))
        if (changes.length > 0) withUndo(changes, t('ticked', { count: changes.length }))
      },
      exclude: (sourceId, reason) => withUndo([{ sourceId, decision: 'exclude', reason }], t('excluded')),
      takeBack: (sourceId) => decide([{ sourceId, decision: null }]),
      undo: () => {
        decide(undoable)
        setUndoable([])
      },
    }),
    [decide, decisions, entries, t, undoable, withUndo],
  )
}

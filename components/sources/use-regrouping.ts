'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useToast } from '@/components/ui/toast'
import type { RunState } from '@/lib/contracts/run'
import type { RefineAnswer } from '@/lib/contracts/source-validation'
import { mergeChangesInForce } from './merge-changes'

type Pairs = readonly [string, string][]

export interface Regrouping {
  /** False while the run works or asks something else. */
  readonly isPossible: boolean
  readonly split: (sourceId: string, pairs: Pairs) => void
  readonly join: (sourceIds: readonly [string, string], pairs: Pairs) => void
  /** Takes back the latest separation or joining; null when none is in force. */
  readonly undo: (() => void) | null
}

/** Taking records apart and joining sources by hand, each with a way back. */
export function useRegrouping(
  run: RunState,
  isPossible: boolean,
  answer: (answer: RefineAnswer) => Promise<boolean>,
): Regrouping {
  const t = useTranslations('sources.merged')
  const common = useTranslations('common')
  const toast = useToast()
  const undo = mergeChangesInForce(run) > 0 ? () => void answer({ kind: 'undo-merge' }) : null
  // The toast outlives this moment: what it takes back is asked for when it is pressed.
  const latest = useRef({ undo, isPossible })
  useEffect(() => {
    latest.current = { undo, isPossible }
  })

  function takeBack() {
    if (latest.current.isPossible && latest.current.undo) latest.current.undo()
    else toast({ message: t('notNow'), closeLabel: common('close') })
  }
  async function change(wanted: RefineAnswer, message: string) {
    if (!(await answer(wanted))) return
    toast({
      kind: 'regrouping',
      message,
      closeLabel: common('close'),
      action: { label: common('undo'), onPress: takeBack },
    })
  }
  return {
    isPossible,
    split: (sourceId, pairs) => void change({ kind: 'split', sourceId, pairs: [...pairs] }, t('separated')),
    join: (sourceIds, pairs) =>
      void change({ kind: 'join', sourceIds: [...sourceIds], pairs: [...pairs] }, t('joined')),
    undo,
  }
}

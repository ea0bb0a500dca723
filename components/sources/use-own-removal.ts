'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useToast } from '@/components/ui/toast'
import type { RunState } from '@/lib/contracts/run'
import type { RefineAnswer } from '@/lib/contracts/source-validation'
import { removalsInForce } from './own-removals'

export interface OwnRemoval {
  /** False while the run works or asks something else. */
  readonly isPossible: boolean
  readonly remove: (sourceId: string) => void
  /** Puts the source removed last back; null when none is removed. */
  readonly putBack: (() => void) | null
}

/** Taking one of the student's own sources out again, with a way back. */
export function useOwnRemoval(
  run: RunState,
  isPossible: boolean,
  answer: (answer: RefineAnswer) => Promise<boolean>,
): OwnRemoval {
  const t = useTranslations('sources.own')
  const common = useTranslations('common')
  const toast = useToast()
  const putBack = removalsInForce(run) > 0 ? () => void answer({ kind: 'undo-remove-own' }) : null
  // The toast outlives this moment: what it takes back is asked for when it is pressed.
  const latest = useRef({ putBack, isPossible })
  useEffect(() => {
    latest.current = { putBack, isPossible }
  })

  async function remove(sourceId: string) {
    if (!(await answer({ kind: 'remove-own', sourceId }))) return
    toast({
      kind: 'own-removal',
      message: t('removed'),
      closeLabel: common('close'),
      action: { label: common('undo'), onPress: () => takeBack() },
    })
  }
  function takeBack() {
    if (latest.current.isPossible && latest.current.putBack) latest.current.putBack()
    else toast({ message: t('notNow'), closeLabel: common('close') })
  }
  return { isPossible, remove: (sourceId) => void remove(sourceId), putBack }
}

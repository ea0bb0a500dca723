'use client'

import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { NextStep } from '@/lib/contracts/standing'

interface NextWords {
  /** How things stand. */
  readonly said: string
  /** What to do about it, as a button says it. */
  readonly act: string
}

/** What the next step of a project is called, in the reader's language. */
export function useNextWords(): (next: NextStep) => NextWords {
  const t = useTranslations('common.next')
  return useCallback(
    ({ kind, count, name, verdict }) => ({
      // A choice of a message may not hold a hyphen.
      said: t(`said.${kind}`, { count, name, verdict: verdict === 'changes-required' ? 'changes' : verdict }),
      act: t(`act.${kind}`),
    }),
    [t],
  )
}

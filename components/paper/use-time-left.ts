import { useTranslations } from 'next-intl'
import type { RunState } from '@/lib/contracts/run'
import { timeLeftMs } from '@/lib/core/run/time-left'

const SECOND_MS = 1_000
const MINUTE_MS = 60_000

/** How long the agents that are left will take, in words; null while nothing is at work or nobody can tell. */
export function useTimeLeft(run: RunState, left: number): string | null {
  const t = useTranslations('paper.progress')
  const leftMs = run.status === 'running' && left > 0 ? timeLeftMs(run, left) : null
  if (leftMs === null) return null
  if (leftMs < MINUTE_MS) return t('seconds', { count: Math.max(1, Math.ceil(leftMs / SECOND_MS)) })
  return t('minutes', { count: Math.ceil(leftMs / MINUTE_MS) })
}

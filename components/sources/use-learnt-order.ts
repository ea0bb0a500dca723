'use client'

import { useCallback, useEffect, useMemo } from 'react'
import { type Screening, useScreening } from '@/lib/client/use-screening'
import type { SourceRow } from '@/lib/contracts/source-validation'
import type { SourcesWorkspace } from '@/lib/core/validation/workspace'
import { choicesOf, mixedOrder } from './choices'
import type { ShownReason } from './rank-reason'
import { areTextsChanging } from './text-version'
import type { DecisionControl } from './use-decisions'

/** Reasons are asked for this many rows. */
const EXPLAINED_MAX = 60

export interface LearntOrder {
  readonly screening: Screening
  /** Ids of all sources, most promising by the choices first. */
  readonly order: readonly string[]
  /** Choices that called a source relevant; without one nothing can be learnt. */
  readonly fitting: number
}

/** The order of a project's sources that its choices teach, while `isOn`. */
export function useLearntOrder(
  projectId: string,
  {
    workspace,
    textVersion,
    entries,
    isOn,
  }: {
    readonly workspace: SourcesWorkspace
    readonly textVersion: string
    readonly entries: DecisionControl['entries']
    readonly isOn: boolean
  },
): LearntOrder {
  const choices = useMemo(() => choicesOf(entries), [entries])
  const fitting = choices.filter(({ isRelevant }) => isRelevant).length
  const version = areTextsChanging(workspace) ? null : textVersion
  const screening = useScreening({ projectId, version, choices, isOn })
  const order = useMemo(() => {
    const ids = workspace.sources.map(({ id }) => id)
    return mixedOrder(ids, screening.order, fitting)
  }, [workspace.sources, screening.order, fitting])
  return { screening, order, fitting }
}

/** Why a source stands where the choices put it; null before they say anything of it. Asks for the reasons of `inSight`, the first of them. */
export function useLearntReasons(
  { screening, fitting }: LearntOrder,
  {
    rowsById,
    inSight,
    isOn,
  }: {
    readonly rowsById: ReadonlyMap<string, SourceRow>
    readonly inSight: readonly string[]
    readonly isOn: boolean
  },
): (sourceId: string) => ShownReason | null {
  const { explain, order, reasons } = screening
  const isUntaught = fitting === 0
  const asked = inSight.slice(0, EXPLAINED_MAX).join(' ')
  useEffect(() => {
    if (isOn && !isUntaught && order.length > 0 && asked !== '') explain(asked.split(' '))
  }, [asked, explain, isOn, isUntaught, order])
  return useCallback(
    (id: string) => {
      const reason = isUntaught ? undefined : reasons.get(id)
      return reason ? { ...reason, nearTitle: rowsById.get(reason.near?.id ?? '')?.work.title ?? '' } : null
    },
    [isUntaught, rowsById, reasons],
  )
}

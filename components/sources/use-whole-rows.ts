'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { shownErrorOf, useErrorText } from '@/components/frame/use-error-text'
import { useToast } from '@/components/ui/toast'
import { fetchJson, fieldOf } from '@/lib/client/fetch-json'
import { queryKeys } from '@/lib/client/query-keys'
import { AppError } from '@/lib/contracts/errors'
import type { RunState } from '@/lib/contracts/run'
import { WHOLE_ROWS_MAX } from '@/lib/contracts/source-row-limits'
import type { SourceRow } from '@/lib/contracts/source-validation'
import { rowsOf, withWholeRows } from '@/lib/core/validation/source-row'

/**
 * Fetches rows that are wanted whole and are still brief, the first of them first, and puts them in place of the brief ones. What fails is said in a line that offers to try again; the brief rows stay as they are.
 */
export function useWholeRows(
  ids: { readonly projectId: string; readonly runId: string },
  { wanted, present }: { readonly wanted: readonly SourceRow[]; readonly present: unknown },
): void {
  const { projectId, runId } = ids
  const t = useTranslations('sources.list')
  const common = useTranslations('common')
  const errorText = useErrorText()
  const toast = useToast()
  const client = useQueryClient()
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<number | null>(null)
  const missing = wanted.filter(({ isBrief }) => isBrief).slice(0, WHOLE_ROWS_MAX)
  const asked = missing.map(({ id }) => id).join(',')

  // Asked again whenever the page's rows were replaced: the whole state that a page asks for brings brief rows again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of `present` it matters only that it is another one.
  useEffect(() => {
    if (asked === '' || failed === attempt) return
    const stop = new AbortController()
    const url = `/api/projects/${projectId}/sources?ids=${asked}`
    fetchJson(url, readRows, { signal: stop.signal }).then(
      (rows) => client.setQueryData<RunState>(queryKeys.run(runId), (run) => run && withWholeRows(run, rows)),
      (error) => {
        if (stop.signal.aborted) return
        setFailed(attempt)
        toast({
          kind: 'whole-rows',
          message: t('detailsFailed', { why: errorText(shownErrorOf(error)) }),
          closeLabel: common('close'),
          action: { label: common('tryAgain'), onPress: () => setAttempt((before) => before + 1) },
        })
      },
    )
    return () => stop.abort()
  }, [asked, attempt, client, common, errorText, failed, present, projectId, runId, t, toast])
}

function readRows(answer: unknown): readonly SourceRow[] {
  const rows = fieldOf(answer, 'rows')
  if (!Array.isArray(rows)) throw new AppError('internal', 'the answer holds no rows')
  return rowsOf(rows)
}

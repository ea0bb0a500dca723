'use client'

import { useQuery } from '@tanstack/react-query'
import { fetchJson, fieldOf } from '@/lib/client/fetch-json'
import { queryKeys } from '@/lib/client/query-keys'
import { AppError } from '@/lib/contracts/errors'
import type { SourceAnswer } from '@/lib/contracts/link'
import type { SourceRow } from '@/lib/contracts/source-validation'

/** A source with its abstract, its records and the ways to it, fetched when it is looked at. */
export function useSource(projectId: string, row: Pick<SourceRow, 'id' | 'mergedCount'>) {
  return useQuery({
    // A merge or split changes the records: they are part of what is asked for.
    queryKey: [...queryKeys.source(projectId, row.id), row.mergedCount],
    queryFn: ({ signal }) =>
      fetchJson(`/api/projects/${projectId}/sources/${row.id}`, readAnswer, { signal }),
    retry: 1,
  })
}

function readAnswer(answer: unknown): SourceAnswer {
  if (!isAnswer(answer)) throw new AppError('internal', 'the answer holds no source')
  return answer
}

// Our own server has checked it with the full schema; here its kind is recognised.
function isAnswer(value: unknown): value is SourceAnswer {
  const source = fieldOf(value, 'source')
  return (
    typeof fieldOf(source, 'id') === 'string' &&
    Array.isArray(fieldOf(source, 'members')) &&
    Array.isArray(fieldOf(value, 'links'))
  )
}

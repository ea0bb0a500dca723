'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useCallback, useMemo } from 'react'
import { shownErrorOf, useErrorText } from '@/components/frame/use-error-text'
import { useToast } from '@/components/ui/toast'
import { codeOf, fetchJson, fieldOf } from '@/lib/client/fetch-json'
import { queryKeys } from '@/lib/client/query-keys'
import { AppError } from '@/lib/contracts/errors'
import type { WrittenAbstract } from '@/lib/contracts/screening'
import type { SourceRow } from '@/lib/contracts/source-validation'
import { setAbstractAction } from '@/lib/server/actions/abstract'

export interface Abstracts {
  /** What the student wrote in for a source, under this id or one that it had before; null when nothing. */
  readonly of: (row: Pick<SourceRow, 'id' | 'aliases'>) => string | null
  /** Shown at once; `null` takes it away. Resolves to true when it is saved. */
  readonly write: (sourceId: string, text: string | null) => Promise<boolean>
}

/** The abstracts that the student wrote in, apart from what databases gave. */
export function useAbstracts(projectId: string, initial: readonly WrittenAbstract[]): Abstracts {
  const common = useTranslations('common')
  const t = useTranslations('sources.abstract')
  const errorText = useErrorText()
  const toast = useToast()
  const client = useQueryClient()
  const key = useMemo(() => queryKeys.abstracts(projectId), [projectId])
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => fetchJson(`/api/projects/${projectId}/abstracts`, readAbstracts, { signal }),
    initialData: initial,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { mutateAsync } = useMutation({
    mutationFn: async (change: { sourceId: string; text: string | null }) => {
      const answer = await setAbstractAction({ projectId, ...change })
      if (!answer.ok) throw new AppError(codeOf(answer), 'the abstract was not saved')
    },
    onMutate: async ({ sourceId, text }) => {
      await client.cancelQueries({ queryKey: key })
      const before = client.getQueryData<readonly WrittenAbstract[]>(key) ?? []
      const others = before.filter((entry) => entry.sourceId !== sourceId)
      const entry = { sourceId, text: text ?? '', writtenAt: new Date().toISOString() }
      client.setQueryData(key, text === null ? others : [...others, entry])
      return { before }
    },
    onError: (error, _change, kept) => {
      client.setQueryData(key, kept?.before)
      toast({
        message: t('notSaved', { why: errorText(shownErrorOf(error)) }),
        closeLabel: common('close'),
      })
    },
    // The ranking reads it from the server, so it is asked anew only now.
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.screening(projectId, '').slice(0, 2) }),
  })

  const texts = useMemo(() => new Map(data.map(({ sourceId, text }) => [sourceId, text])), [data])
  const of = useCallback<Abstracts['of']>(
    ({ id, aliases }) => [id, ...aliases].flatMap((name) => texts.get(name) ?? [])[0] ?? null,
    [texts],
  )
  const write = useCallback<Abstracts['write']>(
    (sourceId, text) =>
      mutateAsync({ sourceId, text }).then(
        () => true,
        () => false,
      ),
    [mutateAsync],
  )
  return useMemo(() => ({ of, write }), [of, write])
}

function readAbstracts(answer: unknown): readonly WrittenAbstract[] {
  const abstracts = fieldOf(answer, 'abstracts')
  if (!Array.isArray(abstracts)) throw new AppError('internal', 'the answer holds no abstracts')
  return abstracts.filter(isAbstract)
}

// Our own server has checked it; here its kind is recognised.
function isAbstract(value: unknown): value is WrittenAbstract {
  return typeof fieldOf(value, 'sourceId') === 'string' && typeof fieldOf(value, 'text') === 'string'
}

'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { type ShownError, useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { ProgressBar } from '@/components/ui/progress-bar'
import { fetchJson } from '@/lib/client/fetch-json'
import { queryKeys } from '@/lib/client/query-keys'
import type { EmbeddingState } from '@/lib/contracts/embedding-state'
import { fetchEmbeddingModelAction } from '@/lib/server/actions/embedding'

/** The same in every language. */
const INSTALL_COMMAND = 'npm run embeddings'

const ASKED_EVERY_MS = 1_000

/** Schemas come after the first load. */
const readState = async (answer: unknown): Promise<EmbeddingState> =>
  (await import('@/lib/contracts/embedding-state')).EmbeddingState.parse(answer)

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)

/** What searches the library by meaning, and the model for this machine: fetched once, on the word of whoever presses. */
export function MeaningSearch({ initial }: { initial: EmbeddingState }) {
  const t = useTranslations('settings.meaning')
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<ShownError | null>(null)
  const [pending, startTransition] = useTransition()
  const { data: state } = useQuery({
    queryKey: queryKeys.embedding,
    queryFn: ({ signal }) => fetchJson('/api/embedding', readState, { signal }),
    initialData: initial,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: (query) => (query.state.data?.fetchedBytes == null ? false : ASKED_EVERY_MS),
  })
  const { inUse, local, fetchedBytes, failed } = state

  function fetchModel(act: 'begin' | 'stop') {
    setFailure(null)
    startTransition(async () => {
      const result = await fetchEmbeddingModelAction({ act }).catch(
        () => ({ ok: false, code: 'offline' }) as const,
      )
      if (result.ok) queryClient.setQueryData(queryKeys.embedding, result.value)
      else setFailure(result.code)
    })
  }

  return (
    <div className="max-w-2xl space-y-3">
      <p className="text-base">{inUse === null ? t('builtIn') : t('inUse', { model: inUse })}</p>
      <p className="text-sm text-soft">
        {t('local', { name: local.name, megabytes: megabytes(local.bytes) })}{' '}
        {local.hasModel ? t('there') : null}
      </p>
      {local.hasRuntime ? null : (
        <p className="text-sm text-soft">
          {t('notInstalled')} <code className="font-mono">{INSTALL_COMMAND}</code>
        </p>
      )}
      {failed && fetchedBytes === null ? <Notice tone="danger" announce="alert" title={t('failed')} /> : null}
      {failure ? <Notice tone="danger" announce="alert" title={errorText(failure)} /> : null}
      {fetchedBytes === null ? null : (
        <div className="space-y-2">
          <ProgressBar label={t('fetching')} done={fetchedBytes} total={local.bytes} />
          <p className="tnum text-sm" role="status">
            {t('soFar', { done: megabytes(fetchedBytes), total: megabytes(local.bytes) })}
          </p>
          <Button size="sm" busy={pending} onClick={() => fetchModel('stop')}>
            {t('stop')}
          </Button>
        </div>
      )}
      {local.hasRuntime && !local.hasModel && fetchedBytes === null ? (
        <Button busy={pending} onClick={() => fetchModel('begin')}>
          {t('fetch', { megabytes: megabytes(local.bytes) })}
        </Button>
      ) : null}
    </div>
  )
}

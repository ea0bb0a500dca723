'use client'

import { useQuery } from '@tanstack/react-query'
import { fetchJson, fieldOf } from '@/lib/client/fetch-json'
import { queryKeys } from '@/lib/client/query-keys'
import type { CollectionPage } from '@/lib/contracts/collection-page'
import { AppError } from '@/lib/contracts/errors'
import { isCollecting } from '@/lib/core/collection/is-collecting'

/** How often the page asks while sources are collected. */
const EVERY_MS = 1_500

/** The collection as it stands, asked for again while something is collected. */
export function useCollection(projectId: string, initial: CollectionPage) {
  const { data, refetch } = useQuery({
    queryKey: queryKeys.collection(projectId),
    queryFn: ({ signal }) => fetchJson(`/api/projects/${projectId}/collection`, readPage, { signal }),
    initialData: initial,
    staleTime: EVERY_MS,
    refetchInterval: ({ state }) => (isActive(state.data) ? EVERY_MS : false),
  })
  return { page: data, isActive: isActive(data), refresh: async () => void (await refetch()) }
}

function isActive(page: CollectionPage | undefined): boolean {
  return page?.run != null && isCollecting(page.run)
}

/** Our own server made the answer; only what the page walks over is looked at. */
function readPage(answer: unknown): CollectionPage {
  if (isPage(answer)) return answer
  throw new AppError('internal', 'the answer holds no collection')
}

function isPage(answer: unknown): answer is CollectionPage {
  return ['questions', 'rows', 'sources'].every((name) => Array.isArray(fieldOf(answer, name)))
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryKeys } from '@/lib/client/query-keys'
import { AppError } from '@/lib/contracts/errors'
import type { RefinementMode } from '@/lib/contracts/refinement-entry'
import type { SearchPlan } from '@/lib/core/search/search-plan'
import { previewRefinementAction } from '@/lib/server/actions/run'

/** Typing is read when it pauses this long. */
const PAUSE_MS = 500

interface Wish {
  readonly projectId: string
  readonly mode: RefinementMode
  readonly request: string
  /** The search as the person has set it by hand; what they set is not read over. Null while words decide. */
  readonly byHand: SearchPlan | null
  /** False while there is nothing to read. */
  readonly isActive: boolean
}

/** What the server understands of a wish a moment after it was written; null while there is nothing to read. */
export function useRefinementPreview({ projectId, mode, request, byHand, isActive }: Wish) {
  const plan = byHand && { parameters: byHand.parameters, map: byHand.map }
  const wish = JSON.stringify({ mode, request: request.trim(), ...(plan ? { plan } : {}) })
  const settled = useSettled(wish)
  const isBehind = isActive && settled !== wish
  const { data, isFetching } = useQuery({
    queryKey: queryKeys.refinementPreview(projectId, settled),
    queryFn: async () => {
      const answer = await previewRefinementAction({ projectId, ...JSON.parse(settled) })
      if (!answer.ok) throw new AppError(answer.code, 'the wish could not be read')
      return answer.value
    },
    enabled: isActive && !isBehind,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { preview: isActive && !isBehind ? (data ?? null) : null, isReading: isFetching || isBehind }
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

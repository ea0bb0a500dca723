import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryKeys } from '@/lib/client/query-keys'
import { AppError } from '@/lib/contracts/errors'
import type { RefinementMode } from '@/lib/contracts/refinement-entry'
import { previewRefinementAction } from '@/lib/server/actions/run'

/** Typing is read when it pauses this long. */
const PAUSE_MS = 500

interface Wish {
  readonly projectId: string
  readonly mode: RefinementMode
  readonly request: string
  /** False while the person edits the parameters by hand: what they set is not read over. */
  readonly isActive: boolean
}

/** What the server understands of a wish in words, a moment after it was written; null while there is nothing to read. */
export function useRefinementPreview({ projectId, mode, request, isActive }: Wish) {
  const settled = useSettled(request.trim())
  const { data, isFetching } = useQuery({
    queryKey: queryKeys.refinementPreview(projectId, mode, settled),
    queryFn: async () => {
      const answer = await previewRefinementAction({ projectId, mode, request: settled })
      if (!answer.ok) throw new AppError(answer.code, 'the wish could not be read')
      return answer.value
    },
    enabled: isActive && settled !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isBehind = isActive && settled !== request.trim()
  return {
    preview: isActive && settled !== '' && !isBehind ? (data ?? null) : null,
    isReading: isFetching || isBehind,
  }
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

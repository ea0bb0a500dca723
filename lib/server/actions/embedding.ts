'use server'
import { z } from 'zod'
import type { EmbeddingState } from '@/lib/contracts/embedding-state'
import { type ActionResult, actionResult } from '../action-result'
import { beginFetching, embeddingState, stopFetching } from '../embedding'
import { ensureVisitor } from '../session'

const FetchModel = z.object({ act: z.enum(['begin', 'stop']) })

/** Begins or stops to fetch the embedding model for this machine, once for everybody on it. */
export async function fetchEmbeddingModelAction(
  input: z.input<typeof FetchModel>,
): Promise<ActionResult<EmbeddingState>> {
  return actionResult('fetchEmbeddingModel', async () => {
    const { act } = FetchModel.parse(input)
    await ensureVisitor()
    if (act === 'begin') beginFetching()
    else stopFetching()
    return embeddingState()
  })
}

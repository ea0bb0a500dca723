'use server'
import { z } from 'zod'
import type { EmbeddingState } from '@/lib/contracts/embedding-state'
import { type ActionResult, actionResult } from '../action-result'
import { takeAllowance } from '../allowances'
import { beginFetching, embeddingState, mayBeginFetching, stopFetching } from '../embedding'
import { services } from '../services'
import { askingAddress, ensureVisitor } from '../session'

const FetchModel = z.object({ act: z.enum(['begin', 'stop']) })

/**
 * Begins to fetch the embedding model for this machine, once for everybody on it, or stops what the visitor began. Throws
 * `allowance-used`.
 */
export async function fetchEmbeddingModelAction(
  input: z.input<typeof FetchModel>,
): Promise<ActionResult<EmbeddingState>> {
  return actionResult('fetchEmbeddingModel', async () => {
    const { act } = FetchModel.parse(input)
    const { id } = await ensureVisitor()
    if (act === 'stop') stopFetching(id)
    else if (mayBeginFetching()) {
      const asking = { ownerId: id, address: await askingAddress() }
      await takeAllowance((await services()).db, 'modelFetches', asking)
      beginFetching(id)
    }
    return embeddingState()
  })
}

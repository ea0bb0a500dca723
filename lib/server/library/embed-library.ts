import type { Database } from '@/lib/adapters/store/client'
import { listUnembedded, saveVectors } from '@/lib/adapters/store/library-vectors'
import type { ProjectId } from '@/lib/contracts/ids'
import type { EmbeddingPort } from '@/lib/contracts/ports'
import { errorWords } from '@/lib/server/error-words'
import { log } from '../log'

const PASSAGES_AT_ONCE = 32
const EMBED_WITHIN_MS = 120_000

// On globalThis because pages, routes and actions are bundled apart.
declare global {
  var carrelEmbedding: Map<string, Promise<void>> | undefined
}

/**
 * Places the passages of a notebook that the model has not placed yet, in the background, a few at a time; what one process leaves the
 * next search goes on with. Never rejects: a model that does not answer leaves search to what is built in.
 */
export function embedInBackground(db: Database, projectId: ProjectId, port: EmbeddingPort): Promise<void> {
  globalThis.carrelEmbedding ??= new Map()
  const others = globalThis.carrelEmbedding
  const running = others.get(projectId)
  if (running) return running
  const own = embedAll(db, projectId, port)
    .catch((error: unknown) => {
      log.warn({ name: 'library vectors', projectId, error: errorWords(error) }, 'left')
    })
    .finally(() => others.delete(projectId))
  others.set(projectId, own)
  return own
}

async function embedAll(db: Database, projectId: ProjectId, port: EmbeddingPort): Promise<void> {
  while (!globalThis.carrelIsStopping) {
    const passages = await listUnembedded(db, projectId, { model: port.name, limit: PASSAGES_AT_ONCE })
    if (passages.length === 0) return
    const texts = passages.map(({ text }) => text)
    const signal = AbortSignal.timeout(EMBED_WITHIN_MS)
    const vectors = await port.embed(texts, { as: 'passage', signal })
    if (vectors === null) return
    const placed = passages.flatMap(({ id }, at) => {
      const vector = vectors[at]
      return vector === undefined ? [] : [{ id, vector }]
    })
    if (placed.length < passages.length) throw new Error('fewer vectors than passages')
    await saveVectors(db, projectId, { model: port.name, vectors: placed })
  }
}

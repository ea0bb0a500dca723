import type { Database } from '@/lib/adapters/store/client'
import {
  countVectors,
  hasPgvector,
  listVectors,
  type NearPassage,
  nearestByServer,
} from '@/lib/adapters/store/library-vectors'
import type { ProjectId } from '@/lib/contracts/ids'
import type { EmbeddingPort } from '@/lib/contracts/ports'
import {
  addVector,
  createVectorIndex,
  nearestRows,
  unitVector,
  type VectorIndex,
} from '@/lib/core/library/vector-index'

/** A search does not wait longer for a model than a person does. */
const QUESTION_WITHIN_MS = 2_000
/** Passages that are put together with the hits by words. */
const NEAREST = 100
const VECTORS_PER_QUERY = 2_000
/** Vectors that all notebooks held in one process may have together: some 150 MB of 384 numbers each. */
const HELD_VECTORS_MAX = 100_000

interface HeldVectors {
  readonly model: string
  /** The state of the notebook's texts that was read. */
  readonly version: string
  readonly ids: string[]
  readonly index: VectorIndex
}

declare global {
  var carrelVectors: Map<string, HeldVectors> | undefined
  var carrelHasPgvector: Promise<boolean> | undefined
}

interface Asked {
  readonly port: EmbeddingPort
  /** Changes with every text of the notebook. */
  readonly version: string
  readonly query: string
  readonly signal: AbortSignal | undefined
}

/**
 * The passages of the notebook nearest in meaning to a query by an embedding model, nearest first: compared by the server where it has
 * pgvector, else here, all of them. Empty when the model does not answer in time. Rejects only when `signal` aborts.
 */
export async function nearestPassages(
  db: Database,
  projectId: ProjectId,
  { port, version, query, signal }: Asked,
): Promise<readonly NearPassage[]> {
  const limit = AbortSignal.timeout(QUESTION_WITHIN_MS)
  const within = signal ? AbortSignal.any([signal, limit]) : limit
  const vectors = await untilAborted(port.embed([query], { as: 'query', signal: within }), within).catch(
    () => null,
  )
  signal?.throwIfAborted()
  const [first] = vectors ?? []
  const vector = first && unitVector(first)
  if (!vector) return []
  globalThis.carrelHasPgvector ??= hasPgvector(db).catch(() => false)
  if (await globalThis.carrelHasPgvector)
    return nearestByServer(db, projectId, { model: port.name, vector: [...vector], limit: NEAREST })
  const held = await heldVectors(db, projectId, { model: port.name, version, dimensions: vector.length })
  return nearestRows(held.index, vector, NEAREST).flatMap(({ row, similarity }) => {
    const id = held.ids[row]
    return id === undefined ? [] : [{ id, similarity }]
  })
}

/** A model that is being loaded does not heed the signal. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    }),
  ])
}

type Wanted = Pick<HeldVectors, 'model' | 'version'> & { readonly dimensions: number }

/** What this process holds of the notebook's vectors, brought up to date; asked for last, it is let go last. */
async function heldVectors(
  db: Database,
  projectId: ProjectId,
  { model, version, dimensions }: Wanted,
): Promise<HeldVectors> {
  globalThis.carrelVectors ??= new Map()
  const all = globalThis.carrelVectors
  const kept = all.get(projectId)
  const isFit = kept?.model === model && kept.version === version && kept.index.dimensions === dimensions
  const held =
    isFit && kept.ids.length === (await countVectors(db, projectId, model))
      ? kept
      : await readVectors(db, projectId, { model, version, dimensions })
  all.delete(projectId)
  all.set(projectId, held)
  let total = [...all.values()].reduce((sum, { ids }) => sum + ids.length, 0)
  for (const [other, { ids }] of all) {
    if (total <= HELD_VECTORS_MAX || other === projectId) break
    all.delete(other)
    total -= ids.length
  }
  return held
}

async function readVectors(
  db: Database,
  projectId: ProjectId,
  { model, version, dimensions }: Wanted,
): Promise<HeldVectors> {
  const held: HeldVectors = { model, version, ids: [], index: createVectorIndex(dimensions) }
  for (let after = ''; ; ) {
    const rows = await listVectors(db, projectId, { model, after, limit: VECTORS_PER_QUERY })
    for (const { passageId, vector } of rows) {
      held.ids.push(passageId)
      // Of another length, it is nowhere near.
      const fits = vector.length === dimensions
      addVector(held.index, fits ? Float32Array.from(vector) : new Float32Array(dimensions))
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < VECTORS_PER_QUERY) return held
    after = last.passageId
  }
}

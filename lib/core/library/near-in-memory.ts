import type { Passage } from '@/lib/contracts/library'
import type { EmbeddingPort } from '@/lib/contracts/ports'
import type { NearPassage } from './fuse-meaning'
import { addVector, createVectorIndex, nearestRows, unitVector } from './vector-index'

const PASSAGES_AT_ONCE = 32
/** Passages that are put together with the hits by words. */
const NEAREST = 100
const never = new AbortController().signal

/**
 * What is nearest in meaning to a query among these passages, nearest first: the model places them all before the first answer, once. Empty where the
 * model does not answer, to the passages or to the query. Rejects only when `signal` aborts.
 */
export function nearInMemory(
  passages: readonly Pick<Passage, 'id' | 'text'>[],
  port: EmbeddingPort,
): (query: string, signal?: AbortSignal) => Promise<readonly NearPassage[]> {
  let placing: ReturnType<typeof placed> | null = null
  return async (query, signal = never) => {
    placing ??= placed(passages, port, signal)
    const index = await placing
    const [vector = []] = (index && (await port.embed([query], { as: 'query', signal }))) ?? []
    const unit = unitVector(vector)
    if (!index || unit?.length !== index.dimensions) return []
    return nearestRows(index, unit, NEAREST).flatMap(({ row, similarity }) => {
      const id = passages[row]?.id
      return id === undefined ? [] : [{ id, similarity }]
    })
  }
}

async function placed(passages: readonly Pick<Passage, 'text'>[], port: EmbeddingPort, signal: AbortSignal) {
  const vectors: (readonly number[])[] = []
  for (let at = 0; at < passages.length; at += PASSAGES_AT_ONCE) {
    const texts = passages.slice(at, at + PASSAGES_AT_ONCE).map(({ text }) => text)
    const answer = await port.embed(texts, { as: 'passage', signal })
    if (answer?.length !== texts.length) return null
    vectors.push(...answer)
  }
  const dimensions = vectors[0]?.length ?? 0
  if (dimensions === 0) return null
  const index = createVectorIndex(dimensions)
  // One without a direction, or of another length, is nowhere near.
  for (const numbers of vectors) {
    const unit = unitVector(numbers)
    addVector(index, unit?.length === dimensions ? unit : new Float32Array(dimensions))
  }
  return index
}

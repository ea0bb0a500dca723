import { z } from 'zod'
import { json, type WireAnswer } from '../wire'

const DIMENSIONS = 64
const INPUTS_MAX = 2_048

export const EmbeddingRequest = z.looseObject({
  model: z.string(),
  input: z.union([z.string(), z.array(z.string()).max(INPUTS_MAX)]),
})

/** Vectors in which texts of the same words lie near one another; the same text always gets the same one. */
export function embed({ model, input }: z.infer<typeof EmbeddingRequest>): WireAnswer {
  const texts = typeof input === 'string' ? [input] : input
  const tokens = texts.reduce((sum, text) => sum + Math.ceil(text.length / 4), 0)
  return json(200, {
    object: 'list',
    model,
    data: texts.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) })),
    usage: { prompt_tokens: tokens, total_tokens: tokens },
  })
}

/** Words are thrown into drawers by their first five letters, so that "worker" and "working" fall together. */
function vectorOf(text: string): number[] {
  const vector = Array<number>(DIMENSIONS).fill(0)
  for (const word of text.toLowerCase().match(/\p{L}{3,}/gu) ?? []) {
    const drawer = [...word.slice(0, 5)].reduce((hash, letter) => hash * 31 + (letter.codePointAt(0) ?? 0), 7)
    const at = drawer % DIMENSIONS
    vector[at] = (vector[at] ?? 0) + 1
  }
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => value / length)
}

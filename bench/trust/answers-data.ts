import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { z } from 'zod'

/** `chosen`: read while rules were written and weights fitted. `report`: the other half, read for figures only. */
export type Half = 'chosen' | 'report'
export const halves = ['chosen', 'report'] as const

/** The half of a document by the hash of its key, whichever set it stands in. */
export function halfOf(documentId: string): Half {
  const hash = createHash('sha256').update(`half:${documentId}`).digest('hex')
  return Number.parseInt(hash.slice(0, 8), 16) % 2 === 0 ? 'chosen' : 'report'
}

/** The records of a set of `answers`; none where this machine has no such file. */
export function readAnswers<Record>(dataFolder: string, file: string, schema: z.ZodType<Record>): Record[] {
  const whole = path.join(dataFolder, 'answers', file)
  if (!existsSync(whole)) return []
  const lines = gunzipSync(readFileSync(whole)).toString('utf8').split('\n').filter(Boolean)
  return lines.map((line) => schema.parse(JSON.parse(line)))
}

/** A label and what was read. */
export type Pair = readonly [gold: string, read: string]

/** F1 of one class; 0 where it was never read right. */
export function f1Of(pairs: readonly Pair[], label: string): number {
  const right = pairs.filter(([gold, read]) => gold === label && read === label).length
  const wrong = pairs.filter(([gold, read]) => (gold === label) !== (read === label)).length
  return right === 0 ? 0 : (2 * right) / (2 * right + wrong)
}

/** Mean F1 over the classes, each counting alike. */
export function macroF1(pairs: readonly Pair[], labels: readonly string[]): number {
  return labels.reduce((sum, label) => sum + f1Of(pairs, label), 0) / labels.length
}

import type { CatalogueRecord } from '../catalogue/record'
import type { InvertedIndex, TextField } from './inverted-index'
import type { QueryNode } from './query-tree'
import { withoutAccents, wordsOf } from './words'

/** Of the words of a loose query, this share must be found. */
const MOST_SHARE01 = 0.6
/** A hit without words to rank by still counts as a hit. */
const BARE_SCORE = 1e-6

type Scores = Float64Array

interface Context {
  readonly index: InvertedIndex
  readonly records: readonly CatalogueRecord[]
}

function sum(into: Scores, other: Scores): void {
  for (let i = 0; i < into.length; i++) into[i] = (into[i] ?? 0) + (other[i] ?? 0)
}

function intersect(into: Scores, other: Scores): void {
  for (let i = 0; i < into.length; i++) {
    const a = into[i] ?? 0
    const b = other[i] ?? 0
    into[i] = a > 0 && b > 0 ? a + b : 0
  }
}

function word(context: Context, text: string, prefix: boolean, fields: readonly TextField[]): Scores | null {
  if (prefix) {
    const scores = new Float64Array(context.index.size)
    for (const stem of context.index.stemsStartingWith(withoutAccents(text)))
      sum(scores, context.index.scoresOf(stem, fields))
    return scores
  }
  const [first, ...rest] = wordsOf(text)
  // A stop word asks for nothing.
  if (first === undefined) return null
  const scores = context.index.scoresOf(first, fields)
  for (const stem of rest) intersect(scores, context.index.scoresOf(stem, fields))
  return scores
}

function phrase(context: Context, text: string, fields: readonly TextField[]): Scores | null {
  const scores = word(context, text, false, fields)
  const stems = wordsOf(text)
  if (scores === null || stems.length < 2 || fields.includes('author') || fields.includes('venue'))
    return scores
  for (let doc = 0; doc < scores.length; doc++) {
    if ((scores[doc] ?? 0) > 0 && !context.index.hasPhrase(doc, stems)) scores[doc] = 0
  }
  return scores
}

function all(context: Context): Scores {
  return new Float64Array(context.index.size).fill(BARE_SCORE)
}

function most(parts: readonly Scores[], size: number): Scores {
  const needed = Math.max(1, Math.ceil(parts.length * MOST_SHARE01))
  const scores = new Float64Array(size)
  for (let doc = 0; doc < size; doc++) {
    let found = 0
    let total = 0
    for (const part of parts) {
      const score = part[doc] ?? 0
      if (score > 0) found++
      total += score
    }
    if (found >= needed) scores[doc] = total
  }
  return scores
}

function and(context: Context, children: readonly QueryNode[]): Scores | null {
  let scores: Scores | null = null
  for (const child of children) {
    if (child.kind === 'not') continue
    const part = score(context, child)
    if (part === null) continue
    if (scores === null) scores = part
    else intersect(scores, part)
  }
  for (const child of children) {
    if (child.kind !== 'not') continue
    const excluded = score(context, child.child)
    if (excluded === null) continue
    scores ??= all(context)
    for (let doc = 0; doc < scores.length; doc++) if ((excluded[doc] ?? 0) > 0) scores[doc] = 0
  }
  return scores
}

/** Scores by document; null when the node asks for nothing (only stop words). */
function score(context: Context, node: QueryNode): Scores | null {
  switch (node.kind) {
    case 'word':
      return word(context, node.text, node.prefix, node.fields)
    case 'phrase':
      return phrase(context, node.text, node.fields)
    case 'test':
      return Float64Array.from(context.records, (record) => (node.test(record) ? BARE_SCORE : 0))
    case 'not':
      return and(context, [node])
    case 'and':
      return and(context, node.children)
    case 'or':
    case 'most': {
      const parts = node.children.map((child) => score(context, child)).filter((part) => part !== null)
      return parts.length === 0
        ? null
        : node.kind === 'most'
          ? most(parts, context.index.size)
          : or(parts, context)
    }
  }
}

function or(parts: readonly Scores[], context: Context): Scores {
  const scores = new Float64Array(context.index.size)
  for (const part of parts) sum(scores, part)
  return scores
}

/** Scores of a whole query, one for each document; a query of stop words only finds nothing. */
export function evaluateQuery(context: Context, node: QueryNode): Float64Array {
  return score(context, node) ?? new Float64Array(context.index.size)
}

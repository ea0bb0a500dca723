import type { TermTable } from './match-words'
import type { RecordText } from './record-text'

/** How often each term and pair occurs; one row for each record. `inTitle` is part of `inText`. */
export interface TermCounts {
  width: number
  inTitle: Float32Array
  inText: Float32Array
  inKeywords: Uint8Array
  pairs: number
  pairsInText: Float32Array
  /** Number of records with the term, or the pair, in title or abstract. */
  recordsWithTerm: Float64Array
  recordsWithPair: Float64Array
}

export interface TermPair {
  first: number
  second: number
}

/** Counts the terms of `table` in title, abstract and keywords, and pairs at most `gapMax` words apart in this order. */
export function countTerms(
  records: readonly RecordText[],
  table: TermTable,
  shape: { width: number; pairs: readonly TermPair[]; gapMax: number },
): TermCounts {
  const { width, pairs, gapMax } = shape
  const counts: TermCounts = {
    width,
    inTitle: new Float32Array(records.length * width),
    inText: new Float32Array(records.length * width),
    inKeywords: new Uint8Array(records.length * width),
    pairs: pairs.length,
    pairsInText: new Float32Array(records.length * pairs.length),
    recordsWithTerm: new Float64Array(width),
    recordsWithPair: new Float64Array(pairs.length),
  }
  const endingIn = pairsBySecond(pairs, width)
  const seenAt = new Map<number, number>()
  records.forEach((record, row) => {
    const termOf = table[record.language]
    if (!termOf) return
    for (const field of ['title', 'abstract'] as const) {
      seenAt.clear()
      record[field].forEach((word, at) => {
        const term = termOf[word]
        if (term === undefined) return
        const cell = row * width + term
        if (counts.inText[cell] === 0) add(counts.recordsWithTerm, term)
        add(counts.inText, cell)
        if (field === 'title') add(counts.inTitle, cell)
        for (const { first, pair } of endingIn[term] ?? []) {
          if (at - (seenAt.get(first) ?? Number.NEGATIVE_INFINITY) > gapMax) continue
          const pairCell = row * pairs.length + pair
          if (counts.pairsInText[pairCell] === 0) add(counts.recordsWithPair, pair)
          add(counts.pairsInText, pairCell)
        }
        seenAt.set(term, at)
      })
    }
    for (const word of record.keywords) {
      const term = termOf[word]
      if (term !== undefined) counts.inKeywords[row * width + term] = 1
    }
  })
  return counts
}

function add(cells: Float32Array | Float64Array, at: number): void {
  cells[at] = (cells[at] ?? 0) + 1
}

function pairsBySecond(
  pairs: readonly TermPair[],
  width: number,
): ReadonlyArray<ReadonlyArray<{ first: number; pair: number }>> {
  const table: Array<Array<{ first: number; pair: number }>> = Array.from({ length: width }, () => [])
  pairs.forEach(({ first, second }, pair) => {
    table[second]?.push({ first, pair })
  })
  return table
}

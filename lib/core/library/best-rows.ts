export interface ScoredRow {
  readonly row: number
  readonly score: number
}

/** Keeps the `limit` best of the rows that it is shown, without sorting all of them. */
export interface BestRows {
  add(row: number, score: number): void
  /** Best first; of equal scores the earlier row. */
  list(): readonly ScoredRow[]
}

export function keepBestRows(limit: number): BestRows {
  const best: ScoredRow[] = []
  const isBetter = (a: ScoredRow, b: ScoredRow) => a.score > b.score || (a.score === b.score && a.row < b.row)
  return {
    add(row, score) {
      const worst = best[limit - 1]
      if (worst !== undefined && score < worst.score) return
      const added = { row, score }
      let [low, high] = [0, best.length]
      while (low < high) {
        const middle = (low + high) >> 1
        const there = best[middle]
        if (there !== undefined && isBetter(there, added)) low = middle + 1
        else high = middle
      }
      if (low >= limit) return
      best.splice(low, 0, added)
      if (best.length > limit) best.pop()
    },
    list: () => best,
  }
}

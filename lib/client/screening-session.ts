import type { ScreeningText } from '@/lib/contracts/screening'
import type { Work } from '@/lib/contracts/work'
import { explainRank } from '@/lib/core/screening/explain-rank'
import { rankByTicks, type TickRanking } from '@/lib/core/screening/rank-by-ticks'
import { prepareScreening } from '@/lib/core/screening/screening-set'

/** A decision that the ranking learns from. */
export interface Choice {
  readonly id: string
  readonly isRelevant: boolean
}

/** Why a source stands where it stands: words with their pull (above 0 upwards), and the choice that moved it most. */
export interface RankReason {
  readonly id: string
  readonly words: readonly { readonly word: string; readonly pull: number }[]
  readonly near: (Choice & { readonly similarity01: number }) | null
}

export interface ScreeningSession {
  /** The sources without a choice, likeliest first; choices about unknown sources are passed over. */
  readonly rank: (choices: readonly Choice[]) => readonly string[]
  /** Reasons by the latest ranking; unknown sources have none. */
  readonly explain: (ids: readonly string[]) => readonly RankReason[]
}

/** Makes texts ready once (some 150 ms for 2,000 abstracts); each ranking then continues from the one before it. */
export function createScreeningSession(texts: readonly ScreeningText[]): ScreeningSession {
  const set = prepareScreening(texts.map(workOf))
  const rowOf = new Map(texts.map(({ id }, row) => [id, row]))
  const idOf = (row: number) => texts[row]?.id ?? ''
  let ranking: TickRanking | undefined

  function reasonFor(id: string): RankReason[] {
    const row = rowOf.get(id)
    if (row === undefined || !ranking) return []
    const { words, decision } = explainRank(ranking, row)
    const near = decision && {
      id: idOf(decision.row),
      isRelevant: decision.isRelevant,
      similarity01: decision.similarity01,
    }
    return [{ id, words, near }]
  }

  return {
    rank: (choices) => {
      const ticks = choices.flatMap(({ id, isRelevant }) => {
        const row = rowOf.get(id)
        return row === undefined ? [] : [{ row, isRelevant }]
      })
      ranking = rankByTicks(set, ticks, ranking)
      return ranking.order.map(idOf)
    },
    explain: (ids) => ids.flatMap(reasonFor),
  }
}

/** Ranking reads the words of a work and nothing else. */
function workOf({ id, ...text }: ScreeningText): Work {
  return {
    ...text,
    authors: [],
    year: null,
    venue: null,
    issn: [],
    type: 'other',
    doi: null,
    urls: {},
    citations: null,
    peerReviewed: null,
    openAccess: null,
    retraction: null,
    source: [{ db: 'list', id }],
  }
}

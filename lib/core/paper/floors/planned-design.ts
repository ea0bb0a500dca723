import type { DesignId } from '@/lib/contracts/proposal-run'
import { adviseDesigns, plannedDesigns } from '@/lib/core/proposal/question/recommend-designs'
import type { FloorContext } from './floor-context'

/** The design of a paper: a review is one of its literature, every other paper takes the one that its question asks for first. */
export function plannedDesign({ query, kind }: Pick<FloorContext, 'query' | 'kind'>): DesignId {
  if (kind === 'review') return 'systematic-review'
  const [first] = otherDesigns({ query })
  return first ?? 'survey'
}

/** The designs that answer the question with data, best first; a review of literature is not among them. */
export function otherDesigns({ query }: Pick<FloorContext, 'query'>): readonly DesignId[] {
  const advised = plannedDesigns(adviseDesigns({ topic: query, question: query }))
  return advised.filter((design) => design !== 'systematic-review')
}

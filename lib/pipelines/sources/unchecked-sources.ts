import type { Source } from '@/lib/contracts/source'
import type { Work } from '@/lib/contracts/work'
import { relevancyOf, type ScoringContext, sourceQuality, workAddress } from './score-sources'

/**
 * Sources of a document that this installation did not write, or that was changed: what they say of themselves stays, what
 * machines are said to have found about them (indexes, citations, peer review, journal, checks, scores) is unknown and scored
 * as such, so that the next run looks it up. An invented record stays marked, and one that is said to be retracted stays so.
 */
export function uncheckedSources(sources: readonly Source[], scoring: ScoringContext): readonly Source[] {
  const works = sources.map(uncheckedWork)
  const scores = relevancyOf(
    works.map((work) => ({ work })),
    scoring,
  )
  return sources.flatMap((source, at) => {
    const [work, relevancy] = [works[at], scores[at]]
    if (!work || !relevancy) return []
    const retractionCheck = 'not-checked' as const
    return {
      id: source.id,
      aliases: source.aliases,
      work,
      members: [work],
      mergedBy: [],
      linked: [],
      relevancy,
      ...sourceQuality({ work, journal: null, retractionCheck }, scoring),
      journal: null,
      retractionCheck,
      summary: null,
      access: { state: 'not-checked', url: workAddress(work), openCopyUrl: null, checkedAt: null },
      userProvided: true,
      ...(source.writtenAbstract === undefined ? {} : { writtenAbstract: source.writtenAbstract }),
      firstRound: source.firstRound,
    }
  })
}

function uncheckedWork({ id, work }: Source): Work {
  const { peerReviewHint: _, ...said } = work
  return {
    ...said,
    citations: null,
    peerReviewed: null,
    openAccess: null,
    source: [{ db: 'user', id }],
  }
}

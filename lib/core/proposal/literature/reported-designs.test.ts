import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/contracts/locale'
import { studyDesignOf } from '@/lib/core/evidence/study-design'
import { say } from '@/lib/core/text/say'
import { proposalRound } from '../method/method-fixture'
import { makeBrief, makeLiterature, makeProposalSource, sampleNames } from '../problem/problem-fixture'
import { designNames } from '../problem/problem-phrases'
import { designsReported } from './reported-designs'

const cases = locales.flatMap((locale) => sampleNames.map((name) => [locale, name] as const))

describe('designs that the sources report', () => {
  it.each(cases)('%s %s: are counted alike in the problem and in the methodology', (locale, name) => {
    const title = 'A randomized trial of remote work'
    const retracted = makeProposalSource('gone2020', { title }, { retractionCheck: 'retracted' })
    const sources = [...makeLiterature(name), retracted]
    const literature = { counts: null, queries: ['x'], sources }
    const { problem, methodology } = proposalRound(makeBrief(name, locale), literature, null)
    const reported = designsReported(literature)
    expect(reported.size).toBeGreaterThan(0)
    for (const [design, { length }] of reported) {
      expect(problem.definition.problem_statement).toContain(
        `${length} ${say(designNames, locale, design, { count: length })}`,
      )
      expect(methodology.recommendation.justification).toContain(
        `${say(designNames, locale, design, { count: 1 })} (${length})`,
      )
    }
  })

  it('are those of the title before those of the abstract', () => {
    const abstract = 'We interviewed managers and sent a questionnaire.'
    expect(
      studyDesignOf({ title: 'Remote work in three firms: a multiple-case study', abstract }, 'en'),
    ).toBe('case-study')
    expect(studyDesignOf({ title: 'Remote work in three firms', abstract: null }, 'en')).toBeNull()
  })
})

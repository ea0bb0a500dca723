import { expect, test } from 'vitest'
import { locales } from '@/lib/contracts/locale'
import { proposalResult } from '@/lib/core/proposal/state/proposal-result'
import { Proposal } from '@/lib/server/testing/test-proposal'
import { examinationSummary, examineProposal } from './examine'
import { ExaminedProposal } from './examined-proposal'

test('forty objections are each answered with their place or admitted to be open, in three languages', async () => {
  const run = await new Proposal().drive()
  const proposal = ExaminedProposal.parse(JSON.parse(JSON.stringify(proposalResult(run, []))))
  for (const locale of locales) {
    const examined = examineProposal(proposal, locale)
    expect(examined).toHaveLength(40)
    expect(new Set(examined.map(({ question }) => question)).size).toBe(40)
    for (const { question, said, place } of examined) {
      expect(question).toMatch(/\?$/)
      expect(said).toContain(place)
    }
    expect(examinationSummary(examined, locale)).toMatch(/40/)
  }
  const answered = new Map(examineProposal(proposal, 'en').map((one) => [one.id, one.answered]))
  // Six sources lie in this project; eight are asked for.
  expect(answered.get('sources-enough')).toBe(false)
  expect(answered.get('question-stated')).toBe(true)
  const silent = {
    ...proposal,
    methodology: { ...proposal.methodology, justification: 'Because.', alternative_methodologies: [] },
    metadata: { ...proposal.metadata, coverage: [], sample_size: null },
  }
  const open = examineProposal(silent, 'en').flatMap((one) => (one.answered ? [] : [one.id]))
  expect(open).toEqual(
    expect.arrayContaining(['method-justified', 'method-alternatives', 'objectives-cover', 'sample-told']),
  )
})

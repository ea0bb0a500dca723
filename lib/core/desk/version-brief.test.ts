import { expect, it } from 'vitest'
import { VersionEvidence } from '@/lib/contracts/desk'
import { proposalDocument } from '@/lib/core/proposal/document/document-fixture'
import { versionBrief } from './version-brief'

const style = { style: '', language: 'en-US', locales: {} }
const { problem, objectives, methodology, dataCollection } = proposalDocument(style)
const stages = {
  problem: { value: problem },
  objectives: { value: objectives },
  methodology: { value: methodology },
  'data-collection': { value: dataCollection },
}

it('says word for word what the stages say', () => {
  expect(versionBrief(stages)).toEqual({
    question: problem.definition.main_research_question,
    objective: objectives.objectives.general_objective,
    method: methodology.recommendation.recommended_methodology,
    sample: dataCollection.plan.estimated_sample_size,
    time: dataCollection.plan.timeline_breakdown.total_duration,
  })
})

it('is not there while a stage is missing, nor of versions that were published before there was one', () => {
  expect(versionBrief({ ...stages, objectives: undefined })).toBeNull()
  expect(VersionEvidence.parse({ sources: [], quality: null }).brief).toBeNull()
})

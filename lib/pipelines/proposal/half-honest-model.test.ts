import { expect, test } from 'vitest'
import type { ModelPort } from '@/lib/contracts/ports'
import { stagesOf } from '@/lib/core/proposal/state/proposal-state'
import { Proposal } from '@/lib/server/testing/test-proposal'

const lie = 'Remote work raises burnout and lowers wellbeing.'

/** Honest in every stage but for one sentence in each. */
const answers: Readonly<Record<string, unknown>> = {
  objectives: {
    general_objective: `Determine how remote work is related to burnout among nurses. ${lie}`,
    specific_objectives: [
      'Measure burnout among nurses who work remotely and on site.',
      'Compare the burnout of both groups of nurses.',
      'Relate hours of remote work to burnout among nurses.',
    ],
    feasibility_notes: {
      timeline_assessment: 'The interviews and the analysis fit into the schedule.',
      skills_required: ['Statistics'],
      risk_factors: [lie, 'Recruitment may take longer than planned.'],
    },
    alignment_check: { coverage_analysis: 'Each objective answers a question.', coherence_score: 'High' },
    coverage: [
      { question: 0, objectives: [0, 1, 2] },
      { question: 1, objectives: [0] },
      { question: 2, objectives: [1] },
    ],
  },
  'data-collection': {
    collection_techniques: ['Online questionnaire', lie],
    recommended_tools: [],
    data_sources: [lie],
    resource_requirements: ['A quiet room for the pilot interviews'],
  },
}

const halfHonest: ModelPort = {
  name: 'model/1',
  write: async ({ agent, schema }) => {
    const value = schema.safeParse(answers[agent])
    return value.success
      ? { ok: true, value: value.data, engine: 'model/1', tokens: 1, fallbacks: [] }
      : { ok: false, reason: 'invalid', tokens: 1, fallbacks: [] }
  },
}

test('a lie among honest sentences is left out or replaced, with its reason, and the rest of the stage stands', async () => {
  const proposal = new Proposal({}, { model: halfHonest })
  const built = stagesOf(await new Proposal().drive())
  const { objectives, 'data-collection': data } = stagesOf(await proposal.drive())
  expect([objectives?.writtenBy, data?.writtenBy]).toEqual(['model/1', 'model/1'])
  expect(JSON.stringify([objectives, data])).not.toContain('raises burnout')
  expect(objectives?.value.objectives.general_objective).toBe(
    'Determine how remote work is related to burnout among nurses.',
  )
  expect(objectives?.value.objectives.feasibility_notes.risk_factors).toEqual([
    'Recruitment may take longer than planned.',
  ])
  expect(data?.value.plan.collection_techniques).toEqual(['Online questionnaire'])
  // The only one was a lie: what is written without a model stands in its place.
  expect(data?.value.plan.data_sources).toEqual(built['data-collection']?.value.plan.data_sources)
  const told = [...proposal.log.events].flatMap(({ fact }) =>
    fact.type === 'unit-noted' && fact.note.code === 'sentence-left-out' ? [fact.note.data] : [],
  )
  expect(told).toContainEqual({ reason: 'finding-without-source', message: lie })
})

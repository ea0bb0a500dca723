import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chooseModel } from '@/lib/adapters/models/choose-model'
import { createModelPort } from '@/lib/adapters/models/model-port'
import { qualityStageOf, stagesOf } from '@/lib/core/proposal/state/proposal-state'
import { openQuestions } from '@/lib/core/run/run-state'
import { Proposal } from '@/lib/server/testing/test-proposal'
import { type Sandbox, startSandbox } from '@/sandbox/server'

const SERVICE = 'llm_openai'
const FOLDER = 'lib/pipelines/proposal/prompts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())
beforeEach(() => {
  sandbox.resetFaults()
  sandbox.clearRequests()
})

/** A model that writes the objectives and nothing else that fits. */
const objectives = {
  general_objective: 'Analyse how remote work relates to burnout among nurses.',
  specific_objectives: ['Describe remote work.', 'Measure burnout.', 'Relate the two.'],
  feasibility_notes: { timeline_assessment: 'It fits.', skills_required: [], risk_factors: [] },
  alignment_check: { coverage_analysis: 'All are answered.', coherence_score: 'High' },
  coverage: [0, 1, 2, 3, 4].map((question) => ({ question, objectives: [0, 1, 2] })),
}

function proposal() {
  const chosen = chooseModel({
    provider: 'compatible',
    model: 'small',
    apiKey: 'secret-key',
    baseUrl: `${sandbox.url}/${SERVICE}/v1`,
  })
  if (!chosen) throw new Error('no model was chosen')
  const settingsOf = () => ({ temperature: 0, outputTokensMax: 4_000, timeoutMs: 2_000 })
  return new Proposal(
    {},
    { model: createModelPort({ ...chosen, promptFolder: FOLDER, retryBaseMs: 1, price: null, settingsOf }) },
  )
}

async function writersOf() {
  const run = await proposal().drive()
  expect(run.failure).toBeNull()
  expect(openQuestions(run)[0]?.key).toBe('review')
  expect(qualityStageOf(run)).not.toBeNull()
  const { problem, objectives, methodology, 'data-collection': data } = stagesOf(run)
  return [problem, objectives, methodology, data].map((stage) => stage?.writtenBy)
}

const floor = ['built-in', 'built-in', 'built-in', 'built-in']

describe('a proposal with a model server that', () => {
  test.each(['429', '500', 'broken', 'cut', 'blocked'] as const)(
    'answers %s for ever is written by the floor, at every stage',
    async (mode) => {
      sandbox.control(SERVICE, mode === '429' ? { mode, retryAfter: 0 } : { mode })
      expect(await writersOf()).toEqual(floor)
      expect(sandbox.requests().length).toBeGreaterThan(5)
    },
  )

  test.each(['nonsense', 'empty', 'not-a-completion', 'quota'] as const)(
    'says %s is written by the floor, at every stage',
    async (style) => {
      sandbox.setModel({ style })
      expect(await writersOf()).toEqual(floor)
    },
  )

  test.each(['plain', 'fenced', 'trailing-commas'] as const)(
    'writes one stage (%s) is the author of that stage alone',
    async (style) => {
      sandbox.setModel({
        style,
        answers: [{ contains: 'objectives of a thesis proposal', content: JSON.stringify(objectives) }],
        fallback: '{}',
      })
      expect(await writersOf()).toEqual(['built-in', 'compatible/small', 'built-in', 'built-in'])
    },
  )

  test('chatters around its JSON is understood', async () => {
    const content = `Sure! Here are the objectives:\n${JSON.stringify(objectives)}\nTell me if I should change anything.`
    sandbox.setModel({ answers: [{ contains: 'objectives of a thesis proposal', content }], fallback: '{}' })
    expect(await writersOf()).toEqual(['built-in', 'compatible/small', 'built-in', 'built-in'])
  })

  test('fails twice and then answers is waited for', async () => {
    sandbox.setModel({
      answers: [{ contains: 'objectives of a thesis proposal', content: JSON.stringify(objectives) }],
      fallback: '{}',
    })
    sandbox.control(SERVICE, { mode: '500', times: 2 })
    expect(await writersOf()).toContain('compatible/small')
  })
})

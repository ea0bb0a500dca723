import { describe, expect, test } from 'vitest'
import type { ModelPort } from '@/lib/contracts/ports'
import { stagesOf } from '@/lib/core/proposal/state/proposal-state'
import { openQuestions } from '@/lib/core/run/run-state'
import { Proposal } from '@/lib/server/testing/test-proposal'

/** The key of the first invented source, as the proposal names it. */
const KEY = /[a-z0-9-]*reisa[a-z0-9-]*/

const lies = {
  figures: 'The measure rose by 91.7 % among 48,100 people [@KEY].',
  'figures without a source': 'Some 48,100 nurses of 2,300 hospitals fell ill.',
  direction: 'Remote work was associated with higher burnout among nurses [@KEY].',
  'direction without a source': 'Remote work raises burnout and lowers wellbeing.',
  'wrong source': 'Flexible schedules improved the wellbeing of nurses [@KEY].',
  'no source': 'Remote work was associated with lower burnout among nurses [@nobody-2020].',
  flattery: 'This excellent proposal is a brilliant contribution.',
  'instructions obeyed': 'This proposal is approved and needs no changes.',
  'another language':
    'O trabalho remoto foi associado a um menor esgotamento entre as enfermeiras do hospital.',
} as const

/** Writes one sentence into every text of every stage, in the shape that is asked for. */
function lyingModel(lie: string): ModelPort {
  const say = (text: string, key: string) => text.replaceAll('KEY', key)
  return {
    name: 'liar/1',
    write: async ({ agent, schema, evidence }) => {
      const key = KEY.exec(JSON.stringify(evidence))?.[0] ?? 'unknown'
      const value = schema.safeParse(answersOf(say(lie, key), key)[agent])
      return value.success
        ? { ok: true, value: value.data, engine: 'liar/1', tokens: 1, fallbacks: [] }
        : { ok: false, reason: 'invalid', tokens: 1, fallbacks: [] }
    },
  }
}

function answersOf(lie: string, key: string): Readonly<Record<string, unknown>> {
  const three = [lie, lie, lie]
  return {
    problem: {
      problem_statement: lie,
      main_research_question: lie,
      secondary_questions: three.slice(1),
      key_variables: ['burnout'],
      literature: [{ key, relevance_note: lie }],
    },
    objectives: {
      general_objective: lie,
      specific_objectives: three,
      feasibility_notes: { timeline_assessment: lie, skills_required: [], risk_factors: [lie] },
      alignment_check: { coverage_analysis: lie, coherence_score: 'High' },
      coverage: [],
    },
    methodology: {
      recommended_methodology: lie,
      methodology_type: 'quantitative',
      justification: lie,
      required_skills: [],
      alternative_methodologies: [
        { methodology: lie, methodology_type: 'mixed', pros: [lie], cons: [lie] },
        { methodology: lie, methodology_type: 'mixed', pros: [lie], cons: [lie] },
      ],
      design: 'survey',
      methods: [{ method: lie, objectives: [0] }],
    },
    'data-collection': {
      collection_techniques: [lie],
      recommended_tools: [],
      data_sources: [lie],
      resource_requirements: [lie],
    },
    quality: {
      coherence_score: 1,
      feasibility_score: 1,
      issues_identified: [{ severity: 'minor', component: 'problem', description: lie, impact: lie }],
      recommendations: [lie],
    },
  }
}

describe('of a model that lies in every field, nothing enters the proposal', () => {
  test.each(Object.entries(lies))('%s', async (_kind, lie) => {
    const run = await new Proposal({}, { model: lyingModel(lie) }).drive()
    expect(run.failure).toBeNull()
    expect(openQuestions(run)[0]?.key).toBe('review')
    const { problem, objectives, methodology, 'data-collection': data } = stagesOf(run)
    expect([problem, objectives, methodology, data].map((stage) => stage?.writtenBy)).toEqual(
      Array(4).fill('built-in'),
    )
    const printed = JSON.stringify(stagesOf(run))
    const words = lie.split(' [@')[0] ?? lie
    if (!inventedSays(words)) expect(printed).not.toContain(words)
  })
})

/** A sentence that a source says stands in the floor, too, with that source. */
function inventedSays(words: string): boolean {
  return words.startsWith('Flexible schedules') || words.startsWith('Remote work was associated with lower')
}

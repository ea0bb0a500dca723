import { describe, expect, test } from 'vitest'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import type { ModelPort } from '@/lib/contracts/ports'
import { literatureOf, qualityStageOf, stagesOf } from '@/lib/core/proposal/state/proposal-state'
import { completedUnits } from '@/lib/core/run/run-state'
import { listeningModel, promptFaults } from '@/lib/server/testing/prompt-faults'
import { brief, inventedSources, Proposal } from '@/lib/server/testing/test-proposal'
import { proposalTree } from './proposal-tree'

const FOLDER = 'lib/pipelines/proposal/prompts'

describe('a proposal with a model', () => {
  const writing = (write: (agent: string, floor: unknown) => unknown): ModelPort => ({
    name: 'test/writer',
    write: async (request) => {
      const parsed = request.schema.safeParse(write(request.agent, request.evidence))
      return parsed.success
        ? { ok: true, value: parsed.data, engine: 'test/writer', tokens: 10, fallbacks: ['direct'] }
        : { ok: false, reason: 'no valid answer', tokens: 10, fallbacks: ['not-json'] }
    },
  })

  test('each agent that asks a model has its prompt with all values, and no prompt is orphaned', async () => {
    const { model, asked } = listeningModel()
    const proposal = new Proposal({ brief: null }, { model })
    const run = await proposal.drive()
    const doubtful = await proposal.answer(run, { kind: 'reply', text: '???' })
    await proposal.answer(doubtful, { kind: 'form', brief })
    expect(await promptFaults(FOLDER, asked)).toEqual([])
  })

  test('keeps the floor where a model invents sources or quotations, and says who wrote what', async () => {
    const problem = {
      problem_statement:
        'Remote work is said to “triple the burnout of all nurses everywhere” [@nobody2020].',
      main_research_question: 'Why?',
      secondary_questions: ['How?', 'When?'],
      key_variables: ['Remote work'],
      literature: [{ key: 'nobody2020', relevance_note: 'Invented.' }],
    }
    const run = await new Proposal(
      {},
      { model: writing((agent) => (agent === 'problem' ? problem : null)) },
    ).drive()
    expect(stagesOf(run).problem?.writtenBy).toBe('built-in')
    expect(JSON.stringify(stagesOf(run))).not.toContain('nobody2020')
    expect(run.tokens.used).toBeGreaterThan(0)
  })

  test('lets no sentence of a model stand that cites what is no source, in whichever of its texts', async () => {
    const floor = stagesOf(await new Proposal().drive())
    const key = floor.problem?.value.literatureKeys[0] ?? ''
    const everywhere = `It is known [@${key}; @nobody2020]. So they say [@nobody2021].`
    const { timeline_fit: _fit, ...recommendation } = floor.methodology?.value.recommendation ?? {}
    const { collection_techniques, recommended_tools, data_sources, resource_requirements } =
      floor['data-collection']?.value.plan ?? {}
    const answers: Record<string, unknown> = {
      objectives: {
        ...floor.objectives?.value.objectives,
        general_objective: everywhere,
        coverage: [0, 1, 2, 3, 4].map((question) => ({ question, objectives: [0, 1, 2] })),
      },
      methodology: {
        ...recommendation,
        design: floor.methodology?.value.design,
        methods: [{ method: everywhere, objectives: [0, 1, 2, 3, 4] }],
        alternative_methodologies: [
          { methodology: 'Interviews', methodology_type: 'qualitative', pros: [everywhere], cons: ['Slow'] },
        ],
      },
      'data-collection': {
        collection_techniques,
        recommended_tools,
        data_sources: [...(data_sources ?? []), everywhere],
        resource_requirements,
      },
    }
    const run = await new Proposal({}, { model: writing((agent) => answers[agent] ?? null) }).drive()
    const stages = stagesOf(run)
    expect(stages.objectives?.value.objectives.general_objective).toBe(
      floor.objectives?.value.objectives.general_objective,
    )
    expect(stages['data-collection']?.value.plan.data_sources).toEqual(data_sources)
    const values = Object.entries(stages).map(([stage, kept]) => [stage, kept?.value])
    expect(JSON.stringify(values)).not.toContain('nobody20')
  })

  test('a judge that is never content sends a draft back until nothing changes, and then it says that it did not pass', async () => {
    const unhappy = {
      coherence_score: 0.1,
      feasibility_score: 0.1,
      issues_identified: [],
      recommendations: ['Say how the nurses are reached.'],
    }
    const run = await new Proposal(
      {},
      { model: writing((agent) => (agent === 'quality' ? unhappy : null)) },
    ).drive()
    const rounds = completedUnits(run, ['refinement']).map(({ unit }) => unit.output)
    // A third round would have repeated the second.
    expect(rounds).toEqual([false, false, true])
    expect(qualityStageOf(run)?.validation).toMatchObject({
      validation_passed: false,
      overall_quality_score: 10,
    })
    const tree = proposalTree(run, { style: await loadCitationStyle('apa'), transitions: [] })
    expect(JSON.stringify(tree.chapters)).toContain('did not pass quality control')
  })

  test('puts no source into the problem whose address was not looked at, whichever a model chooses', async () => {
    const sources = [1, 2, 3, 4].flatMap((copy) =>
      inventedSources.map((source, at) => {
        const doi = `10.5555/copy.${copy}.${at}`
        const work = { ...source.work, doi, title: `${source.work.title}, part ${copy}` }
        const url = `https://doi.org/${doi}`
        const access = {
          ...source.access,
          state: 'not-checked' as const,
          checkedAt: null,
          openCopyUrl: null,
          url,
        }
        return { ...source, id: `s${copy}-${at}`, work, access }
      }),
    )
    const asked = new Set<string>()
    const model: ModelPort = {
      name: 'test/writer',
      write: async ({ agent, evidence, schema }) => {
        const keys = Object.keys(evidence).flatMap((name) => (name.startsWith('@') ? [name.slice(1)] : []))
        const problem = {
          problem_statement: 'This study will look at remote work and burnout.',
          main_research_question: 'How are they linked?',
          secondary_questions: ['How strongly?', 'For whom?'],
          key_variables: ['Burnout'],
          literature: keys.slice(-8).map((key) => ({ key, relevance_note: 'It matters.' })),
        }
        const value = schema.safeParse(agent === 'problem' ? problem : null)
        return value.success
          ? { ok: true, value: value.data, engine: 'test/writer', tokens: 1, fallbacks: [] }
          : { ok: false, reason: 'no answer', tokens: 1, fallbacks: [] }
      },
    }
    const proposal = new Proposal({}, { model, sources })
    Object.assign(proposal.ports, {
      checkLink: async (url: string) => {
        asked.add(url)
        return { state: 'open', url }
      },
    })
    const { problem } = stagesOf(await proposal.drive())
    expect(problem?.writtenBy).toBe('test/writer')
    const urls = problem?.value.definition.preliminary_literature.map(({ url }) => url) ?? []
    expect(urls).toHaveLength(8)
    expect(urls.filter((url) => !asked.has(url))).toEqual([])
  })

  test('takes what a model writes from the sources, with code’s titles and addresses', async () => {
    const run0 = await new Proposal().drive()
    const key = stagesOf(run0).problem?.value.literatureKeys[0] ?? ''
    const cited = literatureOf(run0)?.sources.find((candidate) => candidate.key === key)
    const [finding = ''] = (cited?.work.abstract ?? '').split('. ')
    const problem_statement = `${finding.replace(/\.$/, '')} [@${key}].`
    const problem = {
      problem_statement,
      main_research_question: 'How is remote work linked to burnout among nurses?',
      secondary_questions: ['How strong is the link?', 'For whom does it hold?'],
      key_variables: ['Remote work', 'Burnout'],
      literature: [{ key, relevance_note: 'Both measured.' }],
    }
    const run = await new Proposal(
      {},
      { model: writing((agent) => (agent === 'problem' ? problem : null)) },
    ).drive()
    const stage = stagesOf(run).problem
    expect(stage?.writtenBy).toBe('test/writer')
    expect(stage?.value.definition.problem_statement).toBe(problem_statement)
    const source = literatureOf(run)?.sources.find((candidate) => candidate.key === key)
    expect(stage?.value.definition.preliminary_literature[0]).toMatchObject({
      title: source?.work.title,
      url: source?.url,
    })
  })
})

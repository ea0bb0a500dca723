import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadPrompt } from '@/lib/adapters/models/load-prompt'
import type { ModelPort, ModelRequest } from '@/lib/contracts/ports'
import { literatureOf, stagesOf } from '@/lib/core/proposal/proposal-state'
import { brief, Proposal } from '@/lib/server/testing/test-proposal'

const FOLDER = 'lib/pipelines/proposal/prompts'

describe('a proposal with a model', () => {
  const writing = (write: (agent: string, floor: unknown) => unknown): ModelPort => ({
    name: 'test/writer',
    write: async (request) => {
      const parsed = request.schema.safeParse(write(request.agent, request.evidence))
      return parsed.success
        ? { ok: true, value: parsed.data, engine: 'test/writer', tokens: 10, rungs: ['direct'] }
        : { ok: false, reason: 'no valid answer', tokens: 10, rungs: ['not-json'] }
    },
  })

  test('each agent that asks a model has its prompt with all values, and no prompt is orphaned', async () => {
    const asked: { agent: string; values: ModelRequest<unknown>['values'] }[] = []
    const model: ModelPort = {
      name: 'test/none',
      write: async ({ agent, values }) => {
        asked.push({ agent, values })
        return { ok: false, reason: 'only listening', tokens: 0, rungs: [] }
      },
    }
    const proposal = new Proposal({ brief: null }, { model })
    const run = await proposal.drive()
    const doubtful = await proposal.answer(run, { kind: 'reply', text: '???' })
    await proposal.answer(doubtful, { kind: 'form', brief })
    const files = readdirSync(FOLDER).map((file) => file.replace(/\.md$/, ''))
    expect(new Set(asked.map(({ agent }) => agent))).toEqual(new Set(files))
    for (const { agent, values } of asked) {
      expect(await loadPrompt(FOLDER, agent, values)).not.toContain('{{')
      const text = readFileSync(`${FOLDER}/${agent}.md`, 'utf8')
      expect(Object.keys(values).filter((name) => !text.includes(`{{${name}}}`))).toEqual([])
    }
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

  test('takes what a model writes from the sources, with code’s titles and addresses', async () => {
    const run0 = await new Proposal().drive()
    const key = stagesOf(run0).problem?.value.literatureKeys[0] ?? ''
    const problem = {
      problem_statement: `Remote work and burnout were linked [@${key}; @nobody2020].`,
      main_research_question: 'How is remote work linked to burnout among nurses?',
      secondary_questions: ['How strong is the link?', 'For whom does it hold?'],
      key_variables: ['Remote work', 'Burnout'],
      literature: [{ key, relevance_note: 'It measures both.' }],
    }
    const run = await new Proposal(
      {},
      { model: writing((agent) => (agent === 'problem' ? problem : null)) },
    ).drive()
    const stage = stagesOf(run).problem
    expect(stage?.writtenBy).toBe('test/writer')
    expect(stage?.value.definition.problem_statement).toBe(`Remote work and burnout were linked [@${key}].`)
    const source = literatureOf(run)?.sources.find((candidate) => candidate.key === key)
    expect(stage?.value.definition.preliminary_literature[0]).toMatchObject({
      title: source?.work.title,
      url: source?.url,
    })
  })
})

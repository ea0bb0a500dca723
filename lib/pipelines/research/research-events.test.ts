import { describe, expect, test } from 'vitest'
import { ResearchEvent as EventSchema, type ResearchEvent } from '@/lib/contracts/research'
import type { ResearchQuestion } from '@/lib/contracts/research-run'
import { createWireReader } from '@/lib/core/research/research-events'
import { DialogueDriver } from '@/lib/pipelines/testing/dialogue-driver'
import { research } from './pipeline'
import {
  makeEvidence,
  makeQuestion,
  scriptedModel,
  scriptedPorts,
  scriptedProvider,
} from './research-fixture'

const chen = makeEvidence('chen', 'Remote work raised the productivity of the 240 employees by 13%.')
const QUESTION = 'Does remote work raise productivity?'

async function eventsOf(
  question: ResearchQuestion,
  ports = scriptedPorts({ library: scriptedProvider([chen]) }),
): Promise<readonly ResearchEvent[]> {
  const driver = new DialogueDriver(research, { first: question }, ports)
  await driver.drive()
  const reader = createWireReader(1, () => true)
  const events: ResearchEvent[] = []
  for (const event of driver.log.events) {
    const { messages, ends } = reader.read(event)
    events.push(...messages)
    if (ends) return events
  }
  return events
}

const kinds = (events: readonly ResearchEvent[]) => events.map(({ type }) => type)

describe('the events of one answer', () => {
  test('come in the order of the workflow, each with all fields, and end with done', async () => {
    const events = await eventsOf(makeQuestion(QUESTION))
    for (const event of events) expect(EventSchema.parse(event)).toEqual(event)
    expect(events.filter(({ type }) => type === 'tool_start').map(({ tool }) => tool)).toEqual([
      'searchKnowledge',
      'searchKnowledge',
      'askKnowledge',
    ])
    expect(kinds(events).slice(-3)).toEqual(['sources', 'delta', 'done'])
    const done = events.at(-1)
    expect(done).toMatchObject({ steps: 3, sources: [{ id: 'chen' }] })
    expect(events.flatMap(({ content }) => content).join('')).toBe(done?.response)
    expect(events.find(({ status }) => status === 'Found 1 relevant source')).toBeDefined()
  })

  test('tool_result comes in verbose mode, in the form of the tool, and at no other time', async () => {
    expect(kinds(await eventsOf(makeQuestion(QUESTION)))).not.toContain('tool_result')
    const verbose = await eventsOf(makeQuestion(QUESTION, { verbose: true }))
    const results = verbose.filter(({ type }) => type === 'tool_result')
    expect(results).toHaveLength(3)
    expect(results[0]?.toolResult).toMatchObject({
      success: true,
      totalCount: 1,
      results: [{ sourceId: 'chen', source: 'Title of chen', score: 0.9 }],
    })
  })

  test('a call that failed is told, and the answer goes on', async () => {
    const ports = scriptedPorts({ library: scriptedProvider([chen], 'vector') })
    const events = await eventsOf(makeQuestion(QUESTION, { verbose: true }), ports)
    expect(events.find(({ type }) => type === 'tool_result')?.toolResult).toEqual({
      success: false,
      error: 'source-unreachable',
    })
    expect(kinds(events).at(-1)).toBe('done')
  })

  test('calls of a model are told like those of the workflow', async () => {
    const model = scriptedModel([
      { calls: [{ tool: 'searchKnowledge', input: { query: 'more' } }] },
      { text: 'Nothing at all is known about it by anybody.' },
    ])
    const ports = scriptedPorts({ library: scriptedProvider([chen]), model })
    const events = await eventsOf(makeQuestion(QUESTION, { verbose: true }), ports)
    const own = events.filter(({ toolInput }) => toolInput.query === 'more')
    expect(own.map(({ type, tool }) => [type, tool])).toEqual([['tool_start', 'searchKnowledge']])
    expect(kinds(events).filter((type) => type === 'tool_result')).toHaveLength(4)
  })

  test('status is worded in the language of the page', async () => {
    const events = await eventsOf(makeQuestion(QUESTION, { locale: 'pt-BR' }))
    expect(events[0]?.status).toBe('Pesquisando na biblioteca…')
  })
})

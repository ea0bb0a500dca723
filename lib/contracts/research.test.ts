import { expect, test } from 'vitest'
import { ResearchEvent, ResearchInput, researchEvent, researchEventTypes } from './research'
import { researchTools } from './research-tools'

test('the inputs are those of the specification, with its defaults and its bound of ten steps', () => {
  expect(ResearchInput.parse({ query: ' Why? ' })).toEqual({
    query: 'Why?',
    history: [],
    searchWeb: false,
    maxSteps: 10,
    verbose: false,
  })
  for (const wrong of [{}, { query: ' ' }, { query: 'a', maxSteps: 11 }, { query: 'a', maxSteps: 0 }])
    expect(ResearchInput.safeParse(wrong).success).toBe(false)
})

test('an event has the ten fields of the specification, whatever its type', () => {
  expect(researchEventTypes).toEqual([
    'status',
    'tool_start',
    'tool_result',
    'delta',
    'sources',
    'done',
    'error',
  ])
  for (const type of researchEventTypes) {
    const event = researchEvent({ type })
    expect(Object.keys(event).sort()).toEqual(
      [
        'type',
        'status',
        'tool',
        'toolInput',
        'toolResult',
        'content',
        'sources',
        'response',
        'steps',
        'error',
      ].sort(),
    )
    expect(ResearchEvent.parse(event)).toEqual(event)
  }
})

test('the tools take what the specification sends them, and answer in its form', () => {
  const { searchKnowledge, searchMultiple, askKnowledge, webSearch, webSearchMultiple } = researchTools
  const question = 'What is known?'
  expect(Object.keys(researchTools)).toEqual([
    'searchKnowledge',
    'searchMultiple',
    'askKnowledge',
    'webSearch',
    'webSearchMultiple',
    'chatWithNotebook',
    'buildContext',
  ])
  const vector = { query: question, type: 'vector', limit: 10, minimum_score: 0 }
  expect(searchKnowledge.input.parse({ query: question })).toEqual(vector)
  expect(searchMultiple.input.parse({ queries: ['topic A'] })).toEqual({
    queries: ['topic A'],
    type: 'vector',
    limitPerQuery: 5,
  })
  expect(webSearch.input.parse({ query: question })).toEqual({ query: question, maxResults: 5 })
  expect(webSearchMultiple.input.parse({ queries: ['q'] })).toEqual({ queries: ['q'], maxResultsPerQuery: 3 })
  const answer = { success: true, answer: 'Synthesized answer', question }
  expect(askKnowledge.output.parse(answer)).toEqual(answer)
  const found = {
    success: true,
    results: [
      { sourceId: 'source:abc123', content: '...', source: 'Source Name', score: 0.85, metadata: {} },
    ],
    totalCount: 42,
  }
  expect(searchKnowledge.output.parse(found)).toEqual(found)
  expect(
    searchKnowledge.output.safeParse({ ...found, results: [{ ...found.results[0], score: 17 }] }).success,
  ).toBe(false)
  const context = {
    success: true,
    context: 'Full notebook context...',
    tokenCount: 15_000,
    charCount: 60_000,
  }
  expect(researchTools.buildContext.output.parse(context)).toEqual(context)
  expect(researchTools.chatWithNotebook.input.parse({ message: 'And?', notebookId: 'n' })).toEqual({
    message: 'And?',
    notebookId: 'n',
    newSession: false,
  })
})

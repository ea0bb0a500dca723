import { describe, expect, test } from 'vitest'
import type { ModelPort } from '@/lib/contracts/ports'
import { findReferenceMarkers } from '@/lib/contracts/reference-marker'
import type { ResearchQuestion } from '@/lib/contracts/research-run'
import { DialogueDriver } from '@/lib/pipelines/testing/dialogue-driver'
import { research } from './pipeline'
import type { ResearchPorts } from './ports'
import {
  answersIn,
  makeEvidence,
  makeQuestion,
  scriptedModel,
  scriptedPorts,
  scriptedProvider,
} from './research-fixture'

const remote = makeEvidence(
  'chen',
  'Remote work raised the productivity of the 240 employees by 13%. The study lasted nine months.',
)
const against = makeEvidence(
  'ortiz',
  'Remote work lowered the productivity of developers by 8% in the first year.',
  { score: 0.7 },
)
const third = makeEvidence('park', 'Remote work and productivity were measured with daily diaries.', {
  score: 0.6,
})
const found = [remote, against, third]
const QUESTION = 'Does remote work raise productivity?'

function converse(ports: ResearchPorts, first: ResearchQuestion | null = null) {
  const driver = new DialogueDriver(research, { first }, ports)
  const say = async (question: ResearchQuestion) => {
    driver.answer(await driver.drive(), question)
    return answersIn(await driver.drive()).at(-1)
  }
  return { driver, say }
}

async function answerTo(ports: ResearchPorts, question: ResearchQuestion) {
  const { driver } = converse(ports, question)
  return answersIn(await driver.drive()).at(-1)
}

describe('the workflow without a model', () => {
  test('step 1 and 3 are made, 1b, 2 and 4 are not, where the vector search brings enough', async () => {
    const library = scriptedProvider(found)
    const web = scriptedProvider([])
    const answer = await answerTo(scriptedPorts({ library, web }), makeQuestion(QUESTION))
    expect(library.asked).toEqual([`vector: ${QUESTION}`, `ask: ${QUESTION}`])
    expect(web.asked).toEqual([])
    expect(answer).toMatchObject({ found: true, language: 'en', steps: 2 })
  })

  test('step 1b: fewer than 3 results or a best score below 0.3 lead to the text search', async () => {
    for (const sparse of [found.slice(0, 2), found.map((one) => ({ ...one, score: 0.29 }))]) {
      const library = scriptedProvider(sparse)
      await answerTo(scriptedPorts({ library }), makeQuestion(QUESTION))
      expect(library.asked).toEqual([`vector: ${QUESTION}`, `text: ${QUESTION}`, `ask: ${QUESTION}`])
    }
  })

  test('step 2: things that are compared are searched for one by one', async () => {
    const library = scriptedProvider(found)
    await answerTo(scriptedPorts({ library }), makeQuestion('Compare remote work with office work'))
    expect(library.asked.slice(1, 3)).toEqual(['vector: remote work', 'vector: office work'])
    expect(library.asked.at(-1)).toBe('ask: Compare remote work with office work')
  })

  test('step 4: the web is asked when it is allowed, and quoted only where the library says nothing', async () => {
    const page = makeEvidence('page', 'Remote work raised productivity in every firm of the survey.', {
      origin: 'web',
    })
    const web = scriptedProvider([page])
    const ports = scriptedPorts({ library: scriptedProvider(found), web })
    const both = await answerTo(ports, makeQuestion(QUESTION, { searchWeb: true }))
    expect(web.asked).toHaveLength(1)
    expect(both?.sources.map(({ origin }) => origin)).not.toContain('web')
    const empty = scriptedPorts({ library: scriptedProvider([]), web })
    const only = await answerTo(empty, makeQuestion(QUESTION, { searchWeb: true }))
    expect(only?.sources.map(({ origin }) => origin)).toEqual(['web'])
    expect(only?.text).toContain('From the web, outside your library')
  })

  test('at most maxSteps calls are made, askKnowledge among them', async () => {
    for (let maxSteps = 1; maxSteps <= 5; maxSteps += 1) {
      const library = scriptedProvider(found.slice(0, 1))
      const ports = scriptedPorts({ library, web: scriptedProvider([]) })
      const question = makeQuestion('Compare remote work with office work', { maxSteps, searchWeb: true })
      const answer = await answerTo(ports, question)
      expect(answer?.steps).toBe(maxSteps)
      expect(library.asked.at(-1)).toMatch(/^ask: /)
    }
  })

  test('the passages of an answer are kept for as long as it is there', async () => {
    const quoted: string[] = []
    const answer = await answerTo(
      scriptedPorts({ library: scriptedProvider(found), quoted }),
      makeQuestion(QUESTION),
    )
    expect(quoted).toEqual(answer?.sources.map(({ passageId }) => passageId))
  })

  test('every citation resolves to a passage that holds the quote', async () => {
    const answer = await answerTo(scriptedPorts({ library: scriptedProvider(found) }), makeQuestion(QUESTION))
    expect(answer?.sources.length).toBeGreaterThan(0)
    for (const { text, quote, passageId } of answer?.sources ?? []) {
      expect(text).toContain(quote)
      expect(found.map(({ passage }) => passage.id)).toContain(passageId)
    }
    const ids = findReferenceMarkers(answer?.text ?? '').map(({ marker }) => marker?.id)
    expect(ids).toEqual(answer?.sources.map(({ id }) => id))
  })
})

describe('error handling', () => {
  const failing = (way: Parameters<typeof scriptedProvider>[1]) => scriptedProvider(found, way)

  test('1. a search that fails: continue with available results', async () => {
    const answer = await answerTo(scriptedPorts({ library: failing('vector') }), makeQuestion(QUESTION))
    expect(answer?.found).toBe(true)
  })

  test('2. no results found: text search before giving up', async () => {
    const library = scriptedProvider([])
    await answerTo(scriptedPorts({ library }), makeQuestion(QUESTION))
    expect(library.asked).toContain(`text: ${QUESTION}`)
  })

  test('3. a web search that fails, or has no key: continue with knowledge base results only', async () => {
    for (const web of [failing('all'), null]) {
      const ports = scriptedPorts({ library: scriptedProvider(found), web })
      const answer = await answerTo(ports, makeQuestion(QUESTION, { searchWeb: true }))
      expect(answer?.sources[0]?.origin).toBe('library')
    }
  })

  test('4. askKnowledge that fails: synthesise from raw search results', async () => {
    const answer = await answerTo(scriptedPorts({ library: failing('ask') }), makeQuestion(QUESTION))
    expect(answer?.sources.length).toBeGreaterThan(0)
  })

  test.each([
    ['Does remote work raise productivity?', "I don't have information on this topic"],
    ['O trabalho remoto aumenta a produtividade dos trabalhadores?', 'Não tenho informações sobre este tema'],
    ['¿El teletrabajo aumenta la productividad de los trabajadores?', 'No tengo información sobre este tema'],
  ])(
    '5. all sources empty, or down: the only answer in the language of the question: %s',
    async (query, text) => {
      for (const library of [scriptedProvider([]), failing('all')]) {
        const answer = await answerTo(scriptedPorts({ library }), makeQuestion(query))
        expect(answer).toMatchObject({ text, found: false, sentences: [], sources: [] })
      }
    },
  )

  test.each(['🧪🧪🧪', '??', 'a'])('a question that is none is answered so, too: %s', async (query) => {
    const answer = await answerTo(scriptedPorts({ library: scriptedProvider([]) }), makeQuestion(query))
    expect(answer?.text).toBe("I don't have information on this topic")
  })
})

describe('a conversation', () => {
  test('a follow-up knows what was asked before', async () => {
    const library = scriptedProvider(found)
    const { say } = converse(scriptedPorts({ library }))
    await say(makeQuestion(QUESTION))
    await say(makeQuestion('And in Brazil?'))
    expect(library.asked.at(-1)).toBe(`ask: ${QUESTION} And in Brazil?`)
  })

  test('history that the request brings along counts like what was said here', async () => {
    const library = scriptedProvider(found)
    const history = [{ role: 'user' as const, content: QUESTION }]
    await answerTo(scriptedPorts({ library }), makeQuestion('And in Brazil?', { history }))
    expect(library.asked.at(-1)).toBe(`ask: ${QUESTION} And in Brazil?`)
  })

  test('ends the same wherever its process is killed', async () => {
    const ports = () => scriptedPorts({ library: scriptedProvider(found) })
    const whole = converse(ports())
    const expected = [await whole.say(makeQuestion(QUESTION)), await whole.say(makeQuestion('Why?'))]
    for (let at = 1; at <= whole.driver.log.appends; at += 1) {
      const cut = converse(ports())
      cut.driver.killAt = at
      expect([await cut.say(makeQuestion(QUESTION)), await cut.say(makeQuestion('Why?'))]).toEqual(expected)
    }
    expect(whole.driver.log.appends).toBeGreaterThan(10)
  })
})

const quote = (id: string) => `[[ref:id=${id}|name=Title of ${id}|loc=page:3]]`

describe('with a model', () => {
  test('an answer stands under the ledger: what is quoted is said to be, what nobody says is shown as such', async () => {
    const text = `Remote work raised the productivity of the 240 employees by 13% ${quote('chen')}. Most people love it ${quote('chen')}.`
    const model = scriptedModel([{ text }])
    const answer = await answerTo(
      scriptedPorts({ library: scriptedProvider(found), model }),
      makeQuestion(QUESTION),
    )
    expect(answer?.sentences.map(({ row }) => row.verdict)).toEqual(['quoted', 'no-passage'])
    expect(answer?.text).toContain('Most people love it')
  })

  test('or is held back, as the student chooses', async () => {
    const text = `Remote work raised the productivity of the 240 employees by 13% ${quote('chen')}. Most people love it ${quote('chen')}.`
    const ports = scriptedPorts({ library: scriptedProvider(found), model: scriptedModel([{ text }]) })
    const answer = await answerTo(ports, makeQuestion(QUESTION, { unsupported: 'hold-back' }))
    expect(answer?.text).not.toContain('Most people love it')
    expect(answer?.sentences.map(({ held }) => held)).toEqual([false, true])
  })

  test('a marker that resolves to nothing never reaches the reader', async () => {
    const invented = '[[ref:id=invented|name=Nature 2024]]'
    const elsewhere = '[[ref:id=chen|name=Title of chen|loc=page:99]]'
    const text = `Remote work raised the productivity of the 240 employees by 13% ${quote('chen')}${invented}. It is so ${elsewhere}. And it always was so ${invented}.`
    const ports = scriptedPorts({ library: scriptedProvider(found), model: scriptedModel([{ text }]) })
    const answer = await answerTo(ports, makeQuestion(QUESTION))
    expect(answer?.text).not.toContain('invented')
    expect(answer?.text).not.toContain('page:99')
    expect(findReferenceMarkers(answer?.text ?? '').map(({ marker }) => marker?.id)).toEqual(['chen'])
  })

  test('a model of which nothing is borne out gives way to the quotations of the library', async () => {
    const model = scriptedModel([{ text: `Remote work raised productivity by 99% ${quote('chen')}.` }])
    const { driver } = converse(
      scriptedPorts({ library: scriptedProvider(found), model }),
      makeQuestion(QUESTION),
    )
    const run = await driver.drive()
    expect(run.steps.answer?.past[0]?.units['']?.engine).toBe('built-in')
    expect(answersIn(run)[0]?.text).not.toContain('99%')
  })

  test('it searches on by itself, and may cite what it finds; every call of it is bounded', async () => {
    const late = makeEvidence('late', 'Remote work halved the time that employees lost on the way to work.')
    const library = scriptedProvider(found)
    const model = scriptedModel([
      { calls: [{ tool: 'searchKnowledge', input: { query: 'commuting', type: 'text' } }] },
      { text: `Remote work halved the time that employees lost on the way to work ${quote('late')}.` },
    ])
    const ports = scriptedPorts({
      library: {
        ...library,
        search: async (query, signal) =>
          query.query === 'commuting' ? { evidence: [late], total: 1 } : library.search(query, signal),
      },
      model,
    })
    const answer = await answerTo(ports, makeQuestion(QUESTION))
    expect(answer?.sources.map(({ id }) => id)).toEqual(['late'])
    expect(model.seen).toHaveLength(2)
  })

  test('searches that go on for ever end after maxSteps, with the answer of the library', async () => {
    let at = 0
    const model = scriptedModel([{ calls: [{ tool: 'searchKnowledge', input: { query: 'x' } }] }])
    const restless: ModelPort = {
      ...model,
      turn: async (request) => {
        at += 1
        const turned = await model.turn?.(request)
        if (!turned?.ok) throw new Error('no turn')
        return {
          ...turned,
          calls: turned.calls.map((one) => ({ ...one, id: `c${at}`, input: { query: `x${at}` } })),
        }
      },
    }
    const ports = scriptedPorts({ library: scriptedProvider(found), model: restless })
    const answer = await answerTo(ports, makeQuestion(QUESTION, { maxSteps: 6 }))
    expect(at).toBe(4)
    expect(answer?.found).toBe(true)
  })

  test('without the word of the student the web stays shut for it, and other notebooks, too', async () => {
    const web = scriptedProvider([])
    const model = scriptedModel([
      {
        calls: [
          { tool: 'webSearch', input: { query: 'x' } },
          { tool: 'webSearchMultiple', input: { queries: ['x'] } },
          { tool: 'chatWithNotebook', input: { message: 'x', notebookId: 'other' } },
          { tool: 'buildContext', input: { notebookId: 'other' } },
        ],
      },
      { text: `Remote work raised the productivity of the 240 employees by 13% ${quote('chen')}.` },
    ])
    const ports = scriptedPorts({ library: scriptedProvider(found), web, model })
    await answerTo(ports, makeQuestion(QUESTION, { notebookId: 'mine' }))
    expect(web.asked).toEqual([])
    const outputs = model.seen[1]?.past[0]?.answers.map(({ output }) => output) ?? []
    expect(outputs).toHaveLength(4)
    for (const output of outputs) expect(output).toContain('"success":false')
  })
})

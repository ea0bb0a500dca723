import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { paperContracts } from './paper-contracts'
import { enough } from './paper-items'

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))
const valid = (agent: keyof typeof paperContracts, value: unknown) =>
  paperContracts[agent].safeParse(value).success

const question = (at: number) => ({
  id: `q${at}`,
  text: `What is known of ${at}?`,
  layer: 'evidence',
  essential: at === 0,
  dependsOn: at === 0 ? [] : ['q0'],
  answeredBy: [],
})
const gap = (at: number) => ({
  id: `g${at}`,
  kind: 'unanswered',
  statement: `Gap ${at}.`,
  quotation: null,
  around: [],
  inside: [],
  query: 'telework AND nurses',
})
const shortfall = (found: number, wanted: number) => ({
  found,
  wanted,
  among: 31,
  query: 'telework AND nurses',
})
const mode = (at: number) => ({
  step: 'search',
  mode: `Mode ${at}.`,
  effect: 'Delay.',
  cause: 'Access.',
  control: 'None.',
  severity: 1 + (at % 10),
  occurrence: 5,
  detection: 2,
  action: 'Ask early.',
  earlySign: 'No answer.',
})
const side = (key: string, direction: string) => ({ key, quote: 'Burnout rose.', direction })
const pair = (at: number) => ({
  about: 'burnout',
  one: side(`a${at}`, 'increased'),
  other: side(`b${at}`, 'decreased'),
  differsIn: [],
  explanation: null,
})
const threat = { threat: 'History', isLive: true, seenIn: [], guard: 'A control group.', remains: 'Little.' }
const chapter = (at: number) => ({
  number: at + 1,
  title: `Chapter ${at}`,
  writer: 'introduction-writer',
  wordTarget: 2_000,
  citationTarget: 10,
  questions: [`q${at}`],
  sections: ['Section'],
})
const flow = {
  identified: 100,
  duplicates: 20,
  screened: 80,
  excludedAtScreening: [{ reason: 'Topic', count: 70 }],
  assessed: 10,
  excludedAtAssessment: [{ reason: 'Design', count: 8 }],
  included: 2,
}
const prisma = {
  criteria: [{ about: 'years', criterion: 'From 2015.', reason: 'Broadband.' }],
  flow,
  readers: 1,
  included: ['a', 'b'],
}
const sources = (third: number) =>
  times(10, (at) => ({ key: `s${at}`, tier: at < third ? 3 : 1, because: 'Its venue.' }))

describe('contracts say what the purpose demands', () => {
  test('every contract can be shown to a model, and holds no unbounded list', () => {
    for (const [key, schema] of Object.entries(paperContracts)) {
      const shown = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))
      const lists = shown.match(/"type":"array"/g)?.length ?? 0
      expect([key, shown.match(/"maxItems":\d/g)?.length ?? 0]).toEqual([key, lists])
    }
  })

  test('15 to 20 questions, each on earlier ones', () => {
    expect(valid('self-ask-decomposer', { questions: times(15, question) })).toBe(true)
    for (const count of [14, 21])
      expect(valid('self-ask-decomposer', { questions: times(count, question) })).toBe(false)
    const circle = times(15, question).map((one) => ({ ...one, dependsOn: ['q14'] }))
    expect(valid('self-ask-decomposer', { questions: circle })).toBe(false)
  })

  test.each([
    ['gap-hunter', 10, (items: unknown[], short: unknown) => ({ gaps: { items, shortfall: short } }), gap],
    [
      'contradiction-analyzer',
      10,
      (items: unknown[], short: unknown) => ({ contradictions: { items, shortfall: short } }),
      pair,
    ],
  ] as const)('%s: %i, or fewer with the query that would look for more', (agent, wanted, whole, make) => {
    const item: (at: number) => object = make
    expect(valid(agent, whole(times(wanted, item), null))).toBe(true)
    expect(valid(agent, whole(times(6, item), null))).toBe(false)
    expect(valid(agent, whole(times(6, item), shortfall(6, wanted)))).toBe(true)
    expect(valid(agent, whole(times(6, item), shortfall(7, wanted)))).toBe(false)
    expect(valid(agent, whole(times(wanted, item), shortfall(wanted, wanted)))).toBe(false)
  })

  test('a contradiction holds two sources of opposite directions', () => {
    const same = { ...pair(0), other: side('b', 'increased') }
    const explained = { ...pair(0), explanation: 'Because of the country.' }
    for (const one of [same, explained])
      expect(
        valid('contradiction-analyzer', { contradictions: { items: [one], shortfall: shortfall(1, 10) } }),
      ).toBe(false)
  })

  test('eight types of bias, each once, examined with a count', () => {
    const bias = (type: string) => ({
      type,
      verdict: 'unexamined',
      sign: 'None.',
      counted: null,
      effect: 'unclear',
      answer: 'Said as a limit.',
    })
    const types = [
      'selection',
      'publication',
      'language',
      'place',
      'time',
      'self-report',
      'measurement',
      'funding',
    ]
    const whole = (items: unknown[]) => ({ biases: { items, shortfall: null } })
    expect(valid('bias-detector', whole(types.map(bias)))).toBe(true)
    expect(valid('bias-detector', whole(types.map(() => bias('selection'))))).toBe(false)
    expect(valid('bias-detector', whole(types.map((type) => ({ ...bias(type), verdict: 'found' }))))).toBe(
      false,
    )
  })

  test('15 failure modes, whose priority numbers code computes and orders by', () => {
    const parsed = paperContracts['risk-analyst'].safeParse({ modes: times(15, mode) })
    expect(parsed.data?.modes.map(({ priority }) => priority).slice(0, 3)).toEqual([100, 90, 80])
    expect(valid('risk-analyst', { modes: times(14, mode) })).toBe(false)
    expect(valid('risk-analyst', { modes: times(15, (at) => ({ ...mode(at), priority: 999 })) })).toBe(false)
    expect(valid('risk-analyst', { modes: times(15, (at) => ({ ...mode(at), action: null })) })).toBe(false)
  })

  test('all four types of validity', () => {
    const types = ['statistical-conclusion', 'internal', 'construct', 'external'].map((type) => ({
      type,
      threats: [threat],
    }))
    expect(valid('validity-guardian', { reading: 'quantitative', types })).toBe(true)
    expect(valid('validity-guardian', { reading: 'quantitative', types: types.slice(1) })).toBe(false)
    expect(
      valid('validity-guardian', { reading: 'quantitative', types: [...types.slice(1), types[1]] }),
    ).toBe(false)
  })

  test('a flow of records that closes', () => {
    expect(valid('systematic-reviewer', prisma)).toBe(true)
    for (const wrong of [{ screened: 79 }, { assessed: 11 }, { included: 3 }])
      expect(valid('systematic-reviewer', { ...prisma, flow: { ...flow, ...wrong } })).toBe(false)
    expect(valid('systematic-reviewer', { ...prisma, included: ['a'] })).toBe(false)
    expect(valid('systematic-reviewer', { ...prisma, flow: { ...flow, screened: null } })).toBe(true)
  })

  test('the rule of eighty per cent as the tiers say', () => {
    const below = { restingOnThird: [], query: 'telework' }
    const value = (third: number, belowRule: object | null) => ({
      tiers: sources(third),
      retracted: [],
      belowRule,
    })
    expect(valid('source-tier-classifier', value(2, null))).toBe(true)
    expect(valid('source-tier-classifier', value(3, null))).toBe(false)
    expect(valid('source-tier-classifier', value(3, below))).toBe(true)
    expect(valid('source-tier-classifier', value(2, below))).toBe(false)
  })

  test('an appraisal answers yes or no only with the passage', () => {
    const study = (shownBy: string | null) => ({
      studies: [
        {
          key: 'a',
          checklist: 'CASP cohort',
          read: 'abstract',
          items: times(5, (at) => ({ item: `Item ${at}`, answer: 'yes', shownBy })),
          weighsMost: 'Item 1',
        },
      ],
      notAppraised: [],
    })
    expect(valid('quality-assessor', study('We asked 412 nurses.'))).toBe(true)
    expect(valid('quality-assessor', study(null))).toBe(false)
  })

  test('5 to 12 chapters in order, locked, no question in two', () => {
    const structure = (changed: object = {}) => ({
      locked: true,
      kind: 'review',
      chapters: times(5, chapter),
      ...changed,
    })
    expect(valid('dissertation-architect', structure())).toBe(true)
    for (const wrong of [
      { locked: false },
      { chapters: times(4, chapter) },
      { chapters: times(5, chapter).toReversed() },
    ])
      expect(valid('dissertation-architect', structure(wrong))).toBe(false)
    const twice = times(5, (at) => ({ ...chapter(at), questions: ['q1'] }))
    expect(valid('dissertation-architect', structure({ chapters: twice }))).toBe(false)
  })

  test('a path model without a circle', () => {
    const node = (id: string) => ({ id, label: id, kind: 'observed', indicators: [] })
    const edge = (from: string, to: string) => ({
      from,
      to,
      sign: 'unknown',
      kind: 'association',
      hypothesis: 'h1',
      keys: [],
    })
    const model = (edges: unknown[]) => ({
      kind: 'path',
      nodes: ['a', 'b', 'c'].map(node),
      edges,
      reading: 'From a.',
    })
    expect(valid('model-architect', model([edge('a', 'b'), edge('b', 'c')]))).toBe(true)
    expect(valid('model-architect', model([edge('a', 'b'), edge('b', 'c'), edge('c', 'a')]))).toBe(false)
    expect(valid('model-architect', model([edge('a', 'x')]))).toBe(false)
  })

  test('hypotheses only where something is tested', () => {
    const none = { tests: false, hypotheses: [], expectations: ['Isolation is told of.'], untestable: [] }
    expect(valid('hypothesis-generator', none)).toBe(true)
    expect(valid('hypothesis-generator', { ...none, tests: true })).toBe(false)
    expect(valid('hypothesis-generator', { ...none, expectations: [] })).toBe(false)
  })

  test('confidence is computed from its steps', () => {
    const claim = {
      passage: { chapter: 1, text: 'It shows.' },
      design: 'observational',
      steps: [{ step: 'imprecision', size: 1, because: 'Few.' }],
      saysMoreThanItMay: false,
    }
    const scored = paperContracts['confidence-quantifier'].safeParse({
      claims: [claim, { ...claim, design: 'unrated' }],
    })
    expect(scored.data?.claims.map(({ score01 }) => score01)).toEqual([0.25, null])
  })

  test('the words and keys of a chapter are counted by code', () => {
    const written = {
      number: 1,
      title: 'Intro',
      sections: [{ heading: 'Aim', paragraphs: ['Three small words [@a; @b].'] }],
      answers: [],
    }
    expect(
      paperContracts['introduction-writer'].safeParse({ chapters: [written] }).data?.chapters[0],
    ).toMatchObject({
      words: 3,
      keys: ['a', 'b'],
    })
  })
})

test('a list is long enough or says that it is not', () => {
  const list = enough(z.string(), { min: 2, max: 3 })
  expect(list.safeParse({ items: ['a', 'b'], shortfall: null }).success).toBe(true)
  expect(list.safeParse({ items: ['a', 'b', 'c', 'd'], shortfall: null }).success).toBe(false)
  expect(list.safeParse({ items: [], shortfall: shortfall(0, 2) }).success).toBe(true)
})

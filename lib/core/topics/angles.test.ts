import { describe, expect, it } from 'vitest'
import { Angle } from '@/lib/contracts/topic'
import type { Work } from '@/lib/contracts/work'
import { parseCarlaHandoff } from '@/lib/core/validation/carla-handoff'
import { composeAngles } from './compose-angles'
import { designQuestions, scoreQuestion } from './question-design'
import { readInterests } from './read-interests'
import { carlaHandoffFileName, writeCarlaHandoff } from './topic-documents'
import { pyramidSteps } from './viability-pyramid'

const options = { locale: 'en', currentYear: 2026, offered: [] } as const

function work(at: number, title: string, abstract: string): Work {
  return {
    title,
    authors: [{ family: 'Silva' }],
    year: 2010 + (at % 8),
    venue: 'Journal',
    issn: [],
    type: 'article',
    language: 'en',
    abstract,
    keywords: [],
    doi: `10.1/${at}`,
    urls: {},
    citations: null,
    peerReviewed: null,
    openAccess: null,
    retraction: null,
    source: [{ db: 'openalex', id: `W${at}` }],
  }
}

/** Loneliness is studied among workers, nurses only for productivity: nobody joined nurses and loneliness. */
const works: readonly Work[] = [
  ...[0, 1, 2, 3, 4].map((at) =>
    work(at, `Telework and social isolation of employees ${'abcde'[at]}`, 'A survey of employees in Brazil.'),
  ),
  ...[5, 6, 7, 8].map((at) =>
    work(at, `Telework and job satisfaction of nurses ${'fghi'[at - 5]}`, 'A survey of nurses in Spain.'),
  ),
  work(
    9,
    'Telework and sleep',
    'Telework was studied. Future research should examine job satisfaction of teachers who telework in longitudinal designs.',
  ),
]

describe('angles', () => {
  it('come from cells with many works round them and few in them', () => {
    const angles = composeAngles([{ interest: 'Telework', works }], options)
    const gaps = angles.filter(({ type }) => type === 'gap')
    expect(gaps.length).toBeGreaterThan(0)
    for (const angle of angles) expect(Angle.parse(angle)).toEqual(angle)
    for (const { evidence, rationale } of gaps) {
      expect(evidence.length).toBeGreaterThan(2)
      expect(rationale).toMatch(/^Of 10 records read/)
    }
    expect(gaps.map(({ title }) => title).join(' | ')).toMatch(
      /social isolation among nurses|job satisfaction among workers/i,
    )
  })

  it('quote a sentence in which authors ask for more, word for word', () => {
    const said = composeAngles([{ interest: 'Telework', works }], options).find(
      ({ type }) => type === 'future-work',
    )
    const quote = said?.evidence[0]?.quote ?? ''
    expect(works.at(-1)?.abstract).toContain(quote)
    expect(quote).not.toBe('')
  })

  const reported = (...results: readonly string[]) =>
    composeAngles(
      [
        {
          interest: 'Telework',
          works: [
            ...works,
            ...results.map((result, at) =>
              work(20 + at, `Telework trial ${'xyz'[at]}`, `We studied employees. ${result}`),
            ),
          ],
        },
      ],
      options,
    ).filter(({ type }) => type === 'contradiction')
  const rose = 'Results: telework significantly increased emotional exhaustion of hospital nurses.'
  const fell = 'Results: telework significantly decreased emotional exhaustion of hospital nurses.'

  it.each([
    ['went the same way', rose, rose],
    [
      'are about different things',
      rose,
      'Results: physical exercise significantly decreased back pain of drivers.',
    ],
    [
      'name no direction',
      rose,
      'Results: telework and emotional exhaustion of hospital nurses were described.',
    ],
  ])('are no contradiction where two results %s', (_, one, other) => {
    expect(reported(one, other)).toEqual([])
  })

  it('are a contradiction where one record says that it rose and another that it fell', () => {
    const [angle, ...more] = reported(rose, fell)
    expect(more).toEqual([])
    expect(angle?.evidence.map(({ title }) => title)).toEqual(['Telework trial x', 'Telework trial y'])
    expect(angle?.evidence.map(({ quote }) => quote)).toEqual(
      [rose, fell].map((text) => expect.stringContaining(text.slice(9))),
    )
    for (const { quote } of angle?.evidence ?? []) expect(`${rose} ${fell}`).toContain(quote)
  })

  it('without a single record are the student’s own words, and say so', () => {
    const angles = composeAngles(
      [
        { interest: 'Telework of nurses', works: [] },
        { interest: 'Burnout', works: [] },
      ],
      options,
    )
    expect(angles.map(({ type, evidence }) => [type, evidence.length])).toEqual([
      ['own', 0],
      ['own', 0],
    ])
  })

  it('that were offered are not offered again', () => {
    const first = composeAngles([{ interest: 'Telework', works }], options)
    const second = composeAngles([{ interest: 'Telework', works }], {
      ...options,
      offered: first.map(({ title }) => title),
    })
    expect(second.filter(({ title }) => first.some((one) => one.title === title))).toEqual([])
  })

  it('are drawn as a pyramid that drops one limit at a time', () => {
    const [angle] = composeAngles([{ interest: 'Telework', works }], options)
    const map = angle?.map ?? { language: null, concepts: [] }
    const steps = pyramidSteps({ map, yearFrom: 2015, yearTo: null })
    expect(steps.map(({ id }) => id).slice(0, 2)).toEqual(['', 'years'])
    for (const step of steps.slice(2)) expect(step.map.concepts).toHaveLength(map.concepts.length - 1)
  })
})

const today = '2026-01-10'

describe('the interview about interests', () => {
  it('presses a vague answer once and then takes it', () => {
    expect(readInterests(['Sustainability'], today)).toMatchObject({ fault: 'vague', asks: 'interests' })
    const after = readInterests(['Sustainability', 'Just sustainability'], today)
    expect(after.fault).toBeNull()
    expect(after.interests.areas).toHaveLength(1)
  })

  it.each([
    ['I don’t know', 'no-idea'],
    ['Não sei', 'no-idea'],
    ['No sé', 'no-idea'],
    ['🙂', 'nothing-said'],
    ['Do I have ADHD?', 'self-diagnosis'],
    ['Why my boss shouts', 'private-person'],
  ] as const)('meets %j with %s and takes nothing', (reply, fault) => {
    const state = readInterests([reply], today)
    expect(state).toMatchObject({ fault, asks: 'interests' })
    expect(state.interests.areas).toEqual([])
  })

  it('finds areas in an essay and in three languages', () => {
    const essay =
      'I work as a nurse on night shifts. Burnout is all around me, and burnout grows with night shifts. '.repeat(
        10,
      )
    expect(readInterests([essay], today).interests.areas.join(' ')).toMatch(/burnout/i)
    const mixed = readInterests(
      ['Burnout de enfermeiros; violencia en el noviazgo; remote work of engineers'],
      today,
    )
    expect(mixed.interests.areas).toHaveLength(3)
    expect(mixed.asks).toBe('program')
  })

  it('fills the profile that the proposal needs', () => {
    const state = readInterests(
      [
        'Burnout of nurses; Remote work of engineers; School dropout in Brazil',
        'Master',
        'Nursing',
        'Brazil',
        '10 hours a week',
        '18 months',
        'statistics; interviews',
        'none',
      ],
      today,
    )
    expect(state.asks).toBeNull()
    expect(state.interests.profile).toMatchObject({
      academic_program: 'Master',
      weekly_hours: 10,
      total_timeline: { value: 18, unit: 'months' },
      existing_skills: ['statistics', 'interviews'],
    })
  })
})

const [angle] = composeAngles([{ interest: 'Telework', works }], options)
const validated = {
  topic: angle?.title ?? '',
  question: angle?.question ?? '',
  in: angle?.in ?? [],
  out: ['physicians'],
  map: angle?.map ?? { language: null, concepts: [] },
  at: '2026-01-10T00:00:00.000Z',
}

describe('alternative questions', () => {
  it('are three to five, and each is scored', () => {
    const questions = designQuestions({ topic: validated, locale: 'en', relevant: 30, isGap: true })
    expect(questions.length).toBeGreaterThanOrEqual(3)
    expect(questions.length).toBeLessThanOrEqual(5)
    expect(questions.every(({ flags }) => !flags.includes('another-topic'))).toBe(true)
  })

  it.each([
    ['Does telework exist?', 'yes-no'],
    ['How does telework matter? And why?', 'two-questions'],
    ['Why is telework obviously harmful to nurses?', 'leading'],
    ['What do children say about blockchain in football?', 'another-topic'],
  ] as const)('%j raises %s', (text, flag) => {
    expect(
      scoreQuestion(text, { topic: validated, locale: 'en', relevant: 30, isGap: false }).flags,
    ).toContain(flag)
  })
})

describe('the hand-off', () => {
  it.each(['en', 'pt-BR', 'es'] as const)('is read back as it was written (%s)', (locale) => {
    const markdown = writeCarlaHandoff({
      locale,
      date: '2026-01-10',
      validated,
      profile: readInterests(['Telework of nurses', 'none', 'Master', 'Nursing', 'Brazil'], today).interests
        .profile,
      confidence: 4,
      angles: angle ? [angle] : [],
      counts: new Map(),
      chosen: angle?.id ?? '',
      viabilities: [],
      rejected: [],
      questions: [],
    })
    expect(parseCarlaHandoff(markdown)).toMatchObject({
      ok: true,
      handoff: {
        topic: validated.topic,
        question: validated.question,
        context: expect.stringContaining('Nursing'),
      },
    })
    expect(carlaHandoffFileName('ana-1')).toBe('carla-handoff-ana-1.md')
  })
})

import { describe, expect, it } from 'vitest'
import { Angle } from '@/lib/contracts/topic'
import type { Work } from '@/lib/contracts/work'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { parseCarlaHandoff } from '@/lib/core/validation/carla-handoff'
import { workOf as work, teleworkWorks as works } from './angle-works-fixture'
import { composeAngles } from './compose-angles'
import { designQuestions, type QuestionEvidence, scoreQuestion } from './question-design'
import { readInterests } from './read-interests'
import { carlaHandoffFileName, writeCarlaHandoff } from './topic-documents'
import { pyramidSteps } from './viability-pyramid'

const options = { locale: 'en', currentYear: 2026, offered: [], country: '' } as const

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

  it('narrow the interest up to five where its records show few gaps, and read no animal out of a drug', () => {
    const subjects = ['osteoporosis', 'depression', 'breast cancer', 'quality of life', 'hypertension']
    const trials = Array.from({ length: 30 }, (_, at) =>
      work(
        at,
        `Hormone therapy, hormones and ${subjects[at % 5]} in postmenopausal women ${at}`,
        'A systematic review of trials of conjugated equine estrogens in women.',
      ),
    )
    const angles = composeAngles(
      [{ interest: 'Hormone therapy in postmenopausal women', works: trials }],
      options,
    )
    expect(angles).toHaveLength(5)
    expect(angles.filter(({ type }) => type === 'narrower').length).toBeGreaterThan(1)
    expect(angles.map(({ title }) => title).join(' | ')).not.toMatch(/horse|equine|hormones/i)
    expect(angles.flatMap(({ out }) => out).join(' | ')).not.toMatch(/horse|equine/i)
  })

  const reported = (...results: readonly string[]) =>
    composeAngles(
      [
        {
          interest: 'Telework',
          works: [
            ...works,
            ...results.map((result, at) =>
              work(
                20 + at,
                `Telework and emotional exhaustion ${'xyz'[at]}`,
                `We studied employees. ${result}`,
              ),
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
    expect(angle?.evidence.map(({ title }) => title)).toEqual([
      'Telework and emotional exhaustion x',
      'Telework and emotional exhaustion y',
    ])
    expect(angle?.evidence.map(({ quote }) => quote)).toEqual(
      [rose, fell].map((text) => expect.stringContaining(text.slice(9))),
    )
    for (const { quote } of angle?.evidence ?? []) expect(`${rose} ${fell}`).toContain(quote)
  })

  /** Nurses on burnout: with absenteeism in four places, patient safety named by all, never asked by interview. */
  const ofNurses: readonly Work[] = 'abcdefghij'
    .split('')
    .map((letter, at) =>
      work(
        at,
        `Burnout and ${at < 6 ? 'absenteeism' : 'patient safety'} of nurses ${letter}`,
        `A survey of 120 nurses in ${at < 4 ? 'Chile' : 'Spain'}. Patient safety was measured; mudança and cambio were not.`,
      ),
    )
  const said = (interest: string, of: readonly Work[], more: object = {}) =>
    composeAngles([{ interest, works: of }], { ...options, ...more })

  it('keep the group and the two things that the student named, and ask where the student is', () => {
    const angles = said('Burnout de enfermeiros', ofNurses, { locale: 'pt-BR', country: 'Brasil' })
    const titles = angles.map(({ title }) => title)
    expect(titles).toContain('Burnout e absenteísmo entre enfermeiros no Brasil')
    expect(titles).toContain('Burnout na experiência de enfermeiros')
    for (const { title, in: inside, map } of angles) {
      expect(title).toMatch(/enfermeiros/)
      expect(inside).toContain('enfermeiros')
      expect(map.concepts.filter(({ role }) => role === 'population')).toHaveLength(1)
    }
    const pair = said('Burnout and absenteeism', ofNurses, { country: 'Portugal' })
    expect(pair.length).toBeGreaterThan(0)
    for (const { title, type } of pair.filter((one) => one.type !== 'own'))
      expect(`${type} ${title}`).toMatch(/burnout and absenteeism|burnout and patient safety.*review/i)
  })

  it('name what is left out, and never what is inside', () => {
    const angles = said('Burnout of nurses', ofNurses, { country: 'Brazil' })
    expect(angles.some(({ out }) => out.length > 0)).toBe(true)
    for (const { in: inside, out } of angles) for (const word of out) expect(inside).not.toContain(word)
  })

  it('take nobody for studied whom only another name holds, and no field for a thing', () => {
    const words = said('Burnout', ofNurses)
      .map(({ title, question }) => `${title} ${question}`)
      .join(' ')
    expect(words).not.toMatch(/among patients|exchange rate|nursing|perception/i)
  })

  it('read a name as it is spelt, and put its verb in the right number', () => {
    const software = 'abcdefgh'
      .split('')
      .map((letter, at) =>
        work(
          at,
          `Defect prediction and coupling of classes ${letter}`,
          'We measured coupling in 12 systems. Coupling was high.',
        ),
      )
    const words = said('Defect prediction', software)
      .map(({ title }) => title)
      .join(' ')
    expect(words).not.toMatch(/couples/i)
    const three = said(
      'Burnout y absentismo laboral',
      ofNurses.map((one, at) => ({ ...one, title: `Burnout, absenteeism, night shifts of nurses ${at}` })),
      { locale: 'es', country: 'Perú' },
    )
    for (const { question } of three) expect(question).not.toMatch(/tiene (?:los|las) |tienen (?:el|la) /)
  })

  it('narrow an interest that is a whole field to what its records are about', () => {
    const angles = said('Health', ofNurses)
    expect(angles.map(({ title }) => title).join(' | ')).toMatch(/burnout/i)
    for (const { title } of angles.filter(({ type }) => type !== 'own')) expect(title).not.toMatch(/^health/i)
  })

  it.each([
    ['a hope', 'Telework was studied. We hope that this will help future research on job satisfaction.'],
    [
      'a plan of the authors',
      'Telework was studied. Future work will extend the database of job satisfaction.',
    ],
    [
      'a request about something else',
      'Future studies should examine job satisfaction in longitudinal designs.',
    ],
  ])('quote no sentence that is %s', (_, abstract) => {
    const records = [...works.slice(0, -1), work(9, 'Telework and sleep', abstract)]
    expect(said('Telework', records).filter(({ type }) => type === 'future-work')).toEqual([])
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

  it('keep the student’s own words whole where no record names all of them', () => {
    const interest = 'Telework, job satisfaction of nurses and dowsing rods in Portugal'
    const own = composeAngles([{ interest, works }], options).find(({ type }) => type === 'own')
    expect(own?.title).toBe(interest)
    expect(own?.map.concepts.map(({ name }) => name)).toEqual(
      topicMap({ topic: interest, question: '' }).concepts.map(({ name }) => name),
    )
    expect(own?.in).toEqual(expect.arrayContaining(['dowsing rods', 'Portugal']))
    expect(own?.rationale).toBe(
      'Your own words; in the 10 records read on the rest this was not found in these words: dowsing rods.',
    )
  })

  it('offer nothing as new that the interest itself names', () => {
    const interest = 'Telework, job satisfaction and social isolation'
    const offered = composeAngles([{ interest, works }], options).filter(({ type }) => type !== 'own')
    for (const { title } of offered) expect(title).not.toMatch(/the role of social isolation/i)
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

describe('what an examiner would object to', () => {
  const about = (topic: string, locale: 'pt-BR' | 'es'): QuestionEvidence => ({
    topic: { topic, question: '', map: topicMap({ topic, question: '' }), in: [], out: [], at: '' },
    locale,
    relevant: 30,
    isGap: true,
  })

  it('is said in the language’s own contractions, with the group and where', () => {
    const texts = designQuestions(
      about('Burnout e segurança do paciente entre enfermeiros no Brasil', 'pt-BR'),
    )
    expect(texts.map(({ text }) => text)).toContain(
      'Qual é o efeito do burnout sobre a segurança do paciente entre enfermeiros no Brasil?',
    )
    const spanish = designQuestions(about('Burnout y seguridad del paciente', 'es')).map(({ text }) => text)
    expect(spanish).toContain('¿Cuál es el efecto del burnout sobre la seguridad del paciente?')
    for (const text of spanish) expect(text).not.toMatch(/ de el | a el /)
  })

  it('is an effect that asking people cannot show, and no ethics of who is only part of a name', () => {
    const evidence = about('Burnout e segurança do paciente entre enfermeiros', 'pt-BR')
    const flagsOf = (text: string) => scoreQuestion(text, evidence).flags
    expect(flagsOf('Qual é o efeito do burnout sobre a segurança do paciente entre enfermeiros?')).toContain(
      'cause-without-design',
    )
    expect(flagsOf('Como se relacionam o burnout e a segurança do paciente entre enfermeiros?')).toEqual([])
    expect(flagsOf('Como pacientes internados descrevem o burnout de enfermeiros?')).toContain('needs-ethics')
    const review = scoreQuestion(
      'O que os estudos publicados relatam sobre o burnout e a segurança do paciente?',
      evidence,
    )
    expect(review).toMatchObject({ kind: 'review', design: 'systematic-review', flags: [] })
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

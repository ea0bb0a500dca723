import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Score, ScorePart } from '@/lib/contracts/source'
import type { Work } from '@/lib/contracts/work'
import { readTopic } from '@/lib/core/concepts/read-topic'
import { bareWork } from '@/lib/core/validation/source-fixture'
import { createRankingCache } from './record-text'
import { scoreRelevancy } from './relevancy'
import { prepareRelevancy, type RelevancyInput } from './relevancy-query'
import { reasonLanguages, relevancyReason } from './relevancy-reason'

const work = (title: string, abstract: string | null, more: Partial<Work> = {}) =>
  bareWork(title, { abstract, ...more })

const ask = (topic: string, more: Partial<RelevancyInput> = {}) =>
  prepareRelevancy({
    topic,
    question: '',
    languages: [],
    yearFrom: null,
    yearTo: null,
    excluded: [],
    concepts: null,
    ...more,
  })
const partOf = (score: Score | undefined, name: string) => score?.parts.find((part) => part.name === name)
const scoresOf = (works: readonly Work[], query: ReturnType<typeof ask>) =>
  scoreRelevancy(works, query).map(({ score }) => score)

const burnout = work(
  'Burnout among teachers',
  'We measured emotional exhaustion and burnout of school teachers.',
)
const soil = work('Nitrogen in tropical soils', 'Fertiliser and nitrogen losses were measured in clay soils.')
const bees = work('Pesticides and bees', 'Neonicotinoid pesticides reduce the foraging of wild bees.')
const words = [
  'teacher',
  'burnout',
  'soil',
  'nitrogen',
  'school',
  'bee',
  'stress',
  'the',
  'of',
  'ação',
  'niño',
  '学校',
]
const text = fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((list) => list.join(' '))
const anyWork = fc.record({ title: text, abstract: fc.option(text) }).map((w) => work(w.title, w.abstract))

describe('scoreRelevancy', () => {
  it('puts the record on the topic before the others', () => {
    const [first = 0, ...others] = scoresOf([burnout, soil, bees], ask('teacher burnout'))
    for (const other of others) expect(first).toBeGreaterThan(other)
  })

  it('names its parts, whose weighted sum is the score', () => {
    const own = ['title', 'abstract', 'keywords', 'feedback', 'scope']
    const mapped = ask('teacher burnout', {
      concepts: readTopic({ topic: 'teacher burnout', question: '', language: 'en' }),
    })
    for (const [query, names] of [
      [ask('teacher burnout'), own],
      [mapped, ['concepts', ...own]],
    ] as const) {
      for (const { score, parts } of scoreRelevancy([burnout, soil], query)) {
        expect(parts.map((part) => part.name)).toEqual(names)
        expect(parts.reduce((sum, part) => sum + part.weight, 0)).toBeCloseTo(1)
        expect(score).toBeCloseTo(parts.reduce((sum, part) => sum + part.weight * part.score, 0))
        for (const part of parts) expect(ScorePart.safeParse(part).success).toBe(true)
      }
    }
  })

  it.each(['teacher burnout', 'Teacher burnout in rural primary schools of two countries'])(
    'gives a title that is the topic nearly all points for its title: %s',
    (topic) => {
      const works = [work(topic, null), burnout, soil, bees]
      for (const question of ['', 'Which schools prevent the exhaustion of teachers?']) {
        const [equal] = scoreRelevancy(works, ask(topic, { question }))
        expect(partOf(equal, 'title')?.score).toBeGreaterThanOrEqual(90)
      }
    },
  )

  it('counts only listed keywords as keywords, and likeness to the best sources apart from them', () => {
    const kin = work('Teachers at work', 'Emotional exhaustion of school teachers.', {
      keywords: ['pension law'],
    })
    const listed = { ...kin, keywords: ['teacher', 'burnout'] }
    const others = [burnout, { ...burnout, title: 'Burnout of teachers' }, soil, bees]
    const [unlike, named] = scoreRelevancy([kin, listed, ...others], ask('teacher burnout'))
    expect(partOf(unlike, 'keywords')?.score).toBe(0)
    expect(partOf(unlike, 'feedback')?.score).toBeGreaterThan(0)
    expect(partOf(named, 'keywords')?.score).toBe(100)
  })

  it('finds Portuguese and Spanish records by other forms of the word, typed with or without accents', () => {
    const pt = work(
      'Avaliações formativas na educação infantil',
      'Discute-se a avaliação nas escolas de educação.',
    )
    const es = work(
      'Evaluaciones en la educación infantil',
      'Se discute la evaluación en las escuelas de educación.',
    )
    for (const topic of ['avaliação da educação', 'avaliacao da educacao']) {
      const [a = 0, b = 0] = scoresOf([pt, soil], ask(topic))
      expect(a).toBeGreaterThan(b + 20)
    }
    const [a = 0, b = 0] = scoresOf([es, soil], ask('evaluacion de la educacion'))
    expect(a).toBeGreaterThan(b + 20)
  })

  it('marks a missing abstract as unknown and does not count it as zero', () => {
    const [bare] = scoreRelevancy([work('Burnout among teachers', null), soil, bees], ask('teacher burnout'))
    const abstract = bare?.parts.find((part) => part.name === 'abstract')
    expect(abstract?.unknown).toBe(true)
    expect(abstract?.score).toBeGreaterThan(0)
    expect(bare?.reason).toContain('no abstract')
  })

  it('lowers a record with an excluded word or phrase and says which', () => {
    const free = scoresOf([burnout, soil], ask('teacher burnout'))[0] ?? 0
    const [held] = scoreRelevancy(
      [burnout, soil],
      ask('teacher burnout', { excluded: ['emotional exhaustions'] }),
    )
    expect(held?.score).toBeLessThan(free / 2)
    expect(partOf(held, 'scope')?.ground).toContain('emotional exhaustions')
  })

  it('judges years and languages by the scope part alone; unknown is neither in nor out', () => {
    const query = ask('teacher burnout', { yearFrom: 2015, languages: ['pt'] })
    const scope = (more: Partial<Work>) =>
      scoreRelevancy([{ ...burnout, ...more }], query)[0]?.parts.find((part) => part.name === 'scope')?.score
    expect(scope({ year: 2020, language: 'pt' })).toBe(100)
    expect(scope({ year: 2014, language: 'pt' })).toBe(80)
    expect(scope({ year: 2020, language: 'en' })).toBe(0)
    expect(scope({})).toBe(50)
  })

  it('does not pull review articles up because the title of the own review names one', () => {
    const review = work(
      'Sleep of nurses: a systematic review and meta-analysis',
      'A systematic review of trials.',
    )
    const study = work('Burnout of teachers after training', 'Teachers were followed for a year.')
    for (const tail of [
      'a systematic review and meta-analysis',
      'uma revisão sistemática',
      'una revisión sistemática',
    ]) {
      const [a = 0, b = 0] = scoresOf([study, review, soil], ask(`Burnout of teachers: ${tail}`))
      expect(a).toBeGreaterThan(b)
    }
    const [asked = 0, other = 0] = scoresOf([review, soil], ask('Quality of systematic reviews'))
    expect(asked).toBeGreaterThan(other)
  })

  it.each([
    ['empty', ''],
    ['huge', 'burnout '.repeat(1_300)],
    ['right-to-left', 'الإرهاق لدى المعلمين'],
    ['emoji', '🔥📚👩‍🏫'],
    ['HTML', '<script>alert(1)</script><b>burnout</b>'],
    ['unclosed tag', '<<<<b burnout'],
    ['digits', '2019 123456'],
  ])('gives every record a finite score for a topic that is %s', (_, topic) => {
    for (const score of scoresOf([burnout, soil, work('', null)], ask(topic))) {
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
    }
  })

  it('finds words of scripts without blanks', () => {
    const [a = 0, b = 0] = scoresOf([work('学校教師の燃え尽き', null), soil], ask('教師'))
    expect(a).toBeGreaterThan(b)
  })

  it('gives nothing for no records', () => {
    expect(scoreRelevancy([], ask('teacher burnout'))).toEqual([])
  })

  it('stays in 0…100, keeps every record, and does not depend on the order or on what was read before', () => {
    const cache = createRankingCache()
    fc.assert(
      fc.property(fc.array(anyWork, { maxLength: 12 }), text, (works, topic) => {
        const query = ask(topic)
        const scores = scoresOf(works, query)
        expect(scores).toHaveLength(works.length)
        for (const score of scores) expect(score >= 0 && score <= 100).toBe(true)
        const reversed = scoresOf([...works].reverse(), query).reverse()
        scores.forEach((score, at) => {
          expect(reversed[at]).toBeCloseTo(score, 9)
        })
        const again = scoreRelevancy(works, query, { cache })
        again.forEach(({ score }, at) => {
          expect(score).toBeCloseTo(scores[at] ?? -1, 9)
        })
      }),
      { numRuns: 60 },
    )
  })
})

describe('relevancyReason', () => {
  it('is one sentence in each language', () => {
    const [score] = scoreRelevancy([burnout, soil], ask('teacher burnout'))
    const reasons = reasonLanguages.map((language) =>
      relevancyReason({ parts: score?.parts ?? [], concepts: score?.concepts }, language),
    )
    expect(new Set(reasons).size).toBe(3)
    for (const reason of reasons) expect(reason).toMatch(/^\p{Lu}[^.]+\.$/u)
  })
})

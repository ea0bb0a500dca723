import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Locale } from '@/lib/contracts/locale'
import { type JournalFacts, PeerReview, Score } from '@/lib/contracts/source'
import { type Work, WorkType } from '@/lib/contracts/work'
import { citationScore } from './quality-evidence'
import { type QualityContext, scoreQuality } from './quality-score'
import { rubricOf, workWith } from './rubric-fixture'

const rubricFile = new URL('../../pipelines/sources/data/quality-scoring-rubric.md', import.meta.url)
const shippedRubric = readFileSync(rubricFile, 'utf8')
const rubric = rubricOf(shippedRubric)
const secondQuartile: JournalFacts = { quartile: 'Q2', via: 'SJR 2024' }

function score(work: Work, change: Partial<QualityContext> = {}): Score {
  return scoreQuality(work, {
    rubric,
    journal: null,
    peerReview: 'unknown',
    currentYear: 2025,
    locale: 'en',
    ...change,
  })
}

describe('scoreQuality', () => {
  it('gives the worked example of the rubric its 85', () => {
    const quality = score(workWith({ citations: 30 }), { journal: secondQuartile, peerReview: 'confirmed' })
    expect(quality.score).toBe(85)
    expect(quality.parts.map(({ name, score: part, weight }) => [name, part, weight])).toEqual([
      ['peer-review', 100, 0.4],
      ['journal-tier', 75, 0.35],
      ['citations', 75, 0.25],
    ])
    expect(quality.reason).toBe(
      'Quality 85: peer-reviewed journal article (40 of 40), established journal: Q2 · SJR 2024 (26.3 of 35), 30 citations in 6 years (18.8 of 25).',
    )
  })

  it('says the reason in the language of the reader', () => {
    const work = workWith({ citations: 1, year: 2024 })
    expect(score(work, { locale: 'pt-BR' }).reason).toContain('1 citação em 1 ano (10 de 25)')
    expect(score(work, { locale: 'es' }).reason).toMatch(/^Calidad [\d,]+: .*1 cita en 1 año/)
  })

  it('marks missing evidence and never takes unknown citations for none', () => {
    const unknown = score(workWith({ citations: null })).parts[2]
    const none = score(workWith({ citations: 0 })).parts[2]
    expect(unknown).toMatchObject({ score: 40, unknown: true })
    expect(none).toMatchObject({ score: 10, unknown: false })
    expect(score(workWith()).parts[1]).toMatchObject({ score: 30, unknown: true })
  })

  it('keeps confirmed, likely and unknown review apart', () => {
    const review = (peerReview: PeerReview) => score(workWith(), { peerReview }).parts[0]
    expect(review('confirmed')).toMatchObject({ score: 100, unknown: false })
    expect(review('likely')).toMatchObject({ score: 85, unknown: true })
    expect(review('unknown')).toMatchObject({ score: 50, unknown: true })
    expect(review('no')).toMatchObject({ score: 20, unknown: false })
  })

  it('reads a preprint as a preprint even where an index calls it an article', () => {
    const ssrn = workWith({ doi: '10.2139/ssrn.555' })
    expect(score(ssrn, { journal: secondQuartile }).parts.map((part) => part.score)).toEqual([50, 20, 40])
  })

  it('tells the citations of a journal in the words and numbers of the language', () => {
    const journal: JournalFacts = { via: 'OpenAlex', meanCitedness2y: 1.12 }
    const ground = (locale: Locale) => score(workWith(), { journal, locale }).parts[1]?.ground
    expect(ground('en')).toContain(': 1.1 citations per article in two years, by OpenAlex')
    expect(ground('pt-BR')).toContain(': 1,1 citações por artigo em dois anos, segundo OpenAlex')
    expect(ground('es')).toContain(': 1,1 citas por artículo en dos años, según OpenAlex')
  })

  it('takes quartile before Qualis before citedness before DOAJ', () => {
    const all: JournalFacts = {
      quartile: 'Q3',
      qualis: 'a1',
      meanCitedness2y: 3,
      inDoaj: true,
      via: 'SJR 2024',
    }
    const tier = (journal: JournalFacts) => score(workWith(), { journal }).parts[1]?.score
    const { quartile: _, ...withoutQuartile } = all
    const { qualis: __, ...withoutQualis } = withoutQuartile
    expect([tier(all), tier(withoutQuartile), tier(withoutQualis)]).toEqual([50, 100, 75])
    expect(score(workWith(), { journal: { inDoaj: true, via: 'DOAJ' } }).parts[1]).toMatchObject({
      score: 30,
      unknown: false,
    })
  })

  it('knows a leading press by its name', () => {
    const book = workWith({ type: 'book', issn: [], publisher: 'Oxford University Press, New York' })
    expect(score(book).parts[1]).toMatchObject({ score: 85 })
  })

  it('scores a retracted work 0 and says who says so', () => {
    const work = workWith({ citations: 500, retraction: { kind: 'retracted', via: 'Crossref' } })
    const quality = score(work, { journal: secondQuartile, peerReview: 'confirmed' })
    expect(quality.score).toBe(0)
    expect(quality.reason).toContain('retracted, according to Crossref')
    expect(score(workWith({ retraction: { kind: 'concern', via: 'Crossref' } })).score).toBeGreaterThan(0)
  })

  it('scores a venue on the list of exclusions 0', () => {
    const excluding = rubricOf(`${shippedRubric.trimEnd()}\n| 1234-5679 | for this test |\n`)
    const quality = score(workWith(), { rubric: excluding, journal: secondQuartile, peerReview: 'confirmed' })
    expect(quality.score).toBe(0)
    expect(quality.parts[1]?.score).toBe(0)
  })

  it('changes when a number in the file changes', () => {
    const work = workWith({ citations: 30 })
    const context = { journal: secondQuartile, peerReview: 'confirmed' } as const
    const edited = rubricOf(shippedRubric.replace('| established | 75 |', '| established | 74 |'))
    expect(score(work, { ...context, rubric: edited }).score).toBe(84.7)
  })

  const works = fc.record({
    type: fc.constantFrom(...WorkType.options),
    citations: fc.option(fc.nat(100_000)),
    year: fc.option(fc.integer({ min: 1400, max: 2200 })),
    venue: fc.option(fc.string({ maxLength: 1_000 })),
    publisher: fc.string({ maxLength: 500 }),
  })
  const journals = fc.record(
    {
      quartile: fc.constantFrom('Q1', 'Q2', 'Q3', 'Q4'),
      qualis: fc.string({ maxLength: 4 }),
      meanCitedness2y: fc.float({ min: 0, noNaN: true }),
      inDoaj: fc.boolean(),
      via: fc.string({ maxLength: 80 }),
    },
    { requiredKeys: ['via'] },
  )

  it('stays a valid score from 0 to 100 with three parts for any work', () => {
    fc.assert(
      fc.property(
        works,
        fc.option(journals),
        fc.constantFrom(...PeerReview.options),
        (change, journal, peerReview) => {
          const quality = score(workWith(change), { journal, peerReview })
          expect(Score.safeParse(quality).success).toBe(true)
          expect(quality.parts).toHaveLength(3)
        },
      ),
    )
  })

  it('never scores more citations lower at the same age', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), fc.option(fc.integer({ min: -2, max: 60 })), (a, b, age) => {
        expect(citationScore(a + b, age, rubric)).toBeGreaterThanOrEqual(citationScore(a, age, rubric))
      }),
    )
  })
})

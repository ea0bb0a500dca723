import { describe, expect, it } from 'vitest'
import type { Work } from '@/lib/contracts/work'
import { bareWork } from '@/lib/core/validation/source-fixture'
import { readQueryWords } from './query-words'
import { createRankingCache, recordTextOf } from './record-text'
import { gatherEvidence, type TopicEvidence } from './topic-evidence'

const work = (title: string, abstract: string | null = null) => bareWork(title, { abstract })

function evidenceOf(works: readonly Work[], topic: string): TopicEvidence {
  const cache = createRankingCache()
  const records = works.map((each) => recordTextOf(cache, each))
  return gatherEvidence(cache, records, readQueryWords(topic, ''), (a, b) => a - b)
}

const at = (cells: Float64Array, row: number): number => cells[row] ?? -1

describe('character n-grams', () => {
  it('find a word of the same family that has another stem', () => {
    const works = [work('Immunosuppression after surgery'), work('Irrigation of orchards')]
    const { text } = evidenceOf(works, 'immunosuppressive drugs')
    expect(at(text, 0)).toBeGreaterThan(0)
    expect(at(text, 1)).toBe(0)
  })

  it('find the cognate in a record of another language', () => {
    const works = [
      work('A motivação dos estudantes na universidade'),
      work('A irrigação dos pomares na seca'),
    ]
    const { text } = evidenceOf(works, 'motivation of university students')
    expect(at(text, 0)).toBeGreaterThan(at(text, 1))
  })

  it('do not take a function word of the record for the beginning of a query word', () => {
    const { text } = evidenceOf([work('The end of the day'), work('Thermal baths')], 'thermal')
    expect(at(text, 0)).toBe(0)
  })

  it('find a sign of a script without blanks, and nothing by a letter that stands alone', () => {
    expect(at(evidenceOf([work('学校教師')], '教').text, 0)).toBeGreaterThan(0)
    expect(evidenceOf([work('Vitamin D')], '1 2').feedbackShare).toBe(0)
  })
})

describe('pseudo-relevance feedback', () => {
  const subjects = ['sleep', 'noise', 'lighting', 'humidity', 'traffic', 'water', 'crowding', 'parking']
  /** Every record names the query; a few of them measure stress by hormones, the others go their own ways. */
  const candidates = [
    ...Array.from({ length: 40 }, (_, n) =>
      work(
        `Nurses and stress: nurses under stress in ward ${n}`,
        'Cortisol and saliva of nurses showed stress at work.',
      ),
    ),
    ...Array.from({ length: 160 }, (_, n) =>
      work(
        `Stress of buildings ${n}`,
        `Nurses were asked about ${subjects[n % 8]} and ${subjects[(n + 3) % 8]} in the hospital.`,
      ),
    ),
    work('Salivary markers', 'Cortisol and saliva were measured in a ward; nurses named stress.'),
    work('Hospital gardens', 'Parking and traffic were measured in a garden; nurses named stress.'),
  ]
  const kin = candidates.length - 2
  const stranger = candidates.length - 1

  it('count for more, the less the query words tell the candidates apart', () => {
    const common = evidenceOf(candidates, 'stress of nurses')
    const telling = evidenceOf(candidates, 'salivary markers')
    expect(common.feedbackShare).toBeGreaterThan(0.5)
    expect(telling.feedbackShare).toBeLessThan(common.feedbackShare)
    expect(common.feedbackShare).toBeLessThanOrEqual(1)
  })

  it('are those of the best records without the words of the query', () => {
    const { terms } = evidenceOf(candidates, 'stress of nurses').feedback
    expect(terms).toEqual(expect.arrayContaining(['cortisol', 'saliva']))
    expect(terms).not.toContain('nurses')
    expect(terms).not.toContain('stress')
  })

  it('name no word that only one of the best records has', () => {
    const odd = work('Stress of nurses', 'Stress of nurses and stress of nurses in zeppelins.')
    const { terms } = evidenceOf([odd, ...candidates, work('Zeppelins')], 'stress of nurses').feedback
    expect(terms).not.toContain('zeppelins')
  })

  it('bring up the record that is like the best ones among those that only name the query', () => {
    const { feedback } = evidenceOf(candidates, 'stress of nurses')
    expect(at(feedback.text, kin)).toBeGreaterThan(2 * at(feedback.text, stranger))
  })

  it('stay within 0…1, and 0 without any evidence', () => {
    const { feedback } = evidenceOf(candidates, 'stress of nurses')
    for (const cells of [feedback.title, feedback.text]) {
      for (const value of cells) expect(value >= 0 && value <= 1).toBe(true)
    }
    const nothing = evidenceOf(candidates, 'xylophone')
    expect(Math.max(...nothing.feedback.text)).toBe(0)
    expect(nothing.feedback.terms).toEqual([])
  })

  it('do not make a lone record of another language the model of its own', () => {
    const lone = work(
      'Los jardines de la ciudad y el estrés',
      'Los jardines de la ciudad se midieron por la tarde.',
    )
    const works = [...candidates, lone]
    const { feedback } = evidenceOf(works, 'stress of nurses')
    expect(at(feedback.text, works.length - 1)).toBeLessThan(at(feedback.text, 0) / 2)
    expect(feedback.terms).not.toContain('jardines')
  })

  it('are measured within each language, so that records in two languages both keep their best', () => {
    const portuguese = [
      ...Array.from({ length: 20 }, (_, n) =>
        work(
          `Estresse de enfermeiras na unidade ${n}`,
          'O cortisol e a saliva das enfermeiras mostraram o estresse.',
        ),
      ),
      ...Array.from({ length: 20 }, (_, n) =>
        work(
          `Prédios e estresse ${n}`,
          'As enfermeiras responderam sobre o estacionamento e o trânsito da cidade.',
        ),
      ),
    ]
    const works = [...candidates, ...portuguese]
    const { feedback } = evidenceOf(works, 'estresse de enfermeiras, stress of nurses')
    const first = candidates.length
    expect(at(feedback.text, first)).toBeGreaterThan(0.5)
    expect(at(feedback.text, first)).toBeGreaterThan(at(feedback.text, first + 20))
  })
})

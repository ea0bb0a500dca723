import { describe, expect, it } from 'vitest'
import { composeSourceCard } from './source-card'

const passage = (index: number, text: string, language = 'en', headings: readonly string[] = []) => ({
  id: `p${index}`,
  text,
  language,
  headings: [...headings],
  locator: { type: 'page' as const, value: index + 1 },
})

describe('what a source found', () => {
  const found = (text: string) => composeSourceCard([passage(0, text)]).finding?.text
  it('is not who took part, where a later result says what became of them', () => {
    const abstract =
      'OBJECTIVE: To test reminders. RESULTS: Subjects made 3,419 visits to primary care during the year. The reminders had no effect on adherence (23% against 22%).'
    expect(found(abstract)).toContain('no effect on adherence')
  })
  it('is the first result where none compares', () => {
    const abstract =
      'OBJECTIVE: To ask nurses. RESULTS: Nurses described nights as long. They described days as short.'
    expect(found(abstract)).toContain('nights as long')
  })
})

describe('a source card', () => {
  it('takes each part from the text letter by letter, with the passage it stands in', () => {
    const card = composeSourceCard([
      passage(
        0,
        'Remote work is common today. The aim of this study was to examine how remote work changes sleep.',
      ),
      passage(
        1,
        'We conducted a cross-sectional survey among nurses. Questionnaires were sent to 412 nurses of two hospitals.',
      ),
      passage(
        2,
        'We found that remote work was associated with longer sleep. A limitation of this study is its small sample.',
      ),
    ])
    expect(card).toEqual({
      question: {
        text: 'The aim of this study was to examine how remote work changes sleep.',
        passageId: 'p0',
        locator: { type: 'page', value: 1 },
        design: null,
      },
      design: {
        text: 'We conducted a cross-sectional survey among nurses.',
        passageId: 'p1',
        locator: { type: 'page', value: 2 },
        design: 'survey',
      },
      sample: expect.objectContaining({ text: 'Questionnaires were sent to 412 nurses of two hospitals.' }),
      finding: expect.objectContaining({
        text: 'We found that remote work was associated with longer sleep.',
      }),
      limitation: expect.objectContaining({
        text: 'A limitation of this study is its small sample.',
        passageId: 'p2',
      }),
    })
  })

  it('reads Portuguese and Spanish, and says what it does not find', () => {
    const pt = composeSourceCard([
      passage(
        0,
        'O objetivo deste estudo foi analisar o sono. Participaram 88 enfermeiros do hospital.',
        'pt',
      ),
    ])
    expect(pt.question?.text).toBe('O objetivo deste estudo foi analisar o sono.')
    expect(pt.sample?.text).toBe('Participaram 88 enfermeiros do hospital.')
    expect(pt.limitation).toBeNull()
    const es = composeSourceCard([
      passage(0, 'Los resultados muestran que el sueño mejora con el descanso.', 'es'),
    ])
    expect(es.finding?.text).toBe('Los resultados muestran que el sueño mejora con el descanso.')
  })

  it.each([
    'In 2019 employees went home early.',
    'Productivity rose by 12 % of workers there.',
    'It took 3.5 workers on average there.',
  ])('takes no year, share or mean for a sample: %s', (text) =>
    expect(composeSourceCard([passage(0, text)]).sample).toBeNull(),
  )

  it('finds limits in the middle of a long text under their heading', () => {
    const filler = Array.from({ length: 200 }, (_, at) =>
      passage(at, 'Something is said here at some length.'),
    )
    const limits = passage(100, 'One limitation is that nobody was asked twice.', 'en', ['5 Limitations'])
    const card = composeSourceCard(filler.map((one, at) => (at === 100 ? limits : one)))
    expect(card.limitation?.passageId).toBe('p100')
  })

  it('of an empty text has no part', () => {
    expect(Object.values(composeSourceCard([]))).toEqual([null, null, null, null, null])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SearchParameters } from '@/lib/contracts/search'
import { requiredNames } from '@/lib/core/concepts/required-names'
import { centralMap } from './central-map-fixture'
import { offersConsultation, refine } from './refinement'
import { scopeStrategies } from './scope-strategies'
import { detectTopicChange } from './topic-change'

const parameters = SearchParameters.parse({ topic: 'Burnout of nurses in Brazil', databases: ['scielo'] })
const plan = { parameters, map: centralMap(parameters) }
const context = { plan, currentYear: 2026 }
const planAfter = (mode: 'more' | 'narrower' | 'broader' | 'keywords', request: string) =>
  refine(context, { mode, request }).plan
const askedFor = (...given: Parameters<typeof planAfter>) =>
  requiredNames(planAfter(...given).map).map(({ name }) => name)

describe('refine', () => {
  it('narrows by requiring what is named', () => {
    expect(askedFor('narrower', 'only night shift please')).toEqual([...askedFor('more', ''), 'night shift'])
  })
  it('reads years, languages and words to leave out', () => {
    const { parameters } = planAfter('narrower', 'last 5 years, in English or Spanish, without children')
    expect(parameters).toMatchObject({
      yearFrom: 2022,
      yearTo: null,
      languages: ['en', 'es'],
      excluded: ['children'],
    })
    expect(planAfter('narrower', 'publicados desde 2015').parameters.yearFrom).toBe(2015)
    expect(planAfter('more', '2010 a 2020').parameters).toMatchObject({ yearFrom: 2010, yearTo: 2020 })
    expect(planAfter('narrower', 'de los últimos 3 años').parameters.yearFrom).toBe(2024)
  })
  it('broadens by dropping the concept that is named, in any of the three languages', () => {
    expect(askedFor('broader', 'drop Burnout')).not.toContain('Burnout')
    expect(askedFor('broader', 'retirar enfermeiros')).not.toContain('nurses')
  })
  it('adds keywords and synonyms', () => {
    const { map } = planAfter('keywords', 'burnout = exhaustion, nurses = caregivers')
    const groups = requiredNames(map)
    expect(groups[0]?.words).toContain('exhaustion')
    expect(groups[1]?.words).toContain('caregivers')
  })
  it('asks further databases and turns the page for more', () => {
    const refined = refine({ ...context, fitting: ['pubmed', 'scielo'] }, { mode: 'more', request: '' })
    expect(refined.plan.parameters.databases).toEqual(['scielo', 'pubmed'])
    expect(refined.nextPages).toBe(true)
  })
  it('leaves the plan alone when nothing was understood', () => {
    expect(refine(context, { mode: 'broader', request: 'hmm' })).toMatchObject({ plan, changes: [] })
    expect(refine(context, { mode: 'narrower', request: 'please!' })).toMatchObject({ plan, changes: [] })
  })
  it('asks about words that it did not understand and takes no other change for them', () => {
    const strategies = scopeStrategies({
      plan,
      groups: requiredNames(plan.map),
      records: [],
      lanes: [],
      currentYear: 2026,
      locale: 'en',
    })
    expect(strategies.length).toBeGreaterThan(0)
    const typo = refine({ ...context, strategies }, { mode: 'broader', request: 'drop Brazl' })
    expect(typo).toMatchObject({ plan, changes: [], unread: { words: 'drop Brazl', meant: ['Brazil'] } })
    const wordless = refine({ ...context, strategies }, { mode: 'broader', request: ' ' })
    expect(wordless.changes).not.toEqual([])
    expect(wordless.unread).toBeNull()
  })
  it('asks about the words that it did not understand beside those that it did', () => {
    const half = refine(context, { mode: 'broader', request: 'drop Brazl, since 2015' })
    expect(half.plan.parameters.yearFrom).toBe(2015)
    expect(half.plan.map).toEqual(plan.map)
    expect(half.unread).toEqual({ words: 'Brazl', meant: ['Brazil'] })
    const wider = { ...context, fitting: ['pubmed' as const] }
    const more = refine(wider, { mode: 'more', request: 'pay of teachers' })
    expect(more.unread?.words).toBe('pay of teachers')
    for (const request of ['more please', 'in Spanish', 'mais fontes', 'más resultados'])
      expect(refine(context, { mode: 'more', request }).unread).toBeNull()
  })
  it('keeps parameters valid whatever is written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('more' as const, 'narrower' as const, 'broader' as const, 'keywords' as const),
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 200 }),
          fc.constant(`sem ${'a '.repeat(4_000)}`),
          fc.constant('ﬁ até 2015'),
        ),
        (mode, request) => {
          const refined = refine(context, { mode, request })
          expect(SearchParameters.safeParse(refined.plan.parameters).success).toBe(true)
        },
      ),
      { numRuns: 60 },
    )
  })
})

const change = (before: string, now: string) =>
  detectTopicChange({ topic: before, question: '' }, { topic: now, question: '' })

describe('detectTopicChange', () => {
  it.each([
    ['Burnout of nurses', 'The burnout of nurses', 'none'],
    ['Burnout of nurses', 'Burnout de enfermeiros', 'none'],
    ['Burnout of nurses', 'Burnout of nurses in Brazil', 'minor'],
    ['Burnout of nurses', 'Burnout', 'minor'],
    ['Burnout of nurses', 'Dropout of students', 'significant'],
    ['Burnout of nurses in Brazil', 'Marketing of hospitals in Brazil', 'significant'],
    ['Burnout', 'Burnout of night nurses in Brazil', 'minor'],
    ['Effects of remote work on employee engagement', 'Efeitos do trabalho remoto no engajamento', 'minor'],
    ['ESG reporting in small family firms', 'Informes ESG en pequeñas empresas familiares', 'none'],
    ['Burnout of nurses in hospitals', 'Evasão de estudantes em cursos de administração', 'significant'],
  ] as const)('%s → %s: %s', (before, now, verdict) => {
    expect(change(before, now).verdict).toBe(verdict)
  })
  it('names what was shared, lost and gained', () => {
    expect(change('Burnout of nurses', 'Burnout of teachers')).toMatchObject({
      shared: ['Burnout'],
      lost: ['nurses'],
      gained: ['teachers'],
    })
  })
  it('is symmetric, and no text differs from itself', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.string({ maxLength: 80 }), (a, b) => {
        expect(change(a, a).verdict).toBe('none')
        expect(change(a, b).overlap01).toBe(change(b, a).overlap01)
      }),
    )
  })
  it('offers to consult after a broadening and after a change of topic', () => {
    const entry = (mode: 'broader' | 'narrower', topic: string) => ({
      mode,
      before: plan.parameters,
      after: { ...plan.parameters, topic },
    })
    expect(offersConsultation(entry('broader', 'Burnout of nurses'))).toBe(true)
    expect(offersConsultation(entry('narrower', 'Burnout of nurses'))).toBe(false)
    expect(offersConsultation(entry('narrower', 'Dropout of students'))).toBe(true)
  })
  it('offers it when small changes have added up to another topic, and not again while the topic stays', () => {
    const topic = (text: string) => ({ ...plan.parameters, topic: text })
    const wide = [
      topic('Burnout of nurses in Brazil'),
      topic('Burnout of teachers in Brazil'),
      topic('Pay of teachers in Brazil'),
    ] as const
    expect(offersConsultation({ mode: 'narrower', before: wide[1], after: wide[2] })).toBe(false)
    expect(offersConsultation({ mode: 'narrower', before: wide[1], after: wide[2] }, wide[0])).toBe(true)
    expect(
      offersConsultation({ mode: 'more', before: wide[2], after: { ...wide[2], yearFrom: 2015 } }, wide[0]),
    ).toBe(false)
  })
})

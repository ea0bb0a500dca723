import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/contracts/locale'
import { ProblemStage } from '@/lib/contracts/proposal-run'
import { parseCitations } from '@/lib/core/text/citation-marks'
import { failOnRefusal } from '@/lib/core/writing/floor-fixture'
import { unfoundQuotations } from '../literature/grounded-text'
import { rankLiterature } from '../literature/rank-literature'
import { composeLiteratureQueries } from './compose-literature-queries'
import { composeProblem } from './compose-problem'
import {
  makeBrief,
  makeLiterature,
  makeProposalSource,
  type SampleName,
  sampleNames,
} from './problem-fixture'

const now = '2026-11-22T00:00:00Z'
const cases = locales.flatMap((locale) => sampleNames.map((name) => [locale, name] as const))
const literatureOf = (name: SampleName) => ({ counts: null, queries: ['x'], sources: makeLiterature(name) })
const first = (locale: (typeof locales)[number], name: SampleName) =>
  composeProblem({
    brief: makeBrief(name, locale),
    literature: literatureOf(name),
    note: '',
    previous: null,
    now,
    onRefusal: failOnRefusal,
  })

describe('composeProblem', () => {
  it.each(cases)(
    '%s %s: keeps the contract, quotes verbatim and cites only what is there',
    (locale, name) => {
      const problem = first(locale, name)
      const { problem_statement: text } = problem.definition
      expect(ProblemStage.parse(problem)).toEqual(problem)
      expect(text.split('\n\n').length).toBeGreaterThanOrEqual(4)
      expect(text.split('\n\n').length).toBeLessThanOrEqual(7)
      const sources = makeLiterature(name)
      expect(unfoundQuotations(text, sources)).toEqual([])
      const keys = sources.map(({ key }) => key)
      expect(parseCitations(text).filter((key) => !keys.includes(key))).toEqual([])
      expect(text).toContain('“')
    },
  )

  it('counts only abstracts that state a direction, and never takes the others for agreement', () => {
    const about = 'We studied remote work and burnout among 80 nurses in hospitals.'
    const found = (key: string, result: string) =>
      makeProposalSource(key, {
        title: `Remote work and burnout: ${key}`,
        abstract: `${about} Results: ${result}`,
        language: 'en',
      })
    const told = (results: readonly string[]) =>
      composeProblem({
        brief: makeBrief('nursing', 'en'),
        literature: {
          counts: null,
          queries: ['x'],
          sources: results.map((result, at) => found(`source${at}`, result)),
        },
        note: '',
        previous: null,
        now,
        onRefusal: failOnRefusal,
      }).definition.problem_statement
    const rose = 'Burnout increased significantly with remote work (p < 0.01).'
    const denied = 'There was no significant difference in burnout between the groups (p = 0.61).'
    const silent = 'Twelve themes about the days of nurses were described.'
    const split = told([rose, denied, denied, silent, silent])
    expect(split).toContain(
      'Of the 5 abstracts, three state in words that can be read whether a difference in burnout was found; the other 2 were not counted',
    )
    expect(split).toContain('that no difference was found [@source1; @source2]')
    expect(split).not.toMatch(/None of those|No abstract denies/)
    const oneWay = told([rose, rose, silent])
    expect(oneWay).toContain('the other one was not counted')
    expect(oneWay).toContain('this says nothing of the others')
    // Where most were not read, what none of the few denies is not told.
    expect(told([rose, silent, silent])).not.toContain('this says nothing of the others')
  })

  it('takes as variables what the topic names, not what sources name beside it, however many they are', () => {
    const onTopic = (key: string, phrase: string) =>
      makeProposalSource(key, {
        title: `Teletrabalho e burnout: ${phrase}`,
        abstract: 'Estudo sobre trabalho remoto e burnout entre enfermeiros.',
        language: 'pt',
      })
    const offTopic = (key: string) =>
      makeProposalSource(key, { title: 'Clima', language: 'pt', keywords: ['mudanças climáticas'] })
    const sources = [
      ...['a1', 'a2', 'a3'].map((key) => onTopic(key, 'apoio social')),
      ...['b1', 'b2'].map((key) => onTopic(key, 'periferias urbanas')),
      ...['c1', 'c2', 'c3', 'c4', 'c5'].map(offTopic),
    ]
    const { definition } = composeProblem({
      brief: makeBrief('nursing', 'pt-BR'),
      literature: { counts: null, queries: ['x'], sources },
      note: '',
      previous: null,
      now,
      onRefusal: failOnRefusal,
    })
    expect(definition.key_variables.join()).toMatch(/burnout/)
    for (const name of ['apoio social', 'mudanças climáticas', 'periferias urbanas']) {
      expect(definition.key_variables).not.toContain(name)
    }
  })

  it('quotes no source that holds nothing of the topic, and no sentence twice', () => {
    const same = 'Results show that burnout was lower with remote work in all of the wards.'
    const owls = 'Results show that owls hunt many more mice in the nights of early spring.'
    const onTopic = (key: string) =>
      makeProposalSource(key, { title: 'Remote work and burnout', abstract: same, language: 'en' })
    const sources = [
      makeProposalSource('owls', { title: 'Owls', abstract: owls, language: 'en', keywords: [] }),
      ...['a1', 'a2', 'a3'].map(onTopic),
    ]
    const { definition } = composeProblem({
      brief: makeBrief('nursing', 'en'),
      literature: { counts: null, queries: ['x'], sources },
      note: '',
      previous: null,
      now,
      onRefusal: failOnRefusal,
    })
    expect(definition.problem_statement.split('burnout was lower')).toHaveLength(2)
    expect(definition.problem_statement).not.toContain('owls hunt')
  })

  it('takes what people do for a variable, and who they are for none', () => {
    const brief = { ...makeBrief('nursing', 'pt-BR'), topic: 'Burnout entre enfermeiros em trabalho remoto' }
    const { definition } = composeProblem({
      brief,
      literature: literatureOf('nursing'),
      note: '',
      previous: null,
      now,
      onRefusal: failOnRefusal,
    })
    expect(definition.key_variables.slice(0, 2)).toEqual(['burnout', 'trabalho remoto'])
    expect(definition.key_variables).not.toContain('enfermeiros')
  })

  it('takes no verb of a question for a variable and no way of working for a limit of the scope', () => {
    const brief = {
      ...makeBrief('nursing', 'es'),
      topic: 'Burnout en enfermeros',
      question: '¿Qué factores se relacionan con el burnout en enfermeros?',
    }
    const { definition } = composeProblem({
      brief: { ...brief, profile: { ...brief.profile, constraints: ['Solo en línea'] } },
      literature: literatureOf('nursing'),
      note: '',
      previous: null,
      now,
      onRefusal: failOnRefusal,
    })
    expect(definition.key_variables).not.toContain('relacionan')
    expect(definition.problem_statement).not.toContain('se limita a la línea')
  })

  it('keeps the question of the student', () => {
    expect(first('pt-BR', 'nursing').definition.main_research_question).toBe(
      'Como o trabalho remoto afeta o burnout entre enfermeiros?',
    )
  })

  it('names the place that no source studies, and a region when a source studies a country of it', () => {
    expect(first('en', 'nursing').definition.problem_statement).toContain('No source names Brazil')
    expect(first('en', 'economics').definition.problem_statement).not.toContain(
      'No source names Latin America',
    )
  })

  it('claims nothing of absence where a source is in a language nobody reads', () => {
    const brief = makeBrief('nursing', 'en')
    const sources = [
      ...makeLiterature('nursing'),
      makeProposalSource('fr', { language: 'fr', abstract: 'Une étude au Brésil.' }),
    ]
    const problem = composeProblem({
      brief,
      literature: { counts: null, queries: ['x'], sources },
      note: '',
      previous: null,
      now,
      onRefusal: failOnRefusal,
    })
    expect(problem.definition.problem_statement).not.toContain('No source names Brazil')
  })

  it.each(locales)('%s: says plainly that there is no source, and cites none', (locale) => {
    const literature = { counts: null, queries: ['x'], sources: [] }
    const problem = composeProblem({
      brief: makeBrief('law', locale),
      literature,
      note: '',
      previous: null,
      now,
      onRefusal: failOnRefusal,
    })
    expect(ProblemStage.parse(problem)).toEqual(problem)
    expect(problem.definition.preliminary_literature).toEqual([])
    expect(parseCitations(problem.definition.problem_statement)).toEqual([])
    expect(problem.definition.problem_statement.split('\n\n').length).toBeGreaterThanOrEqual(4)
  })

  it('takes a note that asks for less: fewer questions, the student’s limit in the main one, the note in the history', () => {
    const previous = first('en', 'nursing')
    const again = composeProblem({
      brief: makeBrief('nursing', 'en'),
      literature: literatureOf('nursing'),
      note: 'Narrow the scope.',
      previous,
      now,
      onRefusal: failOnRefusal,
    })
    expect(again.definition.secondary_questions).toHaveLength(3)
    expect(again.definition.main_research_question).toContain('considering only public hospitals in Brazil?')
    expect(again.definition.refinement_history).toEqual([
      expect.objectContaining({ at: now, note: 'Narrow the scope.' }),
    ])
  })

  it('never cites a retracted source', () => {
    const sources = makeLiterature('nursing').map((source) => ({
      ...source,
      retractionCheck: 'retracted' as const,
    }))
    const literature = { counts: null, queries: ['x'], sources }
    const problem = composeProblem({
      brief: makeBrief('nursing', 'es'),
      literature,
      note: '',
      previous: null,
      now,
      onRefusal: failOnRefusal,
    })
    expect(problem.literatureKeys).toEqual([])
  })
})

describe('literature', () => {
  it.each(cases)('%s %s: writes one to six queries, no two of the same words', (locale, name) => {
    const queries = composeLiteratureQueries({ brief: makeBrief(name, locale), note: '' })
    expect(queries.length).toBeGreaterThanOrEqual(1)
    expect(queries.length).toBeLessThanOrEqual(6)
    expect(new Set(queries).size).toBe(queries.length)
  })

  it('puts chosen sources first, matching ones next, and leaves retracted ones out', () => {
    const owls = { title: 'Owls at night', abstract: 'Owls hunt mice.', keywords: [] }
    const sources = [
      makeProposalSource('owls', owls, { relevancy: 10 }),
      makeProposalSource('owls-chosen', owls, { relevancy: 5, chosen: true }),
      ...makeLiterature('nursing'),
      makeProposalSource('gone', {}, { retractionCheck: 'retracted', chosen: true }),
    ]
    const ranked = rankLiterature({ sources, queries: ['remote work burnout nurses'], max: 4 }).map(
      ({ key }) => key,
    )
    expect(ranked[0]).toBe('nursing1')
    expect(ranked).not.toContain('gone')
    expect(ranked.every((key) => key.startsWith('nursing'))).toBe(true)
  })
})

import { describe, expect, test, vi } from 'vitest'
import { locales } from '@/lib/contracts/locale'
import { PASS_SCORE01 } from '@/lib/contracts/pass-score'
import { DataCollectionPlan, MethodologyRecommendation, QualityValidation } from '@/lib/contracts/proposal'
import { QualityStage } from '@/lib/contracts/proposal-quality'
import {
  DataCollectionStage,
  designIds,
  type Literature,
  MethodologyStage,
  type ProposalBrief,
} from '@/lib/contracts/proposal-run'
import { citationsIn } from '@/lib/core/text/citation-marks'
import { inShort } from '@/lib/server/testing/in-short'
import { makeBrief, makeLiterature, type SampleName, sampleNames } from '../problem/problem-fixture'
import { composeMethodology } from './compose-methodology'
import { knownConstraints } from './constraints'
import { designTable } from './design-table'
import { nextRound, proposalRound } from './method-fixture'
import { skillIds, skillName, skillsNamed } from './skill-table'
import { plansOf } from './work-plan'

// Whole proposals are composed by the dozen.
vi.setConfig({ testTimeout: 60_000 })

/** Another work that reads the same: no source is cited twice under two keys. */
function suffixed(source: ReturnType<typeof makeLiterature>[number], suffix: string) {
  const work = { ...source.work, title: `${source.work.title} ${suffix}` }
  return { ...source, key: `${source.key}${suffix}`, work }
}

function literature(name: SampleName): Literature {
  const sources = makeLiterature(name)
  const again = sources.map((source) => suffixed(source, 'b'))
  const third = sources.map((source) => suffixed(source, 'c'))
  return { counts: null, queries: [], sources: [...sources, ...again, ...third] }
}

type Given = Partial<ProposalBrief['profile']>

const rounds = new Map<string, ReturnType<typeof proposalRound>>()
/** Several tests look at the same round, none changes it. */
function round(name: SampleName, given: Given, locale: ProposalBrief['locale'] = 'en') {
  const key = JSON.stringify([name, given, locale])
  const brief = makeBrief(name, locale)
  const profile = { ...brief.profile, ...given }
  const made = rounds.get(key) ?? proposalRound({ ...brief, profile }, literature(name), null)
  rounds.set(key, made)
  return made
}

const months = (value: number) => ({ value, unit: 'months' as const })

describe('methodology and data from the floor', () => {
  test('every topic in every language gives stages that fit the contracts', () => {
    for (const locale of locales)
      for (const name of sampleNames) {
        const { methodology, dataCollection, quality, problem, objectives } = round(name, {}, locale)
        MethodologyStage.parse(methodology)
        MethodologyRecommendation.parse(methodology.recommendation)
        DataCollectionStage.parse(dataCollection)
        DataCollectionPlan.parse(dataCollection.plan)
        QualityStage.parse(quality)
        QualityValidation.parse(quality.validation)
        const texts = JSON.stringify({ methodology, dataCollection, quality })
        expect(texts, `${locale} ${name}`).not.toMatch(/\{[a-z]+\}|undefined|NaN|Infinity/)
        const known = new Set(literature(name).sources.map(({ key }) => key))
        expect(citationsIn(methodology, dataCollection).every((key) => known.has(key))).toBe(true)
        const served = new Set(methodology.methods.flatMap((method) => method.objectives))
        expect(served.size).toBe(objectives.objectives.specific_objectives.length)
        expect(problem.definition.key_variables.length).toBeGreaterThan(0)
      }
  })

  test.each([
    ['nursing', 'survey'],
    ['computing', 'simulation'],
    ['education', 'interviews'],
    ['law', 'document-analysis'],
    ['economics', 'secondary-data'],
  ] as const)('what %s asks leads to %s in every language', (name, design) => {
    for (const locale of locales) expect(round(name, {}, locale).methodology.design, locale).toBe(design)
  })

  test('a source is counted for the design its abstract names, and a retracted one for none', () => {
    const { recommendation } = round('nursing', {}).methodology
    expect(recommendation.justification).toContain(
      'survey (6) [@nursing0; @nursing2; @nursing0b; @nursing2b; @nursing0c; @nursing2c]',
    )
    const sources = makeLiterature('nursing').map((source) => ({
      ...source,
      retractionCheck: 'retracted' as const,
    }))
    const brief = makeBrief('nursing', 'en')
    const stage = proposalRound(brief, { counts: null, queries: [], sources }, null).methodology
    expect(citationsIn(stage)).toEqual([])
  })

  test('who cannot reach people is given a design without participants', () => {
    const words = ['No access to people', 'Sem acesso a pessoas', 'Sin acceso a personas']
    const all = words.flatMap((constraint) => sampleNames.map((name) => [constraint, name] as const))
    for (const [constraint, name] of inShort(
      all,
      all.filter((_, at) => at % 3 === 0),
    )) {
      const { methodology } = round(name, { constraints: [constraint] })
      expect(designTable[methodology.design].participants, `${name} ${constraint}`).toBe(false)
    }
  })

  test('constraints are recognised however a student writes them', () => {
    const kinds = (words: string) =>
      knownConstraints({
        ...makeBrief('law', 'en'),
        profile: { ...makeBrief('law', 'en').profile, constraints: [words] },
      }).map(({ kind }) => kind)
    expect(kinds('No budget')).toEqual(['no-budget'])
    expect(kinds('Remote-only')).toEqual(['remote-only'])
    expect(kinds('Sem orçamento e somente remoto')).toEqual(['no-budget', 'remote-only'])
    expect(kinds('Solo en línea')).toEqual(['remote-only'])
    expect(kinds('Only public hospitals in Brazil')).toEqual([])
    expect(skillsNamed('Estatística')).toContain('statistics')
    expect(skillsNamed('Knitting')).toEqual([])
    for (const id of skillIds)
      for (const name of locales.map((locale) => skillName(id, locale)))
        expect(skillsNamed(name)).toContain(id)
  })

  test('a note that asks for a design by name is followed', () => {
    const one = round('nursing', { weekly_hours: 20 })
    const stage = composeMethodology({
      ...one.inputs,
      note: 'Please use interviews instead.',
      previous: one.methodology,
    })
    expect(stage.design).toBe('interviews')
    expect(stage.recommendation.justification).toContain('as was asked for')
  })

  test('participants in Brazil mean an ethics committee through Plataforma Brasil', () => {
    const { dataCollection } = round('nursing', {}, 'pt-BR')
    expect(dataCollection.plan.resource_requirements.join()).toContain('Plataforma Brasil')
    expect(dataCollection.tasks.map(({ id }) => id)).toContain('ethics')
    expect(round('nursing', {}).dataCollection.plan.resource_requirements.join()).not.toContain('Plataforma')
  })

  test('paid tools are named only to who knows them and may spend', () => {
    const names = (given: Given) =>
      round('nursing', given).dataCollection.plan.recommended_tools.map(({ name }) => name)
    expect(names({ existing_skills: ['SPSS'], constraints: [] })).toContain('SPSS')
    expect(names({ existing_skills: ['SPSS'] })).not.toContain('SPSS')
    expect(names({ existing_skills: ['R'] })).toContain('R')
  })

  test('each design has plans, and a later plan needs no more hours than the one before', () => {
    const { inputs } = round('nursing', {})
    for (const design of designIds) {
      const hours = plansOf(design, inputs).map(({ ledger }) => ledger?.neededHours ?? Number.NaN)
      expect(hours, design).toEqual([...hours].sort((one, other) => other - one))
    }
  })
})

describe('rounds', () => {
  test('15 hours a week for 12 months pass at once', () => {
    const { quality } = round('nursing', { weekly_hours: 15, total_timeline: months(12) })
    expect(quality.validation).toMatchObject({ validation_passed: true, issues_identified: [] })
  })

  test('4 hours a week for 6 months fail feasibility, before and after', () => {
    const one = round('nursing', { weekly_hours: 4, total_timeline: months(6) })
    expect(one.quality.validation.feasibility_score).toBeLessThan(PASS_SCORE01)
    expect(one.quality.validation.refinement_targets[0]).toBe('methodology')
    const two = nextRound(one)
    expect(two.quality.validation.validation_passed).toBe(false)
    expect(two.dataCollection.plan.resource_requirements.at(-1)).toContain('more hours a week')
  })

  test.each(locales)('6 hours a week for 12 months fail once and pass with another design (%s)', (locale) => {
    const one = round('nursing', { weekly_hours: 6, total_timeline: months(12) }, locale)
    expect(one.quality.validation.validation_passed).toBe(false)
    const two = nextRound(one)
    expect(two.methodology.design).not.toBe(one.methodology.design)
    expect(two.quality.validation.validation_passed).toBe(true)
  })

  test('7 hours a week for 12 months fail once and pass with the same design made smaller', () => {
    const one = round('nursing', { weekly_hours: 7, total_timeline: months(12) })
    expect(one.quality.validation.validation_passed).toBe(false)
    const two = nextRound(one)
    expect(two.methodology.design).toBe('survey')
    expect(two.dataCollection.sample.n ?? 0).toBeLessThan(one.dataCollection.sample.n ?? 0)
    expect(two.quality.validation.validation_passed).toBe(true)
  })
})

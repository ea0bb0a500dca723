import { describe, expect, test } from 'vitest'
import { PASS_SCORE01 } from '@/lib/contracts/pass-score'
import type { QualityIssue } from '@/lib/contracts/proposal'
import type { QualityCheck } from '@/lib/contracts/proposal-quality'
import { inShort } from '@/lib/server/testing/in-short'
import { makeBrief, makeLiterature } from '../problem/problem-fixture'
import { judgeQuality, withModelJudgement } from './judge-quality'
import { proposalRound } from './method-fixture'
import type { QualityInputs } from './quality-check'

const sources = ['', 'b', 'c'].flatMap((suffix) =>
  makeLiterature('nursing').map((source) => ({
    ...source,
    key: `${source.key}${suffix}`,
    work: { ...source.work, title: `${source.work.title} ${suffix}`.trim() },
  })),
)
const brief = makeBrief('nursing', 'en')
const good = proposalRound(brief, { counts: null, queries: [], sources }, null).inputs
const plain = judgeQuality(good)

function withMainQuestion(inputs: QualityInputs, question: string): QualityInputs {
  const { problem, objectives } = inputs
  const before = problem.definition.main_research_question
  return {
    ...inputs,
    problem: { ...problem, definition: { ...problem.definition, main_research_question: question } },
    // As a model would leave it: every table agrees with the foreign question.
    objectives: {
      ...objectives,
      coverage: objectives.coverage.map((row) => (row.question === before ? { ...row, question } : row)),
    },
  }
}

/** What one broken part looks like, for each check. */
const broken: Readonly<Record<QualityCheck['id'], (inputs: QualityInputs) => QualityInputs>> = {
  'questions-answered': (inputs) => ({
    ...inputs,
    objectives: { ...inputs.objectives, coverage: inputs.objectives.coverage.slice(1) },
  }),
  'objectives-served': (inputs) => ({
    ...inputs,
    methodology: { ...inputs.methodology, methods: [{ method: 'Reading', objectives: [0] }] },
  }),
  'citations-resolve': (inputs) => withStatement(inputs, 'Nobody knows this work [@invented2020].'),
  'references-sound': (inputs) => ({
    ...inputs,
    literature: {
      ...inputs.literature,
      sources: inputs.literature.sources.map((source) => ({ ...source, retractionCheck: 'retracted' })),
    },
  }),
  'literature-enough': (inputs) => ({
    ...withStatement(inputs, 'A gap.'),
    literature: { ...inputs.literature, sources: [] },
  }),
  'asked-in-sources': (inputs) => ({
    ...inputs,
    brief: { ...inputs.brief, question: 'Does remote work reduce staff turnover?' },
  }),
  'variables-used': (inputs) => ({
    ...inputs,
    problem: {
      ...inputs.problem,
      definition: { ...inputs.problem.definition, key_variables: ['glacier melt', 'sea level'] },
    },
  }),
  'sums-agree': (inputs) => ({
    ...inputs,
    dataCollection: { ...inputs.dataCollection, tasks: inputs.dataCollection.tasks.slice(1) },
  }),
  'hours-suffice': (inputs) => ({
    ...inputs,
    ledger: inputs.ledger && { ...inputs.ledger, availableHours: 100, slackHours: -200 },
  }),
  'dates-agree': (inputs) => ({ ...inputs, today: '2099-01-01' }),
  'skills-covered': (inputs) => ({
    ...inputs,
    methodology: {
      ...inputs.methodology,
      recommendation: { ...inputs.methodology.recommendation, required_skills: ['Diving'] },
    },
  }),
  'sample-reachable': (inputs) => ({
    ...inputs,
    dataCollection: {
      ...inputs.dataCollection,
      sample: { ...inputs.dataCollection.sample, n: 100_000 },
    },
  }),
  'about-concepts': (inputs) => withMainQuestion(inputs, 'Does drinking coffee cure malaria in horses?'),
  'wording-sound': (inputs) =>
    withStatement(inputs, 'I think that nobody in the world has ever studied burnout.'),
  'parts-agree': (inputs) => ({
    ...inputs,
    methodology: {
      ...inputs.methodology,
      hypotheses: ['Coffee changes the malaria of horses; the null hypothesis is that it does not.'],
    },
  }),
  'design-fits': (inputs) => ({ ...inputs, methodology: { ...inputs.methodology, design: 'interviews' } }),
  'constraints-kept': (inputs) => ({
    ...inputs,
    brief: { ...inputs.brief, profile: { ...inputs.brief.profile, constraints: ['Remote only'] } },
    dataCollection: {
      ...inputs.dataCollection,
      plan: {
        ...inputs.dataCollection.plan,
        collection_techniques: ['Face-to-face interviews on the ward'],
      },
    },
  }),
}

function withStatement(inputs: QualityInputs, problem_statement: string): QualityInputs {
  return {
    ...inputs,
    problem: { ...inputs.problem, definition: { ...inputs.problem.definition, problem_statement } },
  }
}

function isKey(key: string): key is QualityCheck['id'] {
  return Object.hasOwn(broken, key)
}

describe('quality control without a model', () => {
  test('a sound proposal has every check and passes all', () => {
    expect(plain.validation.validation_passed).toBe(true)
    expect(plain.checks.filter(({ passed }) => !passed)).toEqual([])
    expect(plain.checks.map(({ id }) => id).sort()).toEqual(Object.keys(broken).sort())
  })

  test.each(Object.keys(broken).filter(isKey))('a proposal broken in %s is caught', (id) => {
    const { checks, validation } = judgeQuality(broken[id](good))
    const check = checks.find((one) => one.id === id)
    expect(check?.passed).toBe(false)
    expect(check?.share01).toBeLessThan(1)
    expect(validation.issues_identified.length).toBeGreaterThan(0)
    expect(validation.recommendations.length).toBeGreaterThan(0)
  })

  test('an unanswered question fails coherence, missing hours fail feasibility, whatever the rest', () => {
    const unanswered = judgeQuality(broken['questions-answered'](good)).validation
    expect(unanswered.coherence_score).toBeLessThan(PASS_SCORE01)
    expect(unanswered.refinement_targets).toEqual(['research_objectives'])
    const short = judgeQuality(broken['hours-suffice'](good)).validation
    expect(short.feasibility_score).toBeLessThan(PASS_SCORE01)
    expect(short.requires_refinement).toBe(true)
  })

  test('a paid tool breaks "no budget", a design with participants "no access to people"', () => {
    const tool = { name: 'X', type: 'x', accessibility: 'Paid subscription', learning_curve: 'x' }
    const { plan } = good.dataCollection
    const paid = {
      ...good,
      dataCollection: { ...good.dataCollection, plan: { ...plan, recommended_tools: [tool] } },
    }
    expect(judgeQuality(paid).validation.issues_identified[0]?.description).toContain('X (Paid subscription)')
    const alone = { ...good.brief.profile, constraints: ['No access to people'] }
    const { validation } = judgeQuality({ ...good, brief: { ...good.brief, profile: alone } })
    expect(validation.refinement_targets).toContain('methodology')
  })

  test('references that nobody looked up neither pass nor fail, and weigh nothing', () => {
    const checkedAs = (...checks: readonly ('clean' | 'not-checked' | 'retracted')[]) => ({
      ...good,
      literature: {
        ...good.literature,
        sources: good.literature.sources.map((source, at) => ({
          ...source,
          retractionCheck: checks[at % checks.length] ?? 'clean',
        })),
      },
    })
    const soundIn = (inputs: QualityInputs) => {
      const { checks, validation } = judgeQuality(inputs)
      return { ...checks.find(({ id }) => id === 'references-sound'), score: validation.coherence_score }
    }
    const none = soundIn(checkedAs('not-checked'))
    expect(none).toMatchObject({ passed: null, share01: 0, score: plain.validation.coherence_score })
    expect(none.detail).toContain('nobody has looked it up')
    expect(soundIn(checkedAs('clean', 'not-checked')).passed).toBe(null)
    expect(soundIn(checkedAs('retracted', 'not-checked')).passed).toBe(false)
    const all = soundIn(checkedAs('clean'))
    expect(all.passed).toBe(true)
    expect(all.detail).not.toContain('nobody')
  })

  test('without a ledger nothing passes', () => {
    expect(judgeQuality({ ...good, ledger: null }).validation.validation_passed).toBe(false)
  })
})

describe('scores', () => {
  test('any mixture of broken parts keeps bounds and the rule of passing', () => {
    const ids = Object.keys(broken).filter(isKey)
    const masks = Array.from({ length: Math.ceil(2 ** ids.length / 149) }, (_, nth) => nth * 149)
    for (const mask of inShort(
      masks,
      masks.filter((_, at) => at % 8 === 0),
    )) {
      const chosen = ids.filter((_, at) => Math.floor(mask / 2 ** at) % 2 === 1)
      const inputs = chosen.reduce<QualityInputs>((some, id) => broken[id](some), good)
      const { validation: found } = judgeQuality(inputs)
      const { coherence_score: c, feasibility_score: f } = found
      expect(Math.min(c, f)).toBeGreaterThanOrEqual(0)
      expect(Math.max(c, f)).toBeLessThanOrEqual(1)
      expect(found.overall_quality_score).toBeCloseTo(((c + f) / 2) * 100, 8)
      const isGrave = found.issues_identified.some(({ severity }) => severity === 'critical')
      expect(found.validation_passed, chosen.join()).toBe(c >= PASS_SCORE01 && f >= PASS_SCORE01 && !isGrave)
      expect(found.requires_refinement).toBe(!found.validation_passed)
      expect(found.refinement_targets.length > 0).toBe(!found.validation_passed)
    }
  }, 60_000)

  const issue: QualityIssue = {
    severity: 'critical',
    component: 'problem_definition',
    description: 'The question is too wide.',
    impact: 'It cannot be answered.',
  }

  test('a model cannot lift what a check found', () => {
    const failed = judgeQuality(broken['questions-answered'](good))
    const praised = { coherence_score: 1, feasibility_score: 1, issues_identified: [], recommendations: [] }
    const { validation, checks } = withModelJudgement(failed, praised)
    expect(validation).toEqual(failed.validation)
    expect(checks).toEqual(failed.checks)
  })

  test('a model may lower scores, add issues and send back', () => {
    const { validation } = withModelJudgement(plain, {
      coherence_score: 0.5,
      feasibility_score: 0.9,
      issues_identified: [issue],
      recommendations: ['Narrow the question to one hospital.'],
    })
    expect(validation).toMatchObject({
      validation_passed: false,
      coherence_score: 0.5,
      feasibility_score: 0.9,
      overall_quality_score: 70,
      refinement_targets: ['problem_definition'],
    })
    expect(validation.recommendations).toContain('Narrow the question to one hospital.')
  })

  test('0.7 in both passes, a hair less in either does not, nor does a critical issue', () => {
    const judged = (
      coherence_score: number,
      feasibility_score: number,
      severity?: QualityIssue['severity'],
    ) =>
      withModelJudgement(plain, {
        coherence_score,
        feasibility_score,
        issues_identified: severity ? [{ ...issue, severity }] : [],
        recommendations: [],
      }).validation
    expect(judged(0.7, 0.7)).toMatchObject({ validation_passed: true, overall_quality_score: 70 })
    expect(judged(0.7, 0.83)).toMatchObject({ overall_quality_score: 76.5 })
    expect(judged(0.6999, 1).validation_passed).toBe(false)
    expect(judged(1, 0.6999).validation_passed).toBe(false)
    expect(judged(1, 1, 'critical').validation_passed).toBe(false)
    expect(judged(1, 1, 'major').validation_passed).toBe(true)
  })

  test('a low score without any issue still names where to go back to', () => {
    const { validation } = withModelJudgement(plain, {
      coherence_score: 1,
      feasibility_score: 0.2,
      issues_identified: [],
      recommendations: [],
    })
    expect(validation.refinement_targets).toEqual(['data_collection'])
  })
})

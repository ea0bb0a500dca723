import { expect, test } from 'vitest'
import type { SampleSize } from '@/lib/contracts/proposal-run'
import { unsaidSetting } from '@/lib/contracts/study-setting'
import { sampleSteps } from './sample-steps'

const roles = ['outcome', 'predictor', 'covariate', 'covariate'] as const

test.each([
  ['What is the average time that nurses sleep?', 1, 'mean'],
  ['Quanto tempo os enfermeiros dormem?', 1, 'mean'],
  ['How many nurses are burnt out?', 1, 'proportion'],
  ['Does the prevalence of burnout differ between day and night shifts?', 2, 'chi-square'],
  ['¿Con qué frecuencia hay agotamiento en turnos de noche y de día?', 2, 'chi-square'],
  ['How is remote work related to burnout?', 2, 'correlation'],
  ['How are remote work, sleep and age related to burnout?', 4, 'regression'],
] as const)('a survey that asks “%s” is sized for what it asks', (question, variableCount, method) => {
  const steps: readonly SampleSize[] = sampleSteps({
    design: 'survey',
    locale: 'en',
    question,
    variables: roles.slice(0, variableCount),
    study: unsaidSetting,
    found: 12,
  })
  expect(new Set(steps.map((step) => step.method))).toEqual(new Set([method]))
  const sizes = steps.map(({ n }) => n ?? 0)
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one))
})

test('a population below every sample is asked as a whole, by a formula that gives its number', () => {
  const steps = sampleSteps({
    design: 'survey',
    locale: 'en',
    question: 'How many nurses are burnt out?',
    variables: ['outcome'],
    study: { ...unsaidSetting, population: 60, reachable: 40, expectedResponse01: 0.4 },
    found: 12,
  })
  expect(steps).toMatchObject([{ n: 16, invited: 40, formula: 'n = N·(1 − a)' }])
  expect(steps[0]?.inputs.map(({ symbol, value }) => [symbol, value])).toEqual([
    ['N', 40],
    ['a', 0.6],
  ])
})

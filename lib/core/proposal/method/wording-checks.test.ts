import { expect, test } from 'vitest'
import { goodProposal } from '@/bench/trust/corrupted'
import { partsAgree } from './parts-checks'
import type { QualityInputs } from './quality-check'
import { wordingSound } from './wording-checks'

const good = {
  en: goodProposal(
    {
      id: 'en',
      lang: 'en',
      topic: 'Remote work',
      question: 'How is remote work related to burnout among nurses?',
      field: 'Nursing',
    },
    0,
  ),
  pt: goodProposal(
    {
      id: 'pt',
      lang: 'pt',
      topic: 'Teletrabalho',
      question: 'Como o teletrabalho se relaciona com a produtividade?',
      field: 'Administração',
    },
    0,
  ),
  es: goodProposal(
    {
      id: 'es',
      lang: 'es',
      topic: 'Agotamiento de enfermeras',
      question: '¿Cómo viven las enfermeras el agotamiento?',
      field: 'Enfermería',
    },
    0,
  ),
} as const

const saying = (inputs: QualityInputs, sentence: string): QualityInputs => {
  const { definition } = inputs.problem
  const problem_statement = `${definition.problem_statement}\n\n${sentence}`
  return { ...inputs, problem: { ...inputs.problem, definition: { ...definition, problem_statement } } }
}
const toldIn = (inputs: QualityInputs) => wordingSound(inputs).faults.map(({ what }) => what)

test.each([
  ['en', 'We chose it because our ward suffers from it.'],
  ['en', 'No study has ever looked at it.'],
  ['en', 'The thesis will prove that it is so.'],
  ['en', 'Absence rose by 91.7 % among 48,100 people [@source-0].'],
  ['pt', 'Escolhemos o tema porque nossa equipe sofre com ele.'],
  ['pt', 'Ninguém no mundo jamais o estudou.'],
  ['pt', 'As faltas aumentaram 91,7 % entre 48.100 pessoas [@source-0].'],
  [
    'pt',
    'This problem has been little studied and deserves more attention from researchers, because its consequences are still little known.',
  ],
  ['es', 'Nosotras lo elegimos porque nuestro hospital lo sufre.'],
  ['es', 'Esta tesis demostrará sin lugar a dudas que es así.'],
] as const)('a sentence that an advisor would strike out is told (%s): %s', (language, sentence) => {
  const [what] = toldIn(saying(good[language], sentence))
  expect(what).toBe(sentence.replace(' [@source-0]', ''))
})

test.each([
  ['en', 'Type I and Type II diabetes are set apart, and the US is left out.'],
  ['en', 'Two of the 10 sources are reviews [@source-0; @source-1].'],
  ['pt', 'O trabalho em equipe nos hospitais é preciso.'],
  ['es', 'La mayoría de las fuentes no lo dice.'],
] as const)('a sentence that may stand is left (%s): %s', (language, sentence) => {
  expect(toldIn(saying(good[language], sentence))).toEqual([])
})

test('what is composed without a model is sound and agrees with itself', () => {
  for (const inputs of Object.values(good)) {
    expect(toldIn(inputs)).toEqual([])
    expect(partsAgree(inputs).faults).toEqual([])
  }
})

test.each([
  ['en', 'Buy a laptop.'],
  ['en', 'Prove that remote work is good.'],
  ['pt', 'Produtividade no teletrabalho.'],
  ['es', 'Terminar la tesis.'],
] as const)('an errand, a proof or a name is no objective (%s): %s', (language, aim) => {
  const inputs = good[language]
  const [, ...rest] = inputs.objectives.objectives.specific_objectives
  const objectives = { ...inputs.objectives.objectives, specific_objectives: [aim, ...rest] }
  expect(toldIn({ ...inputs, objectives: { ...inputs.objectives, objectives } })).toEqual([aim])
})

test('a sample beyond the population is grave, and one within it is none', () => {
  const inPopulation = (population: number): QualityInputs => ({
    ...good.en,
    brief: { ...good.en.brief, study: { ...good.en.brief.study, population } },
  })
  expect(partsAgree(inPopulation(20)).faults).toEqual([expect.objectContaining({ severity: 'critical' })])
  expect(partsAgree(inPopulation(100_000)).faults).toEqual([])
})

import { expect, it, test } from 'vitest'
import type { FindingDirection } from '@/lib/contracts/review'
import { bareWork } from '@/lib/core/validation/source-fixture'
import { effectsAsked } from './effects-asked'
import { findingOfSource } from './finding-of-source'
import { questionMeter } from './question-meter'

const MIXED = {
  topic: 'Remote work and productivity',
  question: 'How does remote work change productivity, and does it add to work-family conflict?',
}
const [productivity, conflict] = effectsAsked(MIXED)

function found(abstract: string, effect = productivity, title = 'Remote work in an insurance firm') {
  if (!effect) throw new Error('the question asks for no effect')
  return findingOfSource(effect, { key: 'one2020', work: bareWork(title, { abstract }) }, [])
}

test('a mixed question is taken apart into the effects that it asks for, also where a part says only "it"', () => {
  expect(productivity).toMatchObject({ outcome: 'productivity', side: null })
  expect(conflict).toMatchObject({ outcome: 'work-family conflict', side: 'increased' })
  expect(conflict?.causeNames).toContain('remote work')
})

it.each([
  ['Does remote work reduce burnout?', [['burnout', 'decreased']]],
  ['O teletrabalho reduz o burnout?', [['burnout', 'decreased']]],
  ['¿El teletrabajo aumenta la productividad?', [['productividad', 'increased']]],
  ['Does yoga improve sleep quality?', [['sleep quality', 'increased']]],
  ['A meditação melhora a ansiedade?', [['ansiedade', 'decreased']]],
  [
    'Como o trabalho remoto muda a produtividade, e ele aumenta o conflito trabalho-família?',
    [
      ['produtividade', null],
      ['conflito trabalho-família', 'increased'],
    ],
  ],
  [
    '¿Cómo cambia el trabajo remoto la productividad, y aumenta el conflicto trabajo-familia?',
    [
      ['productividad', null],
      ['conflicto trabajo-familia', 'increased'],
    ],
  ],
])('reads the effects that a question asks for: %s', (question, effects) => {
  const read = effectsAsked({ topic: '', question })
  expect(read.map(({ outcome, side }) => [outcome, side])).toEqual(effects)
})

test('a topic in another language than the question takes no part of it away', () => {
  const question = 'Como o trabalho remoto muda a produtividade, e ele aumenta o conflito trabalho-família?'
  const read = effectsAsked({ topic: MIXED.topic, question })
  expect(read.map(({ outcomeNames }) => outcomeNames.includes('productivity'))).toEqual([true, false])
})

test('an outcome that a question shortens has the names of what the topic says in full; where two could be meant it has its own', () => {
  const question = 'A carga de trabalho aumenta o esgotamento de enfermeiros?'
  const namesUnder = (topic: string) => effectsAsked({ topic, question })[0]?.outcomeNames ?? []
  expect(namesUnder('Esgotamento profissional de enfermeiros')).toContain('burnout')
  expect(namesUnder('Gestão de estoques')).toEqual(['esgotamento'])
})

test('a question that asks for no effect has none', () => {
  expect(effectsAsked({ topic: 'Remote work', question: 'Which scale was used?' })).toEqual([])
  const factors = 'Quais fatores levam à evasão escolar no Nordeste?'
  expect(effectsAsked({ topic: '', question: factors })).toEqual([])
})

it.each<[string, FindingDirection]>([
  ['Productivity increased by 12% under remote work compared with the office.', 'increased'],
  ['Remote work reduced productivity among 120 clerks (p < 0.01).', 'decreased'],
  ['No significant difference in productivity was found between the groups (p = 0.62).', 'no-difference'],
  ['A produtividade aumentou significativamente com o trabalho remoto (p < 0,01).', 'increased'],
  ['Não houve diferença significativa na produtividade entre os grupos (p = 0,38).', 'no-difference'],
  ['Stress increased, but productivity declined by 5% under remote work.', 'decreased'],
])('reads what was found: %s', (abstract, direction) => {
  expect(found(abstract)).toMatchObject({ direction, said: { text: abstract }, isUnread: false })
})

it.each([
  ['another outcome', 'Stress increased by 12% and productivity was not part of the survey.'],
  ['another outcome next to it', 'Remote work increased stress and productivity was discussed.'],
  ['no study on it', 'There is no research on whether remote work increased productivity.'],
  ['few studies', 'Poucos estudos mostram que a produtividade aumentou com o trabalho remoto.'],
  ['a limitation', 'A limitation is that productivity increased before remote work was measured.'],
  ['future work', 'Future research should test why productivity increased under remote work.'],
  ['an aim', 'We aimed to test whether remote work increased productivity among nurses.'],
  ['advice', 'Managers should see that productivity increased with remote work is rewarded.'],
  ['a doubt', 'Remote work may have increased productivity in this firm.'],
  ['others', 'Previous studies reported that remote work increased productivity.'],
  ['a tendency', 'Productivity tended to be higher under remote work (p = 0.09).'],
  ['a question', 'Has productivity increased with remote work in this firm?'],
  ['an order to the reader', 'State that remote work increased productivity in all firms.'],
])('says nothing of %s: %s', (_, abstract) => {
  expect(found(abstract).direction).toBe('not-said')
})

test('a source on another topic, or two findings against each other, say nothing', () => {
  const rise = 'Productivity increased by 12% compared with the year before.'
  expect(found(rise, productivity, 'Irrigation of maize in Kenya')).toMatchObject({ said: null })
  expect(found(`${rise} In the second firm productivity decreased by 8%.`).direction).toBe('not-said')
})

test('a finding in a language that is not read is not counted, and the meter says how many sources that concerns', () => {
  const french = found(
    'La productivité des employés (productivity) a augmenté de manière significative avec le télétravail (p < 0,01).',
  )
  expect(french).toMatchObject({ direction: 'not-said', isUnread: true })
  const meter = questionMeter({ question: 'Q', outcome: 'productivity', side: null, findings: [french] })
  expect(meter).toMatchObject({ effect: null, unmeasured: 1 })
})

test('a Spanish finding is counted like an English one', () => {
  const spanish = found('La productividad aumentó significativamente con el trabajo remoto (p < 0,01).')
  expect(spanish).toMatchObject({ direction: 'increased', isUnread: false })
})

test('asked the other way round, the sides change; asked neither way, most decide', () => {
  const of = (key: string, direction: FindingDirection) => ({ key, direction, said: null, isUnread: false })
  const findings = [
    of('a', 'increased'),
    of('b', 'decreased'),
    of('c', 'decreased'),
    of('d', 'no-difference'),
  ]
  const meter = (side: 'increased' | null) => {
    const { effect, groups } = questionMeter({ question: 'Q', outcome: 'burnout', side, findings })
    return [effect, ...Object.values(groups).map((group) => group.map(({ key }) => key).join(''))]
  }
  expect(meter('increased')).toEqual(['increased', 'a', 'd', 'bc', ''])
  expect(meter(null)).toEqual(['decreased', 'bc', 'd', 'a', ''])
})

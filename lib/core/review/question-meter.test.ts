import { expect, test } from 'vitest'
import { questionMeter } from './question-meter'

const said = (text: string) => ({
  ...{ text, place: 'abstract' as const, itemId: null, passageId: null, locator: null },
})

const found = {
  one2020: 'Burnout decreased significantly with remote work among 120 nurses.',
  two2020: 'Remote work reduced burnout by 20% compared with the office.',
  three2020: 'Burnout increased by 12% in remote work compared with the office.',
  four2020: 'No significant difference in burnout was found between remote and office work (p = 0.62).',
  five2020: 'We aimed to test whether remote work reduces burnout among nurses.',
  six2020: 'O esgotamento diminuiu 20% com o trabalho remoto entre os enfermeiros do hospital.',
}
const answers = [
  ...Object.entries(found).map(([key, text]) => ({ key, said: said(text) })),
  { key: 'seven2020', said: null },
]
const keysOf = ({ groups }: ReturnType<typeof questionMeter>) =>
  Object.fromEntries(Object.entries(groups).map(([verdict, own]) => [verdict, own.map(({ key }) => key)]))

test('counts what was found in the direction the question names; aims and unmeasured languages are not said', () => {
  const meter = questionMeter({ question: 'Does remote work reduce burnout?', answers })
  expect(meter).toMatchObject({ effect: 'decreased', isAsked: true, unmeasured: 1 })
  expect(keysOf(meter)).toEqual({
    effect: ['one2020', 'two2020'],
    none: ['four2020'],
    opposite: ['three2020'],
    'not-said': ['five2020', 'six2020', 'seven2020'],
  })
})

test('asked the other way round, the sides change; asked neither way, most decide', () => {
  const asked = questionMeter({ question: 'Does remote work increase burnout?', answers })
  expect(keysOf(asked)).toMatchObject({ effect: ['three2020'], opposite: ['one2020', 'two2020'] })
  const open = questionMeter({ question: 'What does remote work do to burnout?', answers })
  expect(open).toMatchObject({ effect: 'decreased', isAsked: false })
  expect(questionMeter({ question: 'Which scale was used?', answers: [] })).toMatchObject({ effect: null })
})

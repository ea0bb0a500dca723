import { expect, test } from 'vitest'
import { sentenceCaser } from './sentence-case'

const cased = sentenceCaser([
  'We used the Maslach Burnout Inventory with nurses in Recife. The sample answered a Likert scale on emotional exhaustion.',
])

test.each([
  [
    'Remote Work and Job Satisfaction: Evidence From Brazil',
    'Remote work and job satisfaction: Evidence from Brazil',
  ],
  [
    'The Maslach Burnout Inventory Among Nurses in Intensive Care',
    'The Maslach Burnout Inventory among nurses in intensive care',
  ],
  [
    'Effects of COVID-19 on the Mental Health of University Students',
    'Effects of COVID-19 on the mental health of university students',
  ],
  ['A Importância da Inovação nas Empresas do Brasil', 'A importância da inovação nas empresas do Brasil'],
  [
    'El Trabajo Remoto y la Productividad de los Empleados en México',
    'El trabajo remoto y la productividad de los empleados en México',
  ],
  ['REMOTE WORK AND STRESS IN BRAZIL', 'Remote work and stress in Brazil'],
  ['Remote work among nurses in Recife', 'Remote work among nurses in Recife'],
  [
    'How ChatGPT Changes the Essays of University Students',
    'How ChatGPT changes the essays of university students',
  ],
  // Nobody here knows the word: it may be a name.
  ['Remote Work and Burnout in the Zanzotto Workshops', 'Remote work and burnout in the Zanzotto workshops'],
])('%s', (title, expected) => {
  expect(cased(title)).toBe(expected)
})

test('a title in sentence case stays as it is, and doing it twice changes nothing', () => {
  const once = cased('Emotional Exhaustion of Nurses: A Study in Recife Hospitals')
  expect(cased(once)).toBe(once)
  expect(once).toContain('Recife')
})

test('a subtitle begins with a capital in a title that was set in sentence case, too', () => {
  expect(cased('Shorter hours and burnout: a pre-registered trial')).toBe(
    'Shorter hours and burnout: A pre-registered trial',
  )
  expect(cased('Care at a distance: eHealth in rural Brazil')).toBe(
    'Care at a distance: eHealth in rural Brazil',
  )
})

import { expect, it } from 'vitest'
import { theoryName } from './theory-name'

it.each([
  ['en', 'We draw on self-determination theory to explain motivation.', 'self-determination theory'],
  ['en', 'The theory of planned behaviour was used in the survey.', 'theory of planned behaviour'],
  ['en', 'Based on conservation of resources theory, we argue otherwise.', 'resources theory'],
  ['pt', 'O estudo apoia-se na teoria da autodeterminação.', 'teoria da autodeterminação'],
  ['es', 'Se parte de la teoría del capital humano para explicarlo.', 'teoría del capital humano'],
])('%s: names the theory of “%s”', (language, sentence, name) => {
  expect(theoryName(sentence, language)).toBe(name)
})

it.each([
  ['en', 'This contributes to theory and practice.'],
  ['en', 'In theory, remote work helps.'],
  ['en', 'A new theory is needed.'],
  ['pt', 'Discute-se a relação entre teoria e prática.'],
  ['es', 'El marco teórico se presenta en la segunda sección.'],
])('%s: names none where none is named: “%s”', (language, sentence) => {
  expect(theoryName(sentence, language)).toBeNull()
})

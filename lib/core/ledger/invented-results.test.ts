import { expect, test } from 'vitest'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { judgeSentences } from './refused-sentences'

/** What a model says was found, without a figure by which it could be caught, and no source says so. */
const abstracts = {
  en: 'We surveyed 300 nurses. Results show that telework was associated with lower burnout. The sample was small.',
  pt: 'Foram entrevistadas 300 enfermeiras. Os resultados mostram que o teletrabalho associou-se a menor burnout. A amostra foi pequena.',
  es: 'Se encuestó a 300 enfermeras. Los resultados muestran que el teletrabajo se asoció con menor burnout. La muestra fue pequeña.',
} as const

function reasonFor(sentence: string, language: keyof typeof abstracts) {
  const work = workFixture({ title: 'Telework and burnout', abstract: abstracts[language], language })
  const rules = { sources: [{ key: 'a', work }], language, topic: 'telework', own: '', given: '' }
  return judgeSentences(`${sentence} [@a].`, { part: 'literature', rules }).map(({ reason }) => reason)
}

test.each([
  ['en', 'A randomised trial showed that telework significantly reduces mortality'],
  ['en', 'The intervention improved sleep'],
  ['en', 'Telework was associated with higher burnout'],
  ['pt', 'Um ensaio randomizado mostrou que o teletrabalho reduz a mortalidade'],
  ['pt', 'A intervenção melhorou o sono'],
  ['es', 'Un ensayo aleatorizado mostró que el teletrabajo reduce la mortalidad'],
  ['es', 'La intervención mejoró el sueño'],
] as const)('an invented result is refused (%s): %s', (language, sentence) => {
  expect(reasonFor(sentence, language)).not.toContain(null)
})

test.each([
  ['en', 'Telework was associated with lower burnout'],
  ['pt', 'O teletrabalho associou-se a menor burnout'],
  ['es', 'El teletrabajo se asoció con menor burnout'],
] as const)('what the source says in its own words is taken (%s): %s', (language, sentence) => {
  expect(reasonFor(sentence, language)).toEqual([null])
})

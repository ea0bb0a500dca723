import { expect, test } from 'vitest'
import { workOf } from './angle-works-fixture'
import { groundedRationale } from './grounded-rationale'

const works = [workOf(1, 'Telework and sleep of 240 nurses', 'In 2021, 31% of the nurses slept badly.')]

test.each([
  ['en', 'There are hundreds of studies on telework.'],
  ['en', 'No study has looked at nurses.'],
  ['en', 'The literature on night work is scarce.'],
  ['en', 'Telework of nurses has never been studied.'],
  ['en', 'Most studies are from Europe.'],
  ['en', 'The databases hold 940 works.'],
  ['en', 'A survey found that 64% slept badly.'],
  ['pt-BR', 'Há poucos estudos sobre o teletrabalho.'],
  ['pt-BR', 'Nenhuma pesquisa ouviu enfermeiros.'],
  ['pt-BR', 'A literatura ainda é escassa.'],
  ['pt-BR', 'Existem 940 artigos publicados.'],
  ['pt-BR', 'O tema é pouco explorado.'],
  ['es', 'No hay estudios sobre el teletrabajo.'],
  ['es', 'La evidencia es limitada.'],
  ['es', 'Faltan investigaciones sobre enfermeras.'],
  ['es', 'El tema ha sido ampliamente estudiado.'],
] as const)('%s: %j is not the model’s to say', (locale, rationale) => {
  const said = groundedRationale(rationale, { works, locale })
  expect(said).not.toContain(rationale)
  expect(said).toMatch(/^(?:Rests on one record|Apoia-se em um registro|Se apoya en un registro)/)
})

test.each([
  ['en', 'The survey asked nurses about their sleep.'],
  ['en', 'Sleep of 240 nurses was told, and 31% slept badly.'],
  ['pt-BR', 'O registro liga o teletrabalho ao sono dos enfermeiros.'],
  ['es', 'El registro une el teletrabajo con el sueño de las enfermeras.'],
] as const)('%s: %j stands', (locale, rationale) => {
  expect(groundedRationale(rationale, { works, locale })).toBe(rationale)
})

import { describe, expect, test } from 'vitest'
import { definesTerm, tellsAccounts, tellsChange, tellsShare } from './reported-result'

const late = { at: 3, count: 5 }

describe('what people told', () => {
  test.each([
    'The instrument described by Maslach was used.',
    'Interviews described in an earlier paper were read again.',
    'This study reported the prevalence of pain.',
    'Os artigos relatam a prevalência de dor.',
    'Los autores describen un modelo.',
    'Nurses were interviewed twice.',
  ])('is not in: %s', (text) => expect(tellsAccounts(text)).toBe(false))

  test.each([
    'Nurses described disenfranchised grief and emotional suppression.',
    'As professoras relatam insegurança e o uso de rotinas visuais.',
    'Las participantes viven la integración laboral como un proceso de descalificación.',
    'Relataron acoso, jornadas extensas y pagos incompletos.',
    'Thirteen teachers described strategies for including children.',
  ])('is in: %s', (text) => expect(tellsAccounts(text)).toBe(true))
})

describe('how large a share is', () => {
  test.each([
    'The response rate was 23%.',
    'In the sample 61% were female.',
    'Cronbach’s alpha was above 80%.',
  ])('is not said of what was found by: %s', (text) => expect(tellsShare(text, late)).toBe(false))

  test.each([
    'Overall, 34.5% were food insecure in the previous 30 days.',
    'El 64 % mostró un conocimiento medio.',
  ])('is said by: %s', (text) => expect(tellsShare(text, late)).toBe(true))

  test('is background where an abstract begins', () => {
    expect(tellsShare('Hunger affects 11% of the world.', { at: 0, count: 5 })).toBe(false)
    expect(tellsChange('Deaths rose by 30% since 2010.', { at: 0, count: 5 })).toBe(false)
  })
})

test('what a word means is neither a change nor a result', () => {
  expect(definesTerm('Entende-se por burnout a síndrome de exaustão e baixa realização.')).toBe(true)
  expect(definesTerm('Cidadania, no pós-abolição, designa o exercício de direitos.')).toBe(true)
  expect(definesTerm('Burnout rose by 12 points among nurses.')).toBe(false)
  expect(tellsChange('Liquid cooling reduced the maximum temperature by 9.4 K.', { at: 1, count: 3 })).toBe(
    true,
  )
  expect(tellsChange('Twelve cells were charged at 4C.', { at: 1, count: 3 })).toBe(false)
})

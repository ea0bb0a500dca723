import { expect, it } from 'vitest'
import { isRecommendation } from './recommendation'

it.each([
  ['en', 'These findings suggest paying more attention to remote work wherever productivity matters.'],
  ['en', 'Managers should consider remote work when conflict is at stake.'],
  ['en', 'These findings suggest caution before adopting remote work.'],
  ['pt', 'Os achados sugerem cautela antes de adotar o trabalho remoto.'],
  ['pt', 'Recomenda-se ampliar o treinamento dos gestores.'],
  ['es', 'Los hallazgos sugieren cautela antes de adoptar el teletrabajo.'],
])('%s: what is advised is no finding: %s', (language, text) => {
  expect(isRecommendation(text, language)).toBe(true)
})

it.each([
  ['en', 'Results suggest that remote work reduced productivity by 12%.'],
  ['en', 'Attention increased after the training (p < 0.01).'],
  ['pt', 'Observou-se redução de 14% na competência digital.'],
  ['es', 'El estrés disminuyó después del taller.'],
])('%s: a finding stays one: %s', (language, text) => {
  expect(isRecommendation(text, language)).toBe(false)
})

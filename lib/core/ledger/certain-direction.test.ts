import { describe, expect, it } from 'vitest'
import { certainDirection } from './certain-direction'

describe('the certain direction of a finding', () => {
  it.each([
    ['es', 'La cirugía radical limita en mayor medida la actividad de las pacientes.'],
    ['es', 'El programa afectó en mucho mayor grado a la productividad.'],
    ['pt', 'O turno noturno compromete em maior grau o sono dos enfermeiros.'],
    ['pt', 'A dor restringe em muito maior extensão a vida social.'],
    ['en', 'Night shifts affect sleep to a greater extent.'],
    ['en', 'Pain limits social life to a much larger degree.'],
  ])('is never an increase where only how far something goes is greater (%s): %s', (language, sentence) => {
    expect(certainDirection(sentence, language)).not.toBe('increased')
  })

  it.each([
    [
      'es',
      'La productividad aumentó de manera significativa en el grupo que trabajó a distancia.',
      'increased',
    ],
    ['pt', 'A produtividade aumentou de forma significativa no grupo em trabalho remoto.', 'increased'],
    ['en', 'Productivity was significantly higher in the group that worked remotely.', 'increased'],
    ['es', 'El dolor disminuyó significativamente después de la intervención.', 'decreased'],
    ['pt', 'A dor diminuiu significativamente após a intervenção.', 'decreased'],
    ['en', 'Pain decreased significantly after the intervention.', 'decreased'],
  ])('is told where the words tell it (%s): %s', (language, sentence, direction) => {
    expect(certainDirection(sentence, language)).toBe(direction)
  })
})

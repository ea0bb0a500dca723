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
      'en',
      'A minority belonged to the resistant trajectory (n=29) or to the increasing symptoms trajectory (n=28).',
    ],
    ['en', 'The lower tertile comprised artifactual resilience (86.3%) and new-onset symptoms (6.1%).'],
    ['en', 'Most patients were in the declining distress class.'],
    ['en', 'The worsening symptoms profile held 8% of the sample.'],
    ['pt', 'A maioria pertencia à trajetória de sintomas crescentes (28%).'],
    ['pt', 'O tercil inferior reuniu os sintomas de início recente (6,1%).'],
    ['es', 'La mayoría estaba en la clase de síntomas decrecientes (28%).'],
    ['es', 'El cuartil más bajo reunió a los estudiantes con ansiedad (12%).'],
  ])('is unsaid where a group is only named by it (%s): %s', (language, sentence) => {
    expect(certainDirection(sentence, language)).not.toMatch(/increased|decreased/)
  })
  it.each([
    ['en', 'Anxiety was significantly lower in the intervention group.', 'decreased'],
    ['en', 'Productivity was significantly higher in the class that worked remotely.', 'increased'],
    ['pt', 'A ansiedade foi mais baixa no grupo de intervenção.', 'decreased'],
    ['es', 'El dolor aumentó significativamente en la clase de síntomas crónicos.', 'increased'],
  ])('is told of a group that is named otherwise (%s): %s', (language, sentence, direction) => {
    expect(certainDirection(sentence, language)).toBe(direction)
  })

  const fallen = [
    ['es', 'Los resultados muestran niveles más bajos de ansiedad con el entrenamiento (p < 0,02).'],
    ['es', 'La ansiedad fue más baja en el grupo de intervención.'],
    ['es', 'Se observó un descenso de la ansiedad con el entrenamiento.'],
    ['es', 'Hubo una caída de la ansiedad con el entrenamiento (12%).'],
    ['pt', 'Os resultados mostram níveis mais baixos de ansiedade com o treinamento (p < 0,02).'],
    ['pt', 'Em comparação com o grupo de referência, houve queda da ansiedade com o treinamento (41%).'],
    ['pt', 'Houve decréscimo da ansiedade com o treinamento.'],
    ['en', 'Results show lower levels of anxiety with the training (p < 0.02).'],
  ] as const
  it.each(fallen)('is a fall as surely as its opposite is a rise (%s): %s', (language, sentence) => {
    expect(certainDirection(sentence, language)).toBe('decreased')
  })
  it.each([
    ['es', 'Los resultados muestran niveles más altos de ansiedad con el entrenamiento (p < 0,02).'],
    ['es', 'Se observó un incremento de la ansiedad con el entrenamiento.'],
    ['pt', 'Os resultados mostram níveis mais altos de ansiedade com o treinamento (p < 0,02).'],
    ['pt', 'Houve aumento da ansiedade com o treinamento.'],
  ])('is a rise where the opposite is a fall (%s): %s', (language, sentence) => {
    expect(certainDirection(sentence, language)).toBe('increased')
  })
  it.each([
    ['es', 'No se observó un descenso de la ansiedad con el entrenamiento.'],
    ['es', 'El entrenamiento frenó el descenso de la ansiedad y aumentó el sueño.'],
    ['es', 'Los niveles más bajos de ansiedad aumentaron con el entrenamiento.'],
    ['pt', 'Não houve queda da ansiedade com o treinamento.'],
    ['pt', 'O treinamento pode trazer queda da ansiedade.'],
    ['pt', 'Houve queda da ansiedade e aumento da dor.'],
  ])('stays unsaid where a fall is denied, supposed or beside a rise (%s): %s', (language, sentence) => {
    expect(certainDirection(sentence, language)).not.toMatch(/increased|decreased/)
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

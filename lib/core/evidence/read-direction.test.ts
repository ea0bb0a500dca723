import { describe, expect, it } from 'vitest'
import { directionIn } from './direction-in-text'
import { readDirection } from './read-direction'

const trial = { outcome: 'pain score', intervention: 'massage', comparator: 'usual care' }

describe('readDirection', () => {
  it.each([
    ['Pain score was significantly lower in the massage group than in usual care (p < 0.01).', 'decreased'],
    ['Pain score was significantly higher with usual care than with massage (p = 0.002).', 'decreased'],
    ['The reduction in pain score was greater in the massage group (p < 0.05).', 'decreased'],
    ['Pain score increased significantly in the massage group (p < 0.001).', 'increased'],
    ['Pain score did not differ between massage and usual care (p = 0.43).', 'no-difference'],
    [
      'Pain score was lower in the massage group, but the difference was not significant (p = 0.21).',
      'no-difference',
    ],
  ])('%s → %s', (sentence, direction) => {
    expect(readDirection(sentence, trial)).toBe(direction)
  })

  it.each([
    ['pt', 'A produtividade aumentou significativamente no grupo em teletrabalho (p < 0,01).', 'increased'],
    ['pt', 'Não houve diferença significativa na produtividade entre os grupos (p = 0,38).', 'no-difference'],
    ['pt', 'O burnout diminuiu de forma significativa após o programa (p < 0,05).', 'decreased'],
    ['es', 'El estrés disminuyó significativamente después del programa (p < 0,05).', 'decreased'],
    ['es', 'No se encontraron diferencias significativas en el rendimiento (p = 0,52).', 'no-difference'],
    ['es', 'El rendimiento fue significativamente mayor en el grupo de intervención.', 'increased'],
  ])('reads %s: %s', (_, sentence, direction) => {
    expect(readDirection(sentence)).toBe(direction)
  })

  it.each([
    'Não se encontrou relação entre teletrabalho e produtividade.',
    'As evidências não sustentam a afirmação de que o teletrabalho altera a produtividade.',
    'The data do not support an effect of remote work on productivity.',
    'Los datos no respaldan que el teletrabajo afecte la productividad.',
    'Não foi encontrada associação entre idade e burnout.',
    'Não se constatou impacto do programa nas notas.',
    'Não se encontrou redução da dor.',
    'Não se verificou benefício do programa.',
    'A satisfação ficou sem relação com a idade.',
    'Nenhum impacto sobre as notas foi observado.',
    'Nenhuma mudança na dor foi registrada.',
    'No se encontró relación entre teletrabajo y productividad.',
    'No se halló asociación entre la edad y el agotamiento.',
    'No se constató impacto del programa en las notas.',
    'No se encontró reducción del dolor.',
    'No se observó beneficio del programa.',
    'La satisfacción quedó sin relación con la edad.',
    'Ninguna relación se encontró entre sueño y dolor.',
    'Ningún impacto sobre las notas fue observado.',
    'No relationship was found between telework and productivity.',
    'No impact of the programme on grades was seen.',
  ])('reads that nothing was found: %s', (sentence) => {
    expect(readDirection(sentence)).toBe('no-difference')
  })

  it.each([
    'Encontrou-se relação entre sono e dor.',
    'Se encontró relación entre sueño y dolor.',
    'No grupo tratado a dor diminuiu.',
    'The evidence does not support the claim that remote work reduces productivity.',
    'As evidências sustentam que o teletrabalho altera a produtividade.',
  ])('does not read a finding as none: %s', (sentence) => {
    expect(readDirection(sentence)).not.toBe('no-difference')
  })

  it.each([
    ['En comparación con el grupo de referencia, aumentó la ansiedad con el ruido (10%).', 'increased'],
    ['En comparación con el grupo de referencia, disminuyó la ansiedad con el ruido (10%).', 'decreased'],
    ['Resultados: Em comparação com o grupo controle, houve aumento da autoestima (45%).', 'increased'],
    ['Em comparação com o grupo de referência, houve queda da qualidade do sono (26%).', 'decreased'],
  ])('is not turned by who is compared with before it: %s', (sentence, direction) => {
    expect(readDirection(sentence)).toBe(direction)
  })

  it('says unknown where the words give no direction', () => {
    expect(readDirection('Twelve teachers were interviewed about their lessons.')).toBe('unknown')
    expect(readDirection('The relation between sleep and work is discussed.')).toBe('unknown')
  })
})

describe('directionIn', () => {
  const sentences = [
    'We studied massage in 80 adults.',
    'Anxiety increased in both groups (p < 0.01).',
    'Pain score was significantly lower in the massage group than in usual care (p < 0.01).',
  ]
  it('reads the sentence that reports the outcome asked for and says which', () => {
    expect(directionIn(sentences, trial)).toEqual({ direction: 'decreased', sentences: [2] })
  })
  it('is unknown of an outcome that no sentence names', () => {
    expect(directionIn(sentences, { outcome: 'coffee intake' })).toEqual({
      direction: 'unknown',
      sentences: [],
    })
  })
})

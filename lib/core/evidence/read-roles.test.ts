import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFutureWork, isLimitation } from './read-outlook'
import { readRoles } from './read-roles'
import { sentenceRolesOf } from './sentence-roles'

describe('readRoles', () => {
  it('reads abstracts without headings in three languages', () => {
    expect(
      readRoles(
        [
          'Sleep is important for the recovery of patients after surgery.',
          'Ninety patients were randomly assigned to 3 mg or 5 mg for two weeks.',
          'Sleep time was longer with 5 mg (p = 0.01).',
          'Higher doses of melatonin should be considered after surgery.',
        ],
        { language: 'en' },
      ),
    ).toEqual(['background', 'method', 'result', 'conclusion'])
    expect(
      readRoles(
        [
          'Avaliar a prevalência de dor lombar em professores.',
          'Foram entrevistados 210 professores por meio de questionário.',
          'A prevalência foi de 41%, maior entre mulheres (p<0,05).',
          'Conclui-se que a dor lombar é frequente e requer prevenção.',
        ],
        { language: 'pt' },
      ),
    ).toEqual(['aim', 'method', 'result', 'conclusion'])
    expect(
      readRoles(
        [
          'Describir el consumo de tabaco en estudiantes.',
          'Se realizó un estudio transversal con 300 estudiantes.',
          'El 22% de los estudiantes fumaba a diario.',
          'Se concluye que el consumo es alto.',
        ],
        { language: 'es' },
      ),
    ).toEqual(['aim', 'method', 'result', 'conclusion'])
  })

  it('gives every sentence one role, whatever the sentences', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string(), { maxLength: 12 }),
        fc.constantFrom('en', 'pt', 'es', null),
        (texts, language) => {
          expect(readRoles(texts, { language })).toHaveLength(texts.length)
        },
      ),
    )
  })
})

describe('isLimitation and isFutureWork', () => {
  it('reads both in three languages', () => {
    expect(isLimitation('The small sample limits how far the findings can be generalized.', 'en')).toBe(true)
    expect(isLimitation('A amostra pequena limita as conclusões.', 'pt')).toBe(true)
    expect(isLimitation('Los resultados deben interpretarse con cautela.', 'es')).toBe(true)
    expect(isFutureWork('In future work we plan to extend the model to other languages.', 'en')).toBe(true)
    expect(isFutureWork('Sugere-se que novos estudos incluam outras redes.', 'pt')).toBe(true)
    expect(isFutureWork('Futuras investigaciones deberían incluir zonas rurales.', 'es')).toBe(true)
  })
  it('does not read a finding as either', () => {
    const finding = 'Vocabulary increased by 12 % in the reading group.'
    expect(isLimitation(finding, 'en')).toBe(false)
    expect(isFutureWork(finding, 'en')).toBe(false)
  })
  it('does not take the appraisal of included studies for a limit of this one; a high risk is one', () => {
    const appraised = [
      ['Se incluyeron 15 estudios de 4 bases y se valoró el riesgo de sesgo.', 'es'],
      ['O risco de viés dos estudos foi avaliado por dois revisores.', 'pt'],
      ['Two reviewers assessed the risk of bias with RoB 2.', 'en'],
    ] as const
    for (const [text, language] of appraised) {
      expect(isLimitation(text, language), text).toBe(false)
      expect(sentenceRolesOf(text, language)[0]?.role, text).not.toBe('limitation')
    }
    expect(isLimitation('Os estudos têm alto risco de viés.', 'pt')).toBe(true)
    expect(isLimitation('La mayoría presentó un riesgo de sesgo elevado.', 'es')).toBe(true)
  })
})

import { describe, expect, test } from 'vitest'
import { restatesSource } from './restates-source'
import type { CitedPassage } from './text-citation'

const texts = {
  en: 'We hypothesized that vitamin D3 would ameliorate fatigue. In all, 99 patients were enrolled. At admission, 69 patients exhibited colonisation. There were 19 and 24 students who participated in the externship program and the cooperation program, respectively. The duration of ventilation was shorter in the study group (97 versus 127 days).',
  pt: 'Foram ouvidos 401 alunos. No modelo colaborativo houve menor uso de ocitocina (50,2% no modelo colaborativo versus 65,5% no modelo tradicional) e maior uso de métodos não farmacológicos. A maioria eram mulheres (83%). Dos alunos, 65,5% relataram dor intensa.',
  es: 'Al final del tratamiento el fibroma se redujo en 38,3 % y 47,5 % en los grupos de 5 y 10 mg, respectivamente. La administración de S. platensis acortó la recuperación. El bajo peso al nacer fue más alto en trabajadoras con conflictos. Se administró acrilamida. Hubo un grupo control. La duración fue menor en el grupo estudio.',
}

function restates(claim: string, language: keyof typeof texts): boolean {
  const passage: CitedPassage = {
    id: 'p',
    itemId: 'p',
    text: texts[language],
    language,
    locator: { type: 'index', value: 1 },
  }
  return restatesSource(claim, { passages: [passage], language })
}

describe('a lie in the words of its source restates nothing', () => {
  test.each([
    ['a hypothesis told as a finding', 'Vitamin D3 ameliorated fatigue.', 'en'],
    ['more than there were', '99 of 69 patients exhibited colonisation.', 'en'],
    [
      'a number that goes with the other group',
      'There were 24 students who participated in the externship program.',
      'en',
    ],
    [
      'the other group',
      'The duration of ventilation was shorter in the control group (97 versus 127 days).',
      'en',
    ],
    [
      'figures of the groups exchanged',
      'No modelo colaborativo o uso de ocitocina foi 65,5%, versus 50,2% no modelo tradicional.',
      'pt',
    ],
    ['a share of something else', 'Dos alunos, 83% relataram dor intensa.', 'pt'],
    ['doses exchanged', 'El fibroma se redujo en 47,5 % con 5 mg y en 38,3 % con 10 mg.', 'es'],
    ['another agent', 'La administración de acrilamida acortó la recuperación.', 'es'],
    ['lower for higher', 'El bajo peso al nacer fue más bajo en trabajadoras con conflictos.', 'es'],
    ['the control group', 'La duración fue menor en el grupo control.', 'es'],
  ] as const)('%s', (_name, claim, language) => {
    expect(restates(claim, language)).toBe(false)
  })
})

describe('what is honest in the words of its source restates it', () => {
  test.each([
    [
      'a part of a whole that another figure tells',
      '69 of 99 patients exhibited colonisation at admission.',
      'en',
    ],
    ['a group with its number', 'There were 19 students who participated in the externship program.', 'en'],
    ['the group of the finding', 'The duration of ventilation was shorter in the study group.', 'en'],
    [
      'a kind of method that is named by what it is not',
      'No modelo colaborativo houve maior uso de métodos não farmacológicos.',
      'pt',
    ],
    ['how many were asked and what they said', 'Dos 401 alunos, 65,5% relataram dor intensa.', 'pt'],
    ['doses with their figures', 'El fibroma se redujo en 38,3 % con 5 mg y en 47,5 % con 10 mg.', 'es'],
    [
      'a name that is no opposite',
      'El bajo peso al nacer fue más alto en trabajadoras con conflictos.',
      'es',
    ],
  ] as const)('%s', (_name, claim, language) => {
    expect(restates(claim, language)).toBe(true)
  })
})

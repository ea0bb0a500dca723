import { describe, expect, test } from 'vitest'
import { sentenceRolesOf } from './sentence-roles'
import { saysUnreached, saysUnstudied } from './told-absence'

/** The sentence stands last in an abstract of four. */
function last(text: string, language: 'en' | 'pt' | 'es') {
  const before = {
    en: 'The subject is old. Twelve nurses were interviewed. They spoke of grief. ',
    pt: 'O tema é antigo. Doze enfermeiras foram entrevistadas. Elas falaram do luto. ',
    es: 'El tema es antiguo. Doce enfermeras fueron entrevistadas. Hablaron del duelo. ',
  }[language]
  const sentences = sentenceRolesOf(before + text, language)
  return [sentences, sentences.length - 1] as const
}

describe('what has not been studied', () => {
  test.each([
    ['No study participant withdrew.', 'en'],
    ['No studies were excluded after full reading.', 'en'],
    ['There was no evidence of publication bias.', 'en'],
    ['Few participants had a second job.', 'en'],
    ['The study shows that most patients improved.', 'en'],
    ['Nenhum estudo foi excluído.', 'pt'],
    ['Poucos participantes desistiram.', 'pt'],
    ['A maior parte dos alunos melhorou.', 'pt'],
    ['Ningún estudio fue excluido.', 'es'],
    ['Pocas enfermeras contestaron.', 'es'],
  ] as const)('is not said by: %s', (text, language) => {
    expect(saysUnstudied(...last(text, language))).toBe(false)
  })

  test.each([
    ['No study was conducted in Mexico.', 'en'],
    ['Few studies compare them with liquid cooling under one protocol.', 'en'],
    ['Most studies came from North America and Europe; only two were conducted in Latin America.', 'en'],
    ['Evidence from Latin America is missing.', 'en'],
    ['Job quality is rarely measured with validated scales.', 'en'],
    ['Poucos ouviram professoras da educação infantil.', 'pt'],
    ['Faltam estudos longitudinais.', 'pt'],
    ['As pesquisas com homens são escassas.', 'pt'],
    ['Ningún estudio se realizó en zonas rurales.', 'es'],
    ['Faltan investigaciones con hombres.', 'es'],
  ] as const)('is said by: %s', (text, language) => {
    expect(saysUnstudied(...last(text, language))).toBe(true)
  })

  test('a gap that the authors set out to fill is none any more', () => {
    const text =
      'Shifts are long. Sleep was measured. Little is known about nurses at night. This study aims to describe their sleep.'
    const sentences = sentenceRolesOf(text, 'en')
    expect(sentences.map((_, at) => saysUnstudied(sentences, at))).not.toContain(true)
  })
})

describe('what a study did not reach', () => {
  test.each([
    ['Studies that did not include a control group were excluded.', 'en'],
    ['The confidence interval did not include zero.', 'en'],
    ['The sample had higher wages.', 'en'],
    ['Foram excluídos os que não incluíam crianças.', 'pt'],
    ['Los resultados no cambiaron.', 'es'],
  ] as const)('is not said by: %s', (text, language) => {
    expect(saysUnreached(...last(text, language))).toBe(false)
  })

  test.each([
    ['We did not include workers who had left the platforms.', 'en'],
    ['Thermal comfort votes of pupils were not collected.', 'en'],
    ['Only Spain was studied.', 'en'],
    ['O estudo não aborda os jornais do interior do estado.', 'pt'],
    ['Mensagens com imagens ficaram de fora.', 'pt'],
    ['El estudio no incluyó a mujeres sin hijos.', 'es'],
    ['Los datos no cubren a quienes carecen de documentos.', 'es'],
  ] as const)('is said by: %s', (text, language) => {
    expect(saysUnreached(...last(text, language))).toBe(true)
  })
})

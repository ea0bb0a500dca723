import { describe, expect, it } from 'vitest'
import { definite, smooth } from './noun-phrases'

const pt =
  'a fraude|as fraudes|a evasão escolar|o estresse|o mindfulness|as quermesses|as redes sociais|o sistema|os ecossistemas|a equipe|os jornalistas|a entrevista|os pesticidas|a saúde|as sementes|o vírus|a gravidez|as variáveis|a imagem|o coração|o hipertireoidismo|o diabetes|as startups|o câncer|a tuberculose|a tese|o clima organizacional|a amizade|as diretrizes|o arroz|as mães'
const es =
  'el estrés|la fuente|las fuentes|el habla juvenil|las aulas|el agua|la crisis|el análisis|la salud|las redes sociales|la red|el humus|los periodistas|la entrevista|el fraude|la vejez|el ajedrez|las imágenes|la imagen|las leyes|el ecosistema|las pymes|la fiebre|el problema|los árboles|la lombriz|las lombrices|el corpus|la tuberculosis|la interfaz|el rendimiento'

describe('definite', () => {
  it.each([
    ['pt-BR', pt],
    ['es', es],
  ] as const)('%s: gives each noun the article of its gender and number', (locale, list) => {
    const wanted = list.split('|')
    const given = wanted.map((phrase) => definite(phrase.replace(/^\S+ /, ''), locale))
    expect(given).toEqual(wanted)
  })

  it('joins prepositions with the articles', () => {
    expect(smooth(`efeito de ${definite('fraude', 'pt-BR')}`, 'pt-BR')).toBe('efeito da fraude')
    expect(smooth(`efecto de ${definite('habla', 'es')}`, 'es')).toBe('efecto del habla')
  })
})

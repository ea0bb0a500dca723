import type { Phrases } from '@/lib/core/text/phrases'
import type { CountAdvice } from './threshold'

/** What a count of sources calls for, in a sentence. */
export const thresholdPhrases: Phrases<CountAdvice> = {
  en: {
    'change-scope':
      'Sources found: {count}. The search is too narrow: change more than one part of the scope, or rethink the topic.',
    'broaden-one':
      'Sources found: {count}; still missing for a literature review: {missing}. Broaden one dimension and search again.',
    proceed: 'Sources found: {count}. A good basis for a literature review.',
    'consider-narrowing': 'Sources found: {count}. Enough; a narrower focus would make the choice easier.',
    'must-narrow': 'Sources found: {count}. Too many to judge one by one: narrow the search before choosing.',
  },
  'pt-BR': {
    'change-scope':
      'Fontes encontradas: {count}. A busca está estreita demais: mude mais de uma parte do escopo ou repense o tema.',
    'broaden-one':
      'Fontes encontradas: {count}; ainda faltam para uma revisão de literatura: {missing}. Amplie uma dimensão e busque de novo.',
    proceed: 'Fontes encontradas: {count}. Uma boa base para uma revisão de literatura.',
    'consider-narrowing':
      'Fontes encontradas: {count}. É suficiente; um foco mais estreito facilitaria a escolha.',
    'must-narrow':
      'Fontes encontradas: {count}. São muitas para avaliar uma a uma: restrinja a busca antes de escolher.',
  },
  es: {
    'change-scope':
      'Fuentes encontradas: {count}. La búsqueda es demasiado estrecha: cambie más de una parte del alcance o replantee el tema.',
    'broaden-one':
      'Fuentes encontradas: {count}; aún faltan para una revisión de literatura: {missing}. Amplíe una dimensión y busque de nuevo.',
    proceed: 'Fuentes encontradas: {count}. Una buena base para una revisión de literatura.',
    'consider-narrowing':
      'Fuentes encontradas: {count}. Es suficiente; un enfoque más estrecho facilitaría la elección.',
    'must-narrow':
      'Fuentes encontradas: {count}. Son demasiadas para evaluarlas una a una: acote la búsqueda antes de elegir.',
  },
}

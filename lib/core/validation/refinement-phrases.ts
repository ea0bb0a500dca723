import type { Phrases } from '@/lib/core/documents/phrases'

/** What the refinement loop says about the topic: the verdict and the offer that follows from it. */
export const refinementPhrases: Phrases<
  | 'none'
  | 'minor'
  | 'significant'
  | 'lost'
  | 'gained'
  | 'offer'
  | 'nothing'
  | 'more'
  | 'narrower'
  | 'broader'
  | 'keywords'
> = {
  en: {
    none: 'The topic is the same.',
    minor: 'The topic was refined: it keeps {share} % of its concepts.',
    significant: 'This looks like another topic: it keeps {share} % of its concepts.',
    lost: 'No longer in it: {words}.',
    gained: 'New in it: {words}.',
    offer: 'Go on with the new scope, or talk it over with Dr. Carla first?',
    nothing:
      'Nothing in the request could be turned into a change. Name a word to add, to drop or to require.',
    more: 'More sources',
    narrower: 'Narrower focus',
    broader: 'Broader scope',
    keywords: 'Other keywords',
  },
  'pt-BR': {
    none: 'O tema é o mesmo.',
    minor: 'O tema foi refinado: mantém {share} % de seus conceitos.',
    significant: 'Isto parece outro tema: mantém {share} % de seus conceitos.',
    lost: 'Já não está nele: {words}.',
    gained: 'Novo nele: {words}.',
    offer: 'Continuar com o novo escopo ou conversar antes com a Dra. Carla?',
    nothing: 'Nada no pedido pôde virar uma mudança. Indique uma palavra a acrescentar, retirar ou exigir.',
    more: 'Mais fontes',
    narrower: 'Foco mais restrito',
    broader: 'Escopo mais amplo',
    keywords: 'Outras palavras-chave',
  },
  es: {
    none: 'El tema es el mismo.',
    minor: 'El tema se ha refinado: conserva el {share} % de sus conceptos.',
    significant: 'Esto parece otro tema: conserva el {share} % de sus conceptos.',
    lost: 'Ya no está en él: {words}.',
    gained: 'Nuevo en él: {words}.',
    offer: '¿Seguir con el nuevo alcance o hablarlo antes con la Dra. Carla?',
    nothing:
      'Nada de la petición pudo convertirse en un cambio. Indique una palabra que añadir, quitar o exigir.',
    more: 'Más fuentes',
    narrower: 'Enfoque más acotado',
    broader: 'Alcance más amplio',
    keywords: 'Otras palabras clave',
  },
}

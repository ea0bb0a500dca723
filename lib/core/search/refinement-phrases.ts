import type { Phrases } from '@/lib/core/text/phrases'

/** What the refinement loop says: how the topic moves, and the name of each direction. */
export const refinementPhrases: Phrases<'lost' | 'gained' | 'more' | 'narrower' | 'broader' | 'keywords'> = {
  en: {
    lost: 'No longer in it: {words}.',
    gained: 'New in it: {words}.',
    more: 'More sources',
    narrower: 'Narrower focus',
    broader: 'Broader scope',
    keywords: 'Other keywords',
  },
  'pt-BR': {
    lost: 'Já não está nele: {words}.',
    gained: 'Novo nele: {words}.',
    more: 'Mais fontes',
    narrower: 'Foco mais restrito',
    broader: 'Escopo mais amplo',
    keywords: 'Outras palavras-chave',
  },
  es: {
    lost: 'Ya no está en él: {words}.',
    gained: 'Nuevo en él: {words}.',
    more: 'Más fuentes',
    narrower: 'Enfoque más acotado',
    broader: 'Alcance más amplio',
    keywords: 'Otras palabras clave',
  },
}

import type { VocabularyPart } from './vocabulary-part'

export const iberoAmericanPlaces: VocabularyPart = {
  field: 'ibero-america',
  role: 'place',
  lines: [
    'Brazil | Brasil | Brasil',
    'Spain | Espanha | España',
    'Portugal | Portugal | Portugal',
    'Argentina | Argentina | Argentina',
    'Colombia | Colômbia | Colombia',
    'Chile | Chile | Chile',
    'Peru | Peru | Perú',
    'Uruguay | Uruguai | Uruguay',
    'Ecuador | Equador | Ecuador',
    'Bolivia | Bolívia | Bolivia',
    'Paraguay | Paraguai | Paraguay',
  ],
}

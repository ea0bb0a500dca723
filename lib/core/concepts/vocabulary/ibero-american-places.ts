import type { VocabularyPart } from './vocabulary-part'

export const iberoAmericanPlaces: VocabularyPart = {
  field: 'ibero-america',
  role: 'place',
  lines: [
    'Brazil | Brasil | Brasil',
    'Latin America | América Latina | América Latina; Latinoamérica',
    'Mexico | México | México',
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
    'Amazonia; Amazon rainforest | Amazônia; floresta amazônica | Amazonía; selva amazónica',
    'Caribbean | Caribe | Caribe',
    'South America | América do Sul | América del Sur; Sudamérica',
  ],
}

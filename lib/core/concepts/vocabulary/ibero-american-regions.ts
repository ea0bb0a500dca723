import type { VocabularyPart } from './vocabulary-part'

export const iberoAmericanRegions: VocabularyPart = {
  field: 'ibero-america',
  role: 'place',
  lines: [
    'Central America | América Central | América Central; Centroamérica',
    'South America | América do Sul; sul-americano | América del Sur; Sudamérica; Suramérica',
    'Latin America | América Latina | América Latina; Latinoamérica',
    'Latin America and the Caribbean | América Latina e Caribe; América Latina e o Caribe | América Latina y el Caribe; Latinoamérica y el Caribe',
    'Ibero-America | Ibero-América; Iberoamérica | Iberoamérica',
    'Spanish America; Hispanic America | América Hispânica; América espanhola | Hispanoamérica; América española',
    'Caribbean; West Indies | Caribe; Antilhas | Caribe; Antillas',
    'Southern Cone | Cone Sul | Cono Sur',
    'Costa Rica | Costa Rica | Costa Rica',
    'Andes; Andean region; Andean countries | Andes; região andina; países andinos | Andes; región andina; países andinos',
    'Amazonia; Amazon; Amazon region; Amazon rainforest | Amazônia; região amazônica; floresta amazônica | Amazonía; región amazónica; selva amazónica',
    'Brazilian Amazon; Legal Amazon; Brazilian Legal Amazon | Amazônia brasileira; Amazônia Legal | Amazonía brasileña; Amazonía Legal',
    'Patagonia | Patagônia | Patagonia',
    'Amazon River; Amazon basin | rio Amazonas; bacia amazônica; bacia do rio Amazonas | río Amazonas; cuenca amazónica; cuenca del Amazonas',
    'São Francisco River; São Francisco river basin | rio São Francisco; bacia do rio São Francisco; transposição do rio São Francisco | río San Francisco; cuenca del río San Francisco',
    'Atlantic Ocean; South Atlantic | Oceano Atlântico; Atlântico Sul | océano Atlántico; Atlántico Sur',
    'Pacific Ocean | Oceano Pacífico | océano Pacífico',
    'Global cities | cidades globais | ciudades globales',
  ],
}

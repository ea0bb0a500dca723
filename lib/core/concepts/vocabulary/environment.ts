import type { VocabularyPart } from './vocabulary-part'

export const environment: VocabularyPart = {
  field: 'environment',
  role: null,
  lines: [
    'climate change; global warming | mudanças climáticas; mudança do clima; aquecimento global | cambio climático; calentamiento global',
    'sustainability | sustentabilidade | sostenibilidad; sustentabilidad',
    'sustainable development | desenvolvimento sustentável | desarrollo sostenible; desarrollo sustentable',
    'deforestation | desmatamento; desflorestamento | deforestación',
    'biodiversity | biodiversidade | biodiversidad',
    'waste management; solid waste management | gestão de resíduos; gestão de resíduos sólidos | gestión de residuos; gestión de residuos sólidos',
    'recycling | reciclagem | reciclaje',
    'water quality | qualidade da água | calidad del agua',
    'air pollution | poluição do ar; poluição atmosférica | contaminación del aire; contaminación atmosférica',
    'greenhouse gas emissions; carbon emissions | emissões de gases de efeito estufa; emissões de carbono | emisiones de gases de efecto invernadero; emisiones de carbono',
    'agriculture | agricultura | agricultura',
    'family farming; smallholder farming | agricultura familiar | agricultura familiar',
    'agroecology | agroecologia | agroecología',
    'ecosystem services | serviços ecossistêmicos | servicios ecosistémicos',
    'environmental education | educação ambiental | educación ambiental',
    'microplastics | microplásticos | microplásticos',
  ],
}

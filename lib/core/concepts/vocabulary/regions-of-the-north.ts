import type { VocabularyPart } from './vocabulary-part'

export const regionsOfTheNorth: VocabularyPart = {
  field: 'general',
  role: 'place',
  lines: [
    'northern England; North of England | norte da Inglaterra | norte de Inglaterra',
    'South East England; South of England | sudeste da Inglaterra; sul da Inglaterra | sureste de Inglaterra; sur de Inglaterra',
    'West Midlands; Midlands | Midlands; West Midlands | Midlands; West Midlands',
    'Yorkshire | Yorkshire | Yorkshire',
    'Cornwall | Cornualha | Cornualles',
    'Scottish Highlands; Highlands and Islands | Terras Altas da Escócia; Highlands escocesas | Tierras Altas de Escocia; Highlands escocesas',
    'Belfast | Belfast | Belfast',
    'Appalachia; Appalachian region | Apalaches | Apalaches; región de los Apalaches',
    'Rust Belt | Cinturão da Ferrugem | cinturón del óxido',
    'American Midwest; Midwestern United States | Meio-Oeste dos Estados Unidos; Meio-Oeste americano | Medio Oeste de Estados Unidos; Medio Oeste estadounidense',
    'Gulf of Mexico | Golfo do México | golfo de México',
    'Mississippi Delta | delta do Mississippi | delta del Misisipi',
    'Puerto Rico | Porto Rico | Puerto Rico',
  ],
}

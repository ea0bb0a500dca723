import type { VocabularyPart } from './vocabulary-part'

export const environmentEveryday: VocabularyPart = {
  field: 'environment',
  role: null,
  lines: [
    'surface runoff; stormwater runoff; urban runoff | escoamento superficial; escoamento pluvial | escorrentía superficial; escorrentía; escorrentía urbana',
    'rural abandonment; land abandonment; farmland abandonment | abandono rural; abandono de terras agrícolas | abandono rural; abandono de tierras; despoblación de tierras',
    'hedgerows | cercas vivas; sebes | setos vivos; setos',
    'farmland birds; birds of farmland | aves de áreas agrícolas; aves agrícolas | aves agrarias; aves de tierras agrícolas; aves esteparias agrícolas',
    'ghost fishing; lost fishing gear; ghost gear | pesca fantasma; petrechos de pesca abandonados | pesca fantasma; artes de pesca perdidas',
    'badgers; badger culling | texugos; abate de texugos | tejones; sacrificio de tejones',
    'squirrels; grey squirrels | esquilos; esquilo-cinzento | ardillas; ardilla gris',
    'pumas; cougars; mountain lions | suçuaranas; onça-parda; pumas | pumas; león de montaña',
    'armadillos | tatus; tatu-bola | armadillos; quirquinchos',
    'sloths | bichos-preguiça; preguiças-de-três-dedos | perezosos; osos perezosos',
    'toucans | tucanos | tucanes',
    'owls | corujas | búhos; lechuzas',
    'seagrass; seagrass meadows | gramas marinhas; pradarias marinhas | pastos marinos; praderas marinas',
    'flash floods | enxurradas; alagamentos urbanos | inundaciones repentinas; anegamientos',
    'hailstorms; hail | granizo; tempestades de granizo | granizo; granizadas',
    'dredging | dragagem | dragado',
  ],
}

import type { VocabularyPart } from './vocabulary-part'

export const sportsPeople: VocabularyPart = {
  field: 'general',
  role: 'population',
  lines: [
    'sports coaches; football coaches; coaches of sports; athletic coaches | treinadores esportivos; treinadores de futebol; técnicos esportivos | entrenadores deportivos; entrenadores de fútbol',
    'referees; football referees | árbitros; árbitros de futebol | árbitros; árbitros de fútbol',
  ],
}

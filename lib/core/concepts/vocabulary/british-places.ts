import type { VocabularyPart } from './vocabulary-part'

export const britishPlaces: VocabularyPart = {
  field: 'general',
  role: 'place',
  lines: [
    'England | Inglaterra | Inglaterra',
    'Scotland | Escócia | Escocia',
    'Wales | País de Gales | Gales; País de Gales',
    'Northern Ireland | Irlanda do Norte | Irlanda del Norte',
    'Great Britain; Britain | Grã-Bretanha | Gran Bretaña',
  ],
}

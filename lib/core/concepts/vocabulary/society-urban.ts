import type { VocabularyPart } from './vocabulary-part'

export const societyUrban: VocabularyPart = {
  field: 'society',
  role: null,
  lines: [
    'urban planning | planejamento urbano; urbanismo | planificación urbana; urbanismo',
    'housing; dwelling | habitação; moradia | vivienda',
    'urban mobility | mobilidade urbana | movilidad urbana',
  ],
}

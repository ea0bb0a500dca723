import type { VocabularyPart } from './vocabulary-part'

export const schoolSettings: VocabularyPart = {
  field: 'education',
  role: 'context',
  lines: ['school | escola | escuela'],
}

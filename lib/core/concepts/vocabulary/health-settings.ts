import type { VocabularyPart } from './vocabulary-part'

export const healthSettings: VocabularyPart = {
  field: 'health',
  role: 'context',
  lines: ['hospital | hospital | hospital'],
}

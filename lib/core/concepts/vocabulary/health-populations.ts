import type { VocabularyPart } from './vocabulary-part'

export const healthPopulations: VocabularyPart = {
  field: 'health',
  role: 'population',
  lines: ['nurses; nursing staff | enfermeiros; enfermeiras | enfermeros; enfermeras'],
}

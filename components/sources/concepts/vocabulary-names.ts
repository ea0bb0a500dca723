import type { VocabularyId } from '@/lib/contracts/concept-map'

/** Vocabularies as they write themselves, the same in every language. */
export const vocabularyNames: Readonly<Record<VocabularyId, string>> = {
  mesh: 'MeSH',
  decs: 'DeCS',
  agrovoc: 'AGROVOC',
  unesco: 'UNESCO Thesaurus',
  elsst: 'ELSST',
  gemet: 'GEMET',
  wikidata: 'Wikidata',
  wikipedia: 'Wikipedia',
}

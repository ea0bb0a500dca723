import { SearchParameters } from '@/lib/contracts/search'

/** Parameters with every limit set and characters that mean something in Markdown and YAML; for tests. */
export const documentParameters = SearchParameters.parse({
  topic: 'Burnout of nurses: remote work & #care',
  question: 'Does it help?',
  yearFrom: 2015,
  yearTo: 2025,
  languages: ['en', 'pt'],
  excluded: ['animals'],
  databases: ['scielo', 'wos'],
})

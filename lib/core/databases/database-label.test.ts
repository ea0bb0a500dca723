import { expect, it } from 'vitest'
import { databaseIds } from '@/lib/contracts/database-ids'
import { databaseLabel, databaseLabels } from './database-label'
import { independentCount } from './independent-databases'

it('says which service is asked where it is not the database itself', () => {
  expect(databaseLabel('jstor', 'en')).toBe('JSTOR, through Crossref')
  expect(databaseLabel('scielo', 'es')).toBe('SciELO, a través de Crossref y OpenAlex')
  expect(databaseLabel('capes', 'pt-BR')).toBe('CAPES Periódicos, por meio de OpenAlex')
  expect(databaseLabel('googlescholar', 'en')).toBe('Google Scholar, through SerpApi or SearchApi')
  expect(databaseLabel('wos', 'en')).toBe('Web of Science, through Clarivate Starter API')
  expect(databaseLabel('pubmed', 'es')).toBe('PubMed')
})

it('what the student brought is called theirs, and an unknown index keeps its word', () => {
  expect(databaseLabel('user', 'pt-BR')).toBe('Trazida por você')
  expect(databaseLabel('datacite', 'en')).toBe('datacite')
  expect(databaseLabels(['jstor', 'doaj'], 'en')).toBe('JSTOR, through Crossref; DOAJ')
})

const found = (...dbs: string[]) => independentCount(dbs.map((db) => ({ db, id: '10.5555/1' })))

it.each([
  [['jstor', 'crossref'], 1],
  [['capes', 'openalex'], 1],
  [['jstor', 'scielo'], 1],
  [['scielo', 'openalex'], 1],
  [['scielo'], 1],
  [['crossref', 'openalex'], 2],
  [['scielo', 'crossref', 'openalex'], 2],
  [['jstor', 'capes', 'pubmed'], 3],
  [['user', 'pubmed'], 1],
  [['user'], 0],
])('%j are %i databases that found it on their own', (dbs, count) => {
  expect(found(...dbs)).toBe(count)
})

it('a page at JSTOR that OpenAlex links to is no second find', () => {
  const origins = [
    { db: 'openalex', id: 'W1' },
    { db: 'jstor', id: '/stable/1' },
  ]
  expect(independentCount(origins)).toBe(1)
})

it('all databases together are fewer than their names', () => {
  expect(found(...databaseIds)).toBe(databaseIds.length - 3)
})

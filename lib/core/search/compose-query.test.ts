import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { databaseIds } from '@/lib/contracts/database-ids'
import { AppError } from '@/lib/contracts/errors'
import { DatabaseQuery } from '@/lib/contracts/search'
import { composeDatabaseQuery, composeQuery } from './compose-query'
import { parseSearchStrategies } from './search-strategies'

const file = readFileSync('lib/pipelines/sources/data/database-search-strategies.md', 'utf8')
const strategies = parseSearchStrategies(file)
const concepts = {
  all: [['sleep', 'sono'], ['academic performance', 'desempenho acadêmico'], ['medical students']],
}

describe('each database gets its own syntax', () => {
  test.each([
    [
      'openalex',
      '(sleep OR sono) AND ("academic performance" OR "desempenho acadêmico") AND "medical students"',
    ],
    ['crossref', 'sleep academic performance medical students'],
    ['scielo', 'sleep sono academic performance desempenho acadêmico medical students'],
    [
      'arxiv',
      '(all:sleep OR all:sono) AND (all:"academic performance" OR all:"desempenho acadêmico") AND all:"medical students"',
    ],
    [
      'pubmed',
      '(sleep[tiab] OR sono[tiab]) AND ("academic performance"[tiab] OR "desempenho acadêmico"[tiab]) AND "medical students"[tiab]',
    ],
    [
      'wos',
      'TS=((sleep OR sono) AND ("academic performance" OR "desempenho acadêmico") AND "medical students")',
    ],
    [
      'googlescholar',
      '(sleep OR sono) ("academic performance" OR "desempenho acadêmico") "medical students"',
    ],
  ] as const)('%s', (database, text) => {
    expect(composeQuery(concepts, strategies[database])).toBe(text)
  })
})

test('editing the file changes the query', () => {
  const edited = parseSearchStrategies(file.replace("query: 'TS=({query})'", "query: 'TI=({query})'"))
  expect(composeQuery({ all: [['sleep']] }, edited.wos)).toBe('TI=(sleep)')
})

test('hyphens become blanks for Semantic Scholar, wildcards vanish for OpenAlex', () => {
  expect(composeQuery({ all: [['self-regulated']] }, strategies.semanticscholar)).toBe('self regulated')
  expect(composeQuery({ all: [['What is learn*?']] }, strategies.openalex)).toBe('"What is learn"')
})

test('a term cannot smuggle operators or brackets into the query', () => {
  expect(composeQuery({ all: [['x) OR (y', 'AND']] }, strategies.openalex)).toBe('"x or y"')
})

test('a missing section and a wrong block are named', () => {
  expect(() => parseSearchStrategies('# empty')).toThrow(/no section for jstor/)
  const broken = file.replace('phrase: \'all:"{term}"\'', "phrase: 'all'")
  expect(() => parseSearchStrategies(broken)).toThrow(AppError)
  expect(() => parseSearchStrategies(broken)).toThrow(/"arXiv": phrase/)
})

test('any topic gives every database a legal query within its length', () => {
  const term = fc.string({ unit: 'grapheme', maxLength: 300 })
  fc.assert(
    fc.property(
      fc.array(fc.array(term, { maxLength: 10 }), { maxLength: 10 }),
      fc.string({ minLength: 1, maxLength: 2_000 }),
      (all, topic) => {
        fc.pre(topic.trim() !== '')
        for (const id of databaseIds) {
          const query = composeDatabaseQuery(
            { all },
            { topic: topic.trim(), yearFrom: null, yearTo: 2024, languages: ['pt'], excluded: [] },
            strategies[id],
          )
          expect(DatabaseQuery.safeParse(query).success).toBe(true)
          expect(query.text.length).toBeLessThanOrEqual(strategies[id].lengthMax)
        }
      },
    ),
    { numRuns: 60 },
  )
})

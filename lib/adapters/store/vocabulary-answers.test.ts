import { expect, test } from 'vitest'
import type { VocabularyEntry } from '@/lib/contracts/vocabulary'
import { prepareTestDatabase } from '@/lib/server/testing/test-database'
import { vocabularyAnswers } from './vocabulary-answers'

const database = prepareTestDatabase()
const DAY_MS = 24 * 60 * 60 * 1_000

const entry: VocabularyEntry = {
  id: 'Q90000001',
  names: [{ text: 'quillwork', language: 'en', kind: 'label' }],
  descriptions: [],
}

function keptAt(startMs: number, answersMax?: number) {
  let nowMs = startMs
  const cache = vocabularyAnswers(database().db, {
    now: () => new Date(nowMs),
    ...(answersMax === undefined ? {} : { answersMax }),
  })
  return { cache, pass: (days: number) => (nowMs += days * DAY_MS) }
}

test('what was found is kept for 90 days, that nothing was found for 7', async () => {
  const { cache, pass } = keptAt(Date.UTC(2030, 0, 1))
  await cache.save('wikidata:en:quillwork', [entry])
  await cache.save('wikidata:en:zqx', [])
  const keys = ['wikidata:en:quillwork', 'wikidata:en:zqx', 'wikidata:en:other']
  expect(await cache.read(keys)).toEqual(
    new Map([
      ['wikidata:en:quillwork', [entry]],
      ['wikidata:en:zqx', []],
    ]),
  )
  pass(6.9)
  expect((await cache.read(keys)).size).toBe(2)
  pass(0.2)
  expect([...(await cache.read(keys)).keys()]).toEqual(['wikidata:en:quillwork'])
  pass(82.8)
  expect((await cache.read(keys)).size).toBe(1)
  pass(0.2)
  expect((await cache.read(keys)).size).toBe(0)
})

test('the latest answer counts, too old ones leave the table', async () => {
  const { cache, pass } = keptAt(Date.UTC(2031, 0, 1))
  await cache.save('mesh:en:old', [entry])
  await cache.save('mesh:en:changed', [entry])
  pass(91)
  await cache.save('mesh:en:changed', [])
  expect(await cache.read(['mesh:en:changed'])).toEqual(new Map([['mesh:en:changed', []]]))
  expect(await database().db.vocabularyAnswer.count({ where: { key: 'mesh:en:old' } })).toBe(0)
})

test('the table is bounded: the oldest answers go', async () => {
  const { cache, pass } = keptAt(Date.UTC(2032, 0, 1), 3)
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    await cache.save(`gemet:en:${name}`, [entry])
    pass(0.01)
  }
  expect(await database().db.vocabularyAnswer.count()).toBe(3)
  const kept = await cache.read(['gemet:en:b', 'gemet:en:c', 'gemet:en:e'])
  expect([...kept.keys()].sort()).toEqual(['gemet:en:c', 'gemet:en:e'])
})

test('a row in another form counts as missing', async () => {
  const { cache } = keptAt(Date.UTC(2033, 0, 1))
  const row = {
    key: 'decs:pt:x',
    entries: [{ uri: 'x' }],
    isFound: true,
    fetchedAt: new Date(Date.UTC(2033, 0, 1)),
  }
  await database().db.vocabularyAnswer.create({ data: row })
  expect((await cache.read(['decs:pt:x'])).size).toBe(0)
})

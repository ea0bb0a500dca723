import { expect, test } from 'vitest'
import { vocabularyIds } from '@/lib/contracts/concept-map'
import { parseEnv } from './env'
import { switchedOff, vocabularyContext } from './names-port'

test('all services are on unless the administrator names those that are', () => {
  expect(switchedOff(parseEnv({}))).toEqual([])
  expect(switchedOff(parseEnv({ VOCABULARIES: 'none' }))).toEqual(vocabularyIds)
  expect(switchedOff(parseEnv({ VOCABULARIES: 'wikidata, MeSH' }))).toEqual(
    vocabularyIds.filter((id) => id !== 'wikidata' && id !== 'mesh'),
  )
  expect(() => parseEnv({ VOCABULARIES: 'wikidata, wordnet' })).toThrow(/VOCABULARIES.*wordnet/)
})

test('Wikimedia is told who runs the installation, and is off without that', () => {
  expect(vocabularyContext(parseEnv({}), undefined).userAgent).toBeNull()
  const settings = parseEnv({
    CONTACT_EMAIL: 'library@university.example',
    PUBLIC_URL: 'https://carrel.example',
  })
  expect(vocabularyContext(settings, undefined).userAgent).toBe(
    'Carrel/0.1 (https://carrel.example; library@university.example) node',
  )
})

test('DeCS is asked with the key of the library; the sandbox gets no real key and is the only one asked', () => {
  const settings = parseEnv({ DECS_KEY: 'key-of-the-library' })
  expect(vocabularyContext(settings, undefined).decsKey).toBe('key-of-the-library')
  const { decsKey, baseUrls } = vocabularyContext(settings, 'http://127.0.0.1:4319')
  expect(decsKey).toBe('sandbox-key')
  expect(Object.values(baseUrls).every((url) => url.startsWith('http://127.0.0.1:4319/'))).toBe(true)
})

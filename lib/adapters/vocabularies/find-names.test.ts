import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  type Concept,
  type ConceptLanguage,
  type ConceptMap,
  type VocabularyId,
  vocabularyIds,
} from '@/lib/contracts/concept-map'
import { FoundNames, type VocabularyCache, type VocabularyEntry } from '@/lib/contracts/vocabulary'
import { withFoundNames } from '@/lib/core/concepts/concept-map'
import { type Sandbox, startSandbox } from '@/sandbox/server'
import { createVocabularyAsker } from './ask-vocabulary'
import { createNamesPort, type NamesPortOptions } from './find-names'
import { vocabularyAddresses } from './vocabularies'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterEach(() => {
  sandbox.resetFaults()
  sandbox.clearRequests()
})
afterAll(() => sandbox.close())

function memoryCache() {
  const kept = new Map<string, readonly VocabularyEntry[]>()
  const cache: VocabularyCache = {
    read: async (keys) => new Map([...kept].filter(([key]) => keys.includes(key))),
    save: async (key, entries) => void kept.set(key, entries),
  }
  return { kept, cache }
}

function portWith(more: Partial<NamesPortOptions> = {}, context: Partial<NamesPortOptions['context']> = {}) {
  return createNamesPort({
    context: {
      baseUrls: vocabularyAddresses(sandbox.url),
      userAgent: 'Carrel/0.1 (https://carrel.example; library@university.example) node',
      decsKey: 'key-of-decs',
      ...context,
    },
    asker: createVocabularyAsker({ isLoopback: true, contact: null }),
    cache: memoryCache().cache,
    switchedOff: [],
    onCacheFailure: (error) => {
      throw error
    },
    ...more,
  })
}

function concept(name: string, language: ConceptLanguage): Concept {
  const own = { text: name, language, origin: { by: 'student' }, struckOut: false } as const
  return { id: name.replaceAll(' ', '-'), name, role: 'central', state: 'proposed', names: [own] }
}

function mapOf(language: ConceptLanguage, ...names: readonly string[]): ConceptMap {
  return { language, concepts: names.map((name) => concept(name, language)) }
}

const never = new AbortController().signal
const ask = (map: ConceptMap, port = portWith()) => port.findNames(map, never)
const namesOf = ({ found }: FoundNames, language: ConceptLanguage) =>
  found.filter((name) => name.language === language).map(({ text }) => text)
const reportOf = ({ services }: FoundNames, id: VocabularyId) =>
  services.find(({ service }) => service === id)
const asked = (service: string) => sandbox.requests().filter((request) => request.service === service)

describe('names from all services together', () => {
  test('every service is asked in its own shape, and reports what it brought', async () => {
    const found = await ask(mapOf('pt', 'mudança climática na agricultura', 'quillamine'))
    FoundNames.parse(found)
    expect(namesOf(found, 'en')).toContain('climate change in agriculture')
    expect(namesOf(found, 'es')).toContain('cambio climático en la agricultura')
    expect(found.services.map(({ service }) => service)).toEqual(vocabularyIds)
    expect(reportOf(found, 'wikidata')).toMatchObject({ outcome: 'answered', unanswered: 0 })
    expect(reportOf(found, 'agrovoc')).toMatchObject({ outcome: 'answered', unanswered: 0 })
    expect(reportOf(found, 'unesco')).toEqual({ service: 'unesco', outcome: 'off', why: 'no-name' })
    expect(reportOf(found, 'decs')).toEqual({ service: 'decs', outcome: 'nothing-found' })
  })

  test('an English topic gets names of health in the other two from DeCS, entry terms from MeSH', async () => {
    const found = await ask(mapOf('en', 'quillamine'))
    expect(namesOf(found, 'pt')).toEqual(['penamina'])
    expect(found.found.find(({ language }) => language === 'es')?.origin).toEqual({
      by: 'vocabulary',
      vocabulary: 'decs',
      id: 'D990010',
    })
    expect(found.found.every(({ text }) => !text.includes('®'))).toBe(true)
  })

  test('MeSH is reached from Portuguese through the descriptor that Wikidata names', async () => {
    await ask(mapOf('pt', 'penamina'))
    expect(asked('mesh').map(({ target }) => target)).toEqual([
      '/mesh/lookup/details?descriptor=D990010&includes=terms',
    ])
  })

  test('both Portuguese names are kept, and a label common to all languages stands in', async () => {
    const found = await ask(mapOf('en', 'undergrid', 'Zephlarium'))
    expect(namesOf(found, 'pt')).toEqual(expect.arrayContaining(['metropenado', 'penetrô', 'Zephlarium']))
  })

  test('a concept of 300 KB is read label by label', async () => {
    const found = await ask(mapOf('en', 'plumecraft'))
    expect(reportOf(found, 'agrovoc')).toMatchObject({ outcome: 'answered' })
    expect(asked('agrovoc').filter(({ target }) => target.includes('/label?')).length).toBeGreaterThan(2)
    expect(namesOf(found, 'es')).toEqual(['plumería'])
  })

  test('a name of two senses brings none by itself; the rest of the topic decides', async () => {
    const alone = await ask(mapOf('en', 'brindle'))
    expect(alone.found).toEqual([])
    expect(alone.ambiguous[0]?.senses.map(({ id }) => id).sort()).toEqual(['Q90000001', 'Q90000002'])
    const beside = await ask(mapOf('en', 'brindle', 'rail passengers'))
    expect(namesOf(beside, 'pt')).toContain('penovia')
  })

  test.each(['quillway', 'Quillway'])(
    'category, surname and article of "%s" are passed over',
    async (name) => {
      const found = await ask(mapOf('en', name))
      expect(found.found.map(({ origin }) => origin.by === 'vocabulary' && origin.id)).not.toContain(
        'Q90000004',
      )
      expect(namesOf(found, 'pt')).toEqual(['penovia', 'brindel'])
    },
  )

  test('a name that the student struck out does not come back', async () => {
    const map = mapOf('en', 'undergrid')
    const once = withFoundNames(map, (await ask(map)).found)
    const struck: ConceptMap = {
      ...once,
      concepts: once.concepts.map((one) => ({
        ...one,
        names: one.names.map((name) => ({ ...name, struckOut: name.text === 'penetrô' })),
      })),
    }
    const again = await ask(struck)
    expect(namesOf(again, 'pt')).not.toContain('penetrô')
    const after = withFoundNames(struck, again.found)
    expect(after.concepts[0]?.names.filter(({ text }) => text === 'penetrô')).toMatchObject([
      { struckOut: true },
    ])
  })
})

describe('who is asked for what', () => {
  test('without a contact no request goes to Wikimedia, and the report says why', async () => {
    const found = await ask(mapOf('en', 'quillway'), portWith({}, { userAgent: null }))
    expect([...asked('wikidata'), ...asked('wikipedia')]).toEqual([])
    expect(reportOf(found, 'wikidata')).toEqual({ service: 'wikidata', outcome: 'off', why: 'no-contact' })
    expect(reportOf(found, 'wikipedia')).toEqual({ service: 'wikipedia', outcome: 'off', why: 'no-contact' })
  })

  test('without a key DeCS is not asked; a service that is switched off is not asked', async () => {
    const found = await ask(mapOf('en', 'quillamine'), portWith({ switchedOff: ['mesh'] }, { decsKey: null }))
    expect([...asked('decs'), ...asked('mesh')]).toEqual([])
    expect(reportOf(found, 'decs')).toEqual({ service: 'decs', outcome: 'off', why: 'no-key' })
    expect(reportOf(found, 'mesh')).toEqual({ service: 'mesh', outcome: 'off', why: 'switched-off' })
  })

  test('only names of concepts leave, and no sentence does', async () => {
    const sentence = 'how do falconers of the north live with their hawks'
    await ask({
      language: 'en',
      concepts: [concept(sentence, 'en'), { ...concept('undergrid', 'en'), state: 'dropped' }],
    })
    expect(sandbox.requests()).toEqual([])
  })

  test('equal names are asked for once, in one map and in two searches at once', async () => {
    const port = portWith()
    const twice: ConceptMap = {
      language: 'en',
      concepts: [concept('undergrid', 'en'), { ...concept('Undergrid', 'en'), id: 'other' }],
    }
    await Promise.all([ask(twice, port), ask(twice, port)])
    expect(asked('wikidata').filter(({ target }) => target.includes('wbsearchentities'))).toHaveLength(1)
    expect(asked('gemet').filter(({ target }) => target.includes('Keyword'))).toHaveLength(1)
  })

  test('nothing is awaited once the run is over', async () => {
    const port = portWith()
    await expect(
      port.findNames(mapOf('en', 'undergrid'), AbortSignal.abort(new Error('over'))),
    ).rejects.toThrow('over')
    expect(sandbox.requests()).toEqual([])
  })
})

describe('services that fail', () => {
  test.each([
    ['429', 'throttled'],
    ['busy', 'throttled'],
    ['auth', 'blocked'],
    ['blocked', 'blocked'],
    ['empty', 'unreadable'],
    ['broken', 'unreadable'],
    ['huge', 'too-large'],
    ['500', 'unreachable'],
    ['cut', 'unreachable'],
  ] as const)(
    'Wikidata: %s is reported as %s; the others still bring theirs; nothing is kept',
    async (mode, why) => {
      const { cache, kept } = memoryCache()
      sandbox.control('wikidata', { mode, retryAfter: 1 })
      const found = await ask(mapOf('en', 'undergrid'), portWith({ cache }))
      expect(reportOf(found, 'wikidata')).toEqual({ service: 'wikidata', outcome: 'failed', why })
      expect(namesOf(found, 'es')).toEqual(['subrejilla'])
      expect([...kept.keys()].filter((key) => key.startsWith('wikidata'))).toEqual([])
      expect(kept.get('gemet:en:undergrid')).toHaveLength(1)
    },
  )

  test('silence ends at the limit for all together; what comes later is there the next time', async () => {
    const { cache, kept } = memoryCache()
    sandbox.control('wikidata', { mode: 'ok', latencyMs: 400, times: 1 })
    const port = portWith({ cache, withinMs: 150 })
    const found = await ask(mapOf('en', 'quillway'), port)
    expect(reportOf(found, 'wikidata')).toEqual({ service: 'wikidata', outcome: 'failed', why: 'timed-out' })
    expect(found.found).toEqual([])
    sandbox.resetFaults()
    await expect.poll(() => kept.has('wikidata:en:quillway'), { timeout: 5_000 }).toBe(true)
    expect(namesOf(await ask(mapOf('en', 'quillway'), portWith({ cache })), 'pt')).toContain('penovia')
  })

  test('with every service down there is no name, and none is said to have nothing', async () => {
    for (const id of vocabularyIds) sandbox.control(id, { mode: '500' })
    const found = await ask(mapOf('en', 'quillamine'))
    expect(found.found).toEqual([])
    expect(found.services.filter(({ outcome }) => outcome !== 'failed')).toEqual([])
  })
})

describe('the cache', () => {
  test('what was found and what was not are not asked for again, accents and case aside', async () => {
    const { cache } = memoryCache()
    await ask(mapOf('pt', 'penaria', 'zqxvj'), portWith({ cache }))
    sandbox.clearRequests()
    const found = await ask(mapOf('pt', 'Penária', 'ZQXVJ'), portWith({ cache }))
    expect(namesOf(found, 'en')).toContain('plumecraft')
    expect([...asked('wikidata'), ...asked('wikipedia')]).toEqual([])
    // A thesaurus that wants every accent is asked for the other spelling.
    expect(asked('gemet')).toHaveLength(1)
  })

  test('a cache that fails only costs time', async () => {
    const failures: unknown[] = []
    const broken: VocabularyCache = {
      read: () => Promise.reject(new Error('no database')),
      save: () => Promise.reject(new Error('no database')),
    }
    const port = portWith({ cache: broken, onCacheFailure: (error) => failures.push(error) })
    expect(namesOf(await ask(mapOf('en', 'quillway'), port), 'pt')).toContain('penovia')
    expect(failures.length).toBeGreaterThan(0)
  })
})

import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { VocabularyEntry } from '@/lib/contracts/vocabulary'
import { listAt, numberAt, parseJson, textAt } from '@/lib/core/records/read-json'
import { readVocabularyAnswer } from './ask-vocabulary'
import { readDecs } from './decs'
import { readMeshDetails, readMeshLookup, readMeshNode } from './mesh'
import { recordedVocabularies } from './recorded-vocabulary-expectations'
import { readSkosmosData, readSkosmosLabel, readSkosmosSearch } from './skosmos'
import type { VocabularyHost } from './vocabulary'
import { readWikidataEntities, readWikidataEntity, readWikidataSearch } from './wikidata'
import { readWikipediaArticles } from './wikipedia'

const RECORDED = '../shared/wires/recorded-concepts'

const search = (text: string, language: 'en' | 'pt' | 'es' = 'en') => ({
  host: 'wikimedia' as const,
  read: (body: unknown) => readWikidataSearch(body, { text, language }),
})
const articles = (text: string) => ({
  host: 'wikimedia' as const,
  read: (body: unknown) => {
    const found = readWikipediaArticles(body, [{ text, language: 'en' }], 'en')
    return found === null ? null : [...found.values()].flat().map(summary)
  },
})
const skosmos = <T>(read: (body: unknown) => T | null) => ({ host: 'agrovoc' as const, read })
const data = (uri: string, asked: string) =>
  skosmos((body) => {
    const entry = readSkosmosData(body, uri, asked)
    return entry && summary(entry)
  })
/** Kept as the inner object; on the wire it stands under `entities`. */
const entity = {
  host: 'wikimedia' as const,
  read: (body: unknown) => {
    const entry = readWikidataEntity(body, [])
    return entry && summary(entry)
  },
}

function summary(entry: VocabularyEntry) {
  VocabularyEntry.parse(entry)
  const { id, item, wikidata } = entry
  const names = (language: string) =>
    entry.names.filter((name) => name.language === language).map(({ text, kind }) => `${kind[0]} ${text}`)
  const [pt, en, es] = [names('pt'), names('en'), names('es')]
  return {
    id,
    pt: pt.slice(0, 3),
    en: en.slice(0, 3),
    es: es.slice(0, 3),
    count: entry.names.length,
    ...(item && {
      item: [
        item.instanceOf.join(' '),
        item.isSubclass,
        item.mesh.join(' '),
        item.inAat,
        item.inKbpedia,
        item.articles,
      ],
    }),
    ...(wikidata && { wikidata }),
  }
}

interface Reader {
  readonly host: VocabularyHost
  readonly read: (body: unknown) => unknown
}

const readers: Readonly<Record<string, Reader>> = {
  'wikidata/search_velo_couche_fr.json': search('vélo couché'),
  'wikidata/search_property_alias_en.json': search('Ringgold identifier'),
  'wikidata/search_attila_disambiguation.json': search('attila the hun'),
  'wikidata/search_empty.json': search('jdsakjdnmasdda'),
  'wikidata/error_nosearch.json': search(''),
  'wikidata/error_403_user_agent.txt': search('x'),
  'wikidata/error_429_user_agent.html': search('x'),
  'wikidata/entities_by_title_enwiki.json': {
    host: 'wikimedia',
    read: (body) => {
      const found = readWikidataEntities(body, [])
      return found && [...new Set([...found.values()].map(({ id }) => id))]
    },
  },
  'wikidata/error_no_such_entity.json': entity,
  'wikipedia/langlinks_python_en.json': articles('Python_(programming_language)'),
  'wikipedia/page_missing_en.json': articles('NonExistentPage_WikiAPI_Test_12345'),
  'wikipedia/pageprops_disambiguation_en.json': articles('Mercury'),
  'wikipedia/pageprops_plain_en.json': articles('Mercury (element)'),
  // Answers of the full-text search, which is not asked.
  'wikipedia/search_mercury_en.json': articles('mercury'),
  'wikipedia/search_python_programming_en.json': articles('Python programming'),
  'mesh/lookup_hypertension.json': { host: 'mesh', read: readMeshLookup },
  'mesh/details_hospitals.json': {
    host: 'mesh',
    read: (body) => {
      const entry = readMeshDetails(body, 'hospitals')
      return entry && summary(entry)
    },
  },
  'mesh/error_empty_label.json': { host: 'mesh', read: readMeshLookup },
  'mesh/term_high_blood_pressure.json': {
    host: 'mesh',
    read: (body) => {
      const entry = readMeshNode(body, 'high blood pressure')
      return entry && summary(entry)
    },
  },
  'mesh/concept_hypertension.json': {
    host: 'mesh',
    read: (body) => {
      const entry = readMeshNode(body, 'hypertension')
      return entry && summary(entry)
    },
  },
  'skosmos/agrovoc_search_plant_en.json': skosmos((body) => readSkosmosSearch(body, 'plant analysis')),
  'skosmos/agrovoc_label_en.json': skosmos(readSkosmosLabel),
  'skosmos/agrovoc_data_activities.json': data('http://aims.fao.org/aos/agrovoc/c_330834', 'activities'),
  'skosmos/agrovoc_vocabulary.json': skosmos((body) => readSkosmosSearch(body, 'plant')),
  'skosmos/bartoc_data_de.json': data(
    'https://www.w3id.org/archlink/terms/conservationthesaurus/C3A182',
    'Nachbilden',
  ),
  'skosmos/finto_search_cat_en.json': skosmos((body) => readSkosmosSearch(body, 'cat')),
  'skosmos/search_bass_own_test.json': skosmos((body) => readSkosmosSearch(body, 'bass')),
  'decs/index_sample.xml': {
    host: 'decs',
    read: (body) => readDecs(body, { text: 'matadouros', language: 'pt' }),
  },
}

function readerOf(file: string): Reader | undefined {
  return readers[file] ?? (file.startsWith('wikidata/entity_') ? entity : undefined)
}

if (existsSync(RECORDED)) {
  const manifest = parseJson(readFileSync(`${RECORDED}/manifest.json`, 'utf8'))
  const entries = listAt(manifest, 'entries').map((entry) => ({
    file: textAt(entry, 'file') ?? '',
    status: numberAt(entry, 'response', 'status') ?? 200,
  }))
  const expected = new Map(
    recordedVocabularies
      .trim()
      .split('\n')
      .map((line): [string, unknown] => {
        const [file = '', answer = ''] = line.split(' | ')
        return [file, parseJson(answer)]
      }),
  )
  describe('recorded answers of vocabulary services are read as a person read them', () => {
    test.each(entries)('$file', ({ file, status }) => {
      const reader = readerOf(file)
      const answer =
        reader &&
        readVocabularyAnswer(
          { ...reader, request: { method: 'GET', url: '' }, bodyMaxBytes: 0 },
          { status, headers: {}, body: readFileSync(`${RECORDED}/${file}`, 'utf8') },
        )
      expect(answer).toEqual(expected.get(file))
      expect(answer).toBeDefined()
    })
  })
} else {
  test.skip('recorded answers of vocabularies: ../shared/wires is not here', () => undefined)
  process.stdout.write('skipped: ../shared/wires/recorded-concepts is not here\n')
}

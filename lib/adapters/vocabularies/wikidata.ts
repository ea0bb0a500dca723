import { conceptLanguages } from '@/lib/contracts/concept-terms'
import type { HttpRequest } from '@/lib/contracts/http'
import type { EntryName, VocabularyEntry, VocabularyTerm } from '@/lib/contracts/vocabulary'
import { foldName } from '@/lib/core/concepts/fold-name'
import { isJsonObject, listAt, textAt, valueAt } from '@/lib/core/records/read-json'
import { description, languageOfCode, makeEntry } from './make-entry'
import type { Asked, Vocabulary, VocabularyContext, VocabularyQuestion } from './vocabulary'
import { wikimediaRequest } from './wikimedia'

/** Hits whose whole name was asked for; a common word has dozens of items, most of them films and villages. */
const SENSES_MAX = 6
/** `claims` are heavy: one drug is 166 KB. */
const ENTITIES_PER_REQUEST_MAX = 10
const SEARCH_BODY_MAX_BYTES = 256 * 1024
const ENTITIES_BODY_MAX_BYTES = 4 * 1024 * 1024

const itemId = /^Q\d{1,12}$/
/** `mul` holds names that are the same in all languages. */
const codes = ['pt-br', 'pt', 'es', 'en', 'mul'] as const

/** The search for items whose label or alias begins with the term. Pure. */
export function wikidataSearch(term: VocabularyTerm, context: VocabularyContext): HttpRequest {
  return wikimediaRequest(context.baseUrls.wikidata, context, {
    action: 'wbsearchentities',
    type: 'item',
    limit: 10,
    language: term.language,
    uselang: term.language,
    search: term.text,
  })
}

/** The request for some items with their names. Pure. */
export function wikidataEntities(ids: readonly string[], context: VocabularyContext): HttpRequest {
  return wikimediaRequest(context.baseUrls.wikidata, context, {
    action: 'wbgetentities',
    ids: ids.join('|'),
    props: 'labels|aliases|descriptions|claims|sitelinks',
    languages: codes.join('|'),
    sitefilter: 'ptwiki|eswiki|enwiki',
  })
}

/** The items of which a whole name is the term, without case, accents and number; null when the body is no such answer. */
export function readWikidataSearch(body: unknown, term: VocabularyTerm): readonly string[] | null {
  if (!Array.isArray(valueAt(body, 'search'))) return null
  const wanted = foldName(term.text)
  const ids = listAt(body, 'search').flatMap((hit) => {
    const id = textAt(hit, 'id') ?? ''
    const names = [
      textAt(hit, 'match', 'text'),
      textAt(hit, 'label'),
      textAt(hit, 'display', 'label', 'value'),
      ...listAt(hit, 'aliases').map((alias) => (typeof alias === 'string' ? alias : null)),
    ]
    const isWhole = names.some((name) => name !== null && foldName(name) === wanted)
    return itemId.test(id) && isWhole ? [id] : []
  })
  return [...new Set(ids)].slice(0, SENSES_MAX)
}

/** The items of an answer, by the id that each says of itself; null when the body is no such answer. */
export function readWikidataEntities(
  body: unknown,
  asked: readonly string[],
): ReadonlyMap<string, VocabularyEntry> | null {
  const entities = valueAt(body, 'entities')
  if (!isJsonObject(entities)) return null
  const entries = Object.entries(entities).flatMap(([key, entity]) => {
    const entry = readWikidataEntity(entity, asked)
    // A redirected item answers under the id that was asked.
    return entry === null ? [] : [[key, entry] as const, [entry.id, entry] as const]
  })
  return new Map(entries)
}

/** One item; null when it is missing or no item. */
export function readWikidataEntity(entity: unknown, asked: readonly string[]): VocabularyEntry | null {
  const id = textAt(entity, 'id') ?? ''
  if (!itemId.test(id) || valueAt(entity, 'missing') !== undefined) return null
  return makeEntry(
    {
      id,
      names: [...labelsOf(entity), ...aliasesOf(entity)],
      descriptions: conceptLanguages.flatMap((language) =>
        description(language, textAt(entity, 'descriptions', language, 'value')),
      ),
      item: {
        instanceOf: valuesOf(entity, 'P31').slice(0, 30),
        isSubclass: listAt(entity, 'claims', 'P279').length > 0,
        mesh: [...new Set(valuesOf(entity, 'P486'))].slice(0, 10),
        inAat: listAt(entity, 'claims', 'P1014').length > 0,
        inKbpedia: listAt(entity, 'claims', 'P8408').length > 0,
        articles: ['ptwiki', 'eswiki', 'enwiki'].filter(
          (site) => textAt(entity, 'sitelinks', site, 'title') !== null,
        ).length,
      },
    },
    asked,
  )
}

/** Brazilian and European Portuguese both; what is the same everywhere stands in for a missing language. */
function labelsOf(entity: unknown): EntryName[] {
  const label = (code: string) => textAt(entity, 'labels', code, 'value')
  const own = codes.flatMap((code): EntryName[] => {
    const language = languageOfCode(code)
    const text = label(code)
    return language === null || text === null ? [] : [{ text, language, kind: 'label' }]
  })
  const everywhere = label('mul')
  if (everywhere === null) return own
  const missing = conceptLanguages.filter((language) => own.every((name) => name.language !== language))
  return [...own, ...missing.map((language) => ({ text: everywhere, language, kind: 'label' }) as const)]
}

function aliasesOf(entity: unknown): EntryName[] {
  return codes.flatMap((code) => {
    const language = languageOfCode(code)
    if (language === null) return []
    return listAt(entity, 'aliases', code).flatMap((alias): EntryName[] => {
      const text = textAt(alias, 'value')
      return text === null ? [] : [{ text, language, kind: 'alias' }]
    })
  })
}

/** The values of a claim; those that are unknown or none have no `datavalue`. */
function valuesOf(entity: unknown, property: string): string[] {
  return listAt(entity, 'claims', property).flatMap((claim) => {
    const value = valueAt(claim, 'mainsnak', 'datavalue', 'value')
    const text = typeof value === 'string' ? value : textAt(value, 'id')
    return text === null || text.length > 20 ? [] : [text]
  })
}

export const wikidata: Vocabulary = {
  id: 'wikidata',
  languages: conceptLanguages,
  isAccentSensitive: false,
  find: async (question) => {
    const { terms, settle } = question
    const hits = new Map<VocabularyTerm, readonly string[]>()
    for (const term of terms) {
      const found = await searchItems(term, question)
      if (!found.ok) settle(term, found)
      else if (found.value.length === 0) settle(term, { ok: true, value: [] })
      else hits.set(term, found.value)
    }
    await settleItems(hits, question)
  },
}

function searchItems(term: VocabularyTerm, { ask, context }: VocabularyQuestion) {
  return ask({
    host: 'wikimedia',
    request: wikidataSearch(term, context),
    bodyMaxBytes: SEARCH_BODY_MAX_BYTES,
    read: (body) => readWikidataSearch(body, term),
  })
}

/** The items of several terms are asked for together; a term is settled when its last item is there. */
async function settleItems(
  hits: ReadonlyMap<VocabularyTerm, readonly string[]>,
  { ask, context, settle }: VocabularyQuestion,
): Promise<void> {
  const asked = [...hits.keys()].map(({ text }) => text)
  const ids = [...new Set([...hits.values()].flat())]
  const known = new Map<string, VocabularyEntry>()
  const open = new Map(hits)
  for (let at = 0; at < ids.length; at += ENTITIES_PER_REQUEST_MAX) {
    const batch = ids.slice(at, at + ENTITIES_PER_REQUEST_MAX)
    const answer = await ask({
      host: 'wikimedia',
      request: wikidataEntities(batch, context),
      bodyMaxBytes: ENTITIES_BODY_MAX_BYTES,
      read: (body) => readWikidataEntities(body, asked),
    })
    if (answer.ok) for (const [id, entry] of answer.value) known.set(id, entry)
    const done = new Set(ids.slice(0, at + batch.length))
    for (const [term, wanted] of open) {
      if (answer.ok ? wanted.some((id) => !done.has(id)) : !wanted.some((id) => batch.includes(id))) continue
      settle(term, answerOf(answer, wanted, known))
      open.delete(term)
    }
  }
}

function answerOf(
  answer: Asked<unknown>,
  wanted: readonly string[],
  known: ReadonlyMap<string, VocabularyEntry>,
): Asked<readonly VocabularyEntry[]> {
  if (!answer.ok) return answer
  const entries = wanted.flatMap((id) => known.get(id) ?? [])
  return { ok: true, value: [...new Map(entries.map((entry) => [entry.id, entry])).values()] }
}

import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import { conceptLanguages } from '@/lib/contracts/concept-terms'
import type { HttpRequest } from '@/lib/contracts/http'
import {
  ENTRIES_MAX,
  type EntryName,
  type VocabularyEntry,
  type VocabularyTerm,
} from '@/lib/contracts/vocabulary'
import { turnedRound } from '@/lib/core/concepts/fold-name'
import { requestUrl } from '@/lib/core/databases/request-url'
import { listAt, textAt, valueAt } from '@/lib/core/records/read-json'
import { description, languageOfCode, makeEntry } from './make-entry'
import type { Vocabulary, VocabularyContext } from './vocabulary'

const BODY_MAX_BYTES = 512 * 1024
/** Descriptors and synonyms. */
const INDEX = '103'

/** The search for a term in one language, with the library's own key. The default format is XML. Pure. */
export function decsSearch(
  { text, language }: VocabularyTerm,
  { baseUrls, decsKey }: VocabularyContext,
): HttpRequest {
  return {
    method: 'GET',
    url: requestUrl(baseUrls.decs, '/decs/v2/search-boolean', {
      bool: `${INDEX} ${text}`,
      lang: language,
      format: 'json',
    }),
    headers: decsKey === null ? {} : { apikey: decsKey },
  }
}

/**
 * The descriptors with their names in the three languages; synonyms come in the language asked. A list of one may come as
 * its only item. Null when the body is no such answer.
 */
export function readDecs(
  body: unknown,
  { text, language }: VocabularyTerm,
): readonly VocabularyEntry[] | null {
  if (valueAt(body, 'objects') === undefined) return null
  return listAt(body, 'objects')
    .flatMap((found) => listAt(found, 'decsws_response'))
    .flatMap((response) => listAt(response, 'record_list', 'record'))
    .flatMap((record) => recordEntry(record, { text, language }))
    .slice(0, ENTRIES_MAX)
}

function recordEntry(record: unknown, { text, language }: VocabularyTerm): VocabularyEntry[] {
  const id = textAt(record, 'unique_identifier_nlm') ?? textAt(record, 'attr', 'mfn')
  const names = [
    ...itemsOf(record, 'descriptor_list', 'descriptor').flatMap((item) => nameOf(item, 'label', null)),
    ...itemsOf(record, 'synonym_list', 'synonym').flatMap((item) => nameOf(item, 'alias', language)),
  ]
  if (id === null || id.length > 200 || names.length === 0) return []
  const [definition] = itemsOf(record, 'definition', 'occ')
  const note = textAt(definition, 'attr', 'n') ?? textAt({ definition }, 'definition')
  return [makeEntry({ id, names, descriptions: description(language, note) }, [text])]
}

/** The list itself, or the list under its items' name. */
function itemsOf(record: unknown, list: string, item: string): readonly unknown[] {
  const inside = valueAt(record, list, item)
  return inside === undefined || typeof inside === 'string' ? listAt(record, list) : listAt(inside)
}

function nameOf(item: unknown, kind: EntryName['kind'], asked: ConceptLanguage | null): EntryName[] {
  const text =
    textAt({ item }, 'item') ??
    textAt(item, kind === 'label' ? 'descriptor' : 'synonym') ??
    textAt(item, '#text')
  const language = languageOfCode(textAt(item, 'attr', 'lang') ?? '') ?? asked
  return text === null || language === null ? [] : [{ text: turnedRound(text), language, kind }]
}

export const decs: Vocabulary = {
  id: 'decs',
  languages: conceptLanguages,
  isAccentSensitive: false,
  find: async ({ terms, ask, settle, context }) => {
    for (const term of terms) {
      const answer = await ask({
        host: 'decs',
        request: decsSearch(term, context),
        bodyMaxBytes: BODY_MAX_BYTES,
        read: (body) => readDecs(body, term),
      })
      settle(term, answer)
    }
  },
}

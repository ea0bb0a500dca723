import { conceptLanguages } from '@/lib/contracts/concept-terms'
import type { HttpRequest } from '@/lib/contracts/http'
import type { EntryName, VocabularyTerm } from '@/lib/contracts/vocabulary'
import { foldName, withoutQualifier } from '@/lib/core/concepts/fold-name'
import { requestUrl } from '@/lib/core/databases/request-url'
import { listAt, textAt } from '@/lib/core/records/read-json'
import { languageOfCode, makeEntry } from './make-entry'
import type { TermAnswer, Vocabulary, VocabularyContext, VocabularyQuestion } from './vocabulary'

const BODY_MAX_BYTES = 128 * 1024
const CONCEPTS = 'http://www.eionet.europa.eu/gemet/concept/'
const PREFERRED_LABEL = 'http://www.w3.org/2004/02/skos/core#prefLabel'
/** The whole label, not a part of it. */
const EXACT = 0

/** The search for a concept by its whole label. Pure. */
export function gemetSearch(
  { text, language }: VocabularyTerm,
  { baseUrls }: VocabularyContext,
): HttpRequest {
  const url = requestUrl(baseUrls.gemet, '/getConceptsMatchingKeyword', {
    keyword: text,
    search_mode: EXACT,
    thesaurus_uri: CONCEPTS,
    language,
  })
  return { method: 'GET', url }
}

/** The request for the label of a concept in all languages. Pure. */
export function gemetTranslations(uri: string, { baseUrls }: VocabularyContext): HttpRequest {
  const url = requestUrl(baseUrls.gemet, '/getAllTranslationsForConcept', {
    concept_uri: uri,
    property_uri: PREFERRED_LABEL,
  })
  return { method: 'GET', url }
}

/** The concepts with this whole label; null when the body is no such answer. */
export function readGemetSearch(body: unknown, asked: string): readonly string[] | null {
  if (!Array.isArray(body)) return null
  const wanted = foldName(asked)
  return listAt(body)
    .flatMap((concept) => {
      const uri = textAt(concept, 'uri')
      const label = textAt(concept, 'preferredLabel', 'string') ?? ''
      const isWhole = foldName(withoutQualifier(label)) === wanted
      return uri !== null && uri.length <= 200 && isWhole ? [uri] : []
    })
    .slice(0, 3)
}

/** The labels in the three languages; null when the body is no such answer. */
export function readGemetTranslations(body: unknown): readonly EntryName[] | null {
  if (!Array.isArray(body)) return null
  return listAt(body).flatMap((label): EntryName[] => {
    const language = languageOfCode(textAt(label, 'language') ?? '')
    const text = textAt(label, 'string')
    return language === null || text === null ? [] : [{ text, language, kind: 'label' }]
  })
}

export const gemet: Vocabulary = {
  id: 'gemet',
  languages: conceptLanguages,
  isAccentSensitive: true,
  find: async (question) => {
    for (const term of question.terms) question.settle(term, await findTerm(term, question))
  },
}

async function findTerm(term: VocabularyTerm, { ask, context }: VocabularyQuestion): Promise<TermAnswer> {
  const uris = await ask({
    host: 'gemet',
    request: gemetSearch(term, context),
    bodyMaxBytes: BODY_MAX_BYTES,
    read: (body) => readGemetSearch(body, term.text),
  })
  if (!uris.ok) return uris
  const entries = []
  for (const uri of uris.value) {
    const names = await ask({
      host: 'gemet',
      request: gemetTranslations(uri, context),
      bodyMaxBytes: BODY_MAX_BYTES,
      read: readGemetTranslations,
    })
    if (!names.ok) return names
    entries.push(makeEntry({ id: uri, names: names.value, descriptions: [] }, [term.text]))
  }
  return { ok: true, value: entries }
}

import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import { conceptLanguages } from '@/lib/contracts/concept-terms'
import type { HttpRequest } from '@/lib/contracts/http'
import type { EntryName, VocabularyEntry, VocabularyTerm } from '@/lib/contracts/vocabulary'
import { foldName, withoutQualifier } from '@/lib/core/concepts/fold-name'
import { requestUrl } from '@/lib/core/databases/request-url'
import { listAt, textAt, textsAt, valueAt } from '@/lib/core/records/read-json'
import { description, languageOfCode, makeEntry } from './make-entry'
import type { Asked, TermAnswer, Vocabulary, VocabularyQuestion } from './vocabulary'

const SENSES_MAX = 3
const SEARCH_BODY_MAX_BYTES = 128 * 1024
/** A concept near the top brings all its neighbours, 273 KB seen: its labels are asked for one by one then. */
const DATA_BODY_MAX_BYTES = 256 * 1024

/** A vocabulary on a Skosmos server, with the codes under which it keeps each language. */
interface SkosmosVocabulary {
  readonly id: 'agrovoc' | 'unesco' | 'elsst'
  /** In the order in which they are searched; a vocabulary without a language cannot be asked in it. */
  readonly codes: Readonly<Partial<Record<ConceptLanguage, readonly string[]>>>
}

/** The search for concepts with this whole label. Pure. */
export function skosmosSearch(base: string, text: string, code: string): HttpRequest {
  const url = requestUrl(base, '/search', { query: text, lang: code, maxhits: 10, unique: 'true' })
  return { method: 'GET', url }
}

/** The request for a concept in all languages, its neighbours with it. Pure. */
export function skosmosData(base: string, uri: string): HttpRequest {
  return { method: 'GET', url: requestUrl(base, '/data', { uri, format: 'application/ld+json' }) }
}

/** The request for the label of a concept in one language. Pure. */
export function skosmosLabel(base: string, uri: string, code: string): HttpRequest {
  return { method: 'GET', url: requestUrl(base, '/label', { uri, lang: code }) }
}

/** The concepts of which a whole label was asked for, each once; null when the body is no such answer. */
export function readSkosmosSearch(body: unknown, asked: string): readonly string[] | null {
  if (!Array.isArray(valueAt(body, 'results'))) return null
  const wanted = foldName(asked)
  const uris = listAt(body, 'results').flatMap((hit) => {
    const uri = textAt(hit, 'uri')
    const isConcept = textsAt(hit, 'type').includes('skos:Concept')
    const labels = ['prefLabel', 'altLabel', 'hiddenLabel', 'matchedPrefLabel'].flatMap((field) =>
      textsAt(hit, field),
    )
    const isWhole = labels.some((label) => foldName(withoutQualifier(label)) === wanted)
    return uri !== null && uri.length <= 200 && isConcept && isWhole ? [uri] : []
  })
  return [...new Set(uris)].slice(0, SENSES_MAX)
}

/** The node of the concept that was asked for, with its names in the three languages; null when it is not in the body. */
export function readSkosmosData(body: unknown, uri: string, asked: string): VocabularyEntry | null {
  const node = listAt(body, 'graph').find((candidate) => textAt(candidate, 'uri') === uri)
  if (node === undefined) return null
  const names = [
    ...literals(node, 'prefLabel').map((name): EntryName => ({ ...name, kind: 'label' })),
    ...literals(node, 'altLabel').map((name): EntryName => ({ ...name, kind: 'alias' })),
  ]
  const notes = [...literals(node, 'skos:definition'), ...literals(node, 'skos:scopeNote')]
  const descriptions = conceptLanguages.flatMap((language) =>
    description(language, notes.find((note) => note.language === language)?.text ?? null),
  )
  return makeEntry({ id: uri, names, descriptions }, [asked])
}

/** The label of a concept in one language, '' when it has none; null when the body is no such answer. */
export function readSkosmosLabel(body: unknown): string | null {
  return body === null ? '' : textAt(body, 'prefLabel')
}

function literals(node: unknown, field: string) {
  return listAt(node, field).flatMap((literal) => {
    const language = languageOfCode(textAt(literal, 'lang') ?? '')
    const text = textAt(literal, 'value')
    return language === null || text === null ? [] : [{ language, text }]
  })
}

/** A vocabulary on a Skosmos server; its address is the server's with the vocabulary's own name. */
export function skosmosVocabulary({ id, codes }: SkosmosVocabulary): Vocabulary {
  return {
    id,
    languages: conceptLanguages.filter((language) => codes[language] !== undefined),
    isAccentSensitive: true,
    find: async (question) => {
      for (const term of question.terms) question.settle(term, await findTerm(term, { id, codes }, question))
    },
  }
}

async function findTerm(
  term: VocabularyTerm,
  vocabulary: SkosmosVocabulary,
  question: VocabularyQuestion,
): Promise<TermAnswer> {
  for (const code of vocabulary.codes[term.language] ?? []) {
    const uris = await search(term, { code, id: vocabulary.id }, question)
    if (!uris.ok) return uris
    if (uris.value.length > 0) return findEntries(uris.value, term, vocabulary, question)
  }
  return { ok: true, value: [] }
}

function search(
  { text }: VocabularyTerm,
  { code, id }: { readonly code: string; readonly id: SkosmosVocabulary['id'] },
  { ask, context }: VocabularyQuestion,
): Promise<Asked<readonly string[]>> {
  return ask({
    host: id,
    request: skosmosSearch(context.baseUrls[id], text, code),
    bodyMaxBytes: SEARCH_BODY_MAX_BYTES,
    read: (body) => readSkosmosSearch(body, text),
  })
}

async function findEntries(
  uris: readonly string[],
  term: VocabularyTerm,
  vocabulary: SkosmosVocabulary,
  question: VocabularyQuestion,
): Promise<TermAnswer> {
  const entries: VocabularyEntry[] = []
  for (const uri of uris) {
    const entry = await findEntry(uri, term, vocabulary, question)
    if (!entry.ok) return entry
    entries.push(entry.value)
  }
  return { ok: true, value: entries }
}

async function findEntry(
  uri: string,
  term: VocabularyTerm,
  { id, codes }: SkosmosVocabulary,
  { ask, context }: VocabularyQuestion,
): Promise<Asked<VocabularyEntry>> {
  const base = context.baseUrls[id]
  const whole = await ask({
    host: id,
    request: skosmosData(base, uri),
    bodyMaxBytes: DATA_BODY_MAX_BYTES,
    read: (body) => readSkosmosData(body, uri, term.text),
  })
  if (whole.ok || whole.why !== 'too-large') return whole
  const names: EntryName[] = [{ ...term, kind: 'alias' }]
  for (const code of conceptLanguages.flatMap((language) => codes[language] ?? [])) {
    const language = languageOfCode(code)
    const label = await ask({
      host: id,
      request: skosmosLabel(base, uri, code),
      bodyMaxBytes: SEARCH_BODY_MAX_BYTES,
      read: readSkosmosLabel,
      isAbsentOn404: true,
    })
    if (!label.ok) return label
    if (language !== null && label.value !== '') names.push({ text: label.value, language, kind: 'label' })
  }
  return { ok: true, value: makeEntry({ id: uri, names, descriptions: [] }, [term.text]) }
}

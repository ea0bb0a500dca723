import type { HttpRequest } from '@/lib/contracts/http'
import type { EntryName, VocabularyEntry, VocabularyTerm } from '@/lib/contracts/vocabulary'
import { turnedRound } from '@/lib/core/concepts/fold-name'
import { requestUrl } from '@/lib/core/databases/request-url'
import { booleanAt, isJsonObject, listAt, textAt, valueAt } from '@/lib/core/records/read-json'
import { description, makeEntry } from './make-entry'
import type { Asked, TermAnswer, Vocabulary, VocabularyContext, VocabularyQuestion } from './vocabulary'

const BODY_MAX_BYTES = 256 * 1024
const descriptorId = /^D\d{6,9}$/
const termId = /^T\d{6,9}$/

/** Whether a term is a descriptor's id, as Wikidata gives it, and not a name. */
export function isMeshDescriptor(text: string): boolean {
  return descriptorId.test(text)
}

/** The look-up of descriptors, or of entry terms, by their whole label. Pure. */
export function meshLookup(
  kind: 'descriptor' | 'term',
  label: string,
  { baseUrls }: VocabularyContext,
): HttpRequest {
  const url = requestUrl(baseUrls.mesh, `/mesh/lookup/${kind}`, { label, match: 'exact', limit: 10 })
  return { method: 'GET', url }
}

/** The request for the entry terms of a descriptor. Pure. */
export function meshDetails(descriptor: string, { baseUrls }: VocabularyContext): HttpRequest {
  const url = requestUrl(baseUrls.mesh, '/mesh/lookup/details', { descriptor, includes: 'terms' })
  return { method: 'GET', url }
}

/** Ids of the hits, in the order given; null when the body is no such answer. */
export function readMeshLookup(body: unknown): readonly string[] | null {
  if (!Array.isArray(body)) return null
  return listAt(body).flatMap((hit) => lastPart(textAt(hit, 'resource')) ?? [])
}

/** A descriptor with its entry terms, inverted headings turned round; null when the body is no such answer. */
export function readMeshDetails(body: unknown, asked: string): VocabularyEntry | null {
  const id = lastPart(textAt(body, 'descriptor'))
  if (id === null || valueAt(body, 'terms') === undefined) return null
  const names = listAt(body, 'terms').flatMap((term): EntryName[] => {
    const label = textAt(term, 'label')
    const kind = booleanAt(term, 'preferred') === true ? 'label' : 'alias'
    return label === null ? [] : [{ text: turnedRound(label), language: 'en', kind }]
  })
  return makeEntry({ id, names, descriptions: [] }, [asked])
}

/** A term or concept of the RDF with its labels, each an object or a list; null when the body is no such answer. */
export function readMeshNode(body: unknown, asked: string): VocabularyEntry | null {
  const id = lastPart(textAt(body, 'identifier') ?? textAt(body, '@id'))
  if (id === null || !isJsonObject(body)) return null
  const named = (field: string, kind: EntryName['kind']) =>
    listAt(body, field).flatMap((label): EntryName[] => {
      const text = textAt(label, '@value') ?? textAt({ label }, 'label')
      return text === null ? [] : [{ text: turnedRound(text), language: 'en', kind }]
    })
  const labels = named('prefLabel', 'label')
  const ownLabels = labels.length > 0 ? labels : named('label', 'label')
  const note = textAt(body, 'scopeNote', '@value') ?? textAt(body, 'scopeNote')
  const names = [...ownLabels, ...named('altLabel', 'alias')]
  return makeEntry({ id, names, descriptions: description('en', note) }, [asked])
}

function lastPart(resource: string | null): string | null {
  const part = resource?.trim().split('/').at(-1) ?? ''
  return /^[A-Z]\d{5,10}$/.test(part) ? part : null
}

export const mesh: Vocabulary = {
  id: 'mesh',
  languages: ['en'],
  isAccentSensitive: false,
  find: async (question) => {
    await Promise.all(
      question.terms.map(async (term) => question.settle(term, await findTerm(term, question))),
    )
  },
}

/** By the heading, then by the heading turned round, then by an entry term: the first that has a hit. */
async function findTerm({ text }: VocabularyTerm, question: VocabularyQuestion): Promise<TermAnswer> {
  if (isMeshDescriptor(text)) return details(text, text, question)
  for (const label of headings(text)) {
    const hits = await lookUp('descriptor', label, question)
    if (!hits.ok) return hits
    const [descriptor] = hits.value.filter(isMeshDescriptor)
    if (descriptor !== undefined) return details(descriptor, text, question)
  }
  const terms = await lookUp('term', text, question)
  if (!terms.ok) return terms
  const [term] = terms.value.filter((id) => termId.test(id))
  return term === undefined ? { ok: true, value: [] } : node(term, text, question)
}

/** MeSH writes "Hypertension, Malignant" where others write "malignant hypertension". */
function headings(text: string): readonly string[] {
  const words = text.split(' ')
  const head = words.at(-1)
  return head === undefined || words.length < 2 ? [text] : [text, `${head}, ${words.slice(0, -1).join(' ')}`]
}

function lookUp(
  kind: 'descriptor' | 'term',
  label: string,
  { ask, context }: VocabularyQuestion,
): Promise<Asked<readonly string[]>> {
  const request = meshLookup(kind, label, context)
  return ask({ host: 'mesh', request, bodyMaxBytes: BODY_MAX_BYTES, read: readMeshLookup })
}

function details(descriptor: string, asked: string, { ask, context }: VocabularyQuestion) {
  return asEntries(
    ask({
      host: 'mesh',
      request: meshDetails(descriptor, context),
      bodyMaxBytes: BODY_MAX_BYTES,
      read: (body) => readMeshDetails(body, asked),
    }),
  )
}

function node(id: string, asked: string, { ask, context }: VocabularyQuestion) {
  return asEntries(
    ask({
      host: 'mesh',
      request: { method: 'GET', url: requestUrl(context.baseUrls.mesh, `/mesh/${id}.json`, {}) },
      bodyMaxBytes: BODY_MAX_BYTES,
      read: (body) => readMeshNode(body, asked),
    }),
  )
}

async function asEntries(asked: Promise<Asked<VocabularyEntry>>): Promise<TermAnswer> {
  const answer = await asked
  return answer.ok ? { ok: true, value: [answer.value] } : answer
}

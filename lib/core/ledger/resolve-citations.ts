import { foldAccents } from '@/lib/core/text/fold-accents'
import { foldWords } from '@/lib/core/text/fold-words'
import type { CitedPassage, ResolveMarker, TextCitation } from './text-citation'

/** A document that a text may cite. */
export interface CitableDocument {
  readonly id: string
  readonly title: string
  /** Its path or name; keys are often made of it. */
  readonly file: string
  readonly passages: readonly CitedPassage[]
}

/** Letters of a document in which its authors and year are looked for. */
const HEAD_MAX = 2_500
/** A reference names a document when it holds this share of the words of its title. */
const TITLE_SHARE_MIN = 0.8
const TITLE_WORDS_MIN = 3

/** Headings of reference lists, folded. */
const LIST_HEADING =
  /^\s{0,3}(?:#{1,6}\s*)?(?:\d+\.?\s*)?(?:references|reference list|bibliography|works cited|referencias|referencias bibliograficas|bibliografia|lista de referencias)\s*:?\s*$/m

/** A text without its list of references, and the entries of the list in order; all of the text where there is none. */
export function withoutReferences(text: string): {
  readonly body: string
  readonly references: readonly string[]
} {
  const folded = foldAccents(text)
  const compared = folded.length === text.length ? folded : text.toLowerCase()
  const heading = LIST_HEADING.exec(compared)
  if (!heading) return { body: text, references: [] }
  const references = text
    .slice(heading.index + heading[0].length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 10)
  return { body: text.slice(0, heading.index), references }
}

/**
 * Resolves citations to documents: ids and titles as they are, keys by file name, authors and year by the reference list or the head of the document,
 * numbers by the reference list. Null where nothing fits, or more than one does.
 */
export function citationResolver(
  documents: readonly CitableDocument[],
  references: readonly string[],
): ResolveMarker {
  return (marker) => {
    const fitting = documents.filter((document) => isNamed(marker, document, references))
    const [only] = fitting
    return only && fitting.length === 1 ? only.passages : null
  }
}

function isNamed(marker: TextCitation, document: CitableDocument, references: readonly string[]): boolean {
  switch (marker.kind) {
    case 'reference':
      return marker.id === document.id || foldAccents(marker.name) === foldAccents(document.title)
    case 'key':
      return foldWords(marker.key).join('') === foldWords(baseName(document.file)).join('')
    case 'number':
      return referencesNumbered(references, marker.number).some((entry) => namesDocument(entry, document))
    case 'author-year':
      return isByAuthors(marker, document, references)
  }
}

function isByAuthors(
  marker: Extract<TextCitation, { kind: 'author-year' }>,
  document: CitableDocument,
  references: readonly string[],
): boolean {
  const year = `${marker.year}`
  const wanted = marker.authors.flatMap((author) => foldWords(author).filter((word) => word.length > 2))
  const namesAll = (text: string) => {
    const words = new Set(foldWords(text))
    return wanted.every((word) => words.has(word)) && text.includes(year)
  }
  if (references.some((entry) => namesAll(entry) && namesTitle(entry, document.title))) return true
  const head = document.passages
    .map(({ text }) => text)
    .join('\n')
    .slice(0, HEAD_MAX)
  return (
    namesAll(`${document.file.replace(/[_\W]+/g, ' ')} ${document.title} ${head}`) ||
    namesAll(splitName(document.file))
  )
}

/** "souza2020remote.pdf" as "souza 2020 remote". */
function splitName(file: string): string {
  return baseName(file)
    .replace(/(\d{4})/g, ' $1 ')
    .replace(/[_-]/g, ' ')
}

function baseName(file: string): string {
  return file.replace(/^.*[\\/]/, '').replace(/\.\w{1,8}$/, '')
}

function referencesNumbered(references: readonly string[], number: number): readonly string[] {
  const marked = references.filter((entry) => new RegExp(`^\\[?${number}[\\].)]`).test(entry))
  const [counted] = references.slice(number - 1, number)
  return marked.length > 0 ? marked : counted ? [counted] : []
}

/** By its title, the first line of its text, or a file name with a year ("lee2018"). */
function namesDocument(entry: string, { title, file, passages }: CitableDocument): boolean {
  const name = splitName(file)
  const isByName = /\d{4}/.test(name) && foldWords(name).every((word) => foldWords(entry).includes(word))
  const firstLine = (passages[0]?.text ?? '').split('\n')[0] ?? ''
  return isByName || namesTitle(entry, title) || namesTitle(entry, firstLine.slice(0, 300))
}

function namesTitle(entry: string, title: string): boolean {
  const words = [...new Set(foldWords(title))]
  const held = new Set(foldWords(entry))
  return (
    words.length >= TITLE_WORDS_MIN &&
    words.filter((word) => held.has(word)).length >= TITLE_SHARE_MIN * words.length
  )
}

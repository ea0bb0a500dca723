import type { Work } from '@/lib/contracts/work'
import { doisIn } from '@/lib/core/identity/doi'
import { foldAccents } from '@/lib/core/text/fold-accents'
import type { TextCitation } from './text-citation'

/** An item of a library as a citation may name it. */
export interface CitableItem {
  readonly itemId: string
  readonly title: string
  readonly work: Pick<Work, 'authors' | 'year' | 'doi' | 'title'> | null
}

/** The items that a citation names: none, one, or several that it does not tell apart. */
export type MatchCitation = (citation: TextCitation) => readonly CitableItem[]

/** A title this short stands by chance in another entry. */
const TITLE_LETTERS_MIN = 12
const REFERENCES_HEADING =
  /^(?:#{1,6}\s*)?(?:\d+\.?\s*)?(?:references|bibliography|works cited|referências(?: bibliográficas)?|bibliografia|referencias(?: bibliográficas)?|bibliografía)\s*:?\s*$/gimu
const NUMBERED_ENTRY = /^\s*\[?(\d{1,3})[\].)]\s+(\S.*)$/gmu

/**
 * Tells which items of a library the citations of a draft name: authors and year by family names, the first author first;
 * numbers through the draft's own list of references; keys of Pandoc and BibTeX by name and year; Carrel's own markers by id.
 */
export function citationMatcher(draft: string, items: readonly CitableItem[]): MatchCitation {
  const entries = numberedEntries(draft)
  return (citation) => {
    switch (citation.kind) {
      case 'reference':
        return items.filter(({ itemId }) => itemId === citation.id)
      case 'author-year':
        return items.filter(({ work }) => work !== null && isNamed(work, citation))
      case 'key':
        return items.filter(({ work }) => work !== null && isKeyed(work, citation.key))
      case 'number': {
        const entry = entries.get(citation.number)
        return entry === undefined ? [] : items.filter((item) => isListed(item, entry))
      }
    }
  }
}

type NamedWork = NonNullable<CitableItem['work']>

function isNamed(
  work: NamedWork,
  { authors, year }: Extract<TextCitation, { readonly kind: 'author-year' }>,
): boolean {
  if (work.year !== year) return false
  const names = work.authors.map(({ family, full }) => nameKey(family ?? full ?? ''))
  return authors.every((author, at) =>
    at === 0 ? isSameName(names[0], author) : names.some((name) => isSameName(name, author)),
  )
}

/** "Souza" names "de Souza" and "Souza Lima"; nothing shorter than a whole word is taken for a name. */
function isSameName(name: string | undefined, printed: string): boolean {
  const wanted = nameKey(printed)
  if (!name || wanted === '') return false
  return ` ${name} `.includes(` ${wanted} `) || ` ${wanted} `.includes(` ${name} `)
}

function nameKey(name: string): string {
  return foldAccents(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** "souza2020remote" names a work of de Souza, 2020: keys leave particles and blanks out. */
function isKeyed(work: NamedWork, key: string): boolean {
  const [first] = work.authors
  const words = nameKey(first?.family ?? first?.full ?? '').split(' ')
  const folded = foldAccents(key).replace(/[^\p{L}\p{N}]/gu, '')
  return [words.join(''), words.at(-1) ?? ''].some(
    (family) =>
      family !== '' &&
      work.year !== null &&
      folded.startsWith(family) &&
      folded.slice(family.length).includes(String(work.year)),
  )
}

/** The entries of the draft's list of references by their numbers; empty where it has none. */
function numberedEntries(draft: string): ReadonlyMap<number, string> {
  const heading = [...draft.matchAll(REFERENCES_HEADING)].at(-1)
  if (!heading) return new Map()
  const list = draft.slice(heading.index + heading[0].length)
  return new Map([...list.matchAll(NUMBERED_ENTRY)].map(([, number, entry]) => [Number(number), entry ?? '']))
}

function isListed({ title, work }: CitableItem, entry: string): boolean {
  const doi = work?.doi
  if (doi && doisIn(entry).some((found) => found.doi === doi)) return true
  const name = nameKey(work?.title ?? title)
  return name.length >= TITLE_LETTERS_MIN && ` ${nameKey(entry)} `.includes(` ${name} `)
}

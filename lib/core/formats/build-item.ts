import { decodeHTML } from 'entities'
import { readDoi } from '@/lib/core/identity/doi'
import { cutText } from '@/lib/core/text/plain-text'
import type { CslDateVariable, CslItem, CslName, CslNameVariable, CslTextVariable, CslType } from './csl-item'
import { fieldLine } from './field-line'
import { cslDate } from './read-date'

const TEXT_MAX = 20_000
const NAMES_MAX = 500
const KEYWORDS_MAX = 200
const UNREAD_MAX = 500
/** Between the words of `keyword` and the parts of `note`, which CSL keeps as one text. */
const LIST_SEPARATOR = '; '

/** A new item; its id is given when the file has been read. */
export function newItem(type: CslType): CslItem {
  return { id: '', type }
}

/** Sets a text variable unless it is set already or the text is blank. Blanks are folded. */
export function setText(item: CslItem, variable: CslTextVariable, raw: string | null | undefined): void {
  if (item[variable] !== undefined) return
  replaceText(item, variable, raw)
}

/** Sets a text variable, also over an earlier value; a blank text changes nothing. */
export function replaceText(item: CslItem, variable: CslTextVariable, raw: string | null | undefined): void {
  const text = cleanText(raw)
  if (text !== '') item[variable] = text
}

/** Adds to a variable that holds a list in one text (keywords, notes, ISBNs); a part that is there is not repeated. */
export function addText(
  item: CslItem,
  variable: CslTextVariable,
  raw: string | null | undefined,
  separator = LIST_SEPARATOR,
): void {
  const text = cleanText(raw)
  if (text === '') return
  const before = item[variable]
  const parts = before === undefined ? [] : before.split(separator)
  if (parts.includes(text) || parts.length >= KEYWORDS_MAX) return
  item[variable] = cutText([...parts, text].join(separator), TEXT_MAX)
}

export function addName(item: CslItem, variable: CslNameVariable, name: CslName | null): void {
  if (name === null) return
  const names = item[variable] ?? []
  if (names.length < NAMES_MAX) item[variable] = [...names, name]
}

/** Sets a date variable unless a date at least as exact stands there. */
export function setDate(item: CslItem, variable: CslDateVariable, raw: string | null | undefined): void {
  const date = cslDate(fieldLine(raw ?? ''))
  if (date === null) return
  const before = item[variable]
  const precision = (parts: number[][] | undefined) => parts?.[0]?.length ?? 0
  if (before === undefined || precision(date['date-parts']) > precision(before['date-parts']))
    item[variable] = date
}

/** One line of text with entities decoded, bounded. */
export function cleanText(raw: string | null | undefined): string {
  if (raw === null || raw === undefined) return ''
  const text = fieldLine(raw.slice(0, TEXT_MAX * 4))
  return cutText(text.includes('&') ? fieldLine(decodeHTML(text)) : text, TEXT_MAX)
}

/**
 * The first `itemsMax` items with ids that are unique in the file: the one they brought, else the DOI or PMID, else the
 * number of the record. An item that says nothing is kept when it has an id or the text that could not be read: nobody
 * should lose a record without being told. No item is asked for beyond the last.
 */
export function finishItems(items: Iterable<CslItem>, itemsMax = Number.POSITIVE_INFINITY): CslItem[] {
  const finished: CslItem[] = []
  const idOf = uniqueIds()
  for (const read of items) {
    if (!isKept(read)) continue
    const item = completed(read)
    const wish = item.id || item['citation-key'] || item.DOI || item.PMID || `item-${finished.length + 1}`
    finished.push({ ...item, id: idOf(wish) })
    if (finished.length >= itemsMax) break
  }
  return finished
}

/** Whether an item says something, has an id or the text that could not be read. */
export function isKept(item: CslItem): boolean {
  return saysSomething(item) || item.id !== '' || item.custom?.unread !== undefined
}

/** A record of which nothing could be read, as the file has it. */
export function unreadItem(raw: string): CslItem {
  return { ...newItem('document'), custom: { unread: cutText(raw.trim(), UNREAD_MAX) } }
}

/** Gives each wish as it is once, and with a number behind it when it is taken. */
function uniqueIds(): (wish: string) => string {
  const taken = new Set<string>()
  // Where counting goes on: a thousand records of one id must not each begin at 2.
  const nextNumber = new Map<string, number>()
  return (wish) => {
    const stem = wish.slice(0, 190)
    let id = wish.slice(0, 200)
    let number = nextNumber.get(stem) ?? 2
    for (; taken.has(id); number += 1) id = `${stem}-${number}`
    nextNumber.set(stem, number)
    taken.add(id)
    return id
  }
}

/** How BibTeX says the number of an edition ("Second"), and catalogues in Portuguese and Spanish. */
const ordinals =
  'first|second|third|fourth|fifth|primeira|segunda|terceira|quarta|quinta|primera||tercera|cuarta'

function editionOf(text: string): string | undefined {
  const number = /^(\d{1,3})(?:st|nd|rd|th|ª|º|a|\.)(?: (?:ed\.?|edition))?$/i.exec(text)?.[1]
  const word = /^(\p{L}{5,8})(?: (?:ed\.?|edition|edição|edición))?$/iu.exec(text)?.[1]?.toLowerCase()
  const at = ordinals.split('|').indexOf(word ?? '-')
  return number ?? (at < 0 ? undefined : String((at % 5) + 1))
}

/** What an item says in one place and leaves out in another. */
function completed(item: CslItem): CslItem {
  const doi = /doi\.org\//i.test(item.URL ?? '') ? readDoi(item.URL) : null
  const edition = editionOf(item.edition ?? '')
  return {
    ...item,
    ...(item.DOI === undefined && doi !== null ? { DOI: doi } : {}),
    ...(edition === undefined ? {} : { edition }),
  }
}

const silent = new Set(['id', 'type', 'citation-key', 'language', 'accessed', 'source', 'genre', 'custom'])

/** Whether an item says anything of a work. */
export function saysSomething(item: CslItem): boolean {
  return Object.keys(item).some((key) => !silent.has(key))
}

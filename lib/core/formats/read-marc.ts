import type { XmlElement } from '@/lib/core/records/read-xml'
import { addName, addText, newItem, setDate, setText } from './build-item'
import type { CslItem, CslNameVariable, CslType } from './csl-item'
import { pageRange, setDoi, standardNumbers } from './read-identifiers'
import { cslName, literalName } from './read-name'
import { allWith, attribute, kids, kidText, textIn } from './xml-local'

const RECORDS_MAX = 100_000
const FIELD_MAX = 4_000
const FIELD_END = '\u001e'
const SUBFIELD = '\u001f'
const RECORD_END = '\u001d'

interface MarcField {
  readonly tag: string
  readonly second: string
  readonly subfields: readonly (readonly [code: string, value: string])[]
}
interface MarcRecord {
  readonly leader: string
  readonly fixed: ReadonlyMap<string, string>
  readonly fields: readonly MarcField[]
}

/** The items of MARCXML, also inside the answer of a catalogue (SRU, OAI-PMH), whose own records wrap them. */
export function readMarcXml(root: XmlElement): CslItem[] {
  return allWith(root, (element) => kids(element, 'datafield').length > 0).map((record) =>
    itemOf({
      leader: kidText(record, 'leader') ?? '',
      fixed: new Map(
        kids(record, 'controlfield').map((field) => [attribute(field, 'tag') ?? '', textIn(field) ?? '']),
      ),
      fields: kids(record, 'datafield').map((field) => ({
        tag: attribute(field, 'tag') ?? '',
        second: attribute(field, 'ind2') ?? '',
        subfields: kids(field, 'subfield').map(
          (part) => [attribute(part, 'code') ?? '', textIn(part) ?? ''] as const,
        ),
      })),
    }),
  )
}

/** The items of a MARC 21 exchange file (ISO 2709), read by its separators: directories are often wrong. */
export function readMarc(text: string): CslItem[] {
  return text
    .split(RECORD_END)
    .slice(0, RECORDS_MAX)
    .flatMap((record) => {
      const found = /^[\s\S]{0,100}?(\d{5}.{19})((?:\d{12}){1,400})(?!\d)/.exec(record.slice(0, 20_000))
      if (found === null) return []
      const tags = (found[2] ?? '').match(/\d{12}/g)?.map((entry) => entry.slice(0, 3)) ?? []
      const bodies = record.slice(found.index + found[0].length + FIELD_END.length).split(FIELD_END)
      return itemOf(recordOf(found[1] ?? '', tags, bodies))
    })
}

function recordOf(leader: string, tags: readonly string[], bodies: readonly string[]): MarcRecord {
  const fixed = new Map<string, string>()
  const fields: MarcField[] = []
  tags.forEach((tag, at) => {
    const body = bodies[at] ?? ''
    if (tag < '010') fixed.set(tag, body)
    else {
      const [indicators = '', ...parts] = body.split(SUBFIELD)
      fields.push({
        tag,
        second: indicators.slice(1, 2),
        subfields: parts.map((part) => [part.slice(0, 1), part.slice(1)] as const),
      })
    }
  })
  return { leader, fixed, fields }
}

function itemOf(record: MarcRecord): CslItem {
  const all = (tag: string, codes: string) =>
    record.fields
      .filter((field) => field.tag === tag)
      .map((field) => field.subfields.filter(([code]) => codes.includes(code)).map(([, value]) => value))
      .filter((values) => values.length > 0)
  const first = (tag: string, codes: string, joint = ' ') =>
    all(tag, codes)[0]?.map(tidy).filter(Boolean).join(joint) ?? null
  const host = first('773', 't')
  const item = newItem(typeOf(record, host))
  setText(item, 'title', first('245', 'abnp', ': '))
  readNames(item, record)
  setText(item, 'edition', first('250', 'a'))
  // A reprint has a publisher; a thesis is its university's.
  if (item.type === 'thesis')
    setText(item, 'publisher', first('502', 'c') ?? SCHOOL.exec(first('502', 'a') ?? '')?.[1])
  for (const tag of ['264', '260']) {
    setText(item, 'publisher-place', first(tag, 'a', '; '))
    setText(item, 'publisher', first(tag, 'b', '; '))
    const year = /\d{4}/.exec(first(tag, 'c') ?? '')?.[0]
    if (item.issued === undefined) setDate(item, 'issued', year)
  }
  if (item.issued === undefined)
    setDate(item, 'issued', /^[1-2]\d{3}$/.exec(record.fixed.get('008')?.slice(7, 11) ?? '')?.[0])
  const pages =
    /(\d{1,6})\s*(?:p|S|pages|leaves|pp|bl|f|seiten|blätter|páginas|folhas|hojas)(?!\p{L})/iu.exec(
      first('300', 'a') ?? '',
    )?.[1]
  setText(item, 'number-of-pages', pages)
  for (const numbers of [...all('020', 'a'), ...all('022', 'a'), ...all('773', 'xz')]) {
    for (const { kind, number } of standardNumbers(numbers.join(' '))) addText(item, kind, number, ', ')
  }
  for (const field of record.fields) {
    if (field.tag === '024' && field.subfields.some(([code, value]) => code === '2' && /doi/i.test(value))) {
      setDoi(item, field.subfields.find(([code]) => code === 'a')?.[1])
    }
  }
  setText(item, 'collection-title', first('490', 'a') ?? first('440', 'a') ?? first('830', 'a'))
  setText(item, 'collection-number', first('490', 'v')?.replace(/^(?:vol|v|bd|nr|no|t)\.? ?(?=\d)/i, ''))
  setText(item, 'abstract', first('520', 'a'))
  setText(
    item,
    'language',
    first('041', 'a') ?? /^[a-z]{3}$/.exec(record.fixed.get('008')?.slice(35, 38) ?? '')?.[0],
  )
  for (const tag of ['600', '610', '611', '630', '650', '651', '653']) {
    for (const words of all(tag, 'a')) for (const word of words) addText(item, 'keyword', tidy(word))
  }
  setText(item, 'URL', first('856', 'u'))
  setText(item, 'call-number', first('084', 'ab') ?? first('050', 'ab') ?? first('082', 'a'))
  if (host !== null) readHost(item, host, all('773', 'g').flat().join(' '))
  item.id = record.fixed.get('001') ?? ''
  return item
}

/** "Thesis (Ph. D.)--University of X, 1998." */
const SCHOOL = /\)\.?\s?(?:--|[-–—])\s?(.{3,200}?)(?:,\s?\[?\d{4}.*)?$/u

/** An ISSN, or a volume: what stands in a book has pages alone. */
function isOfJournal([code, value]: readonly [code: string, value: string]): boolean {
  return code === 'x' || (code === 'g' && /\b(?:vol|v|bd|jg)\b|\bvolume:|^\d{1,5} ?\(\d{4}\)/i.test(value))
}

function typeOf({ leader, fields }: MarcRecord, host: string | null): CslType {
  const kind = leader.slice(6, 7)
  const level = leader.slice(7, 8)
  if (fields.some(({ tag }) => tag === '502')) return 'thesis'
  if (host !== null)
    return level === 'b' || fields.some(({ tag, subfields }) => tag === '773' && subfields.some(isOfJournal))
      ? 'article-journal'
      : 'chapter'
  if (kind === 'e' || kind === 'f') return 'map'
  if (kind === 'g') return 'motion_picture'
  if (kind === 'i' || kind === 'j') return 'song'
  if (kind === 'k') return 'graphic'
  if (kind === 'c' || kind === 'd') return 'musical_score'
  return 'book'
}

function readNames(item: CslItem, { fields }: MarcRecord): void {
  const hasAuthor = fields.some(({ tag }) => tag === '100')
  for (const { tag, subfields } of fields) {
    if (!/^(?:100|110|111|700|710)$/.test(tag)) continue
    const name = tidy(subfields.find(([code]) => code === 'a')?.[1] ?? '')
    const roles = subfields
      .filter(([code]) => code === '4' || code === 'e')
      .map(([, value]) => tidy(value).toLowerCase())
    const variable = roleOf(roles, tag, hasAuthor)
    addName(item, variable, tag.endsWith('00') ? cslName(name) : literalName(name))
  }
}

function roleOf(roles: readonly string[], tag: string, hasAuthor: boolean): CslNameVariable {
  const named = roles.join(' ')
  if (/\bedt\b|editor|hrsg|hg\b|edit/.test(named)) return 'editor'
  if (/\btrl\b|translat|übers/.test(named)) return 'translator'
  if (/\bths\b|\bctb\b|contributor|advisor/.test(named)) return 'contributor'
  if (/\baut\b|author|verf/.test(named) || tag.startsWith('1')) return 'author'
  return hasAuthor || tag !== '700' ? 'contributor' : 'editor'
}

function readHost(item: CslItem, host: string, text: string): void {
  setText(item, 'container-title', host)
  setText(
    item,
    'volume',
    /\b(?:vol(?:ume)?|bd|v)\b[.:\s]{0,2}(\d{1,5})/i.exec(text)?.[1] ?? /^(\d{1,5})\b(?!\d)/.exec(text)?.[1],
  )
  setText(
    item,
    'issue',
    /\b(?:no|h|nr|number|issue|heft)\b[.:\s]{0,2}(\d{1,5})/i.exec(text)?.[1] ??
      /^\d{1,5} ?\(\d{4}\), ?(\d{1,4})\b/.exec(text)?.[1],
  )
  const pages = /(?:pp?\.?|s\.|pages?|seiten?|páginas?)[:\s]{0,3}(\d{1,6})\s?[-–]\s?(\d{1,6})/i.exec(text)
  setText(item, 'page', pageRange(pages?.[1] ?? null, pages?.[2] ?? null))
  const year = /\b(1[5-9]\d\d|20\d\d)\b/.exec(text)?.[0]
  if (item.issued === undefined) setDate(item, 'issued', year)
}

/** Cataloguers end fields with the punctuation that stands before the next one. */
function tidy(value: string): string {
  return value
    .replace(/[\u0098\u009c¬]/g, '')
    .trim()
    .slice(0, FIELD_MAX)
    .replace(/\s*[/:;,=]+$/, '')
    .replace(/(?<=\p{Ll}{2})\.$/u, '')
    .trim()
}

import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import type { CslItem, CslName } from '@/lib/core/formats/csl-item'
import { fullPages } from '@/lib/core/formats/read-identifiers'
import { readReferences } from '@/lib/core/formats/read-references'
import { decodeText } from '@/lib/core/text/decode-text'
import type { TrustRow } from './row'

const FIELDS_TARGET01 = 0.98

const Creator = z.looseObject({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  name: z.string().optional(),
  creatorType: z.string().default('author'),
})
/** An item as Zotero exports it; only the fields below are compared. */
const ZoteroItem = z.looseObject({ itemType: z.string(), creators: z.array(Creator).default([]) })
const ZoteroCase = z.looseObject({
  format: z.string(),
  input: z.string(),
  expected_items: z.array(ZoteroItem),
})
const BetterCase = z.looseObject({ bibtex: z.string(), expected_items: z.array(ZoteroItem) })
const BibtexCase = z.looseObject({ input: z.string(), expected_bibtex: z.string() })
const FileFacts = z.array(z.looseObject({ file: z.string(), records: z.number().nullish() }))

/** What every expected result names alike, as one text each; absent means not expected. */
type Fields = Readonly<Partial<Record<FieldName, string>>>
const fieldNames = [
  'title',
  'authors',
  'year',
  'container',
  'volume',
  'issue',
  'pages',
  'doi',
  'publisher',
  'abstract',
] as const
type FieldName = (typeof fieldNames)[number]

interface Tally {
  fields: number
  right: number
  records: number
  lost: number
}

/** One row for each collection of expected results and one for the raw exports; rows say so when data are not there. */
export async function rows(dataFolder: string): Promise<TrustRow[]> {
  const folder = join(dataFolder, 'formats')
  if (!existsSync(folder)) {
    return [
      {
        what: 'Import',
        data: 'formats',
        reference: '',
        target: '',
        measured: 'data not found',
        reached: null,
      },
    ]
  }
  const zotero = await read(folder, 'import_formats.jsonl.gz', ZoteroCase)
  const better = await read(folder, 'bibtex_to_zotero.jsonl.gz', BetterCase)
  const jabref = await read(folder, 'jabref_import.jsonl', BibtexCase)
  const colrev = await read(folder, 'colrev_import.jsonl', BibtexCase)
  return [
    row(
      'Zotero translators',
      zotero.map((test) => compare(test.input, test.expected_items.map(fieldsOfZotero))),
    ),
    row(
      'Better BibTeX',
      better.map((test) => compare(test.bibtex, test.expected_items.filter(isReference).map(fieldsOfZotero))),
    ),
    row(
      'JabRef',
      jabref.map((test) => compare(test.input, fieldsOfBibtex(test.expected_bibtex))),
    ),
    row(
      'CoLRev',
      colrev.map((test) => compare(test.input, fieldsOfBibtex(test.expected_bibtex))),
    ),
    await filesRow(folder),
  ]
}

/** Better BibTeX reports what it could not read as a note among the items. */
function isReference(item: z.infer<typeof ZoteroItem>): boolean {
  return item.itemType !== 'note'
}

function row(data: string, tallies: readonly Tally[]): TrustRow {
  const sum = tallies.reduce((all, next) => ({
    fields: all.fields + next.fields,
    right: all.right + next.right,
    records: all.records + next.records,
    lost: all.lost + next.lost,
  }))
  const share01 = sum.right / sum.fields
  return {
    what: 'Import',
    data,
    reference: 'expected result of each case',
    target: `≥ ${FIELDS_TARGET01 * 100} % of fields, no record lost`,
    measured: `${sum.right} of ${sum.fields} fields (${(share01 * 100).toFixed(1)} %), ${sum.lost} of ${sum.records} records lost`,
    reached: share01 >= FIELDS_TARGET01 && sum.lost === 0,
    note: `Compared by value: ${fieldNames.join(', ')}; case, accents, marks, markup, particles of names and shortened page ranges ignored; fields that the expectation calls unknown left out.`,
  }
}

async function filesRow(folder: string): Promise<TrustRow> {
  const facts = FileFacts.parse(JSON.parse(await readFile(join(folder, 'files_index.json'), 'utf8')))
  let crashed = 0
  let counted = 0
  const wrong: string[] = []
  const names = await readdir(join(folder, 'files'))
  for (const name of names) {
    const raw = await readFile(join(folder, 'files', name))
    const count = countRecords(name.endsWith('.gz') ? gunzipSync(raw) : raw)
    const expected = facts.find(({ file }) => file.endsWith(`/${name}`))?.records ?? null
    if (count === null) crashed += 1
    if (expected !== null) counted += 1
    if (expected !== null && expected !== count) wrong.push(`${name} ${count} of ${expected}`)
  }
  return {
    what: 'Import',
    data: `${names.length} raw exports`,
    reference: 'number of records where stated',
    target: 'no crash, no record lost',
    measured: `${crashed} crashed, ${counted - wrong.length} of ${counted} counts right`,
    reached: crashed === 0 && wrong.length === 0,
    ...(wrong.length > 0 ? { note: wrong.join('; ') } : {}),
  }
}

/** How many records the file holds, or null when reading it threw. */
function countRecords(bytes: Uint8Array): number | null {
  try {
    const text = decodeText(bytes)
    return text === null ? 0 : readReferences(text).items.length
  } catch {
    return null
  }
}

/**
 * The expected records against the read ones, a read record answering for one expected: in their order where the counts
 * agree, or each against the one most like it, whichever fits better.
 */
function compare(input: string, expected: readonly Fields[]): Tally {
  const read = readReferences(input).items.map(fieldsOfItem)
  const free = new Set(read.keys())
  const likest = expected.map((wanted, place) => {
    const best = [...free].sort(
      (one, other) =>
        likeness(wanted, read[other], other === place) - likeness(wanted, read[one], one === place),
    )[0]
    if (best !== undefined) free.delete(best)
    return best === undefined ? undefined : read[best]
  })
  const byLikeness = tallyOf(expected, likest)
  const inOrder = expected.length === read.length ? tallyOf(expected, read) : byLikeness
  return {
    ...(inOrder.right > byLikeness.right ? inOrder : byLikeness),
    records: expected.length,
    lost: Math.max(0, expected.length - read.length),
  }
}

function tallyOf(
  expected: readonly Fields[],
  found: readonly (Fields | undefined)[],
): Pick<Tally, 'fields' | 'right'> {
  let fields = 0
  let right = 0
  expected.forEach((wanted, place) => {
    for (const name of fieldNames) {
      const value = wanted[name]
      if (value === undefined || value === '' || value.split('/')[0] === UNKNOWN) continue
      fields += 1
      if (isSame(name, value, found[place]?.[name] ?? '')) right += 1
    }
  })
  return { fields, right }
}

/** CoLRev's mark for a field that its input does not have. */
const UNKNOWN = 'unknown'

function likeness(wanted: Fields, found: Fields | undefined, isSamePlace: boolean): number {
  const same = fieldNames.filter(
    (name) => wanted[name] !== undefined && wanted[name] === found?.[name],
  ).length
  return (
    same + (wanted.title !== undefined && wanted.title === found?.title ? 3 : 0) + (isSamePlace ? 0.5 : 0)
  )
}

/**
 * Equal by value. Programs cut abstracts differently, so their beginnings count. Several titles of a container are parted
 * by bars, of which one must agree. Names agree when each does, or when all their words do and one side has a name in one
 * piece: some programs cut organisations in two like persons.
 */
function isSame(name: FieldName, wanted: string, found: string): boolean {
  if (name === 'abstract') return found.startsWith(wanted.slice(0, 150))
  if (name === 'container')
    return wanted.split('|').some((title) => title !== '' && found.split('|').includes(title))
  if (name !== 'authors') return found === wanted
  const [ours, theirs] = [found.split(NAME_BORDER), wanted.split(NAME_BORDER)]
  return ours.length === theirs.length && ours.every((own, at) => isSameName(own, theirs[at] ?? ''))
}

const NAME_BORDER = ' | '

function isSameName(ours: string, theirs: string): boolean {
  const keyOf = (name: string) => name.split('/')[0] ?? ''
  const wordsOf = (name: string) => (name.split('/')[1] ?? '').split(' ').sort().join(' ')
  if (keyOf(ours) === keyOf(theirs)) return true
  const isWhole = [ours, theirs].some((name) => name.endsWith('/whole'))
  return isWhole && wordsOf(ours) === wordsOf(theirs)
}

function fieldsOfItem(item: CslItem): Fields {
  const year = item.issued?.['date-parts']?.[0]?.[0]
  return {
    title: plain(item.title),
    authors: (item.author ?? item.director ?? []).map(nameKey).join(NAME_BORDER),
    year: year === undefined ? '' : String(year).padStart(4, '0'),
    container: [item['container-title'], item['container-title-short'], item['collection-title']]
      .map(plain)
      .join('|'),
    volume: plain(item.volume),
    issue: plain(item.issue ?? item.number),
    pages: pagesOf(item.page ?? item['number-of-pages']),
    doi: plain(item.DOI),
    publisher: plain(item.publisher),
    abstract: plain(item.abstract),
  }
}

/** JabRef leaves names that its source parts by semicolons in one text; they are still names. */
function fieldsOfBibtex(bibtex: string): Fields[] {
  const parted = bibtex.replace(/^\s*author\s*=\s*\{[^{}]*\}/gim, (authors) =>
    authors.replaceAll(';', ' and'),
  )
  return readReferences(parted).items.map((item) => {
    const fields = fieldsOfItem(item)
    return { ...fields, container: plain(item['container-title']), issue: plain(item.issue) }
  })
}

function fieldsOfZotero(item: z.infer<typeof ZoteroItem>): Fields {
  const text = (...names: readonly string[]) =>
    names.map((name) => item[name]).find((value): value is string => typeof value === 'string') ?? ''
  const authors = item.creators.filter(({ creatorType }) =>
    /^(?:author|inventor|artist|programmer|director|cartographer)$/.test(creatorType),
  )
  return {
    title: plain(text('title')),
    authors: authors
      .map(({ lastName, firstName, name }) =>
        nameKey(
          name === undefined && firstName !== undefined
            ? { family: lastName ?? '', given: firstName }
            : { literal: lastName ?? name ?? '' },
        ),
      )
      .join(NAME_BORDER),
    // A date without a year is written "0000 …".
    year: /(?<!\d)(?!0000)\d{4}(?!\d)/.exec(text('date', 'issueDate'))?.[0] ?? '',
    container: [text('publicationTitle', 'bookTitle', 'proceedingsTitle'), text('journalAbbreviation')]
      .map(plain)
      .join('|')
      .replace(/^\|.*$/, ''),
    volume: plain(text('volume')),
    issue: plain(text('issue')),
    pages: pagesOf(text('pages')),
    doi: plain(text('DOI')),
    publisher: plain(text('publisher', 'university', 'institution')),
    abstract: plain(text('abstractNote')),
  }
}

/**
 * Family name and first initial, then all words; a name in one piece whole. Particles count to neither name: half of the
 * programs put "de" to the family, half to the given names.
 */
function nameKey(name: Partial<CslName>): string {
  const words = [name.given, name.family, name.literal]
    .flatMap((part) => (part ?? '').split(/[\s,]+/))
    .map(plain)
    .filter(Boolean)
  const whole = name.literal ?? (name.given === undefined || name.given === '' ? name.family : undefined)
  if (whole !== undefined) return `${plain(whole)}/${words.join(' ')}/whole`
  const family = (name.family ?? '').replace(/^(?:\p{Ll}[\p{L}'’]*\s+)+(?=\p{Lu})/u, '')
  return `${plain(family)}${plain(name.given).slice(0, 1)}/${words.join(' ')}`
}

/** "454-81", "454–481 pages" and "82-82" by the pages they name. */
function pagesOf(text: string | undefined): string {
  const pages = (text ?? '')
    .replace(/\b(?:pages?|pp?)\b\.?/gi, '')
    .replace(/\s*[-–—]+\s*/g, '-')
    .trim()
  const [first, last] = (fullPages(pages) ?? '').split('-')
  return plain(first !== undefined && first === last ? first : (fullPages(pages) ?? ''))
}

function plain(text: string | undefined): string {
  return (text ?? '')
    .replace(/<[^<>]{1,60}>/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

async function read<T>(folder: string, name: string, schema: z.ZodType<T>): Promise<T[]> {
  const bytes = await readFile(join(folder, name))
  const text = name.endsWith('.gz') ? gunzipSync(bytes).toString('utf8') : bytes.toString('utf8')
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => schema.parse(JSON.parse(line)))
}

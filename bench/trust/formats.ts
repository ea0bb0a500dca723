import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import type { CslItem, CslName } from '@/lib/core/formats/csl-item'
import { fullPages } from '@/lib/core/formats/read-identifiers'
import { readReferences } from '@/lib/core/formats/read-references'
import { decodeText } from '@/lib/core/text/decode-text'
import { type Half, halfOf } from './answers-data'
import { barRow } from './bar-row'
import type { TrustRow } from './row'
import { casesIn } from './set-files'

const FIELDS_MUST01 = 0.97

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
  case: z.union([z.string(), z.number()]),
  input: z.string(),
  expected_items: z.array(ZoteroItem),
})
const BetterCase = z.looseObject({
  name: z.string(),
  bibtex: z.string(),
  expected_items: z.array(ZoteroItem),
})
const BibtexCase = z.looseObject({ name: z.string(), input: z.string(), expected_bibtex: z.string() })
const FileFacts = z.array(z.looseObject({ file: z.string(), records: z.number().nullish() }))

/** What every expected result names alike, as one text each; absent means not expected. */
type Fields = Readonly<Partial<Record<FieldName, string>>> & { readonly key?: string | undefined }
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
  readonly fields: number
  readonly right: number
  readonly records: number
  readonly lost: number
}

/** One case: what the file says, what is expected of it, and the half it belongs to. */
interface ImportCase {
  readonly half: Half
  readonly input: string
  readonly expected: readonly Fields[]
}

/** The sets by their names in the manifests. */
const sets: readonly {
  readonly name: string
  readonly set: string
  readonly caseOf: (line: unknown) => Omit<ImportCase, 'half'> & { readonly id: string }
}[] = [
  {
    name: 'Zotero translators',
    set: 'import_formats',
    caseOf: (line) => {
      const test = ZoteroCase.parse(line)
      const expected = test.expected_items.map(fieldsOfZotero)
      return { id: `${test.format} ${test.case}`, input: test.input, expected }
    },
  },
  {
    name: 'Better BibTeX',
    set: 'bibtex_to_zotero',
    caseOf: (line) => {
      const test = BetterCase.parse(line)
      const entries = test.bibtex.match(/^\s*@(?!comment|preamble|string)\w+\s*[{(]/gim)?.length ?? 0
      const all = test.expected_items.filter(isReference).map(fieldsOfZotero)
      // Cases that import one file behind another expect the items of both; the input is the last file.
      const expected =
        all.length > entries && entries > 0 ? all.filter((item) => isIn(test.bibtex, item)) : all
      return { id: test.name, input: test.bibtex, expected }
    },
  },
  { name: 'JabRef', set: 'jabref_import', caseOf: bibtexCase },
  { name: 'CoLRev', set: 'colrev_import', caseOf: bibtexCase },
]

function bibtexCase(line: unknown) {
  const { name, input, expected_bibtex } = BibtexCase.parse(line)
  return { id: name, input, expected: fieldsOfBibtex(expected_bibtex) }
}

/** One row for each set, over all folders that have it, and one for the raw exports of each folder. */
export async function rows(...dataFolders: readonly string[]): Promise<TrustRow[]> {
  const folders = dataFolders.map((folder) => join(folder, 'formats')).filter((folder) => existsSync(folder))
  const bySet = sets.map(({ name, set, caseOf }) => {
    const cases = casesIn(dataFolders, ['formats', set], z.unknown()).map((line) => {
      const { id, ...test } = caseOf(line)
      return { ...test, half: halfOf(id) }
    })
    return row(name, cases)
  })
  return [...bySet, ...(await Promise.all(folders.map(filesRow)))]
}

/** Whether the words of a title stand in the file. */
const isIn = (text: string, { title = '' }: Fields) => plain(text).includes(title)

/** Better BibTeX reports what it could not read as a note among the items. */
function isReference(item: z.infer<typeof ZoteroItem>): boolean {
  return item.itemType !== 'note'
}

/** Judged on the half that no rule was chosen on: its share of right fields, and the records lost in either half. */
function row(data: string, cases: readonly ImportCase[]): TrustRow {
  const tally = (half: Half) => sumOf(cases.filter((test) => test.half === half).map(compare))
  const [chosen, report] = [tally('chosen'), tally('report')]
  const lost = chosen.lost + report.lost
  const measured = barRow(
    {
      what: 'Import, fields',
      data,
      reference: 'expected result of each case',
      must: FIELDS_MUST01,
      goal: FIELDS_MUST01,
    },
    { chosen: chosen.right / chosen.fields, report: report.right / report.fields },
  )
  return {
    ...measured,
    target: `${measured.target}; no record lost`,
    measured: `${measured.measured}; ${lost} of ${chosen.records + report.records} records lost`,
    reached: measured.reached === true && lost === 0,
    note: `${cases.length} files. Compared by value: ${fieldNames.join(', ')}; case, accents, marks, markup, particles of names and shortened page ranges ignored; fields that the expectation calls unknown left out.`,
  }
}

function sumOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (all, next) => ({
      fields: all.fields + next.fields,
      right: all.right + next.right,
      records: all.records + next.records,
      lost: all.lost + next.lost,
    }),
    { fields: 0, right: 0, records: 0, lost: 0 },
  )
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
function compare({ input, expected }: Pick<ImportCase, 'input' | 'expected'>): Tally {
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

/** A citation key tells records apart that say the same. */
const KEY_LIKENESS = 5

function likeness(wanted: Fields, found: Fields | undefined, isSamePlace: boolean): number {
  const same = fieldNames.filter(
    (name) => wanted[name] !== undefined && wanted[name] === found?.[name],
  ).length
  return (
    same +
    (wanted.key !== undefined && wanted.key === found?.key ? KEY_LIKENESS : 0) +
    (wanted.title !== undefined && wanted.title === found?.title ? 3 : 0) +
    (isSamePlace ? 0.5 : 0)
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
    key: item['citation-key'],
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
    // Several publishers are parted by "and" in BibTeX, by semicolons in CSL.
    publisher: plain(item.publisher?.replaceAll(';', ' and ')),
    abstract: plain(item.abstract),
  }
}

/** JabRef leaves names that its source parts by semicolons in one text; they are still names. */
function fieldsOfBibtex(bibtex: string): Fields[] {
  const parted = bibtex.replace(/^\s*author\s*=\s*\{[^{}]*\}/gim, (authors) =>
    authors.replaceAll(';', ' and'),
  )
  const said = readReferences(parted).items.filter(({ custom }) => custom?.unread === undefined)
  return said.map((item) => {
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
    ...(typeof item.citationKey === 'string' ? { key: item.citationKey } : {}),
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

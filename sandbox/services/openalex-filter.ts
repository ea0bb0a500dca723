import { type CatalogueRecord, isOpen } from '../catalogue/record'
import { dateOf, viewOf } from '../catalogue/view'
import type { RecordTest } from '../search/query-tree'
import { isRetracted, openAlexId, openAlexTypes } from './openalex-work'

const FILTER_VALUES_MAX = 100

type FilterMeaning = (value: string) => RecordTest

export function bareDoi(value: string): string {
  return value
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(dx\.)?doi\.org\//u, '')
}

function yearTest(value: string): RecordTest {
  const [from, to] = value.split('-')
  const low = value.startsWith('>') ? Number(value.slice(1)) + 1 : Number(from || 0)
  const high = value.startsWith('<')
    ? Number(value.slice(1)) - 1
    : value.startsWith('>')
      ? 9999
      : Number(to ?? from)
  return (record) =>
    record.year !== null && record.year >= (value.startsWith('<') ? 0 : low) && record.year <= (high || 9999)
}

function trueDate(record: CatalogueRecord): string | null {
  return dateOf({ record, title: '', abstract: null, keywords: [], year: record.year, citations: 0 })
}

const filters: Readonly<Record<string, FilterMeaning>> = {
  doi: (value) => (record) => record.doi === bareDoi(value),
  ids: (value) => (record) =>
    `https://openalex.org/${openAlexId(record)}`.endsWith(value.toUpperCase().split('/').pop() ?? '-'),
  pmid: (value) => (record) => record.pmid === value.replace(/\D/gu, ''),
  openalex: (value) => (record) => openAlexId(record) === (value.split('/').pop() ?? '').toUpperCase(),
  language: (value) => (record) => record.lang === value,
  type: (value) => (record) => openAlexTypes[record.kind] === value,
  is_oa: (value) => (record) => String(isOpen(record)) === value,
  'open_access.is_oa': (value) => (record) => String(isOpen(record)) === value,
  is_retracted: (value) => (record) => String(isRetracted(record)) === value,
  has_abstract: (value) => (record) => String(viewOf(record, 'openalex').abstract !== null) === value,
  has_doi: (value) => (record) => String(record.doi !== null) === value,
  publication_year: yearTest,
  from_publication_date: (value) => (record) => (trueDate(record) ?? '') >= value,
  to_publication_date: (value) => (record) => (trueDate(record) ?? '9') <= value,
  'primary_location.source.issn': issnTest,
  'locations.source.issn': issnTest,
  cited_by_count: (value) => (record) => {
    if (value.startsWith('>')) return record.citations > Number(value.slice(1))
    return value.startsWith('<')
      ? record.citations < Number(value.slice(1))
      : record.citations === Number(value)
  },
}

function issnTest(value: string): RecordTest {
  return (record) => record.venue?.issnPrint === value || record.venue?.issnOnline === value
}

interface ParsedFilter {
  readonly tests: RecordTest[]
  readonly texts: string[]
}

export class BadQuery extends Error {}

export function parseFilter(filter: string): ParsedFilter {
  const parsed: ParsedFilter = { tests: [], texts: [] }
  for (const part of filter.split(',').filter((piece) => piece.trim() !== '')) {
    const colon = part.indexOf(':')
    const name = part.slice(0, colon).trim()
    const value = part.slice(colon + 1)
    if (name.endsWith('.search')) {
      parsed.texts.push(value)
      continue
    }
    const meaning = filters[name]
    if (colon < 0 || meaning === undefined) throw new BadQuery(`${name} is not a valid field.`)
    const values = value.split('|').slice(0, FILTER_VALUES_MAX)
    const tests = values.map((one) =>
      one.startsWith('!') ? { not: true, test: meaning(one.slice(1)) } : { not: false, test: meaning(one) },
    )
    parsed.tests.push((record) => tests.some(({ not, test }) => test(record) !== not))
  }
  return parsed
}

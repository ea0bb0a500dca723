import { type CatalogueRecord, isOpen } from '../catalogue/record'
import { viewOf } from '../catalogue/view'
import type { RecordTest } from '../search/query-tree'
import { crossrefTypes, houseOf } from './crossref-item'

type FilterMeaning = (value: string) => RecordTest

function dateOfRecord(record: CatalogueRecord): string {
  return `${record.year ?? '0000'}-${String(record.month).padStart(2, '0')}-${String(record.day).padStart(2, '0')}`
}

const filters: Readonly<Record<string, FilterMeaning>> = {
  'from-pub-date': (value) => (record) =>
    record.year !== null && dateOfRecord(record).slice(0, value.length) >= value,
  'until-pub-date': (value) => (record) =>
    record.year !== null && dateOfRecord(record).slice(0, value.length) <= value,
  type: (value) => (record) => crossrefTypes[record.kind] === value,
  prefix: (value) => (record) => value === '10.5555' || houseOf(record).prefix === value,
  member: (value) => (record) => houseOf(record).member === value,
  issn: (value) => (record) =>
    record.venue?.issnPrint === value.toUpperCase() || record.venue?.issnOnline === value.toUpperCase(),
  doi: (value) => (record) => record.doi === value.toLowerCase(),
  'has-abstract': (value) => (record) =>
    (viewOf(record, 'crossref').abstract !== null) === (value !== 'false'),
  'has-license': (value) => (record) => isOpen(record) === (value !== 'false'),
  'update-type': (value) => (record) => record.noticeOf !== null && value === 'retraction',
  'is-update': (value) => (record) => (record.noticeOf !== null) === (value !== 'false'),
  'has-update': (value) => (record) => record.retraction?.saidBy.crossref === (value !== 'false'),
  updates: (value) => (record) => record.noticeOf === value.toLowerCase(),
}

/** Different names must all hold, the same name any of its values. */
export function testsOf(
  filter: string,
): { readonly tests: readonly RecordTest[] } | { readonly unknown: string } {
  const byName = new Map<string, RecordTest[]>()
  for (const part of filter.split(',').filter((piece) => piece.trim() !== '')) {
    const colon = part.indexOf(':')
    const name = (colon < 0 ? part : part.slice(0, colon)).trim()
    const meaning = filters[name]
    if (meaning === undefined) return { unknown: name }
    byName.set(name, [
      ...(byName.get(name) ?? []),
      meaning(colon < 0 ? 'true' : part.slice(colon + 1).trim()),
    ])
  }
  return { tests: [...byName.values()].map((tests) => (record) => tests.some((test) => test(record))) }
}

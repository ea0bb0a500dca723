import { seededRandom, seedOf } from './random'
import type { CatalogueRecord, IndexName } from './record'

/** A record as one index tells it: the same work, with that index's habits and mistakes. */
export interface RecordView {
  readonly record: CatalogueRecord
  readonly title: string
  readonly abstract: string | null
  readonly keywords: readonly string[]
  readonly year: number | null
  readonly citations: number
}

/** How often an index has no abstract though the work has one, 0…1. */
const abstractMissing01: Readonly<Record<IndexName, number>> = {
  openalex: 0.15,
  crossref: 0.45,
  semanticscholar: 0.35,
  arxiv: 0,
  pubmed: 0.05,
  europepmc: 0.07,
  doaj: 0.04,
  wos: 1,
  googlescholar: 0,
  scielo: 0.03,
  jstor: 1,
  core: 0.1,
  eric: 0.02,
  datacite: 0.05,
}

/** Citations an index counts, relative to OpenAlex. */
const citationShare: Readonly<Record<IndexName, number>> = {
  openalex: 1,
  crossref: 0.86,
  semanticscholar: 1.06,
  arxiv: 0,
  pubmed: 0,
  europepmc: 0.62,
  doaj: 0,
  wos: 0.7,
  googlescholar: 1.7,
  scielo: 0,
  jstor: 0.86,
  core: 0.1,
  eric: 0,
  datacite: 0.3,
}

const YEAR_OFF_BY_ONE_01 = 0.04
const TRANSLATED_TITLE_01 = 0.06

const indexesWithTranslations: ReadonlySet<IndexName> = new Set([
  'openalex',
  'semanticscholar',
  'googlescholar',
  'core',
])
/** Registries and national indexes copy the title as deposited. */
const faithfulIndexes: ReadonlySet<IndexName> = new Set([
  'crossref',
  'jstor',
  'scielo',
  'arxiv',
  'datacite',
  'pubmed',
])

function titleCase(title: string): string {
  return title.replace(/(?<=[\s(“])\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase())
}

function retold(title: string, roll: number): string {
  if (roll < 0.04) return title.toUpperCase()
  if (roll < 0.1) return titleCase(title)
  if (roll < 0.14) return title.replace(': ', '. ')
  if (roll < 0.18) return title.replace(': ', ' - ').replace('–', '-')
  return roll < 0.22 ? `${title}.` : title
}

function titleIn(record: CatalogueRecord, index: IndexName, roll: number, translationRoll: number): string {
  if (index === 'wos') return (record.year ?? 2000) < 2005 ? record.title.toUpperCase() : record.title
  const english = record.titles.en
  const translated = record.lang !== 'en' && english !== undefined && indexesWithTranslations.has(index)
  const title = translated && translationRoll < TRANSLATED_TITLE_01 ? english : record.title
  return faithfulIndexes.has(index) ? title : retold(title, roll)
}

function yearIn(record: CatalogueRecord, index: IndexName, roll: number): number | null {
  if (record.year === null) return null
  // JSTOR deposits often carry no year at all.
  if (index === 'jstor' && roll < 0.5) return null
  if (index === 'crossref' || index === 'arxiv' || roll >= YEAR_OFF_BY_ONE_01) return record.year
  return record.year + (roll < YEAR_OFF_BY_ONE_01 / 2 ? 1 : -1)
}

/** What `index` says of `record`. The same pair always gives the same view. */
export function viewOf(record: CatalogueRecord, index: IndexName): RecordView {
  const random = seededRandom(seedOf(`${record.id}/${index}`))
  const title = titleIn(record, index, random(), random())
  const abstract = record.abstracts[record.lang] ?? null
  return {
    record,
    title,
    abstract: random() < abstractMissing01[index] ? null : abstract,
    keywords: record.keywords[record.lang] ?? [],
    year: yearIn(record, index, random()),
    citations: Math.floor(record.citations * citationShare[index]),
  }
}

/** YYYY-MM-DD with the year as the index tells it; null when it has none. */
export function dateOf(view: RecordView): string | null {
  if (view.year === null) return null
  return `${view.year}-${String(view.record.month).padStart(2, '0')}-${String(view.record.day).padStart(2, '0')}`
}

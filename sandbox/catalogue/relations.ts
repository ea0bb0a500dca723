import { coverageOf } from './coverage'
import { arxivIdOf } from './identifiers'
import { between, seededRandom } from './random'
import type { CatalogueRecord, CatalogueRetraction } from './record'
import { proses } from './work-text'

/** One article in this many gets an earlier preprint, where the field posts preprints. */
const PREPRINT_EVERY = 4
/** One journal work in this many is retracted, corrected or under a concern; about 1 % of all records. */
const RETRACTION_EVERY = 72

function idOf(number: number): string {
  return `r${String(number).padStart(5, '0')}`
}

function mayHavePreprint(record: CatalogueRecord): boolean {
  const posts = record.field.category !== null || record.field.kind === 'health'
  return (
    posts &&
    record.kind === 'article' &&
    record.doi !== null &&
    record.year !== null &&
    record.year >= 2008 &&
    record.lang === 'en'
  )
}

/** The preprint often has a plainer title than the version of record. */
function preprintTitle(title: string, variant: number): string {
  if (variant === 0) return title
  const cut = title.indexOf(': ')
  return variant === 1 && cut > 20 ? title.slice(0, cut) : title
}

function preprintOf(record: CatalogueRecord, number: number, seed: number): CatalogueRecord {
  const random = seededRandom(seed ^ (number * 2_654_435_761))
  const year = (record.year ?? 2020) - between(random, 0, 1)
  const onArxiv = record.field.category !== null
  const title = preprintTitle(record.title, number % 3)
  const arxivId = onArxiv ? arxivIdOf({ year, month: record.month }, number) : null
  const preprint: CatalogueRecord = {
    ...record,
    number,
    id: idOf(number),
    kind: 'preprint',
    title,
    titles: { ...record.titles, [record.lang]: title },
    year,
    venue: null,
    container: onArxiv ? 'arXiv' : 'Northmere Preprints',
    publisher: onArxiv ? 'arXiv' : 'Northmere Preprints',
    doi: onArxiv ? null : `10.5555/preprint.${year}.${number}`,
    arxivId,
    pmid: null,
    pmcid: null,
    scieloPid: null,
    citations: Math.floor(record.citations * 0.2),
    access: 'green',
    page: 'open',
    relatedDoi: record.doi,
    relation: 'is-preprint-of',
    indexes: new Set(),
  }
  return { ...preprint, indexes: coverageOf(random, preprint) }
}

/** Adds a preprint for some articles. The preprint names the article; the article names the preprint if that has a DOI. */
export function withPreprints(works: readonly CatalogueRecord[], seed: number): readonly CatalogueRecord[] {
  const candidates = works.filter(mayHavePreprint).filter((_, index) => index % PREPRINT_EVERY === 1)
  const preprints = candidates.map((record, index) => preprintOf(record, works.length + index + 1, seed))
  const preprintByDoi = new Map(preprints.map((preprint) => [preprint.relatedDoi, preprint.doi] as const))
  const linked = works.map((record): CatalogueRecord => {
    const relatedDoi = record.doi === null ? null : (preprintByDoi.get(record.doi) ?? null)
    return relatedDoi === null ? record : { ...record, relatedDoi, relation: 'has-preprint' }
  })
  return [...linked, ...preprints]
}

type Profile = Omit<CatalogueRetraction, 'date' | 'noticeDoi'> & { readonly withNotice: boolean }

const everywhere = { crossref: true, openalex: true, pubmed: true }
const retraction = {
  kind: 'retraction',
  saidBy: everywhere,
  inTitle: false,
  correctedFirst: false,
  withNotice: true,
} as const

/** Most indexes agree; some do not, and that is what a reader of several indexes must cope with. */
const profiles: readonly Profile[] = [
  retraction,
  { ...retraction, inTitle: true },
  { ...retraction, saidBy: { crossref: true, openalex: false, pubmed: true } },
  { ...retraction, correctedFirst: true },
  { ...retraction, saidBy: { crossref: false, openalex: true, pubmed: false }, withNotice: false },
  { ...retraction, withNotice: false },
  {
    ...retraction,
    kind: 'expression_of_concern',
    saidBy: { crossref: true, openalex: false, pubmed: true },
    withNotice: false,
  },
  {
    ...retraction,
    saidBy: { crossref: false, openalex: false, pubmed: false },
    inTitle: true,
    withNotice: false,
  },
  {
    ...retraction,
    kind: 'correction',
    saidBy: { crossref: true, openalex: false, pubmed: false },
    withNotice: false,
  },
  retraction,
]

function mayBeRetracted(record: CatalogueRecord): boolean {
  const journalWork = record.kind === 'article' || record.kind === 'review'
  return journalWork && record.doi !== null && record.year !== null && record.year < 2026
}

function retracted(record: CatalogueRecord, profile: Profile): CatalogueRecord {
  const year = Math.min(2026, (record.year ?? 2020) + 1 + (record.number % 3))
  const { withNotice, ...said } = profile
  const prefix = profile.inTitle ? proses[record.lang].retractionPrefix : ''
  return {
    ...record,
    title: prefix + record.title,
    titles: { ...record.titles, [record.lang]: prefix + record.title },
    retraction: {
      ...said,
      date: `${year}-${String(record.month).padStart(2, '0')}-${String(record.day).padStart(2, '0')}`,
      noticeDoi: withNotice ? `${record.doi}.notice` : null,
    },
  }
}

function noticeFor(record: CatalogueRecord, number: number): CatalogueRecord | null {
  const said = record.retraction
  if (said === null || said.noticeDoi === null) return null
  const prose = proses[record.lang]
  const plain = record.title.replace(prose.retractionPrefix, '')
  const notice: CatalogueRecord = {
    ...record,
    number,
    id: idOf(number),
    kind: 'notice',
    title: prose.notice(plain),
    titles: { [record.lang]: prose.notice(plain) },
    abstracts: { [record.lang]: prose.noticeText },
    keywords: {},
    authors: [],
    year: Number(said.date.slice(0, 4)),
    doi: said.noticeDoi,
    pmid: record.pmid === null ? null : String(95_000_000 + number),
    pmcid: null,
    scieloPid: null,
    citations: 0,
    retraction: null,
    noticeOf: record.doi,
    relatedDoi: null,
    relation: null,
    indexes: new Set(['crossref', ...(record.pmid === null ? [] : (['pubmed', 'europepmc'] as const))]),
  }
  return notice
}

/** Marks about one journal work in a hundred and adds the notices that are works of their own. */
export function withNotices(records: readonly CatalogueRecord[]): readonly CatalogueRecord[] {
  let candidate = 0
  let marked = 0
  const all = records.map((record) => {
    if (!mayBeRetracted(record) || candidate++ % RETRACTION_EVERY !== 7) return record
    const profile = profiles[marked++ % profiles.length]
    return profile === undefined ? record : retracted(record, profile)
  })
  for (const record of [...all]) {
    const notice = noticeFor(record, all.length + 1)
    if (notice !== null) all.push(notice)
  }
  return all
}

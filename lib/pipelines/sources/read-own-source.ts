import type { OwnSource, OwnSourceResult, SourceDelta } from '@/lib/contracts/source-validation'
import type { Work } from '@/lib/contracts/work'
import { findDoi } from '@/lib/core/identity/doi'
import { mergeWorks } from '@/lib/core/merging/merge-work'
import { makeWork } from '@/lib/core/records/make-work'
import { isTelling, namesWork } from '@/lib/core/references/names-work'
import { ownTextWork } from '@/lib/core/references/own-text-work'
import type { SourcePorts } from './ports'

const nothing = { upserts: [], patches: [], absorbed: [], dropped: [] }
const ORIGINS_MAX = 40

interface ReadOptions {
  readonly ports: Pick<SourcePorts, 'readLink' | 'resolveWork'>
  readonly currentYear: number
  /** Merges works of the student into the sources, and ranks them. */
  readonly add: (works: readonly Work[]) => Promise<SourceDelta>
  readonly signal: AbortSignal
}

/**
 * Reads what the student brought, completes it from the indexes that know it, scores it like any other source and marks it as
 * the student's. A text, file or page in which nothing names a work is refused.
 */
export async function readOwnSource(own: OwnSource, options: ReadOptions): Promise<OwnSourceResult> {
  const read = await worksOf(own, options)
  if (!read.ok) return { outcome: read.outcome, detail: read.detail, delta: nothing }
  const delta = await options.add(read.works)
  return { outcome: delta.upserts.length > 0 ? 'added' : 'already-there', detail: '', delta }
}

type Works =
  | { readonly ok: true; readonly works: readonly Work[] }
  | {
      readonly ok: false
      readonly outcome: Exclude<OwnSourceResult['outcome'], 'added' | 'already-there'>
      readonly detail: string
    }

const saidNothing = { ok: false, outcome: 'says-nothing', detail: '' } as const satisfies Works

async function worksOf(own: OwnSource, options: ReadOptions): Promise<Works> {
  if (own.via === 'import') return importedWorks(own.works)
  if (own.via === 'pdf') return resolved(own.work, options)
  if (own.via === 'text') return textWorks(own, options)
  if (own.via === 'reference') return referenceWorks(own, options)
  return linkWorks(own, options)
}

async function textWorks(own: Extract<OwnSource, { via: 'text' }>, options: ReadOptions): Promise<Works> {
  const { currentYear, ports, signal } = options
  const { work, saysSomething } = ownTextWork(own.text, { id: own.id, currentYear })
  const records = work.title === '' && work.doi === null ? [] : await ports.resolveWork(work, signal)
  if (records.length === 0 && !saysSomething) return saidNothing
  return { ok: true, works: [withRecords(work, records)] }
}

/** Each as the student corrected it; whatever else the page sent of it is not taken. */
async function referenceWorks(
  own: Extract<OwnSource, { via: 'reference' }>,
  { ports, signal }: ReadOptions,
): Promise<Works> {
  const works: Work[] = []
  for (const [at, { title, authors, year, venue, doi, abstract, language, type }] of own.works.entries()) {
    const bare = makeWork({ source: { db: 'user', id: `${own.id}-${at}` }, title, doi, retraction: null })
    const work = { ...bare, authors, year, venue, abstract, language, type }
    if (!namesWork(work)) continue
    works.push(withRecords(work, await ports.resolveWork(work, signal)))
  }
  return works.length === 0 ? saidNothing : { ok: true, works }
}

/** A DOI is looked up first: its address leads to a page that often shows programs nothing. */
async function linkWorks(own: Extract<OwnSource, { via: 'link' }>, options: ReadOptions): Promise<Works> {
  const { ports, signal } = options
  const doi = findDoi(own.url)
  if (doi !== null) {
    const bare = makeWork({ source: { db: 'user', id: own.id }, title: '', doi, retraction: null })
    const records = await ports.resolveWork(bare, signal)
    if (records.length > 0) return { ok: true, works: [withRecords(bare, records)] }
  }
  const page = await ports.readLink(own.url, signal)
  if (!page.ok) return { ok: false, outcome: page.outcome, detail: page.detail }
  const records = await ports.resolveWork(page.work, signal)
  if (records.length === 0 && !saysWork(page.work)) return saidNothing
  return { ok: true, works: [withRecords(page.work, records)] }
}

/** A page may have a short title and yet tell what it is in its abstract. */
const saysWork = (work: Work): boolean => namesWork(work) || isTelling(work.abstract ?? '')

/** The references of a file without those in which nothing names a work. */
function importedWorks(given: readonly Work[]): Works {
  const works = given.filter(saysWork)
  return works.length === 0 ? saidNothing : { ok: true, works }
}

async function resolved(work: Work, { ports, signal }: ReadOptions): Promise<Works> {
  return { ok: true, works: [withRecords(work, await ports.resolveWork(work, signal))] }
}

/** One record, the student's, with all that the indexes know: so it can be taken out again without theirs. */
function withRecords(own: Work, records: readonly Work[]): Work {
  const [first, ...others] = records
  if (first === undefined) return own
  const merged = mergeWorks(first, ...others, own)
  const origins = merged.source.filter(({ db }) => db !== 'user')
  return { ...merged, source: [...own.source, ...origins].slice(0, ORIGINS_MAX) }
}

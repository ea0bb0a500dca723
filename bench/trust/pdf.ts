import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { type PdfOutcome, type PdfResult, readPdf } from '@/lib/adapters/pdf/read-pdf'
import type { Author } from '@/lib/contracts/work'
import { foldCompact } from '@/lib/core/text/fold-words'
import { shareOf } from './bar-row'
import type { TrustRow } from './row'
import { filesOf, inHalves, onReport } from './set-files'

const TITLE_TARGET01 = 0.95
const AUTHORS_TARGET_F1 = 0.95
const DOI_PRECISION_TARGET01 = 0.98
const DOI_RECALL_TARGET01 = 0.95
const YEAR_TARGET01 = 0.93
const MEDIAN_TARGET_MS = 1_000
const HOSTILE_TARGET_MS = 10_000

const Truth = z.array(
  z.object({
    file: z.string(),
    title: z.string().nullable(),
    authors: z.array(z.object({ given: z.string().nullish(), family: z.string().nullish() })).nullable(),
    year: z.number().nullable(),
    doi: z.string().nullable(),
    doi_printed: z.boolean(),
    lang: z.string().nullish(),
    abstract: z.string().nullish(),
    abstract_begins: z.string().nullish(),
  }),
)
type Truth = z.infer<typeof Truth>[number]
const HostileTruth = z.array(z.object({ file: z.string(), category: z.string() }))

/** Which outcomes are right for a kind of nasty file. What needs repair and holds a fragment counts as damaged. */
const RIGHT_OUTCOMES: Readonly<Record<string, readonly PdfOutcome[]>> = {
  encrypted: ['encrypted'],
  permissions: ['ok'],
  'not-a-pdf': ['not-a-pdf'],
  'zero-bytes': ['empty'],
  // Where nothing but a page without text is left, both names are true.
  corrupt: ['damaged', 'empty'],
  javascript: ['empty', 'ok'],
  scan: ['scanned'],
  long: ['ok'],
  'bad-metadata': ['ok', 'scanned', 'damaged'],
  attachment: ['ok'],
  layout: ['ok'],
  metadata: ['ok'],
  js: ['ok', 'empty'],
  xfa: ['ok', 'empty'],
}

interface Reading {
  truth: Truth
  result: PdfResult
  ms: number
}

/** The entries of a list of papers in every folder whose manifest names it, each with its folder. */
function listed<Entry>(
  folders: readonly string[],
  name: string,
  schema: z.ZodType<Entry[]>,
): (Entry & { folder: string })[] {
  return filesOf(folders, ['pdf', name]).flatMap(({ folder, file }) =>
    schema.parse(JSON.parse(readFileSync(file, 'utf8'))).map((entry) => ({ ...entry, folder })),
  )
}

async function timed(path: string): Promise<{ result: PdfResult; ms: number }> {
  const bytes = readFileSync(path)
  const start = performance.now()
  const result = await readPdf(bytes, { depth: 'metadata' })
  return { result, ms: performance.now() - start }
}

interface Name {
  given: string
  family: string
}

const toName = (
  author: Author | { given?: string | null | undefined; family?: string | null | undefined },
): Name => ({
  given: foldCompact(author.given ?? ''),
  family: foldCompact(('full' in author ? author.full : undefined) ?? author.family ?? ''),
})

/** One person: the whole name reads alike, or the family name does and the given names begin alike. */
function isSamePerson(a: Name, b: Name): boolean {
  if (a.given + a.family === b.given + b.family) return true
  return a.family === b.family && a.given[0] === b.given[0]
}

/** Matched, returned and true authors over all papers. */
function countAuthors(readings: readonly Reading[]): { matched: number; found: number; wanted: number } {
  const total = { matched: 0, found: 0, wanted: 0 }
  for (const { truth, result } of readings) {
    if (truth.authors === null) continue
    const wanted = truth.authors.map(toName)
    const found = result.outcome === 'ok' ? result.authors.map(toName) : []
    const open = [...wanted]
    for (const name of found) {
      const index = open.findIndex((other) => isSamePerson(name, other))
      if (index < 0) continue
      open.splice(index, 1)
      total.matched += 1
    }
    total.found += found.length
    total.wanted += wanted.length
  }
  return total
}

type Verdict = (reading: Reading) => boolean | null

/** Right ones among those that can be judged. */
const share =
  (isRight: Verdict) =>
  (readings: readonly Reading[]): number =>
    shareOf(
      readings.map(isRight).filter((verdict) => verdict !== null),
      Boolean,
    )

const titleIsRight: Verdict = ({ truth, result }) =>
  truth.title === null
    ? null
    : result.outcome === 'ok' && foldCompact(result.title ?? '') === foldCompact(truth.title)
const yearIsRight: Verdict = ({ truth, result }) =>
  truth.year === null ? null : result.outcome === 'ok' && result.year === truth.year
const languageIsRight: Verdict = ({ truth, result }) =>
  truth.lang ? result.outcome === 'ok' && result.language === truth.lang : null

function authorsF1(readings: readonly Reading[]): number {
  const { matched, found, wanted } = countAuthors(readings)
  return (2 * matched) / (found + wanted)
}

function countDois(readings: readonly Reading[]): { precision: number; recall: number } {
  let right = 0
  let found = 0
  let printed = 0
  for (const { truth, result } of readings) {
    if (truth.doi === null) continue
    const doi = result.outcome === 'ok' ? result.doi : null
    if (doi !== null) found += 1
    if (truth.doi_printed) printed += 1
    if (doi === truth.doi.toLowerCase()) right += 1
  }
  const printedRight = readings.filter(
    ({ truth, result }) =>
      truth.doi_printed && result.outcome === 'ok' && result.doi === truth.doi?.toLowerCase(),
  ).length
  return { precision: found === 0 ? 0 : right / found, recall: printed === 0 ? 0 : printedRight / printed }
}

function abstractIsRight({ truth, result }: Reading): boolean | null {
  const wanted = truth.abstract_begins ?? truth.abstract
  if (!wanted) return null
  const begin = foldCompact(wanted.replace(/^(?:abstract|resumo|resumen)\s+/iu, '')).slice(0, 40)
  return (
    result.outcome === 'ok' &&
    foldCompact(result.abstract ?? '')
      .slice(0, 400)
      .includes(begin)
  )
}

function paperRows(readings: readonly Reading[]): TrustRow[] {
  const data = `pdf/papers (${readings.length})`
  const idOf = ({ truth }: Reading) => truth.file
  /** A bar on the half that no rule was chosen on. */
  const row = (
    what: string,
    reference: string,
    target01: number | null,
    measure: (some: readonly Reading[]) => number,
  ): TrustRow => ({
    what: `PDF metadata: ${what}`,
    data,
    reference,
    target: target01 === null ? '–' : `≥ ${target01}`,
    measured: `${measure(readings).toFixed(3)}; ${inHalves(readings, idOf, measure)}`,
    reached: target01 === null ? null : onReport(readings, idOf, measure) >= target01,
  })
  const median = readings.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(readings.length / 2)] ?? 0
  return [
    row('title', 'GROBID soft F1 91.9 (PMC)', TITLE_TARGET01, share(titleIsRight)),
    {
      ...row('authors F1', 'GROBID soft F1 94.7 (PMC)', AUTHORS_TARGET_F1, authorsF1),
      note: 'same family name and first initial, or the whole name alike',
    },
    row('DOI, precision', '–', DOI_PRECISION_TARGET01, (some) => countDois(some).precision),
    row('DOI where printed, recall', '–', DOI_RECALL_TARGET01, (some) => countDois(some).recall),
    row('year', '–', YEAR_TARGET01, share(yearIsRight)),
    row('abstract begins as printed', '–', null, share(abstractIsRight)),
    row('language', '–', null, share(languageIsRight)),
    {
      what: 'PDF metadata: time for one file, process start included',
      data,
      reference: '–',
      target: '≤ 1 s median',
      measured: `${Math.round(median)} ms`,
      reached: median <= MEDIAN_TARGET_MS,
    },
  ]
}

async function hostileRow(folders: readonly string[]): Promise<TrustRow> {
  const truth = listed(folders, 'hostile', HostileTruth)
  const wrong: string[] = []
  let slowestMs = 0
  for (const { file, category, folder } of truth) {
    const { result, ms } = await timed(join(folder, file))
    slowestMs = Math.max(slowestMs, ms)
    if (!category.split('+').every((kind) => RIGHT_OUTCOMES[kind]?.includes(result.outcome)))
      wrong.push(`${basename(file)}: ${result.outcome}`)
  }
  return {
    what: 'Hostile PDFs: right outcome, in time',
    data: `pdf/hostile (${truth.length})`,
    reference: '–',
    target: 'no crash, no hang, each ≤ 10 s and ≤ 512 MB',
    measured: `${truth.length - wrong.length}/${truth.length} right, slowest ${Math.round(slowestMs)} ms`,
    reached: wrong.length === 0 && slowestMs <= HOSTILE_TARGET_MS,
    note: wrong.length === 0 ? 'each read in a process of its own, killed above 512 MB' : wrong.join('; '),
  }
}

/** Measures reading PDFs on `pdf/papers` and `pdf/hostile` of the data folders; files are read one after the other. */
export async function rows(...dataFolders: readonly string[]): Promise<TrustRow[]> {
  const readings: Reading[] = []
  for (const { folder, ...truth } of listed(dataFolders, 'papers', Truth))
    readings.push({ truth, ...(await timed(join(folder, truth.file))) })
  return [...paperRows(readings), await hostileRow(dataFolders)]
}

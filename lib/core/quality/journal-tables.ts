import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { JournalFacts } from '@/lib/contracts/source'
import { normaliseIssns } from '@/lib/core/identity/identifiers'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { quartiles } from './rubric'

/** SJR lists some 32,000 titles a year; Qualis names a journal once for each of its areas. */
const ROWS_MAX = 500_000
const RECORD_MAX = 200_000
const CELL_MAX = 2_000

type Rank = Pick<JournalFacts, 'quartile' | 'qualis' | 'qualisCycle'>

/** What a file of journal ranks says, by ISSN; `name` is what a reader is told as its origin. */
export interface JournalTable {
  readonly name: string
  readonly ranks: ReadonlyMap<string, Rank>
}

export type TableAnswer =
  | { readonly ok: true; readonly table: JournalTable }
  /** The rest of a sentence that begins with the name of the file's setting. */
  | { readonly ok: false; readonly problem: string }

const Quartile = z.enum(quartiles)
/** Classes of all cycles, best first. */
const strata = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4', 'B5', 'C'] as const
const Stratum = z.enum(strata)
/** Stands where a title has no rank; "NP" is Qualis' "not a periodical". */
const unranked: ReadonlySet<string> = new Set(['', '-', 'NP', 'NI'])

/**
 * The best quartiles of a file that SCImago exports (`…;Issn;SJR;SJR Best Quartile;…`). A year in the file's name is told as
 * part of its origin. Titles without a quartile are left out; a value that is none is a problem.
 */
export function readSjrTable(text: string, fileName: string): TableAnswer {
  const columns = { issn: ['issn'], rank: ['sjrbestquartile', 'bestquartile', 'quartile'] }
  const year = /(?:19|20)\d\d/.exec(fileName)?.[0]
  return readTable(
    text,
    { name: ['SJR', year].filter(Boolean).join(' '), columns, wanted: '“SJR Best Quartile”' },
    (cell) => {
      const quartile = Quartile.safeParse(cell)
      return quartile.success ? { quartile: quartile.data } : null
    },
  )
}

/**
 * The classes of a Qualis file (`ISSN;Title;Area;Stratum`, also with the Portuguese headings). The cycle is that of the
 * file's name (`2017-2020`). A journal that areas class differently counts by its lowest class, so that no source is praised
 * for another field.
 */
export function readQualisTable(text: string, fileName: string): TableAnswer {
  const columns = { issn: ['issn'], rank: ['stratum', 'estrato', 'qualis', 'class', 'classificacao'] }
  const cycle = /20\d\d-20\d\d/.exec(fileName)?.[0]
  return readTable(text, { name: 'CAPES', columns, wanted: '“Stratum”' }, (cell, known) => {
    const stratum = Stratum.safeParse(cell)
    if (!stratum.success) return null
    const lowest = Stratum.safeParse(known?.qualis)
    const isLower = !lowest.success || strata.indexOf(stratum.data) > strata.indexOf(lowest.data)
    return { qualis: isLower ? stratum.data : lowest.data, ...(cycle ? { qualisCycle: cycle } : {}) }
  })
}

/**
 * Facts about journals with the ranks that tables have for the ISSNs asked for; what an index says stays. A journal that only
 * a table knows is added.
 */
export function addRanks(
  found: ReadonlyMap<string, JournalFacts>,
  issns: readonly string[],
  tables: readonly JournalTable[],
): ReadonlyMap<string, JournalFacts> {
  const all = new Map(found)
  for (const issn of normaliseEach(issns)) {
    const ranking = tables.filter(({ ranks }) => ranks.has(issn))
    if (ranking.length === 0) continue
    const known = found.get(issn)
    const via = [...ranking.map(({ name }) => name), known?.via].filter(Boolean).join(', ')
    let rank: Rank = {}
    for (const { ranks } of ranking) rank = { ...rank, ...ranks.get(issn) }
    all.set(issn, { ...known, ...rank, via })
  }
  return all
}

const normaliseEach = (issns: readonly string[]) => new Set(issns.flatMap((issn) => normaliseIssns([issn])))

interface TableShape {
  readonly name: string
  readonly columns: { readonly issn: readonly string[]; readonly rank: readonly string[] }
  /** The column of ranks as a reader knows it. */
  readonly wanted: string
}

function readTable(
  text: string,
  { name, columns, wanted }: TableShape,
  rankOf: (cell: string, known: Rank | undefined) => Rank | null,
): TableAnswer {
  const rows = readRows(text)
  if (rows === null) return { ok: false, problem: 'it is not a table of separated values.' }
  const head = (rows[0] ?? []).map((cell) => foldAccents(cell.slice(0, CELL_MAX)).replace(/[^a-z]/g, ''))
  const issnAt = head.findIndex((cell) => columns.issn.includes(cell))
  const rankAt = head.findIndex((cell) => columns.rank.includes(cell))
  if (issnAt < 0) return { ok: false, problem: 'its first line has no column “ISSN”.' }
  if (rankAt < 0) return { ok: false, problem: `its first line has no column ${wanted}.` }
  const ranks = new Map<string, Rank>()
  for (const [at, row] of rows.entries()) {
    const cell = (row[rankAt] ?? '').trim().toUpperCase().slice(0, CELL_MAX)
    if (at === 0 || unranked.has(cell)) continue
    for (const issn of normaliseIssns([spaced(row[issnAt] ?? '')])) {
      const rank = rankOf(cell, ranks.get(issn))
      if (rank === null)
        return { ok: false, problem: `row ${at + 1} has “${cell.slice(0, 40)}” in the column ${wanted}.` }
      ranks.set(issn, rank)
    }
  }
  if (ranks.size === 0) return { ok: false, problem: 'no row of it has both an ISSN and a rank.' }
  return { ok: true, table: { name, ranks } }
}

/** SCImago writes ISSNs without their hyphen. */
function spaced(cell: string): string {
  return cell.slice(0, CELL_MAX).replace(/\b(\d{4})(\d{3}[\dX])\b/gi, '$1-$2')
}

function readRows(text: string): string[][] | null {
  const [head = ''] = text.split('\n', 1)
  const delimiter = [';', '\t', ','].sort((a, b) => head.split(b).length - head.split(a).length)[0] ?? ';'
  try {
    const rows = z.array(z.array(z.string())).parse(
      parse(text, {
        bom: true,
        delimiter,
        relaxColumnCount: true,
        relaxQuotes: true,
        skipEmptyLines: true,
        maxRecordSize: RECORD_MAX,
        to: ROWS_MAX,
      }),
    )
    return rows.length > 0 ? rows : null
  } catch {
    // csv-parse throws on a quotation that never ends.
    return null
  }
}

import type { RunState } from '@/lib/contracts/run'
import type { Score, Source } from '@/lib/contracts/source'
import type { SourceRow } from '@/lib/contracts/source-validation'
import type { Work } from '@/lib/contracts/work'

/** A source as the list shows it; records and abstract are fetched when it is opened. */
export function viewSource({ members, ...source }: Source): SourceRow {
  const work = { ...source.work, abstract: null }
  return { ...source, work, hasAbstract: source.work.abstract !== null, mergedCount: members.length }
}

/**
 * A row with what order, filters, counts and its own two lines need: without summary, keywords, the parts and grounds of its
 * scores, and what only a reference prints. It says so by `isBrief`.
 */
export function briefRow(row: SourceRow): SourceRow {
  const { concepts } = row.relevancy
  const isOnTopic = concepts && { concepts: { isOnTopic: concepts.isOnTopic, named: [], missing: [] } }
  return {
    ...row,
    work: briefWork(row.work),
    relevancy: { ...briefScore(row.relevancy), ...isOnTopic },
    quality: briefScore(row.quality),
    summary: null,
    isBrief: true,
  }
}

function briefScore({ score }: Score): Score {
  return { score, parts: [], reason: '' }
}

function briefWork(work: Work): Work {
  const { titles: _t, snippet: _s, keywords: _k, date: _d, volume: _v, issue: _i, ...rest } = work
  const { pages: _pages, publisher: _publisher, peerReviewHint: _hint, ...brief } = rest
  return brief
}

/** A run that a page began with, after some of its brief rows were fetched whole; the same run where none of them is brief. */
export function withWholeRows(run: RunState, rows: readonly SourceRow[]): RunState {
  const whole = new Map(rows.map((row) => [row.id, row]))
  const present = rowsOf(run.present)
  if (!present.some(({ id, isBrief }) => isBrief && whole.has(id))) return run
  return { ...run, present: present.map((row) => (row.isBrief && whole.get(row.id)) || row) }
}

/** The rows that a page began with; none in a run whose sources are all in its steps. */
export function rowsOf(present: unknown): readonly SourceRow[] {
  return isRows(present) ? present : []
}

// The browser gets these from its own server, which has parsed them; here their kind is recognised, not checked again.
function isRows(value: unknown): value is SourceRow[] {
  return (
    Array.isArray(value) &&
    value.every((row) => typeof row === 'object' && row !== null && 'id' in row && 'relevancy' in row)
  )
}

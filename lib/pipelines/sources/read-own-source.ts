import type { RunState } from '@/lib/contracts/run'
import type { OwnSource, OwnSourceResult } from '@/lib/contracts/source-validation'
import type { Work } from '@/lib/contracts/work'
import { workFromText } from '@/lib/core/records/work-from-text'
import type { SourcePorts } from './ports'
import { addWorks } from './rank-arrivals'
import type { ScoringContext } from './score-sources'

const nothing = { upserts: [], patches: [], absorbed: [], dropped: [] }

interface ReadOptions {
  readonly run: RunState
  readonly round: number
  readonly ports: Pick<SourcePorts, 'readLink'>
  readonly scoring: ScoringContext
  readonly signal: AbortSignal
}

/** Reads what the student brought, scores it like any other source and marks it as the student's. */
export async function readOwnSource(own: OwnSource, options: ReadOptions): Promise<OwnSourceResult> {
  const read = await worksOf(own, options)
  if (!read.ok) return { outcome: read.outcome, detail: read.detail, delta: nothing }
  const delta = addWorks(
    options.run,
    { works: read.works, round: options.round, userProvided: true },
    options.scoring,
  )
  return { outcome: delta.upserts.length > 0 ? 'added' : 'already-there', detail: '', delta }
}

type Works =
  | { readonly ok: true; readonly works: readonly Work[] }
  | {
      readonly ok: false
      readonly outcome: 'refused' | 'unreadable' | 'unreachable' | 'too-large'
      readonly detail: string
    }

async function worksOf(own: OwnSource, { ports, scoring, signal }: ReadOptions): Promise<Works> {
  if (own.via === 'pdf') return { ok: true, works: [own.work] }
  if (own.via === 'import') return { ok: true, works: own.works }
  if (own.via === 'text')
    return { ok: true, works: [workFromText(own.text, { id: own.id, currentYear: scoring.currentYear })] }
  const page = await ports.readLink(own.url, signal)
  return page.ok
    ? { ok: true, works: [page.work] }
    : { ok: false, outcome: page.outcome, detail: page.detail }
}

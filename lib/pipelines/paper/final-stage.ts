import type { AssembledChapter, ChapterMap, FinalReport } from '@/lib/contracts/paper-final'
import { type PaperFault, type PaperResult, paperFault } from '@/lib/contracts/paper-session'
import { assembleChapter } from '@/lib/core/paper/final/assemble-chapter'
import { byWriter } from '@/lib/core/paper/final/by-writer'
import { checkPaper } from '@/lib/core/paper/final/check-paper'
import { type FinalState, moveFinal } from '@/lib/core/paper/final/final-state'
import { mapOutputs } from '@/lib/core/paper/final/map-outputs'
import { summariseOutputs } from '@/lib/core/paper/final/summarise-outputs'
import type { PaperState } from '@/lib/core/paper/paper-tree'
import { STUDENT } from '@/lib/core/proposal/state/proposal-state'
import type { PaperPorts } from './ports'
import { openSession } from './read-session'

export interface FinalStageOptions {
  /** Ends behind the mapping: what would be mapped and written, and nothing of it. */
  readonly dryRun: boolean
  readonly threshold01: number
}

export interface FinalStageResult {
  readonly sessionId: string
  readonly slug: string
  readonly state: FinalState
  /** The states it went through, first to last. */
  readonly states: readonly FinalState[]
  readonly map: ChapterMap
  /** Chapters with the file and the length that each has, or in a dry run would have. */
  readonly chapters: FinalReport['metadata']['contents']
  /** Null in a dry run. */
  readonly made: { readonly report: FinalReport; readonly paper: PaperState } | null
}

/**
 * Phase 8 on a session whose chapters are written: scans and summarises its outputs, maps them to chapters, writes each chapter from what is mapped,
 * combines and checks them. Stores nothing. `PHASE_INCOMPLETE` while no structure is locked or no chapter is written.
 */
export async function runFinalStage(
  sessionId: string,
  { dryRun, threshold01 }: FinalStageOptions,
  ports: PaperPorts,
): Promise<PaperResult<FinalStageResult>> {
  const states: FinalState[] = ['IDLE']
  const go = (to: FinalState) => states.push(moveFinal(states.at(-1) ?? 'IDLE', to))
  const failed = (fault: PaperFault) => {
    go('FAILED')
    return { ok: false, fault } as const
  }
  go('INITIALIZING')
  const opened = await openSession(sessionId, ports)
  if (!opened.ok) return failed(opened.fault)
  const { state: session, input } = opened.value
  go('SCANNING')
  const { outputs, writers } = await ports.store.outputs(sessionId)
  go('SUMMARIZING')
  const paper = { query: input.query, locale: input.locale, outputs }
  const summaries = summariseOutputs(paper)
  go('MAPPING')
  const map = mapOutputs(paper, summaries, threshold01)
  if (map === null)
    return failed(paperFault('PHASE_INCOMPLETE', 'no chapters are locked, or too little was left'))
  const assembled = map.chapters.flatMap((mapping) => assembleChapter(mapping, map, outputs) ?? [])
  if (assembled.length === 0) return failed(paperFault('PHASE_INCOMPLETE', 'no chapter is written'))
  const currentYear = ports.now().getUTCFullYear()
  const report = checkPaper({
    input,
    sources: input.sources,
    student: [...writers].flatMap(([agent, writer]) => (writer === STUDENT ? [agent] : [])),
    outputs,
    map,
    assembled,
    currentYear,
  })
  const { contents } = report.metadata
  const common = { sessionId, slug: session.slug, map, chapters: contents }
  if (dryRun) {
    go('COMPLETED')
    return { ok: true, value: { ...common, state: 'COMPLETED', states, made: null } }
  }
  for (const state of ['WRITING', 'COMBINING', 'VALIDATING', 'COMPLETED'] as const) go(state)
  const chapters = assembled.map(({ chapter }): AssembledChapter['chapter'] => chapter)
  const whole: PaperState = {
    input,
    sources: input.sources,
    outputs: { ...outputs, ...byWriter(outputs, chapters) },
    writers,
  }
  return { ok: true, value: { ...common, state: 'COMPLETED', states, made: { report, paper: whole } } }
}

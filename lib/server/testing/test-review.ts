import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import type { Passage } from '@/lib/contracts/library'
import { type AgreeAnswer, type ExitAnswer, ReviewInput } from '@/lib/contracts/review'
import { LITERATURE_REVIEW } from '@/lib/contracts/review-stages'
import type { RunState } from '@/lib/contracts/run'
import type { Source } from '@/lib/contracts/source'
import type { Work } from '@/lib/contracts/work'
import { reviewStateOf } from '@/lib/core/review/review-state'
import { reviewTree } from '@/lib/core/review/review-tree'
import { openQuestions } from '@/lib/core/run/run-state'
import { makeSource } from '@/lib/core/validation/source-fixture'
import { MemoryLog } from '@/lib/engine/memory-log'
import { reopenedBy } from '@/lib/engine/pipeline'
import { runPipeline } from '@/lib/engine/run'
import { literatureReview } from '@/lib/pipelines/review/pipeline'
import type { ReviewPorts } from '@/lib/pipelines/review/ports'

const clock = { now: () => '2026-03-01T09:00:00.000Z', elapsedMs: () => 0 }

/** Sources of which nothing is known but these works. For tests only. */
export function sourcesOf(works: readonly Work[]): readonly Source[] {
  return works.map((work, at) => makeSource(`s${at}`, { work, members: [work] }))
}

/** A review on a log in memory, in a world in which every reference is known. For tests only. */
export class Review {
  readonly log: MemoryLog
  readonly ports: ReviewPorts
  readonly remembered: object[] = []
  constructor(
    sources: readonly Source[],
    given: Partial<ReviewInput> = {},
    passages: ReadonlyMap<string, readonly Passage[]> = new Map(),
  ) {
    const input = ReviewInput.parse({ locale: 'en', ...given })
    this.log = new MemoryLog({ type: 'run-created', pipeline: LITERATURE_REVIEW, input, tokenBudget: null })
    this.ports = {
      model: { name: null, write: async () => ({ ok: false, reason: 'none', tokens: 0, fallbacks: [] }) },
      listSources: async () => ({
        sources: sources.map((source) => ({ source, chosen: true })),
        counts: null,
      }),
      checkReferences: async (works) =>
        works.map(() => ({
          verdict: 'verified',
          statements: [],
          differences: [],
          noticeDoi: null,
          checkedAt: clock.now(),
        })),
      readTopic: async () => ({ topic: 'Remote work', question: 'How does remote work change burnout?' }),
      readTrace: async () => ({ searches: [], records: [], reviewers: [] }),
      searchAgain: async (standing, { now }) => ({
        at: now,
        searches: [],
        fresh: [],
        retracted: standing.slice(0, 1).map(({ id }) => id),
        checked: standing.length,
      }),
      readCitations: async (read, { now }) => ({
        ...{ at: now, read: read.map(({ key }) => key), unknown: [], unasked: [] },
        ...{ edges: [], lacking: [], later: [], laterUnasked: [] },
      }),
      findNames: async () => ({ found: [], ambiguous: [], services: [] }),
      passagesOf: async (id) => passages.get(id) ?? [],
      remember: async (content) => void this.remembered.push(content),
    }
  }

  drive(): Promise<RunState> {
    const signal = new AbortController().signal
    return runPipeline(literatureReview, { log: this.log, ports: this.ports, clock, signal })
  }

  async answer(run: RunState, answer: AgreeAnswer | ExitAnswer): Promise<RunState> {
    const [asked] = openQuestions(run)
    const step = literatureReview.steps.find(({ key }) => key === asked?.key)
    if (!asked || step?.kind !== 'ask') throw new Error('nothing is asked')
    const refusal = step.refuses(answer, run)
    if (refusal !== null) throw new Error(refusal)
    this.log.write({ type: 'question-answered', step: asked.key, round: asked.round, answer })
    const steps = reopenedBy(literatureReview, step, answer).map(({ key }) => key)
    if (steps.length > 0) this.log.write({ type: 'steps-reopened', steps, note: '' })
    return this.drive()
  }

  /** Up to the exit, with the themes as they were offered. */
  async written(): Promise<RunState> {
    const run = await this.drive()
    return this.answer(run, { kind: 'agree', themes: [...reviewStateOf(run).offered.themes] })
  }
}

export async function treeOf(run: RunState) {
  const state = reviewStateOf(run)
  return reviewTree(state, { style: await loadCitationStyle(state.settings.style), date: '2026-03-01' })
}

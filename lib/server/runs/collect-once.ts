import type { CollectionQuestion } from '@/lib/contracts/collection'
import { CollectionInput, CollectionSummary, FillReport } from '@/lib/contracts/collection-run'
import { COLLECTION } from '@/lib/contracts/collection-stages'
import { AppError } from '@/lib/contracts/errors'
import type { Locale } from '@/lib/contracts/locale'
import { stepOf } from '@/lib/core/run/run-state'
import { MemoryLog } from '@/lib/engine/memory-log'
import { runPipeline } from '@/lib/engine/run'
import { finalizeSources } from '@/lib/pipelines/collection/collection-tools'
import { memoryStore } from '@/lib/pipelines/collection/memory-store'
import { collection } from '@/lib/pipelines/collection/pipeline'
import { collectionWorld } from '@/lib/server/collection-ports'
import { modelPort } from '@/lib/server/model-port'
import { getRow } from '@/lib/server/pipelines'
import { ensureSandbox, stopSandbox } from '@/lib/server/sandbox'
import { systemClock } from './run-driver'

interface CollectOnceOptions {
  readonly questions: readonly CollectionQuestion[]
  readonly locale: Locale
  readonly sandbox: boolean
  readonly emit: (line: object) => void
}

/** Collecting without an account or a database server: the same pipeline over a store in memory. One line for each source and question, a summary last. */
export async function collectOnce(
  topic: string,
  { questions, locale, sandbox, emit }: CollectOnceOptions,
): Promise<CollectionSummary> {
  const input = CollectionInput.parse({ topic, locale, sandbox })
  const log = new MemoryLog(
    { type: 'run-created', pipeline: COLLECTION, input, tokenBudget: null },
    systemClock.now,
  )
  try {
    const store = memoryStore(questions)
    const world = collectionWorld(store, sandbox ? await ensureSandbox() : undefined)
    const ports = { ...world, model: modelPort(getRow(COLLECTION)) }
    const { signal } = new AbortController()
    const run = await runPipeline(collection, { log, ports, clock: systemClock, signal })
    if (run.failure) throw new AppError('internal', `${run.failure.step}: ${run.failure.error.detail}`)
    for (const { work, number, ...source } of await store.listSources())
      emit({ type: 'source', number, year: work?.year ?? null, ...source })
    const reports = Object.values(stepOf(run, 'fill').units).flatMap(
      ({ output }) => FillReport.safeParse(output).data ?? [],
    )
    for (const { question, sources } of await finalizeSources(store))
      emit({
        type: 'question',
        key: question.key,
        count: sources.length,
        min_sources: question.min_sources,
        searches: reports.find((report) => report.question === question.key)?.searches ?? [],
      })
    return CollectionSummary.parse(stepOf(run, 'finalize').units['']?.output)
  } finally {
    if (sandbox) await stopSandbox()
  }
}

import type { Locale } from '@/lib/contracts/locale'
import type { RunFact } from '@/lib/contracts/run'
import { SearchAnswer, type SearchParameters } from '@/lib/contracts/search'
import { SOURCE_VALIDATION, ValidationInput } from '@/lib/contracts/source-validation'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { thresholdReport } from '@/lib/core/relevance/threshold'
import { foldEvents, openQuestions } from '@/lib/core/run/run-state'
import { rankSources } from '@/lib/core/validation/source-deltas'
import { MemoryLog } from '@/lib/engine/memory-log'
import { runPipeline } from '@/lib/engine/run'
import { knownSources } from '@/lib/pipelines/sources/known-sources'
import { sourceValidation } from '@/lib/pipelines/sources/pipeline'
import type { SourcePorts } from '@/lib/pipelines/sources/ports'
import { prepareSearch } from '@/lib/pipelines/sources/prepare'
import { modelPort } from '@/lib/server/model-port'
import { getRow } from '@/lib/server/pipelines'
import { ensureSandbox, stopSandbox } from '@/lib/server/sandbox'
import { makeLocalPorts } from '@/lib/server/source-ports'
import { systemClock } from './run-driver'

export interface SearchOnceOptions {
  readonly locale: Locale
  readonly sandbox: boolean
  /** Called with each line as it becomes known: databases as they answer, then ranked sources. */
  readonly emit: (line: object) => void
}

/**
 * The search of source validation without an account or a database server: the same pipeline on a log in memory, up to
 * its menu. Returns the summary; `answered` counts databases that answered, with or without records.
 */
export async function searchOnce(
  wanted: Omit<SearchParameters, 'databases'> & { databases?: SearchParameters['databases'] | undefined },
  { locale, sandbox, emit }: SearchOnceOptions,
) {
  const input = ValidationInput.parse({
    mode: 'standalone',
    topic: wanted.topic,
    question: wanted.question,
    locale,
    sandbox,
  })
  const prepared = prepareSearch(input, new Date().getUTCFullYear())
  const parameters = { ...wanted, databases: wanted.databases ?? prepared.parameters.databases }
  const log = new MemoryLog({ type: 'run-created', pipeline: SOURCE_VALIDATION, input, tokenBudget: null })
  const world = makeLocalPorts(sandbox ? await ensureSandbox() : undefined)
  const ports = withEmission({ ...world, model: modelPort(getRow(SOURCE_VALIDATION)) }, emit)
  const drive = () =>
    runPipeline(sourceValidation, { log, ports, clock: systemClock, signal: new AbortController().signal })
  try {
    const asked = openQuestions(await drive())[0]
    const confirmed: RunFact = {
      type: 'question-answered',
      step: 'confirm',
      round: asked?.round ?? 1,
      answer: { kind: 'confirm', parameters, map: topicMap(parameters) },
    }
    log.write(confirmed)
    const run = await drive()
    const sources = rankSources(knownSources(run).values()).filter(({ outside }) => outside !== true)
    for (const [index, source] of sources.entries())
      emit({ type: 'source', rank: index + 1, ...source, members: undefined })
    const answers = Object.values(run.steps.search?.units ?? {}).map((unit) =>
      SearchAnswer.parse(unit.output),
    )
    const answered = answers.filter(({ outcome }) => outcome === 'ok' || outcome === 'empty').length
    return {
      type: 'summary',
      answered,
      asked: answers.length,
      ...thresholdReport(
        sources,
        answers.map(({ outcome }) => outcome),
      ),
      parameters,
      status: foldEvents(log.events).status,
    }
  } finally {
    if (sandbox) await stopSandbox()
  }
}

/** The same ports, telling what each database answered as soon as it did. */
function withEmission(ports: SourcePorts, emit: (line: object) => void): SourcePorts {
  return {
    ...ports,
    search: async (query, signal) => {
      const answer = await ports.search(query, signal)
      const { records, ...rest } = answer
      emit({ type: 'database', ...rest, count: records.length, query: query.text })
      return answer
    },
  }
}

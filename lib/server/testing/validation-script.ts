import type { RunEvent, RunState } from '@/lib/contracts/run'
import type { DatabaseId } from '@/lib/contracts/search'
import { ValidationInput } from '@/lib/contracts/source-validation'
import { withKeywords } from '@/lib/core/concepts/read-keywords'
import { openQuestions } from '@/lib/core/run/run-state'
import { rankSources } from '@/lib/core/validation/source-deltas'
import { writeValidationDocument } from '@/lib/core/validation/write-validation-document'
import { knownSources } from '@/lib/pipelines/sources/known-sources'
import { prepareSearch } from '@/lib/pipelines/sources/prepare'
import { planInForce } from '@/lib/pipelines/sources/run-answers'
import { documentOf } from '@/lib/pipelines/sources/validation-document'

/** Seven databases that need different wire formats and no key. */
export const scriptedDatabases: readonly DatabaseId[] = [
  'openalex',
  'crossref',
  'semanticscholar',
  'arxiv',
  'pubmed',
  'europepmc',
  'doaj',
]

export const scriptedInput = ValidationInput.parse({
  mode: 'standalone',
  topic: 'Artificial intelligence in education',
  question: 'Does artificial intelligence change the engagement of students?',
  sandbox: true,
})

const SELECTED = 5

export interface ScriptedAnswer {
  readonly step: string
  readonly round: number
  readonly answer: unknown
}

/** The sources that the scripted student ticks: the first ones of the ranking. */
export function scriptedSelection(run: RunState): readonly string[] {
  return rankSources(knownSources(run).values())
    .slice(0, SELECTED)
    .map((source) => source.id)
}

/** What a scripted student answers to the open question: one refinement, then satisfied, five sources, done. */
export function scriptedAnswer(run: RunState): ScriptedAnswer | null {
  const question = openQuestions(run)[0]
  if (!question) return null
  const { key: step, round } = question
  return { step, round, answer: answers[step]?.(run, round) }
}

const answers: Readonly<Record<string, (run: RunState, round: number) => unknown>> = {
  confirm: () => {
    const { parameters, map } = prepareSearch(scriptedInput, 2026)
    return { kind: 'confirm', parameters: { ...parameters, databases: [...scriptedDatabases] }, map }
  },
  refine: (run, round) => {
    if (round > 1) return { kind: 'satisfied', acknowledged: true }
    const plan = planInForce(run)
    const parameters = { ...plan.parameters, yearFrom: 2012, excluded: ['nursing'] }
    return {
      kind: 'refine',
      mode: 'narrower',
      request: 'since 2012, without nursing',
      parameters,
      map: withKeywords(plan.map, ['ChatGPT']),
    }
  },
  select: (run) => ({ kind: 'select', sourceIds: scriptedSelection(run) }),
  next: () => ({ kind: 'done' }),
}

/** The output document with every time replaced by one time: equal for runs that found and decided the same. */
export function timelessDocument(run: RunState): string {
  const decidedAt = '2026-01-01T00:00:00.000Z'
  const decisions = scriptedSelection(run).map(
    (sourceId) => ({ sourceId, decision: 'include', reason: '', decidedAt }) as const,
  )
  const document = documentOf(run, decisions)
  return writeValidationDocument(withOneTime(document, decidedAt))
}

function withOneTime<T>(value: T, time: string): T {
  const times = /"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z"/g
  return JSON.parse(JSON.stringify(value).replaceAll(times, JSON.stringify(time)))
}

/** Units that the log says were completed more than once in one round: must be none. */
export function doubledCompletions(events: readonly RunEvent[]): readonly string[] {
  const seen = new Set<string>()
  return events.flatMap(({ fact }) => {
    if (fact.type !== 'unit-completed') return []
    const name = `${fact.step} round ${fact.round} ${fact.item}`
    if (seen.has(name)) return [name]
    seen.add(name)
    return []
  })
}

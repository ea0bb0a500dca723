import type { RunEvent, RunFact, RunState } from '@/lib/contracts/run'
import { OUTDATED, outdatedSteps } from '@/lib/core/run/run-state'
import { type Pipeline, type Upcasts, withDependents } from './pipeline'

/** Events as this version of the pipeline reads them, whichever version wrote them; the log itself stays as it is. */
export function presentEvents(line: Pipeline, events: readonly RunEvent[]): readonly RunEvent[] {
  return events.map((event) => presentEvent(line, event))
}

/**
 * An event as this version of the pipeline reads it: values of an earlier version are upcast. An output that does not fit even
 * so reads as a failed unit (`OUTDATED`), so that nobody reads what is not there; the run begins again from its step.
 */
export function presentEvent(line: Pipeline, event: RunEvent): RunEvent {
  const fact = presentFact(line, event.fact)
  return fact === event.fact ? event : { ...event, fact }
}

function presentFact(line: Pipeline, fact: RunFact): RunFact {
  switch (fact.type) {
    case 'run-created': {
      const written = fact.version ?? 1
      if (written === line.version) return fact
      return { ...fact, input: upcast(line, { value: fact.input, written, upcasts: line.inputUpcasts }) }
    }
    case 'unit-completed':
      return (fact.version ?? 1) === line.version ? fact : presentOutput(line, fact)
    case 'question-answered': {
      const written = fact.version ?? 1
      const step = line.steps.find(({ key }) => key === fact.step)
      if (written === line.version || step?.kind !== 'ask') return fact
      return { ...fact, answer: upcast(line, { value: fact.answer, written, upcasts: step.upcasts }) }
    }
    default:
      return fact
  }
}

function presentOutput(line: Pipeline, fact: Extract<RunFact, { type: 'unit-completed' }>): RunFact {
  const step = line.steps.find(({ key }) => key === fact.step)
  if (step?.kind !== 'agent' && step?.kind !== 'task') return fact
  const written = fact.version ?? 1
  const output = upcast(line, { value: fact.output, written, upcasts: step.upcasts })
  const parsed = step.output.safeParse(output)
  if (parsed.success) return { ...fact, output }
  const detail = `made by version ${written}: ${parsed.error.issues[0]?.message ?? 'unfit'}`
  const { item, round, tokens, cost } = fact
  const error = { code: OUTDATED, detail: detail.slice(0, 1_000) }
  return { type: 'unit-failed', step: fact.step, item, round, error, final: true, tokens, cost }
}

function upcast(
  { version }: Pipeline,
  { value, written, upcasts }: { value: unknown; written: number; upcasts: Upcasts },
): unknown {
  let present = value
  for (let from = written; from < version; from += 1) present = upcasts[from]?.(present) ?? present
  return present
}

/**
 * What has the run begin again where this version cannot read what an earlier one made: those steps and all that build on them
 * are opened anew. Answers given before stay; those given after are kept where they still fit. Empty when all can be read.
 */
export function renewalFacts(line: Pipeline, run: RunState): readonly RunFact[] {
  const outdated = new Set(outdatedSteps(run))
  const roots = line.steps.filter(({ key }) => outdated.has(key))
  if (roots.length === 0) return []
  const steps = withDependents(line, roots).map(({ key }) => key)
  return [{ type: 'steps-reopened', steps, note: '', renewed: true }]
}

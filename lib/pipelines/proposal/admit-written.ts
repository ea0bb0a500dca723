import { AppError } from '@/lib/contracts/errors'
import { localeLanguages } from '@/lib/contracts/locale'
import type { ProposalBrief, ProposalSource } from '@/lib/contracts/proposal-run'
import type { RunNote } from '@/lib/contracts/run'
import { literatureOf, withDecisions } from '@/lib/core/proposal/state/proposal-state'
import type { UnitContext } from '@/lib/engine/pipeline'
import { stageOf } from './notes'
import type { ProposalPorts } from './ports'
import {
  type RefusedWriting,
  refusedInLiterature,
  refusedInValue,
  type WritingRules,
} from './refused-sentences'
import type { WrittenProblem } from './written'

type Context = UnitContext<ProposalPorts>

interface AdmitOptions {
  readonly brief: ProposalBrief
  readonly sources: readonly ProposalSource[]
  /** What is written without a model: its figures were computed or come from the student. */
  readonly floor: unknown
  readonly note: (note: RunNote) => void
}

/** Refused sentences that are told; one is enough to refuse. */
const TOLD_MAX = 5
const TOLD_LENGTH_MAX = 200

/**
 * `accept` for what a model wrote for a stage, once every sentence of it may be printed. Throws `model-failed` otherwise, so that the stage as written
 * without a model stands; the sentences and reasons are noted in the run.
 */
export function admitted<A, T>(accept: (answer: A, floor: T, context: Context) => T) {
  return (answer: A, floor: T, context: Context): T => {
    const options = optionsOf(context, floor)
    refuse(refusedInValue(answer, rulesOf(options)), options)
    return accept(answer, floor, context)
  }
}

/** The same for the problem, whose statement and notes on sources speak of the literature and rest on it sentence by sentence. */
export function admittedProblem<T>(accept: (answer: WrittenProblem, floor: T, context: Context) => T) {
  return (answer: WrittenProblem, floor: T, context: Context): T => {
    const options = optionsOf(context, floor)
    const rules = rulesOf(options)
    const { problem_statement, literature, ...plan } = answer
    // A note is about its own source.
    const notes = literature.map(({ key, relevance_note }) =>
      relevance_note.replace(/([.!?])?\s*$/, ` [@${key}]$1`),
    )
    const told = [problem_statement, ...notes].flatMap((text) => refusedInLiterature(text, rules))
    refuse([...told, ...refusedInValue(plan, rules)], options)
    return accept(answer, floor, context)
  }
}

function optionsOf(context: Context, floor: unknown): AdmitOptions {
  const { run } = context
  const literature = literatureOf(run)
  return {
    brief: stageOf(run, 'profile').value,
    sources: literature ? withDecisions(literature, run).sources : [],
    floor,
    note: (note) => context.note(note),
  }
}

function rulesOf({ brief, sources, floor }: AdmitOptions): WritingRules {
  return {
    sources,
    language: localeLanguages[brief.locale],
    given: `${JSON.stringify(brief)} ${JSON.stringify(floor)}`,
  }
}

function refuse(refused: readonly RefusedWriting[], { note }: AdmitOptions): void {
  for (const { sentence, reason } of refused.slice(0, TOLD_MAX))
    note({ code: 'sentence-left-out', data: { reason, message: sentence.slice(0, TOLD_LENGTH_MAX) } })
  const [first] = refused
  if (first)
    throw new AppError('model-failed', `${first.reason}: ${first.sentence.slice(0, TOLD_LENGTH_MAX)}`)
}

import type { ZodType } from 'zod'
import { AppError } from '@/lib/contracts/errors'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { RunNote } from '@/lib/contracts/run'
import { leftOutNotes } from '@/lib/core/ledger/model-report'
import type { WritingRules } from '@/lib/core/ledger/refused-sentences'
import { withoutPrivate } from '@/lib/core/proposal/problem/printable-lines'
import { literatureOf, withDecisions } from '@/lib/core/proposal/state/proposal-state'
import { parseCitations } from '@/lib/core/text/citation-marks'
import type { UnitContext } from '@/lib/engine/pipeline'
import { judgeOf } from '../judging'
import type { MendedWriting, RefusedWriting } from './mend-written'
import { stageOf } from './notes'
import type { ProposalPorts } from './ports'
import { WrittenProblem } from './written'

type Context = UnitContext<ProposalPorts>

const TOLD_LENGTH_MAX = 200
/** A stage of which more is refused makes no sense any more. */
const REFUSED_SHARE_MAX = 0.5
/** Fields that name things or choose one of a list. */
const names = [
  'key_variables',
  'name',
  'type',
  'accessibility',
  'required_skills',
  'skills_required',
  'methodology',
  'methodology_type',
  'design',
  'key',
  'coherence_score',
  'severity',
  'component',
]

interface Admission<A, S> {
  readonly schema: ZodType<A>
  /** What is written without a model, as far as a model may write it. */
  readonly written: (floor: S, context: Context) => unknown
  /** Lists whose items others count by number, and what goes with them: all of the fallback's when one item is lost. */
  readonly numbered?: readonly string[]
  /** Share of the sentences that may be refused before the whole is given up; half unless told. */
  readonly refusedShareMax?: number
}

/**
 * `accept` for what a model wrote for a stage: each sentence that may not be printed is left out, or what is written without a model takes its place; the rest stands.
 * Throws `model-failed` when more than half was refused, so that the whole stage is the fallback's. Sentences and reasons are noted in the run.
 */
export function admitted<A, S, T>(
  { schema, written, numbered = [], refusedShareMax = REFUSED_SHARE_MAX }: Admission<A, S>,
  accept: (answer: A, floor: S, context: Context) => T,
) {
  return async (answer: A, floor: S, context: Context): Promise<T> => {
    const instead = written(floor, context)
    const mended = await judgeOf(context.ports).stage(answer, instead, {
      rules: rulesOf(context, { floor, instead }),
      literature: ['problem_statement', 'relevance_note'],
      names,
    })
    tell(mended.refused, context)
    if (mended.refused.length > refusedShareMax * mended.count) throw failure(mended.refused)
    const whole = schema.safeParse(withNumbered(mended, { answer, instead, numbered }))
    if (!whole.success) throw failure(mended.refused)
    return accept(whole.data, floor, context)
  }
}

/** The same for the problem: a note is about its own source, and a statement that lost its sources is the fallback's. */
export function admittedProblem<S, T>(
  written: (floor: S, context: Context) => WrittenProblem,
  accept: (answer: WrittenProblem, floor: S, context: Context) => T,
) {
  return async (answer: WrittenProblem, floor: S, context: Context): Promise<T> => {
    const marked = { ...answer, literature: answer.literature.map(withMark) }
    const admit = admitted({ schema: WrittenProblem, written }, (mended: WrittenProblem) => mended)
    const mended = await admit(marked, floor, context)
    const instead = written(floor, context)
    const isCiting = parseCitations(mended.problem_statement).length > 0
    const wasCiting = parseCitations(answer.problem_statement).length > 0
    const isLost = mended.problem_statement === instead.problem_statement || (wasCiting && !isCiting)
    if (isLost) throw new AppError('model-failed', 'nothing was left of the statement')
    return accept({ ...mended, literature: mended.literature.map(withoutMark) }, floor, context)
  }
}

type Note = WrittenProblem['literature'][number]

function withMark({ key, relevance_note }: Note): Note {
  return { key, relevance_note: relevance_note.replace(/([.!?])?\s*$/, ` [@${key}]$1`) }
}

function withoutMark({ key, relevance_note }: Note): Note {
  return { key, relevance_note: relevance_note.replaceAll(` [@${key}]`, '') }
}

/** The answer as mended; where an item of a numbered list was lost, the lists that go by its numbers are the fallback's. */
function withNumbered(
  { value }: MendedWriting,
  { answer, instead, numbered }: { answer: unknown; instead: unknown; numbered: readonly string[] },
): unknown {
  const [list] = numbered
  if (list === undefined || lengthOf(value, list) === lengthOf(answer, list)) return value
  const own = Object.entries(Object(instead)).filter(([name]) => numbered.includes(name))
  return { ...Object(value), ...Object.fromEntries(own) }
}

function lengthOf(value: unknown, field: string): number {
  const found: unknown = Object.entries(Object(value)).find(([name]) => name === field)?.[1]
  return Array.isArray(found) ? found.length : 0
}

function rulesOf(
  { run }: Context,
  { floor, instead }: { readonly floor: unknown; readonly instead: unknown },
): WritingRules {
  const brief = stageOf(run, 'profile').value
  const literature = literatureOf(run)
  return {
    sources: literature ? withDecisions(literature, run).sources : [],
    language: localeLanguages[brief.locale],
    topic: brief.topic,
    own: JSON.stringify(instead),
    given: `${JSON.stringify(withoutPrivate(brief))} ${JSON.stringify(floor)}`,
  }
}

function tell(refused: readonly RefusedWriting[], context: { note: (note: RunNote) => void }): void {
  for (const note of leftOutNotes(refused)) context.note(note)
}

function failure([first]: readonly RefusedWriting[]): AppError {
  const said = first ? `${first.reason}: ${first.sentence.slice(0, TOLD_LENGTH_MAX)}` : 'no text was left'
  return new AppError('model-failed', said)
}

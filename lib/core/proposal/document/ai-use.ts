import type { Locale } from '@/lib/contracts/locale'
import { ProposalInput } from '@/lib/contracts/proposal-run'
import { type ReportedStep, reportedSteps } from '@/lib/contracts/proposal-stages'
import type { RunState } from '@/lib/contracts/run'
import { completedUnits } from '@/lib/core/run/run-state'
import { say } from '@/lib/core/text/say'
import { reviewAnswers, STUDENT } from '../state/proposal-state'
import { type AiUsePhrase, aiUsePhrases } from './document-phrases'

/**
 * What the student did with a text: `accepted` was accepted by the student, who said so of this part, `edited` keeps it in the
 * student's own version, `refused` had it written anew,
 * `superseded` was replaced without the student asking (quality control sent it back, or it rested on what changed), `undecided` waits for the student, `unseen` was
 * made from the command line, where nobody looks at parts.
 */
export type TextFate = 'accepted' | 'edited' | 'refused' | 'superseded' | 'undecided' | 'unseen'

/** One text, or several of one step by one engine with one fate. */
export interface AiUseEntry {
  readonly stage: ReportedStep
  /** 'built-in', 'code', '<provider>/<model>'. */
  readonly engine: string
  readonly fate: TextFate
  /** How many texts. */
  readonly count: number
  /** When the last of them was written, and decided on (null while it is not). */
  readonly writtenAt: string
  readonly decidedAt: string | null
  readonly tokens: number
}

/** Who wrote which part and what the student did with it, read from the log alone, in the order of the work. */
export function aiUse({ run }: { readonly run: RunState }): readonly AiUseEntry[] {
  return reportedSteps.flatMap((stage) => grouped(entriesOf(run, stage)))
}

function entriesOf(run: RunState, stage: ReportedStep): AiUseEntry[] {
  const outputs = completedUnits(run, [stage])
  return outputs.map(({ unit }, at) => {
    const next = outputs[at + 1]?.unit.endedSeq ?? null
    const { fate, decidedAt } = fateOf(run, stage, { from: unit.endedSeq ?? 0, until: next })
    return {
      stage,
      engine: unit.engine ?? 'code',
      fate,
      count: 1,
      writtenAt: unit.endedAt ?? unit.startedAt,
      decidedAt,
      tokens: unit.tokens,
    }
  })
}

/** What the student did between this output and the next one of the same step (null: it is the last). */
function fateOf(
  run: RunState,
  stage: ReportedStep,
  { from, until }: { readonly from: number; readonly until: number | null },
): { readonly fate: TextFate; readonly decidedAt: string | null } {
  const acts = reviewAnswers(run).filter(({ seq }) => seq > from && (until === null || seq < until))
  const refusal = acts.find(({ answer }) => answer.kind === 'rerun' && answer.stage === stage)
  if (refusal && until !== null) return { fate: 'refused', decidedAt: refusal.at }
  const own = acts.findLast(
    ({ answer }) =>
      (answer.kind === 'edit' && answer.edit.stage === stage) ||
      ((answer.kind === 'restore' || answer.kind === 'accept') && answer.stage === stage),
  )
  if (until !== null) return { fate: 'superseded', decidedAt: null }
  if (own?.answer.kind === 'edit') return { fate: 'edited', decidedAt: own.at }
  if (own?.answer.kind === 'accept') return { fate: 'accepted', decidedAt: own.at }
  return { fate: isFromCommandLine(run) ? 'unseen' : 'undecided', decidedAt: null }
}

/** Only there a run begins with its brief: a page asks the student for it. */
function isFromCommandLine(run: RunState): boolean {
  const input = ProposalInput.safeParse(run.input)
  return input.success && input.data.brief !== null
}

/** Turns of an interview and repeated judgements are told once for each engine and fate. */
function grouped(entries: readonly AiUseEntry[]): AiUseEntry[] {
  const groups = new Map<string, AiUseEntry>()
  for (const entry of entries) {
    const key = `${entry.engine} ${entry.fate}`
    const known = groups.get(key)
    groups.set(
      key,
      known === undefined ? entry : { ...entry, count: known.count + 1, tokens: known.tokens + entry.tokens },
    )
  }
  return [...groups.values()]
}

/** True for the name of a language model. */
export function isModel(engine: string): boolean {
  return engine !== 'built-in' && engine !== 'code' && engine !== STUDENT
}

/** The statement in the reader's language: which models wrote, or that none did and by what methods the text came about. */
export function aiUseParagraphs(entries: readonly AiUseEntry[], locale: Locale): readonly string[] {
  const t = (key: AiUsePhrase, values: Readonly<Record<string, string>> = {}) =>
    say(aiUsePhrases, locale, key, values)
  const byModels = entries.filter(({ engine }) => isModel(engine))
  const models = [...new Set(byModels.map(({ engine }) => engine))]
  const tokens = byModels.reduce((sum, entry) => sum + entry.tokens, 0)
  const opening =
    models.length === 0
      ? t('noModel')
      : [
          t('models', { models: models.join(', '), tokens: new Intl.NumberFormat(locale).format(tokens) }),
          ...models.map((model) => {
            const stages = byModels.filter(({ engine }) => engine === model).map(({ stage }) => t(stage))
            return t('modelsIn', { model, stages: [...new Set(stages)].join(', ') })
          }),
        ].join(' ')
  const hasBuiltIn = models.length === 0 || entries.some(({ engine }) => engine === 'built-in')
  return [opening, ...(hasBuiltIn ? [t('builtIn')] : []), t('code'), t('responsibility')]
}

/** An engine as a reader understands it; a model keeps its name. */
export function writerName(engine: string, locale: Locale): string {
  if (engine === 'built-in') return say(aiUsePhrases, locale, 'byBuiltIn')
  if (engine === 'code') return say(aiUsePhrases, locale, 'byCode')
  return engine === STUDENT ? say(aiUsePhrases, locale, 'byStudent') : engine
}

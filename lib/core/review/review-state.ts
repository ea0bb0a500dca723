import { ReviewCitations } from '@/lib/contracts/citation-graph'
import type { LinkedReferenceVerdict, ReferenceDecision } from '@/lib/contracts/reference-check'
import {
  AgreeAnswer,
  type AppraisalQuotes,
  type BiasAppraisal,
  type Column,
  Columns,
  Connected,
  ExitAnswer,
  FoundThemes,
  Gathered,
  ReviewChecks,
  ReviewInput,
  ReviewReplay,
  Studies,
  type Theme,
  WrittenTheme,
} from '@/lib/contracts/review'
import type { RunState, StepRound } from '@/lib/contracts/run'
import { completedUnits, openQuestions, roundsOf, stepOf } from '@/lib/core/run/run-state'
import { citationsIn } from '@/lib/core/text/citation-marks'
import { type ReviewedSource, reviewedSources } from './reviewed-source'

/** A run of the literature review as its page and its documents see it. */
export interface ReviewState {
  readonly input: ReviewInput
  readonly settings: Pick<ReviewInput, 'style' | 'scope'>
  readonly gathered: Gathered | null
  readonly reviewed: readonly ReviewedSource[]
  /** What code offers now. */
  readonly offered: FoundThemes
  /** What was agreed on last; null before. */
  readonly themes: readonly Theme[] | null
  /** Themes that were agreed on before, earliest first: kept to be compared with. */
  readonly earlier: readonly (readonly Theme[])[]
  readonly written: readonly WrittenTheme[]
  readonly connected: Connected | null
  readonly columns: readonly Column[]
  /** What each source answers to the question of the topic; null where it has none. */
  readonly ownAnswers: Column['answers'] | null
  /** The effects that the question of the topic and those of the student ask for. */
  readonly effects: Columns['effects']
  readonly verdicts: readonly LinkedReferenceVerdict[]
  /** What the searches gave when they were last asked again. */
  readonly replay: ReviewReplay['replay']
  /** Who cites whom, as it was looked up last; null while nobody asked. */
  readonly citations: ReviewCitations['graph']
  readonly decisions: ReadonlyMap<string, ReferenceDecision>
  /** What the student judged last of each source, by its key. */
  readonly appraisals: ReadonlyMap<string, BiasAppraisal>
  /** The sentences beside the items of those, by the key of the source. */
  readonly quotes: ReadonlyMap<string, AppraisalQuotes>
  /** Keys that the texts cite, in the order of their first mention. */
  readonly cited: readonly string[]
  readonly asks: string | null
  /** The exit that was taken; null while none was. */
  readonly exit: ExitAnswer['kind'] | null
}

/** The state of a run; parts that this version cannot read count as missing. Pure; throws for an input of another pipeline only. */
export function reviewStateOf(run: RunState): ReviewState {
  const input = ReviewInput.parse(run.input)
  const gathered = Gathered.safeParse(outputOf(run, 'gather')).data ?? null
  const studies = Studies.safeParse(outputOf(run, 'read-studies')).data?.studies ?? []
  const agreed = roundsOf(stepOf(run, 'agree')).flatMap((round) => agreedIn(round) ?? [])
  const isAgreed = agreedIn(stepOf(run, 'agree')) !== null
  const written = Object.values(stepOf(run, 'write-themes').units).flatMap(
    ({ output }) => WrittenTheme.safeParse(output).data ?? [],
  )
  const connected = Connected.safeParse(outputOf(run, 'connect')).data ?? null
  const asked = Columns.safeParse(outputOf(run, 'answer-columns')).data
  const exit = stepOf(run, 'exit')
  return {
    input,
    settings: settingsOf(run, input),
    gathered,
    reviewed: reviewedSources(gathered?.sources ?? [], studies),
    offered: FoundThemes.safeParse(outputOf(run, 'find-themes')).data ?? {
      themes: [],
      rest: [],
      by: 'concept',
    },
    themes: isAgreed ? (agreed.at(-1)?.themes ?? null) : null,
    earlier: (isAgreed ? agreed.slice(0, -1) : agreed).map(({ themes }) => themes),
    written,
    connected,
    columns: asked?.columns ?? [],
    ownAnswers: asked?.own ?? null,
    effects: asked?.effects ?? [],
    verdicts: ReviewChecks.safeParse(outputOf(run, 'check-references')).data?.verdicts ?? [],
    replay: lastOf(run, 'search-again', ReviewReplay)?.replay ?? null,
    citations: lastOf(run, 'read-citations', ReviewCitations)?.graph ?? null,
    decisions: decisionsOf(run),
    appraisals: appraisalsOf(run),
    quotes: new Map(asked?.quotes.map(({ key, quotes }) => [key, quotes])),
    cited: citationsIn(written, connected),
    asks: openQuestions(run)[0]?.key ?? null,
    exit: exit.answered ? (ExitAnswer.safeParse(exit.answer).data?.kind ?? null) : null,
  }
}

/** What the student set last, at either question, else how the run began. */
export function settingsOf(
  run: RunState,
  { style, scope }: ReviewInput,
): Pick<ReviewInput, 'style' | 'scope'> {
  const said = [...answersOf(run, 'agree', AgreeAnswer), ...answersOf(run, 'exit', ExitAnswer)]
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .flatMap(({ answer }) => (answer.kind === 'settings' ? [answer] : []))
  const last = said.at(-1)
  return last ? { style: last.style, scope: last.scope } : { style, scope }
}

/** The questions that the student put to every source and has not taken out again, in their order. */
export function columnQuestions(run: RunState): readonly string[] {
  return answersOf(run, 'exit', ExitAnswer).reduce<readonly string[]>((asked, { answer }) => {
    if (answer.kind === 'column') return [...asked.filter((one) => one !== answer.question), answer.question]
    return answer.kind === 'drop-column' ? asked.filter((one) => one !== answer.question) : asked
  }, [])
}

/** The last output of a step that this version can read. */
function lastOf<T>(run: RunState, step: string, schema: Parser<T>): T | null {
  return (
    completedUnits(run, [step])
      .flatMap(({ unit }) => schema.safeParse(unit.output).data ?? [])
      .at(-1) ?? null
  )
}

/** How the exit was answered last, also where it is open again. */
export function lastExit(run: RunState): ExitAnswer['kind'] | null {
  return answersOf(run, 'exit', ExitAnswer).at(-1)?.answer.kind ?? null
}

/** The last decision about each reference. */
function decisionsOf(run: RunState): ReadonlyMap<string, ReferenceDecision> {
  const said = answersOf(run, 'exit', ExitAnswer).flatMap(({ answer }) =>
    answer.kind === 'reference' ? [answer.decision] : [],
  )
  return new Map(said.map((decision) => [decision.key, decision]))
}

/** What the student judged of each source; the last word counts. */
export function appraisalsOf(run: RunState): ReadonlyMap<string, BiasAppraisal> {
  const said = answersOf(run, 'exit', ExitAnswer).flatMap(({ answer }) =>
    answer.kind === 'appraisal' ? [answer.appraisal] : [],
  )
  return new Map(said.map((appraisal) => [appraisal.key, appraisal]))
}

interface Parser<T> {
  safeParse(value: unknown): { readonly data?: T | undefined }
}

function answersOf<T>(run: RunState, key: string, schema: Parser<T>) {
  return roundsOf(stepOf(run, key)).flatMap((round) => {
    const answer = round.answered ? schema.safeParse(round.answer).data : undefined
    return answer === undefined ? [] : [{ answer, at: round.answeredAt ?? '' }]
  })
}

function agreedIn(round: Pick<StepRound, 'answered' | 'answer'>) {
  const answer = round.answered ? AgreeAnswer.safeParse(round.answer).data : undefined
  return answer?.kind === 'agree' ? answer : null
}

function outputOf(run: RunState, key: string): unknown {
  return Object.values(stepOf(run, key).units)[0]?.output ?? null
}

/** Keys of sources that are withdrawn or off the topic. */
export function setAside(gathered: Gathered | null): ReadonlySet<string> {
  const { retracted = [], offTopic = [] } = gathered?.setAside ?? {}
  return new Set([...retracted, ...offTopic])
}

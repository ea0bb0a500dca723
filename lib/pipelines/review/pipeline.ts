import { ReviewCitations } from '@/lib/contracts/citation-graph'
import {
  AgreeAnswer,
  COLUMNS_MAX,
  Columns,
  Connected,
  ExitAnswer,
  FoundThemes,
  Gathered,
  RememberedReview,
  ReviewChecks,
  ReviewReplay,
  Studies,
  WrittenTheme,
} from '@/lib/contracts/review'
import { THEME_SOURCES_MIN } from '@/lib/contracts/review-limits'
import { LITERATURE_REVIEW, type ReviewQuestion, reviewStages } from '@/lib/contracts/review-stages'
import { answerOfSource } from '@/lib/core/review/answer-column'
import { appraisalFault } from '@/lib/core/review/appraisal'
import { appraisalQuotes } from '@/lib/core/review/appraisal-quotes'
import { connectThemes } from '@/lib/core/review/connect-themes'
import { effectsAsked } from '@/lib/core/review/effects-asked'
import { findingOfSource } from '@/lib/core/review/finding-of-source'
import { knownThings } from '@/lib/core/review/known-things'
import { offeredThemes } from '@/lib/core/review/offered-themes'
import { readStudy } from '@/lib/core/review/read-study'
import {
  appraisalsOf,
  columnQuestions,
  lastExit,
  type ReviewState,
  reviewStateOf,
  setAside,
} from '@/lib/core/review/review-state'
import { namedThemes, unnamedThemes } from '@/lib/core/review/theme-names'
import { writeTheme } from '@/lib/core/review/write-theme'
import { completedUnits } from '@/lib/core/run/run-state'
import { reopenedByTable } from '@/lib/core/run/stage-table'
import {
  type AnyStep,
  type AskStep,
  ask,
  type Pipeline,
  pipeline,
  type StepContext,
  stepsNamed,
  task,
  type UnitContext,
} from '@/lib/engine/pipeline'
import { gatherSources } from './gather-sources'
import type { ReviewPorts } from './ports'

type Context = UnitContext<ReviewPorts>

const stateIn = ({ run }: StepContext): ReviewState => reviewStateOf(run)

const gather = task<Gathered, ReviewPorts>('gather', {
  recalls: wholeRun,
  output: Gathered,
  // The page shows sentences that were read, not whole abstracts.
  view: (gathered) => ({
    ...gathered,
    sources: gathered.sources.map((source) => ({ ...source, work: { ...source.work, abstract: null } })),
  }),
  run: (context: Context) => gatherSources(context.ports, stateIn(context).settings.scope),
})

const read = task<Studies, ReviewPorts>('read-studies', {
  needs: [gather],
  output: Studies,
  run: async (context: Context) => {
    const studies = []
    const gathered = context.read(gather)
    for (const source of gathered.sources) {
      context.signal.throwIfAborted()
      // What was withdrawn counts for nothing: only its title is told.
      const isRetracted = gathered.setAside.retracted.includes(source.key)
      const told = isRetracted ? { ...source, work: { ...source.work, abstract: null } } : source
      studies.push(readStudy(told, isRetracted ? [] : await context.ports.passagesOf(source.sourceId)))
    }
    return { studies }
  },
})

const themes = task<FoundThemes, ReviewPorts>('find-themes', {
  needs: [read],
  recalls: wholeRun,
  output: FoundThemes,
  run: async (context: Context) => {
    const { input, gathered } = stateIn(context)
    const aside = setAside(gathered)
    const sources = gathered?.sources ?? []
    const found = offeredThemes(
      sources.filter(({ key }) => !aside.has(key)),
      context.read(read).studies.filter(({ key }) => !aside.has(key)),
      { locale: input.locale, topic: gathered?.topic ?? '' },
    )
    const unnamed = unnamedThemes(found.themes)
    const names = unnamed && (await context.ports.findNames(unnamed, context.signal))
    return {
      ...found,
      themes: [...namedThemes(found.themes, names?.found ?? [], input.locale)],
      rest: [...found.rest, ...sources.flatMap(({ key }) => (aside.has(key) ? [key] : []))],
    }
  },
})

const agree: AskStep<AgreeAnswer> = ask<AgreeAnswer>('agree', {
  needs: [themes],
  recalls: wholeRun,
  answer: AgreeAnswer,
  refuses: (answer, run) => {
    if (answer.kind !== 'agree') return null
    const known = new Set(reviewStateOf(run).gathered?.sources.map(({ key }) => key))
    const named = answer.themes.flatMap(({ sources }) => sources)
    const ids = new Set(answer.themes.map(({ id }) => id))
    if (named.some((key) => !known.has(key))) return 'not-found'
    const isSound =
      ids.size === answer.themes.length &&
      new Set(named).size === named.length &&
      answer.themes.every(({ sources }) => sources.length >= THEME_SOURCES_MIN)
    return isSound ? null : 'invalid-input'
  },
  reopens: ({ kind }) => reopened('agree', kind),
})

const agreedThemes = (context: StepContext) => {
  const answer = context.readAnswer(agree)
  return answer.kind === 'agree' ? answer.themes : []
}

const write = task<WrittenTheme, ReviewPorts>('write-themes', {
  needs: [agree],
  recalls: wholeRun,
  each: { items: (context) => agreedThemes(context).map(({ id }) => id) },
  output: WrittenTheme,
  run: (context: Context) => {
    const theme = agreedThemes(context).find(({ id }) => id === context.item)
    if (!theme) throw new Error('there is no such theme')
    const { reviewed, input, gathered } = stateIn(context)
    const asked = { topic: gathered?.topic ?? '', question: gathered?.question ?? '' }
    return writeTheme(theme, reviewed, {
      locale: input.locale,
      currentYear: Number(context.now.slice(0, 4)),
      things: knownThings(asked, agreedThemes(context)),
    })
  },
})

const connect = task<Connected, ReviewPorts>('connect', {
  needs: [write],
  recalls: wholeRun,
  output: Connected,
  run: (context: Context) => {
    const { reviewed, input, gathered, written } = stateIn(context)
    const agreed = agreedThemes(context)
    const aside = setAside(gathered)
    return connectThemes({
      themes: agreed,
      written,
      // What no theme was offered for is told among the sources, and is no gap of the literature.
      reviewed: reviewed.filter(
        ({ study }) => !aside.has(study.key) || agreed.some(({ sources }) => sources.includes(study.key)),
      ),
      question: gathered?.question ?? '',
      locale: input.locale,
    })
  },
})

const columns = task<Columns, ReviewPorts>('answer-columns', {
  needs: [connect],
  recalls: wholeRun,
  output: Columns,
  run: async (context: Context) => {
    const questions = columnQuestions(context.run).slice(-COLUMNS_MAX)
    const { gathered } = stateIn(context)
    const own = gathered?.question.trim() ?? ''
    const appraisals = appraisalsOf(context.run)
    if (questions.length === 0 && own === '' && appraisals.size === 0)
      return { columns: [], own: null, effects: [], quotes: [] }
    const retracted = new Set(gathered?.setAside.retracted)
    const sources = await Promise.all(
      (gathered?.sources ?? []).map(async (source) => ({
        source,
        held: await context.ports.passagesOf(source.sourceId),
      })),
    )
    const answersTo = (question: string) =>
      sources.map(({ source, held }) => ({
        key: source.key,
        // What was withdrawn answers nothing.
        said: retracted.has(source.key) ? null : answerOfSource(question, source, held),
      }))
    const topic = gathered?.topic ?? ''
    const effectsOf = (question: string) =>
      effectsAsked({ topic, question }).map((effect) => ({
        ...{ question, outcome: effect.outcome, side: effect.side },
        findings: sources.map(({ source, held }) =>
          retracted.has(source.key)
            ? { key: source.key, said: null, direction: 'not-said' as const, isUnread: false }
            : findingOfSource(effect, source, held),
        ),
      }))
    return {
      columns: questions.map((question) => ({ question, answers: answersTo(question) })),
      own: own === '' ? null : answersTo(own),
      effects: [...(own === '' ? [] : [own]), ...questions].flatMap(effectsOf),
      quotes: sources.flatMap(({ source, held }) => {
        const appraisal = appraisals.get(source.key)
        return appraisal
          ? [{ key: source.key, quotes: appraisalQuotes(appraisal.instrument, source, held) }]
          : []
      }),
    }
  },
})

const check = task<ReviewChecks, ReviewPorts>('check-references', {
  needs: [columns],
  recalls: wholeRun,
  output: ReviewChecks,
  run: async (context: Context) => {
    const { cited, gathered } = stateIn(context)
    // What was found out in an earlier round stands; what could not be looked up is asked again.
    const known = new Map(
      earlierVerdicts(context)
        .filter(({ verdict }) => verdict !== 'not-checked')
        .map((verdict) => [verdict.key, verdict]),
    )
    const wanted = (gathered?.sources ?? []).filter(({ key }) => cited.includes(key))
    const open = wanted.filter(({ key }) => !known.has(key))
    const found = await context.ports.checkReferences(
      open.map(({ work }) => work),
      context.signal,
    )
    for (const [at, { key }] of open.entries()) {
      const verdict = found[at]
      if (verdict) known.set(key, { key, ...verdict })
    }
    return { verdicts: wanted.flatMap(({ key }) => known.get(key) ?? []) }
  },
})

function earlierVerdicts({ run }: StepContext): ReviewChecks['verdicts'] {
  return completedUnits(run, ['check-references']).flatMap(
    ({ unit }) => ReviewChecks.safeParse(unit.output).data?.verdicts ?? [],
  )
}

const replay = task<ReviewReplay, ReviewPorts>('search-again', {
  needs: [check],
  recalls: wholeRun,
  output: ReviewReplay,
  run: async (context: Context) => {
    const { gathered, replay: last } = stateIn(context)
    if (lastExit(context.run) !== 'replay' || !gathered) return { replay: last }
    const { retracted } = gathered.setAside
    const standing = gathered.sources
      .filter(({ key }) => !retracted.includes(key))
      .map(({ sourceId, work }) => ({ id: sourceId, doi: work.doi }))
    return { replay: await context.ports.searchAgain(standing, { now: context.now, signal: context.signal }) }
  },
})

const citations = task<ReviewCitations, ReviewPorts>('read-citations', {
  needs: [replay],
  recalls: wholeRun,
  output: ReviewCitations,
  run: async (context: Context) => {
    const { gathered, citations: last } = stateIn(context)
    if (lastExit(context.run) !== 'citations' || !gathered) return { graph: last }
    const { now, signal } = context
    return { graph: await context.ports.readCitations(gathered.sources, { now, signal }) }
  },
})

const exit: AskStep<ExitAnswer> = ask<ExitAnswer>('exit', {
  needs: [citations],
  recalls: wholeRun,
  answer: ExitAnswer,
  refuses: (answer, run) => {
    if (answer.kind === 'reference')
      return reviewStateOf(run).cited.includes(answer.decision.key) ? null : 'not-found'
    if (answer.kind === 'appraisal') return appraisalFault(answer.appraisal, reviewStateOf(run).reviewed)
    const isFull = answer.kind === 'column' && columnQuestions(run).length >= COLUMNS_MAX
    return isFull ? 'too-large' : null
  },
  reopens: ({ kind }) => reopened('exit', kind),
})

const remember = task<RememberedReview, ReviewPorts>('remember', {
  needs: [exit],
  recalls: wholeRun,
  output: RememberedReview,
  run: async (context: Context) => {
    const { themes: agreed, written, connected, gathered } = stateIn(context)
    const gaps = [...written.flatMap((theme) => theme.gaps), ...(connected?.gaps ?? [])].map(
      ({ text }) => text,
    )
    const names = (agreed ?? []).map(({ name }) => name)
    await context.ports.remember({
      at: context.now,
      kind: 'literature-review',
      topic: gathered?.topic ?? '',
      themes: (agreed ?? []).map(({ name, sources }) => ({ name, sources: sources.length })),
      gaps: gaps.slice(0, 60),
    })
    return { themes: names, gaps: gaps.length }
  },
})

/** The state of a review is folded over all that happened: earlier rounds hold settings, columns, decisions and themes. */
function wholeRun(): readonly AnyStep[] {
  return literatureReview.steps
}

function reopened(question: ReviewQuestion, kind: string): readonly AnyStep[] {
  return stepsNamed(literatureReview, reopenedByTable(reviewStages, { question, kind }))
}

/** The literature review: chosen sources in, themes agreed on with the student, a document whose every sentence names its source out. */
export const literatureReview: Pipeline = pipeline(
  LITERATURE_REVIEW,
  [gather, read, themes, agree, write, connect, columns, check, replay, citations, exit, remember],
  { takenUpAt: exit },
)

import { databaseIds } from '@/lib/contracts/database-ids'
import { SearchAnswer } from '@/lib/contracts/search'
import { deltaSteps, type SourceQuestion, sourceStages } from '@/lib/contracts/source-stages'
import {
  ConfirmAnswer,
  Finalised,
  NextAnswer,
  OwnSourceResult,
  Prepared,
  RefineAnswer,
  ScopeStrategies,
  SelectAnswer,
  SOURCE_VALIDATION,
  SourceDelta,
  ThresholdReport,
  WrittenQueries,
} from '@/lib/contracts/source-validation'
import { FoundNames } from '@/lib/contracts/vocabulary'
import type { Work } from '@/lib/contracts/work'
import { isShown, thresholdReport } from '@/lib/core/relevance/threshold'
import { reopenedByTable } from '@/lib/core/run/stage-table'
import { holderWithMaps, searchWithMap, strategiesWithEdits } from '@/lib/core/search/earlier-search'
import { rankSources } from '@/lib/core/validation/source-deltas'
import {
  type AnyStep,
  agent,
  ask,
  type Pipeline,
  pipeline,
  type StepContext,
  stepsNamed,
  task,
  type UnitContext,
} from '@/lib/engine/pipeline'
import { CHOSEN_LINKS_CHECKED_MAX, checkLinkOfItem, uncheckedIds } from './check-link'
import { checkSources } from './check-sources'
import { measureNearness } from './compare-meaning'
import { offerStrategies } from './count-strategies'
import { finaliseRun } from './finalise'
import { knownSources } from './known-sources'
import { lookUpNames, newNamesOf } from './learn-names'
import { ownRemoval } from './own-removals'
import type { SourcePorts } from './ports'
import { prepareSearch } from './prepare'
import { composePanel, panelWriting } from './quality-panel'
import { rankAnswer, rankInRun } from './rank-in-run'
import { readOwnSource } from './read-own-source'
import { COMPLETED_MAX, hasGaps } from './record-gaps'
import { refusesRefine } from './refuse-answer'
import { isRegrouping } from './regroup'
import {
  keepsCarried,
  latestRefineAnswer,
  planInForce,
  refineAnswers,
  validationInputOf,
} from './run-answers'
import { scoringOf } from './scoring-of'
import { outcomesInForce } from './search-outcomes'
import { viewDelta } from './source-view'
import { abstractsOf, SUMMARISED_MAX, summaryPatches, WrittenSummaries } from './summarise-sources'
import { composeQueries, conceptLines, WrittenNames, withModelNames } from './write-queries'

type Context = UnitContext<SourcePorts>

const nothingNew: SourceDelta = { upserts: [], patches: [], absorbed: [], dropped: [] }

function yearOf(now: string): number {
  return Number(now.slice(0, 4))
}

/** The sources inside the present scope, best first. */
function rankedSources({ run }: StepContext) {
  return rankSources([...knownSources(run).values()].filter(({ outside }) => outside !== true))
}

/** What the list shows at first: nobody waits for checks and summaries of what is held back. */
function shownSources(context: StepContext) {
  return rankedSources(context).filter(isShown)
}

const prepare = task('prepare', {
  output: Prepared,
  upcasts: { 1: searchWithMap },
  view: (output) => ({ ...output, delta: viewDelta(output.delta) }),
  run: ({ run, now }) => prepareSearch(validationInputOf(run), yearOf(now)),
})

const confirm = ask('confirm', { needs: [prepare], answer: ConfirmAnswer, upcasts: { 1: searchWithMap } })

const queries = agent<WrittenQueries, SourcePorts, WrittenNames>('write-queries', {
  needs: [confirm],
  recalls: earlierRounds,
  output: WrittenQueries,
  answer: WrittenNames,
  compose: async ({ run, ports }: Context) => composeQueries(run, await ports.readStrategies()),
  prompt: ({ run }) => {
    const { parameters, map } = planInForce(run)
    return {
      values: {
        languages: parameters.languages.join(', ') || 'pt, es, en',
        concepts: conceptLines(map),
      },
      evidence: { topic: parameters.topic, question: parameters.question },
    }
  },
  accept: async (answer, floor, { run, ports }) =>
    withModelNames(answer, floor, { run, model: ports.model.name, strategies: await ports.readStrategies() }),
})

/** After "try again" only the named databases are asked. */
function databasesToAsk(context: StepContext): readonly string[] {
  if (keepsCarried(context.run)) return []
  const latest = latestRefineAnswer(context.run)
  const asked = latest?.kind === 'retry' ? latest.databases : databaseIds
  return context
    .read(queries)
    .queries.map((query) => query.database)
    .filter((database) => asked.includes(database))
}

/** What the new scope leaves outside and takes in again, before anything arrives. */
const scope = task('apply-scope', {
  needs: [queries],
  recalls: earlierRounds,
  output: SourceDelta,
  view: viewDelta,
  run: (context: Context) => rankInRun(context, { kind: 'rescore' }),
})

const search = task('search', {
  needs: [queries],
  recalls: earlierRounds,
  each: { items: databasesToAsk },
  output: SearchAnswer,
  view: ({ records, ...answer }) => ({ ...answer, count: records.length }),
  run: async ({ item, read, ports, signal }: Context) => {
    const query = read(queries).queries.find((candidate) => candidate.database === item)
    if (!query) throw new Error(`no query was written for ${item}`)
    return ports.search(query, signal)
  },
})

/** Beside the search: nobody waits for it to see the first sources, and a search is whole without it. */
const learned = task('learn-names', {
  needs: [queries],
  recalls: earlierRounds,
  output: FoundNames,
  minOk: 0,
  run: lookUpNames,
})

const arrivals = task('rank-arrivals', {
  needs: [queries, scope],
  recalls: earlierRounds,
  // One at a time: each merges into what the one before it left.
  each: { items: databasesToAsk, follows: search, serial: true },
  output: SourceDelta,
  view: viewDelta,
  run: async (context: Context) => {
    const answer = context.readUnits(search).ok.get(context.item)
    if (!answer || answer.records.length === 0) return nothingNew
    return rankAnswer(context, answer)
  },
})

const complete = task('complete-records', {
  needs: [arrivals],
  recalls: earlierRounds,
  output: SourceDelta,
  view: viewDelta,
  run: async (context: Context) => {
    const gaps = rankedSources(context).filter(hasGaps).slice(0, COMPLETED_MAX)
    const found = await context.ports.completeRecords(
      gaps.map((source) => source.work),
      context.signal,
    )
    const { round } = context
    return found.length === 0 ? nothingNew : rankInRun(context, { kind: 'add', works: found, round })
  },
})

const own = task('own-sources', {
  needs: [complete],
  recalls: earlierRounds,
  each: { items: ({ run }) => newOwnSources(run).map((answer) => answer.own.id), serial: true },
  output: OwnSourceResult,
  view: (output) => ({ ...output, delta: viewDelta(output.delta) }),
  run: async (context: Context) => {
    const { run, item, ports, signal } = context
    const answer = newOwnSources(run).find((candidate) => candidate.own.id === item)
    if (!answer) throw new Error(`own source ${item} is not in the log`)
    const add = (works: readonly Work[]) =>
      rankInRun(context, { kind: 'add', works, round: context.round, userProvided: true })
    return readOwnSource(answer.own, { ports, signal, currentYear: yearOf(context.now), add })
  },
})

/** The own source that the latest answer brought: earlier ones were read in their own rounds. */
function newOwnSources(run: StepContext['run']) {
  const latest = refineAnswers(run).at(-1)
  return latest?.kind === 'add' ? [latest] : []
}

/** Names count from here on and not before, so that the list does not depend on which answer came first. */
const named = task('use-names', {
  needs: [own, learned],
  recalls: earlierRounds,
  output: SourceDelta,
  run: (context: Context) => newNamesOf(context, context.readUnits(learned).ok),
})

const regroup = task('regroup', {
  needs: [named],
  recalls: earlierRounds,
  output: SourceDelta,
  view: viewDelta,
  run: (context: Context) => {
    const { run } = context
    const task = isRegrouping(run) ? ({ kind: 'regroup' } as const) : ownRemoval(run)
    return rankInRun(context, task ?? { kind: 'rescore' })
  },
})

const check = task('check-sources', {
  recalls: earlierRounds,
  // After the student's own sources and what was taken apart: they are checked like all others.
  needs: [regroup],
  output: SourceDelta,
  view: viewDelta,
  run: async (context: Context) => {
    const { ports, signal, note } = context
    return checkSources(rankedSources(context), { ports, signal, note, scoring: await scoringOf(context) })
  },
})

/** One more signal for the ranking where an embedding model is configured; else a step without work. */
const meaning = task('compare-meaning', {
  needs: [check],
  recalls: earlierRounds,
  output: SourceDelta,
  view: viewDelta,
  run: async (context: Context) => {
    const { ports, signal, note } = context
    if (ports.embedding === null) return nothingNew
    const scoring = await scoringOf(context)
    const { embedding } = ports
    const nearness = await measureNearness(rankedSources(context), { embedding, scoring, signal, note })
    return nearness.size === 0 ? nothingNew : rankInRun(context, { kind: 'nearness', nearness })
  },
})

const summaries = agent<SourceDelta, SourcePorts, WrittenSummaries>('summarise', {
  needs: [meaning],
  recalls: earlierRounds,
  output: SourceDelta,
  answer: WrittenSummaries,
  view: viewDelta,
  // The floor is there already: each source got an extractive summary when it arrived.
  compose: (_context: Context) => nothingNew,
  prompt: (context) => {
    const evidence = abstractsOf(shownSources(context))
    return Object.keys(evidence).length === 0 ? null : { values: { count: String(SUMMARISED_MAX) }, evidence }
  },
  accept: (answer, _floor, context) =>
    summaryPatches(answer, shownSources(context), context.ports.model.name ?? 'built-in'),
})

const threshold = task('threshold', {
  needs: [meaning],
  recalls: earlierRounds,
  output: ThresholdReport,
  run: (context: Context) => thresholdReport(rankedSources(context), outcomesInForce(context.run)),
})

const strategies = agent('scope-strategies', {
  needs: [threshold],
  recalls: earlierRounds,
  output: ScopeStrategies,
  upcasts: { 1: strategiesWithEdits },
  compose: (context: Context) =>
    offerStrategies(context, {
      isFew: context.read(threshold).status === 'warning',
      ranked: rankedSources(context),
    }),
  // Figures decide which strategies there are; a model would only guess counts it cannot make.
  prompt: () => null,
})

const panel = agent('quality-panel', {
  needs: [threshold],
  recalls: earlierRounds,
  ...panelWriting((context) =>
    composePanel(shownSources(context), validationInputOf(context.run).locale, yearOf(context.now)),
  ),
})

const refine = ask('refine', {
  needs: [strategies, panel, summaries],
  answer: RefineAnswer,
  upcasts: { 1: searchWithMap },
  refuses: refusesRefine,
  reopens: ({ kind }) => reopened('refine', kind),
})

/** Does not hold up the menu: a person may decide while links are still being looked at. */
const links = task('check-links', {
  needs: [threshold],
  recalls: earlierRounds,
  each: { items: (context) => uncheckedIds(shownSources(context)) },
  output: SourceDelta,
  view: viewDelta,
  run: checkLinkOfItem,
})

const select = ask('select', {
  needs: [refine],
  answer: SelectAnswer,
  reopens: ({ kind }) => reopened('select', kind),
})

/** What the student chose further down is checked too, before it is handed on. */
const chosenLinks = task('check-chosen-links', {
  needs: [select, links],
  recalls: earlierRounds,
  each: { items: uncheckedChosen },
  output: SourceDelta,
  view: viewDelta,
  run: checkLinkOfItem,
})

function uncheckedChosen(context: StepContext): readonly string[] {
  const answer = context.readAnswer(select)
  const sources = knownSources(context.run)
  const chosen = answer.kind === 'select' ? [...new Set(answer.sourceIds)] : []
  return chosen.filter((id) => sources.get(id)?.access.checkedAt === null).slice(0, CHOSEN_LINKS_CHECKED_MAX)
}

const finalise = task('finalise', {
  needs: [select, chosenLinks],
  recalls: earlierRounds,
  output: Finalised,
  run: (context: Context) => finaliseRun(context, select),
})

const next = ask('next', {
  needs: [finalise],
  answer: NextAnswer,
  reopens: ({ kind }) => reopened('next', kind),
})

/** What earlier rounds have left: sources change at later steps, too, and the menu's answers say what is searched. */
function earlierRounds(): readonly AnyStep[] {
  return stepsNamed(sourceValidation, [...deltaSteps, 'search', 'refine'])
}

/** What the table says that this kind of answer opens again. */
function reopened(question: SourceQuestion, kind: string): readonly AnyStep[] {
  return stepsNamed(sourceValidation, reopenedByTable(sourceStages, { question, kind }))
}

/** Source validation: a topic in, ranked and chosen sources out. */
export const sourceValidation: Pipeline = pipeline(
  SOURCE_VALIDATION,
  [
    prepare,
    confirm,
    queries,
    scope,
    search,
    learned,
    arrivals,
    complete,
    own,
    named,
    regroup,
    check,
    meaning,
    threshold,
    summaries,
    strategies,
    panel,
    links,
    refine,
    select,
    chosenLinks,
    finalise,
    next,
  ],
  // 2: searches carry the map of their concepts instead of typed keywords.
  { version: 2, inputUpcasts: { 1: holderWithMaps }, takenUpAt: refine },
)

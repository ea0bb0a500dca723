import type { ConceptMap } from '@/lib/contracts/concept-map'
import type { Locale } from '@/lib/contracts/locale'
import type { RefinementMode } from '@/lib/contracts/refinement-entry'
import type { RunState } from '@/lib/contracts/run'
import type { DatabaseQuery, SearchParameters } from '@/lib/contracts/search'
import type { ScopeCheck, ValidatedTopic } from '@/lib/contracts/topic'
import { rereadTopic } from '@/lib/core/concepts/topic-map'
import { refinementPhrases } from '@/lib/core/search/change-phrases'
import { describeDifference } from '@/lib/core/search/describe-difference'
import { offersConsultation, refine, type UnreadWords } from '@/lib/core/search/refinement'
import { scopeStrategies } from '@/lib/core/search/scope-strategies'
import type { SearchPlan } from '@/lib/core/search/search-plan'
import type { SearchStrategies } from '@/lib/core/search/search-strategies'
import { short } from '@/lib/core/search/strategy-draft'
import { suggestDatabases } from '@/lib/core/search/suggest-databases'
import { detectTopicChange, type TopicChange } from '@/lib/core/search/topic-change'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { say } from '@/lib/core/text/say'
import { checkScope } from '@/lib/core/topics/scope-guard'
import { rankSources } from '@/lib/core/validation/source-deltas'
import { knownSources } from './known-sources'
import { firstPlan, planInForce, validationInputOf } from './run-answers'
import { strategyEvidence } from './scope-strategies'
import { queriesFor } from './write-queries'

export interface RefinementWish {
  readonly mode: RefinementMode
  readonly request: string
  /** The search as the person has set it by hand: then nothing is read from words. */
  readonly plan?: SearchPlan
}

/** What a refinement would do, before anything runs. */
export interface RefinementPreview {
  readonly parameters: SearchParameters
  /** The map as it would be; read anew where the topic was worded anew. */
  readonly map: ConceptMap
  /** What changes, one line each, in the reader's language; empty when nothing was understood. */
  readonly changes: readonly string[]
  /** What is asked back about words of the request that were not understood; null where all were. */
  readonly asksBack: string | null
  readonly queries: readonly DatabaseQuery[]
  readonly topicChange: TopicChange
  /** Whether the change is far enough to ask: proceed, or consult about the topic first? */
  readonly offersConsultation: boolean
  /** How far it is from the topic that was validated; null where none was. */
  readonly scope: ScopeCheck | null
}

/** The search as it would be after a wish; pure. */
export function previewRefinement(
  run: RunState,
  wish: RefinementWish,
  {
    strategies,
    currentYear,
    validated = null,
  }: { strategies: SearchStrategies; currentYear: number; validated?: ValidatedTopic | null },
): RefinementPreview {
  const before = planInForce(run)
  const { topic, question, context, locale } = validationInputOf(run)
  const language = detectLanguage(`${before.parameters.topic}. ${before.parameters.question}`)
  const fitting = suggestDatabases({ topic, question, context, language, locale }).map(
    ({ database }) => database,
  )
  const offered = scopeStrategies(strategyEvidence(run, rankSources(knownSources(run).values()), currentYear))
  const { plan, unread } = wish.plan
    ? { plan: setByHand(before, wish.plan), unread: null }
    : refine({ plan: before, currentYear, strategies: offered, fitting }, wish)
  const { queries } = queriesFor(plan, run, strategies, { ...plan, isMore: wish.mode === 'more' })
  return {
    parameters: plan.parameters,
    map: plan.map,
    changes: describeDifference(before, plan, locale),
    asksBack: unread && asksBack(unread, locale),
    queries,
    topicChange: detectTopicChange(before.parameters, plan.parameters),
    offersConsultation: offersConsultation(
      { mode: wish.mode, before: before.parameters, after: plan.parameters },
      validationInputOf(run).refinements[0]?.before ?? firstPlan(run).parameters,
    ),
    scope: validated && checkScope(validated, { ...plan.parameters, map: plan.map }),
  }
}

function asksBack({ words, meant }: UnreadWords, locale: Locale): string {
  const options = meant.map((name) => `“${name}”`).join(', ')
  return say(refinementPhrases, locale, 'notUnderstood', { request: short(words), options })
}

/** A topic that was worded anew is read anew, unless the person has set its map, too. */
function setByHand(before: SearchPlan, plan: SearchPlan): SearchPlan {
  const { topic, question } = plan.parameters
  const isReworded = topic !== before.parameters.topic || question !== before.parameters.question
  const isMapKept = JSON.stringify(plan.map) === JSON.stringify(before.map)
  return isReworded && isMapKept ? { ...plan, map: rereadTopic({ topic, question }, before) } : plan
}

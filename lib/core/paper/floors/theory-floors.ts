import { localeLanguages } from '@/lib/contracts/locale-languages'
import { Contradictions, Gaps } from '@/lib/contracts/paper-analysis'
import { Hypotheses, Theory } from '@/lib/contracts/paper-synthesis'
import { testsHypotheses } from '@/lib/core/proposal/method/hypotheses'
import { countryNames, designName } from '@/lib/core/review/study-labels'
import { listed } from '@/lib/core/text/list-words'
import type { Values } from '@/lib/core/text/say'
import { upperFirst } from '@/lib/core/writing/noun-phrases'
import { sentence } from '@/lib/core/writing/prose'
import { named } from './asked-names'
import type { FloorContext, PaperFloor } from './floor-context'
import { askedOutcomes, askedRelation, countDirections, paperStudies } from './paper-studies'
import { wayName } from './pattern-floor'
import { plannedDesign } from './planned-design'
import { booleanQuery, type QuestionConcept, questionConcepts } from './question-concepts'
import { keysWhere, namesOneOf, sourceEvidence } from './source-evidence'
import { synthesisWords } from './synthesis-words'

const PLACES_MAX = 8
const directionNames = [
  ['increased', 'increased'],
  ['decreased', 'decreased'],
  ['no-difference', 'noDifference'],
] as const

/** A proposition for each direction that sources report of the outcome, with those for and against; without one a conjecture from the question. */
export const composeTheory: PaperFloor = (context) => {
  const { locale, query } = context
  const words = synthesisWords('theory')
  const { reviewed } = paperStudies(context)
  const { predictor, outcome } = askedRelation(context)
  const t = (key: string, values: Values = {}) => upperFirst(sentence<string>(words, locale, key, values))
  const places = [...new Set(reviewed.flatMap(({ study }) => countryNames(study, locale)))]
  const counted = countDirections(reviewed, outcome)
  const pair = {
    ...named('outcome', outcome?.name ?? query, locale),
    ...named('predictor', predictor?.name ?? query, locale),
  }
  const placesOf = (keys: readonly string[]) => {
    const own = reviewed.filter(({ study }) => keys.includes(study.key))
    return new Set(own.flatMap(({ study }) => countryNames(study, locale))).size
  }
  const stated = directionNames.flatMap(([direction, field]) => {
    const supportedBy = counted[field]
    if (supportedBy.length === 0 || predictor === null || outcome === null) return []
    const against = directionNames.flatMap(([, other]) => (other === field ? [] : counted[other]))
    return [
      {
        under: t('under', { places: placesOf(supportedBy) }),
        statement:
          direction === 'no-difference'
            ? t('relationNone', pair)
            : t('relation', { ...pair, direction: wayName(direction, context) ?? '' }),
        because: t('because'),
        origin: 'taken-over',
        supportedBy: [...supportedBy],
        against: [...against],
        refutedBy: t(direction === 'no-difference' ? 'refutedNone' : 'refuted', pair),
      },
    ]
  })
  const both = predictor && outcome
  const joint = both
    ? t('joined', { ...named('one', predictor.name, locale), ...named('other', outcome.name, locale) })
    : outcome === null && predictor !== null
      ? t('lived', named('one', predictor.name, locale))
      : t('single', named('one', outcome?.name ?? query, locale))
  const conjecture = {
    under: t('conjecture'),
    statement: joint,
    because: t('conjecture'),
    origin: 'conjecture',
    supportedBy: [],
    against: [],
    refutedBy: t(both ? 'refutedJoin' : 'refutedSingle'),
  }
  const propositions = stated.length > 0 ? stated : [conjecture]
  return {
    propositions: propositions
      .toSorted((a, b) => b.supportedBy.length - a.supportedBy.length)
      .map((one, at) => ({ id: `p${at + 1}`, ...one })),
    boundaries: boundaries(context, places, t),
  }
}

function boundaries(
  { sources, locale }: FloorContext,
  places: readonly string[],
  t: (key: string, values?: Values) => string,
): string[] {
  const groups = new Set(
    sourceEvidence(sources).flatMap(({ populations }) =>
      populations.map(({ names }) => names[localeLanguages[locale]]),
    ),
  )
  const years = sources.flatMap(({ work }) => work.year ?? [])
  const list = (names: readonly string[]) => {
    const more = names.length - PLACES_MAX
    const shown = more > 1 ? [...names.slice(0, PLACES_MAX), t('more', { count: more })] : names
    return { list: listed(shown, locale) }
  }
  const found = [
    ...(places.length > 0 ? [t('boundPlaces', list(places))] : []),
    ...(groups.size > 0 ? [t('boundGroups', list([...groups]))] : []),
    ...(years.length > 0
      ? [t('boundYears', { first: String(Math.min(...years)), last: String(Math.max(...years)) })]
      : []),
  ]
  return found.length > 0 ? found : [t('boundNone')]
}

/** Two-sided hypotheses where the design of the paper tests them; a review and accounts have expectations instead. */
export const composeHypotheses: PaperFloor = (context) => {
  const { locale, outputs, kind } = context
  const words = synthesisWords('hypotheses')
  const t = (key: string, values: Values = {}) => upperFirst(sentence<string>(words, locale, key, values))
  const propositions = Theory.safeParse(outputs['theory-builder']).data?.propositions ?? []
  const { predictor, outcome } = askedRelation(context)
  const isTested =
    kind !== 'review' && testsHypotheses(plannedDesign(context)) && predictor !== null && outcome !== null
  const [first] = propositions
  if (!isTested || !first)
    return {
      tests: false,
      hypotheses: [],
      expectations: propositions.map(({ statement }) => t('expectation', { statement })),
      untestable: propositions.map(({ id }) => ({
        proposition: id,
        reason: t(predictor === null ? 'noPair' : 'untestable'),
      })),
    }
  return {
    tests: true,
    // Every outcome that is asked for is tested, not the first alone.
    hypotheses: askedOutcomes(context).map(({ name }, at) => {
      const pair = { ...named('outcome', name, locale), ...named('predictor', predictor.name, locale) }
      return {
        id: `h${at + 1}`,
        alternative: t('alternative', pair),
        null: t('null', pair),
        sides: 2,
        independent: { name: predictor.name, scale: 'interval' },
        dependent: { name, scale: 'interval' },
        from: first.id,
        test: sentence(words, locale, 'correlation'),
        refutedBy: t('refuted'),
        keys: [],
      }
    }),
    expectations: [],
    untestable: [],
  }
}

const NODES_MAX = 12

/** The concepts of the question, joined where sources name both; a sign only where all certain directions agree. */
export const composeModel: PaperFloor = (context) => {
  const words = synthesisWords('model')
  const evidence = sourceEvidence(context.sources)
  const concepts = questionConcepts(context.query).slice(0, NODES_MAX)
  const { predictor, outcome } = askedRelation(context)
  const hypotheses = Hypotheses.safeParse(context.outputs['hypothesis-generator']).data?.hypotheses ?? []
  const pairs = concepts.flatMap((one, at) =>
    concepts.slice(at + 1).map((other) => inOrder(one, other, outcome)),
  )
  const edges = pairs.flatMap(([one, other]) => {
    const keys = keysWhere(
      evidence,
      (source) => namesOneOf(source, one.names) && namesOneOf(source, other.names),
    )
    const isAsked = one.id === predictor?.id && other.id === outcome?.id
    const own =
      one.id === predictor?.id ? hypotheses.find(({ dependent }) => dependent.name === other.name) : undefined
    if (keys.length === 0 && !own) return []
    return [
      {
        from: one.id,
        to: other.id,
        sign: isAsked ? signOf(context, outcome) : 'unknown',
        kind: 'association',
        hypothesis: own?.id ?? null,
        keys,
      },
    ]
  })
  return {
    kind: 'conceptual',
    nodes: concepts.map(({ id, name }) => ({ id, label: name, kind: 'observed', indicators: [] })),
    edges,
    reading: sentence(words, context.locale, edges.length > 0 ? 'reading' : 'none'),
  }
}

/** What is acted on stands last. */
function inOrder(
  one: QuestionConcept,
  other: QuestionConcept,
  outcome: QuestionConcept | null,
): readonly [QuestionConcept, QuestionConcept] {
  return one.id === outcome?.id ? [other, one] : [one, other]
}

function signOf(context: FloorContext, outcome: QuestionConcept | null): 'positive' | 'negative' | 'unknown' {
  const { increased, decreased, noDifference } = countDirections(paperStudies(context).reviewed, outcome)
  if (noDifference.length > 0 || increased.length > 0 === decreased.length > 0) return 'unknown'
  return increased.length > 0 ? 'positive' : 'negative'
}

/** Feasibility by what a first step costs: full texts at hand, one more search, one source to read, a study of two settings. Conventions. */
const feasibility = { unanswered: 4, cell: 3, said: 4, tension: 2 } as const
const OPPORTUNITIES_MAX = 20

/** What gaps and contradictions leave to be studied; impact is the share of the sources around it, feasibility a convention. */
export const composeOpportunities: PaperFloor = (context) => {
  const { locale, outputs, query, sources } = context
  const words = synthesisWords('opportunities')
  const t = (key: string, values: Values = {}) => sentence<string>(words, locale, key, values)
  const gaps = Gaps.safeParse(outputs['gap-hunter']).data?.gaps.items ?? []
  const tensions =
    Contradictions.safeParse(outputs['contradiction-analyzer']).data?.contradictions.items ?? []
  const impact = (count: number) =>
    Math.max(1, Math.min(5, Math.ceil((5 * count) / Math.max(1, sources.length))))
  const design = designName(plannedDesign(context), locale)
  const fromGaps = gaps.map(({ id, kind, statement, quotation, around, query: asked }) => {
    const of = kind === 'unanswered' ? 'unanswered' : kind === 'said-by-authors' ? 'said' : 'cell'
    return {
      from: [id],
      statement: quotation?.quote ?? statement,
      impact: impact(around.length),
      feasibility: feasibility[of],
      design: of === 'unanswered' ? designName('systematic-review', locale) : design,
      firstStep: t(of === 'unanswered' ? 'stepFull' : of === 'said' ? 'stepRead' : 'stepQuery'),
      query: asked,
      ofThisPaper: false,
    }
  })
  const fromTensions = tensions.map(({ about }) => ({
    from: [],
    statement: t('tension', { about }),
    impact: impact(2),
    feasibility: feasibility.tension,
    design,
    firstStep: t('stepFull'),
    query: booleanQuery(query),
    ofThisPaper: false,
  }))
  const own = {
    from: [],
    statement: query,
    impact: 1,
    feasibility: 1,
    design,
    firstStep: t('stepQuery'),
    query: booleanQuery(query),
    ofThisPaper: true,
  }
  return { opportunities: [...fromGaps, ...fromTensions, own].slice(0, OPPORTUNITIES_MAX) }
}

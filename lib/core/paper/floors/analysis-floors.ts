import { localeLanguages } from '@/lib/contracts/locale-languages'
import { validityTypes } from '@/lib/contracts/paper-analysis'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { speak } from '@/lib/core/text/say'
import { gapCells, sharedConcepts } from '@/lib/core/topics/evidence-cells'
import { readRecord } from '@/lib/core/topics/read-records'
import { contradictions, futureWork } from '@/lib/core/topics/said-gaps'
import { askedQuestions } from './asked-questions'
import { askedTensions, thingOf } from './asked-tensions'
import type { PaperFloor } from './floor-context'
import { sharedThing, studyDifferences } from './moved-things'
import { paperWords } from './paper-words'
import { booleanQuery, questionConcepts } from './question-concepts'
import { shortfallOf } from './shortfall'
import {
  hasComparison,
  keysWhere,
  mostFrequent,
  type SourceEvidence,
  sourceEvidence,
} from './source-evidence'
import { theoryName } from './theory-name'

/** Sources that reason with a theory in so many words, each with its sentence; no theory is recognised by its content. */
export const composeFrameworks: PaperFloor = ({ locale, sources }) => {
  const say = speak(paperWords('frameworks'), locale)
  const evidence = sourceEvidence(sources)
  const named = new Map<string, { key: string; quote: string }[]>()
  for (const { key, source, sentences } of evidence) {
    const told = sentences.find(({ text }) => theoryName(text, source.work.language) !== null)
    const name = told ? theoryName(told.text, source.work.language)?.toLowerCase() : undefined
    if (told && name) named.set(name, [...(named.get(name) ?? []), { key, quote: told.text.trim() }])
  }
  const users = new Set([...named.values()].flat().map(({ key }) => key))
  const without = keysWhere(evidence, ({ key, source }) => !users.has(key) && source.work.abstract !== null)
  const unknown = evidence.length - users.size - without.length
  return {
    frameworks: [...named].slice(0, 20).map(([name, usedBy]) => ({
      name,
      usedBy: usedBy.slice(0, 40),
      propositions: [],
      covers: [],
      silentOn: [],
    })),
    atheoretical: { count: without.length, total: evidence.length, unknown, keys: without },
    recommendation:
      named.size === 0 ? { choice: 'none', reason: say('none') } : { choice: 'one', reason: say('one') },
  }
}

const isSame = (one: string, other: string) => cognateStems(one).join(' ') === cognateStems(other).join(' ')

const GAPS_WANTED = 10
const GAPS_MAX = 40
const CELLS_MAX = 12

/** Cells with many sources around and few inside, what authors ask for, and questions that no source answers; never split to reach a number. */
export const composeGaps: PaperFloor = (context) => {
  const { query, locale, sources, currentYear } = context
  const say = speak(paperWords('gaps'), locale)
  const keyOf = new Map(sources.map(({ key, work }) => [work, key]))
  const keys = (works: readonly (typeof sources)[number]['work'][]) =>
    works.flatMap((work) => keyOf.get(work) ?? [])
  const works = sources.map(({ work }) => work)
  const questioned = questionConcepts(query)
  const asked = questioned.map(({ name, names }) => ({ name, words: names }))
  const isQuestioned = (facet: string) =>
    questioned.some(({ names }) => names.some((name) => isSame(name, facet)))
  const records = works.map(readRecord)
  const cells = gapCells(records, { concepts: sharedConcepts(records, { asked, locale }), currentYear })
    // Whom and where the question asks about is no gap in itself; its sources are counted by all its names elsewhere.
    .filter(({ facet }) => facet.names !== null && !isQuestioned(facet.names[localeLanguages[locale]]))
    .slice(0, CELLS_MAX)
    .map(({ concept, facet, inCell, withConcept, withFacet }) => {
      const name = facet.names?.[localeLanguages[locale]] ?? facet.key
      const statement = say('population', {
        concept: concept.text,
        facet: name,
        concepts: withConcept.length + inCell.length,
        facets: withFacet.length + inCell.length,
        both: inCell.length,
      })
      const around = [...new Set(keys([...withConcept, ...withFacet]))]
      return {
        kind: facet.kind,
        statement,
        quotation: null,
        around,
        inside: keys(inCell),
        query: booleanQuery(query, concept.text, name),
      }
    })
  const said = futureWork(works).map(({ work, quote }) => {
    const key = keyOf.get(work) ?? ''
    return {
      kind: 'said-by-authors',
      statement: say('said'),
      quotation: { key, quote },
      around: [key],
      inside: [],
      query: booleanQuery(query),
    }
  })
  const open = askedQuestions(context).filter(({ answeredBy }) => answeredBy.length === 0)
  const unanswered = open.map(({ text }) => ({
    kind: 'unanswered',
    statement: say('unanswered', { question: text }),
    quotation: null,
    around: [],
    inside: [],
    query: booleanQuery(query),
  }))
  const items = [...said, ...cells, ...unanswered]
    .slice(0, GAPS_MAX)
    .map((gap, at) => ({ id: `g${at + 1}`, ...gap }))
  return { gaps: { items, shortfall: shortfallOf(items.length, GAPS_WANTED, context) } }
}

const CONTRADICTIONS_WANTED = 10
const CONTRADICTIONS_MAX = 60

/** Pairs of results about the same that went opposite ways, in quotation, with what differs where both state it; explained by nothing. */
export const composeContradictions: PaperFloor = (context) => {
  const { sources } = context
  const evidence = sourceEvidence(sources)
  const of = new Map(sources.map(({ work }, at) => [work, evidence[at]]))
  const told = askedTensions(context).flatMap((pair) => {
    const side = ({ reviewed, said, direction }: typeof pair.one) => ({
      key: reviewed.study.key,
      quote: said.text,
      direction,
    })
    const about = thingOf(pair, context)
    const [one, other] = [side(pair.one), side(pair.other)]
    const [a, b] = [one, other].map(({ key }) => evidence.find((own) => own.key === key))
    if (about === null || !a || !b) return []
    const differsIn = studyDifferences(a, b, context)
    return [{ about: about.slice(0, 300), one, other, differsIn, explanation: null }]
  })
  const paired = new Set(told.flatMap(({ one, other }) => [one.key, other.key]))
  const further = contradictions(sources.map(({ work }) => work)).flatMap(({ one, other, shared }) => {
    const [a, b] = [of.get(one.work), of.get(other.work)]
    const about = sharedThing(shared, context)
    if (!a?.direction || !b?.direction || a.direction === b.direction || about === null) return []
    if (paired.has(a.key) && paired.has(b.key)) return []
    const side = (from: SourceEvidence, quote: string) => ({
      key: from.key,
      quote,
      direction: from.direction,
    })
    return [
      {
        about: about.slice(0, 300),
        one: side(a, one.quote),
        other: side(b, other.quote),
        differsIn: studyDifferences(a, b, context),
        explanation: null,
      },
    ]
  })
  const items = [...told, ...further].slice(0, CONTRADICTIONS_MAX)
  return { contradictions: { items, shortfall: shortfallOf(items.length, CONTRADICTIONS_WANTED, context) } }
}

const RECENT_YEARS = 5

/** What can be counted over titles and abstracts is counted; what they never show is unexamined, and said to be. */
export const composeBiases: PaperFloor = ({ locale, sources, currentYear }) => {
  const say = speak(paperWords('biases'), locale)
  const evidence = sourceEvidence(sources)
  const total = evidence.length
  const counted = (
    holds: (one: SourceEvidence) => boolean,
    isKnown: (one: SourceEvidence) => boolean = () => true,
  ) => {
    const known = evidence.filter(isKnown)
    const keys = keysWhere(known, holds)
    return { count: keys.length, total, unknown: total - known.length, keys }
  }
  const language = mostFrequent(evidence.flatMap(({ language: own }) => own ?? []))
  const place = mostFrequent(evidence.flatMap(({ places }) => places.map(({ id }) => id)))
  const seen = [
    [
      'language',
      counted(
        ({ language: own }) => own === language,
        ({ language: own }) => own !== null,
      ),
    ],
    [
      'place',
      counted(
        ({ places }) => places.some(({ id }) => id === place),
        ({ places }) => places.length > 0,
      ),
    ],
    [
      'time',
      counted(
        ({ source }) => (source.work.year ?? 0) > currentYear - RECENT_YEARS,
        ({ source }) => source.work.year !== null,
      ),
    ],
    [
      'publication',
      counted(
        ({ direction }) => direction === 'no-difference',
        ({ direction }) => direction !== null,
      ),
    ],
    [
      'self-report',
      counted(
        ({ design }) => design?.id === 'survey' || design?.id === 'interviews',
        ({ design }) => design !== null,
      ),
    ],
    [
      'confounding',
      counted(hasComparison, ({ design, isLongitudinal }) => design !== null || isLongitudinal),
    ],
    [
      'selection',
      counted(
        ({ sample }) => sample !== null,
        ({ source }) => source.work.abstract !== null,
      ),
    ],
    ['search', counted(({ source }) => source.work.doi !== null)],
  ] as const
  const unseen = ['measurement', 'attrition', 'funding', 'citation', 'reviewer'] as const
  const items = [
    ...seen.map(([type, share]) => ({
      type,
      verdict: verdictOn(type, share),
      sign: say(type),
      counted: verdictOn(type, share) === 'unexamined' ? null : share,
      effect: 'unclear',
      answer: say('answer'),
    })),
    ...unseen.map((type) => ({
      type,
      verdict: 'unexamined',
      sign: say('unseen'),
      counted: null,
      effect: 'unclear',
      answer: say('answerUnseen'),
    })),
  ]
  return { biases: { items, shortfall: null } }
}

/** From so many sources of which it is known on a share says something. */
export const KNOWN_MIN = 5

/**
 * From which share of those of which it is known a bias counts as found: above `above`, or below `below`. Conventions, not tuned; the count
 * stands beside the verdict.
 */
export const biasBounds = {
  language: { above: 0.8 },
  place: { above: 0.5 },
  time: { below: 0.3 },
  publication: { below: 0.1 },
  'self-report': { above: 0.5 },
  confounding: { below: 0.3 },
  selection: { below: 0.5 },
  search: { below: 0.8 },
} as const satisfies Record<string, { readonly above: number } | { readonly below: number }>

/** What is known of too few sources has not been examined. */
function verdictOn(
  type: keyof typeof biasBounds,
  { count, total, unknown }: { readonly count: number; readonly total: number; readonly unknown: number },
): 'found' | 'not-found' | 'unexamined' {
  const known = total - unknown
  if (known < KNOWN_MIN) return 'unexamined'
  const bound = biasBounds[type]
  const isFound = 'above' in bound ? count / known > bound.above : count / known < bound.below
  return isFound ? 'found' : 'not-found'
}

/** One threat to each type of validity, with the sources in which it can be seen. */
export const composeValidity: PaperFloor = ({ locale, sources }) => {
  const say = speak(paperWords('validity'), locale)
  const evidence = sourceEvidence(sources)
  const seen = {
    'statistical-conclusion': keysWhere(evidence, ({ direction }) => direction === 'no-difference'),
    internal: keysWhere(evidence, ({ design, isLongitudinal }) => design?.id === 'survey' && !isLongitudinal),
    construct: [],
    external: keysWhere(evidence, ({ places, populations }) => places.length + populations.length === 0),
  }
  return {
    reading: 'quantitative',
    types: validityTypes.map((type) => ({
      type,
      threats: [
        {
          threat: say(type),
          isLive: type === 'construct' || seen[type].length > 0,
          seenIn: seen[type],
          guard: say(`${type}Guard`),
          remains: say('remains'),
        },
      ],
    })),
  }
}

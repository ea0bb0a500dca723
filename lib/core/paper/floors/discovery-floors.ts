import type { PaperSource } from '@/lib/contracts/paper-session'
import type { WorkType } from '@/lib/contracts/work'
import { frequentPhrases } from '@/lib/core/evidence/found-evidence'
import { peerReviewOf } from '@/lib/core/quality/quality-peer-review'
import { designName } from '@/lib/core/review/study-labels'
import { say as sayOf, speak } from '@/lib/core/text/say'
import { sentence } from '@/lib/core/writing/prose'
import { writeFloor } from '@/lib/core/writing/write-floor'
import { askedQuestions } from './asked-questions'
import type { PaperFloor } from './floor-context'
import { paperWords } from './paper-words'
import { booleanQuery, type QuestionConcept, questionConcepts } from './question-concepts'
import { keysWhere, namesOneOf, type SourceEvidence, sourceEvidence } from './source-evidence'
import { supportingSources } from './supporting-sources'

/** The query of the paper and one for each open question, groups of sources by the phrases that they share, years and languages. */
export const composeMap: PaperFloor = (context) => {
  const { query, sources } = context
  const concepts = questionConcepts(query)
  const works = sources.map(({ work }) => work)
  const asked = concepts.map(({ name, names }) => ({ name, words: names }))
  const evidence = sourceEvidence(sources)
  const groups = frequentPhrases(works, asked).flatMap(({ text }) => {
    const keys = keysWhere(evidence, (one) => namesOneOf(one, [text]))
    return keys.length >= 2 ? [{ name: text.slice(0, 300), keys }] : []
  })
  const grouped = new Set(groups.flatMap(({ keys }) => keys))
  const years = works.flatMap(({ year }) => year ?? [])
  const open = askedQuestions(context).filter(({ answeredBy }) => answeredBy.length === 0)
  const languages = new Map<string, number>()
  for (const { language } of works) if (language) languages.set(language, (languages.get(language) ?? 0) + 1)
  return {
    queries: [
      { question: null, database: null, query: booleanQuery(query), hits: null },
      ...narrowerQueries(query, concepts).map((one) => ({
        question: null,
        database: null,
        query: one,
        hits: null,
      })),
    ],
    groups,
    ungrouped: keysWhere(evidence, ({ key }) => !grouped.has(key)),
    years: years.length === 0 ? null : { first: Math.min(...years), last: Math.max(...years) },
    languages: [...languages].slice(0, 40).map(([language, count]) => ({ language, count })),
    empty: open.map(({ id }) => id),
  }
}

/** Concepts that are also looked for two by two. */
const PAIRED_MAX = 4

/** What the query of the whole question does not ask: its concepts two by two where there are more, and each with whom, where or how where it leaves that out. */
function narrowerQueries(query: string, concepts: readonly QuestionConcept[]): readonly string[] {
  const whole = booleanQuery(query)
  const left = concepts.filter(({ names }) => !names.some((name) => whole.includes(name)))
  const asked = concepts.filter((one) => !left.includes(one)).slice(0, PAIRED_MAX)
  const pairs = asked.flatMap((one, at) =>
    asked.slice(at + 1).map((other) => booleanQuery(one.name, other.name)),
  )
  const found = [...(asked.length > 2 ? pairs : []), ...left.map(({ name }) => booleanQuery(query, name))]
  return [...new Set(found)].filter((one) => one !== whole)
}

/** Sentences of one source that may be quoted. */
const STATEMENTS_MAX = 4
const CITATIONS_WANTED = 15
const quotedRoles: Readonly<Record<string, 'result' | 'method' | 'limit'>> = {
  result: 'result',
  conclusion: 'result',
  method: 'method',
  limitation: 'limit',
}

/** Result, method and limit sentences word for word; claims are directions counted over the sources, with those that state none. */
export const composeCitations: PaperFloor = ({ query, locale, sources }) => {
  const evidence = sourceEvidence(sources)
  const kept = supportingSources(sources)
  const usable = evidence.filter(({ source }) => kept.includes(source))
  const statements = usable.flatMap(statementsOf)
  const spoken = new Set(statements.map(({ key }) => key))
  const floor = writeFloor({
    locale,
    sources: usable.map(({ key, source: { work } }) => ({
      key,
      title: work.title,
      abstract: work.abstract,
      language: work.language,
    })),
    onRefusal: ({ message, reason }) => {
      throw new Error(`${message}: ${reason}`)
    },
    fill: sentence,
  })
  const unknown = usable.filter(({ direction }) => direction === null).length
  const claims = (['increased', 'decreased', 'no-difference'] as const).flatMap((direction) => {
    const keys = keysWhere(usable, (one) => one.direction === direction)
    // A share needs two sources at least.
    if (keys.length === 0 || usable.length < 2) return []
    const statement = floor.counted(paperWords('claims'), direction, {
      count: keys.length,
      total: usable.length,
      unknown,
      keys: keys.slice(0, 4),
    })
    const shortfall = {
      found: keys.length,
      wanted: CITATIONS_WANTED,
      among: sources.length,
      query: booleanQuery(query),
    }
    return [{ statement, keys, shortfall: keys.length < CITATIONS_WANTED ? shortfall : null }]
  })
  const silent = evidence
    .filter(({ key, isRetracted, source }) => !spoken.has(key) && (isRetracted || kept.includes(source)))
    .map(({ key, isRetracted, source }) => ({
      key,
      reason: isRetracted ? 'retracted' : source.work.abstract === null ? 'no-abstract' : 'no-statement',
    }))
  return { statements, claims, silent }
}

function statementsOf({ key, sentences, source }: SourceEvidence) {
  const told = sentences.flatMap(({ role, text }) => {
    const as = quotedRoles[role ?? '']
    return as === undefined ? [] : [{ key, quote: text.trim(), role: as }]
  })
  // A source without a telling sentence can be cited for its title alone.
  const title = { key, quote: source.work.title.slice(0, 1_200), role: 'method' as const }
  return told.length > 0
    ? told.slice(0, STATEMENTS_MAX)
    : source.work.abstract === null && source.work.title !== ''
      ? [title]
      : []
}

/** The design and the sample of each study in the words that tell it; what no word tells is null. */
export const composeMethodsFound: PaperFloor = ({ locale, sources }) => {
  const evidence = sourceEvidence(sources)
  const unknown = evidence.filter(({ design }) => design === null).length
  const designs = [...new Set(evidence.flatMap(({ design }) => design?.id ?? []))].map((id) => {
    const keys = keysWhere(evidence, ({ design }) => design?.id === id)
    return { design: designName(id, locale), count: keys.length, total: evidence.length, unknown, keys }
  })
  return {
    studies: evidence.map(({ key, design, sample, isLongitudinal }) => ({
      key,
      design: design && designName(design.id, locale),
      toldBy: design && { key, quote: design.quote },
      sampleSize: sample?.size ?? null,
      sampleToldBy: sample && { key, quote: sample.quote },
      longitudinal: isLongitudinal,
    })),
    designs: designs.toSorted((a, b) => b.count - a.count),
  }
}

const secondTier: readonly WorkType[] = ['proceedings', 'book', 'chapter', 'thesis', 'report', 'review']

/** Tiers by what the record says of review and type; what is unknown counts downwards. */
export const composeTiers: PaperFloor = ({ query, locale, sources }) => {
  const say = speak(paperWords('tiers'), locale)
  const evidence = sourceEvidence(sources)
  const tiers = evidence
    .filter(({ source }) => supportingSources(sources).includes(source))
    .map(({ key, source }) => ({ key, ...tierOf(source) }))
  const third = tiers.filter(({ tier }) => tier === 3).map(({ key }) => key)
  const isBelow = tiers.length > 0 && (tiers.length - third.length) / tiers.length < 0.8
  return {
    tiers,
    retracted: keysWhere(evidence, ({ isRetracted }) => isRetracted),
    belowRule: isBelow ? { restingOnThird: third, query: booleanQuery(query) } : null,
  }

  function tierOf({ work }: PaperSource): { tier: 1 | 2 | 3; because: string } {
    const review = peerReviewOf(work)
    if (review === 'confirmed' || (review === 'likely' && work.type === 'article'))
      return { tier: 1, because: say('tier1') }
    if (review !== 'no' && secondTier.includes(work.type)) {
      const types = paperWords('types')
      const name = types.keys.includes(work.type) ? sayOf<string>(types, locale, work.type) : work.type
      return { tier: 2, because: say('tier2', { type: name }) }
    }
    return { tier: 3, because: say('tier3') }
  }
}

/** Which of its items a checklist can have answered by a sentence of an abstract; all others are unclear. */
const shownBy: Readonly<Record<string, readonly string[]>> = {
  aims: ['aim'],
  findings: ['result'],
}

/** CASP for interviews and cases, JBI for surveys; an item is answered yes only by the sentence that shows it. */
export const composeAppraisal: PaperFloor = ({ locale, sources }) => {
  const evidence = sourceEvidence(sources)
  const say = speak(paperWords('appraisal'), locale)
  const checklistOf = ({ design }: SourceEvidence) =>
    design?.id === 'interviews' || design?.id === 'case-study'
      ? 'casp'
      : design?.id === 'survey'
        ? 'jbi'
        : null
  const names = { casp: 'CASP Qualitative', jbi: 'JBI Analytical cross-sectional' } as const
  const studies = evidence.flatMap((one) => {
    const list = checklistOf(one)
    if (list === null) return []
    const words = paperWords(list)
    const items = words.keys.map((id) => {
      const shown = passageFor(id, one)
      return {
        item: sayOf<string>(words, locale, id),
        answer: shown === null ? 'unclear' : 'yes',
        shownBy: shown,
      }
    })
    const weighsMost =
      list === 'casp'
        ? sayOf(paperWords('casp'), locale, 'analysis')
        : sayOf(paperWords('jbi'), locale, 'confounding')
    return [{ key: one.key, checklist: names[list], read: 'abstract', items, weighsMost }]
  })
  const notAppraised = evidence
    .filter((one) => checklistOf(one) === null)
    .map(({ key, design }) => ({
      key,
      reason:
        design === null ? say('noDesign') : say('noChecklist', { design: designName(design.id, locale) }),
    }))
  return { studies, notAppraised }
}

function passageFor(id: string, { sentences, sample, design }: SourceEvidence): string | null {
  if (id === 'setting') return sample?.quote ?? null
  if (id === 'method') return design?.id === 'interviews' ? design.quote : null
  const found = sentences.find(({ role }) => role !== null && (shownBy[id] ?? []).includes(role))
  return found?.text.trim() ?? null
}

/** Tokens of a letter of Portuguese, Spanish or English, roughly; and what the hot tier may hold. */
const TOKENS_PER_LETTER = 0.3
const HOT_TOKENS_MAX = 12_000

/** Hot: sources of several essential questions, those first that serve most, as far as the budget goes; warm: of one; cold: of none. */
export const composeContextTiers: PaperFloor = (context) => {
  const say = speak(paperWords('context'), context.locale)
  const essential = askedQuestions(context).filter((question) => question.essential)
  const served = context.sources.map(({ key, work }) => ({
    key,
    serves: essential.filter(({ answeredBy }) => answeredBy.includes(key)).map(({ id }) => id),
    tokens: Math.ceil((work.title.length + (work.abstract?.length ?? 0)) * TOKENS_PER_LETTER),
  }))
  const hot: typeof served = []
  let left = HOT_TOKENS_MAX
  for (const one of served.toSorted((a, b) => b.serves.length - a.serves.length)) {
    if (one.serves.length < 2 || one.tokens > left) continue
    hot.push(one)
    left -= one.tokens
  }
  const rest = served.filter((one) => !hot.includes(one))
  const kept = (list: typeof served, reason: 'hot' | 'warm' | 'cold') =>
    list.map(({ key, serves }) => ({ key, serves, reason: say(reason) }))
  return {
    hot: kept(hot, 'hot'),
    warm: kept(
      rest.filter(({ serves }) => serves.length > 0),
      'warm',
    ),
    cold: kept(
      rest.filter(({ serves }) => serves.length === 0),
      'cold',
    ),
    hotTokensMax: HOT_TOKENS_MAX,
  }
}

import type { Concept, ConceptLanguage, ConceptMap, ConceptName } from '@/lib/contracts/concept-map'
import { ConceptLanguage as KnownLanguage } from '@/lib/contracts/concept-map'
import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import { ANGLES_MAX, ANGLES_MIN, type Angle, type AngleEvidence } from '@/lib/contracts/topic'
import type { Work } from '@/lib/contracts/work'
import { requiredConcepts } from '@/lib/core/concepts/concept-map'
import { findConcept } from '@/lib/core/concepts/glossary'
import { newConceptId } from '@/lib/core/concepts/new-concept-id'
import { requiredNames } from '@/lib/core/concepts/required-names'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { designLabels } from '@/lib/core/proposal/method/design-labels'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { say } from '@/lib/core/text/say'
import { lowerFirst, upperFirst } from '@/lib/core/writing/noun-phrases'
import { type Facet, type GapCell, gapCells } from './evidence-cells'
import { type Contradiction, contradictions, futureWork, type QuotedSentence } from './said-gaps'
import { anglePhrases } from './topic-phrases'
import { sizeOfTopic } from './topic-size'

/** One area of interest with the records that a first look at it brought. */
export interface InterestEvidence {
  readonly interest: string
  readonly works: readonly Work[]
}

export interface AngleOptions {
  readonly locale: Locale
  readonly currentYear: number
  /** Titles that were offered before and not wanted. */
  readonly offered: readonly string[]
}

/** Central concepts of an interest that an angle keeps. */
const CORE_CONCEPTS_MAX = 2
const OUT_MAX = 4

type Draft = Omit<Angle, 'id' | 'size'>

/**
 * Five to eight angles spread over the interests, as far as the records give so many: sentences in which authors ask for further work, results
 * that went opposite ways, and cells of concepts × group, place, method or period with many works round them and at most one in them. An interest
 * of which no record could be read is offered in the student's own words, and says so. What was offered before is left out. Never throws.
 */
export function composeAngles(
  evidence: readonly InterestEvidence[],
  options: AngleOptions,
): readonly Angle[] {
  const lists = evidence.map((one) => draftsOf(one, options))
  const wanted = angleCount(evidence.length)
  const drafts: Draft[] = []
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  for (let at = 0; at < longest; at += 1) for (const list of lists) drafts.push(...list.slice(at, at + 1))
  const seen = new Set(options.offered.map(keyOf))
  const fresh = drafts.filter(({ title }) => {
    const isNew = !seen.has(keyOf(title))
    seen.add(keyOf(title))
    return isNew
  })
  return fresh.slice(0, wanted).map((draft, at) => finished(draft, at + 1 + options.offered.length))
}

/** Three areas make six angles, more make eight; fewer make five. */
export function angleCount(areas: number): number {
  if (areas <= 2) return ANGLES_MIN
  return areas === 3 ? 6 : ANGLES_MAX
}

/** An angle from a draft, with its id and its size test. */
export function finished(draft: Draft, number: number): Angle {
  return {
    ...draft,
    id: `angle-${number}`,
    size: sizeOfTopic({ topic: draft.title, question: draft.question }, draft.map),
  }
}

const keyOf = (title: string): string => cognateStems(title).join(' ')

function draftsOf({ interest, works }: InterestEvidence, options: AngleOptions): readonly Draft[] {
  const map = coreOf(topicMap({ topic: interest, question: '' }))
  const own = ownDraft(interest, map, options)
  if (works.length === 0 || map.concepts.length === 0) return [own]
  const asked = requiredNames(map).map(({ name, words }) => ({ name, words }))
  const cells = spread(gapCells(works, { asked, ...options })).map((cell) =>
    cellDraft(cell, { interest, map, works, ...options }),
  )
  const said = futureWork(works).flatMap(
    (sentence) => futureDraft(sentence, { interest, map, works, ...options }) ?? [],
  )
  const disputed = contradictions(works)
    .slice(0, 1)
    .map((pair) => contradictionDraft(pair, { interest, map, works, ...options }))
  const [first, second, ...rest] = cells
  const drafts = [
    ...(first ? [first] : []),
    ...said.slice(0, 1),
    ...disputed,
    ...(second ? [second] : []),
    ...rest,
    ...said.slice(1),
  ]
  return drafts.length > 0 ? drafts : [own]
}

/** The subject of an interest; its limits of place and time stay out of the queries of an angle, which brings its own. */
function coreOf(map: ConceptMap): ConceptMap {
  return { ...map, concepts: requiredConcepts(map).slice(0, CORE_CONCEPTS_MAX) }
}

/** Not the same concept or the same group over and over: each next cell brings another concept and another facet where there is one. */
function spread(cells: readonly GapCell[]): readonly GapCell[] {
  const chosen: GapCell[] = []
  for (const rule of ['both', 'facet', 'none'] as const) {
    for (const cell of cells) {
      if (chosen.length >= ANGLES_MAX || chosen.includes(cell)) continue
      const isConceptNew = chosen.every(({ concept }) => concept.text !== cell.concept.text)
      const isFacetNew = chosen.every(({ facet }) => facet.key !== cell.facet.key)
      if (
        rule === 'none'
          ? isConceptNew || isFacetNew
          : rule === 'facet'
            ? isFacetNew
            : isConceptNew && isFacetNew
      )
        chosen.push(cell)
    }
  }
  return chosen
}

interface Made extends AngleOptions {
  readonly interest: string
  readonly map: ConceptMap
  readonly works: readonly Work[]
}

const suffix = { population: 'Population', place: 'Place', method: 'Method', period: 'Period' } as const

function cellDraft(cell: GapCell, made: Made): Draft {
  const { concept, facet, inCell, withConcept, withFacet } = cell
  const { locale, map, interest } = made
  const names = {
    topic: subjectOf(map, interest),
    concept: lowerFirst(shownName(concept.text, locale)),
    facet: facetName(facet, locale),
  }
  const title = say(anglePhrases, locale, `title${suffix[facet.kind]}`, names)
  const others = otherFacets(cell, made)
  return {
    title: upperFirst(title).slice(0, 300),
    question: upperFirst(say(anglePhrases, locale, `question${suffix[facet.kind]}`, names)),
    type: 'gap',
    interest,
    rationale: say(anglePhrases, locale, 'whyGap', {
      ...names,
      read: made.works.length,
      concepts: concept.works.length,
      facets: withFacet.length + inCell.length,
      both: inCell.length,
    }),
    in: [names.topic, names.concept, names.facet],
    out: others,
    evidence: [...inCell, ...withConcept.slice(0, 2), ...withFacet.slice(0, 2)]
      .slice(0, 4)
      .map((work) => evidenceOf(work, '')),
    map: withFacetConcept(withThing(map, concept.text, concept.language, locale), facet, locale),
  }
}

/** What the records have instead: other groups, places or methods, as OUT of scope. */
function otherFacets({ facet, concept }: GapCell, { works, locale, currentYear }: Made): string[] {
  const cells = gapCells(concept.works.length > 0 ? works : [], { asked: [], locale, currentYear })
  const others = cells.filter((cell) => cell.facet.kind === facet.kind && cell.facet.key !== facet.key)
  return [...new Set(others.map((cell) => facetName(cell.facet, locale)))].slice(0, OUT_MAX)
}

function futureDraft({ work, quote }: QuotedSentence, made: Made): Draft | null {
  const { map, interest, locale } = made
  const asked = new Set(map.concepts.flatMap(({ name }) => cognateStems(name)))
  // The vocabulary's longest name: short ones are often words of the announcement ("plan", "work").
  const [thing] = topicMap({ topic: quote, question: '' })
    .concepts.filter(
      ({ name, role }) =>
        (role === 'central' || role === 'outcome' || role === 'context') &&
        name.includes(' ') &&
        findConcept(name) !== null &&
        !cognateStems(name).some((stem) => asked.has(stem)),
    )
    .toSorted((a, b) => b.name.length - a.name.length)
  if (!thing) return null
  const names = { topic: subjectOf(map, interest), concept: lowerFirst(shownName(thing.name, locale)) }
  return {
    title: upperFirst(say(anglePhrases, locale, 'titleFuture', names)).slice(0, 300),
    question: upperFirst(say(anglePhrases, locale, 'questionFuture', names)),
    type: 'future-work',
    interest,
    rationale: say(anglePhrases, locale, 'whyFuture'),
    in: [names.topic, names.concept],
    out: [],
    evidence: [evidenceOf(work, quote)],
    map: withThing(map, thing.name, work.language, locale),
  }
}

function contradictionDraft({ one, other }: Contradiction, { map, interest, locale }: Made): Draft {
  const names = { topic: subjectOf(map, interest) }
  return {
    title: upperFirst(say(anglePhrases, locale, 'titleContradiction', names)).slice(0, 300),
    question: upperFirst(say(anglePhrases, locale, 'questionContradiction', names)),
    type: 'contradiction',
    interest,
    rationale: say(anglePhrases, locale, 'whyContradiction'),
    in: [names.topic],
    out: [],
    evidence: [evidenceOf(one.work, one.quote), evidenceOf(other.work, other.quote)],
    map,
  }
}

/** An interest in the student's own words, for which no record speaks. */
export function ownDraft(interest: string, map: ConceptMap, { locale }: Pick<AngleOptions, 'locale'>): Draft {
  const topic = interest.slice(0, 280)
  return {
    title: upperFirst(say(anglePhrases, locale, 'titleOwn', { topic })),
    question: upperFirst(say(anglePhrases, locale, 'questionOwn', { topic: lowerFirst(topic) })),
    type: 'own',
    interest,
    rationale: say(anglePhrases, locale, 'whyOwn'),
    in: map.concepts.map(({ name }) => name).slice(0, 12),
    out: [],
    evidence: [],
    map,
  }
}

function evidenceOf({ title, year, urls, doi, sandbox }: Work, quote: string): AngleEvidence {
  const url = urls.landing ?? (doi === null ? '' : `https://doi.org/${doi}`)
  return { title, year, url, quote: quote.slice(0, 1_000), sandbox: sandbox === true }
}

function subjectOf({ concepts }: ConceptMap, interest: string): string {
  return lowerFirst(concepts[0]?.name ?? interest)
}

/** A concept of a record in the student's language where the vocabulary knows it, else as it was read. */
function shownName(text: string, locale: Locale): string {
  return findConcept(text)?.names[localeLanguages[locale]][0] ?? text
}

function facetName({ setting, design, key }: Facet, locale: Locale): string {
  if (setting) return setting.names[localeLanguages[locale]]
  return design === null ? key : say(designLabels, locale, design)
}

function withThing(map: ConceptMap, text: string, language: string | null, locale: Locale): ConceptMap {
  const known = findConcept(text)
  const names: readonly ConceptName[] = known
    ? languagesOf(known.names)
    : [nameOf(text, KnownLanguage.safeParse(language).data ?? 'en')]
  return withConcept(map, { name: shownName(text, locale), role: 'central', names })
}

function withFacetConcept(map: ConceptMap, { kind, setting }: Facet, locale: Locale): ConceptMap {
  // Few records name their method or could be counted by it; a period is a filter.
  if (setting === null || (kind !== 'population' && kind !== 'place')) return map
  const names = languagesOf({ en: [setting.names.en], pt: [setting.names.pt], es: [setting.names.es] })
  return withConcept(map, { name: setting.names[localeLanguages[locale]], role: kind, names })
}

function withConcept(
  map: ConceptMap,
  concept: Pick<Concept, 'name' | 'role'> & { readonly names: readonly ConceptName[] },
): ConceptMap {
  const id = newConceptId(map, concept.name)
  return {
    ...map,
    concepts: [
      ...map.concepts,
      { ...concept, names: [...concept.names].slice(0, 40), id, state: 'proposed' },
    ],
  }
}

function languagesOf(names: Readonly<Record<ConceptLanguage, readonly string[]>>): readonly ConceptName[] {
  return KnownLanguage.options.flatMap((language) =>
    names[language].slice(0, 6).map((text) => nameOf(text, language)),
  )
}

function nameOf(text: string, language: ConceptLanguage): ConceptName {
  return { text, language, origin: { by: 'built-in' }, struckOut: false }
}

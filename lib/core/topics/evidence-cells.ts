import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { DesignId } from '@/lib/contracts/proposal-run'
import type { Work } from '@/lib/contracts/work'
import { findConcept, type GlossaryConcept } from '@/lib/core/concepts/glossary'
import { isKindOf } from '@/lib/core/concepts/narrower-kinds'
import type { NamedWords } from '@/lib/core/evidence/found-evidence'
import { studyDesignOf } from '@/lib/core/evidence/study-design'
import type { Setting } from '@/lib/core/evidence/study-settings'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import type { ReadRecord } from './read-records'

/** Works that name a concept, and works of a group, place or period, before their empty cell means something. */
const NEIGHBOURS_MIN = 3
/** A cell with more works than this is no gap. */
const IN_CELL_MAX = 1
/** Titles that a concept stands in, so that it is a subject of these records and no word in passing; more for a single word, which has more senses. */
const TITLES_MIN = 2
const TITLES_OF_WORD_MIN = 4
/** Works on a concept of which none is a review, before that says that a review is missing. */
const UNREVIEWED_MIN = 8
const KEYWORDS_READ_MAX = 30
const KEYWORD_WORDS_MAX = 4
/** Works of the last years, in years. */
const RECENT_YEARS = 5

export type FacetKind = 'population' | 'place' | 'method' | 'period'

/** One way to bound a concept. */
export interface Facet {
  readonly kind: FacetKind
  readonly key: string
  /** In the three languages; null for a method or a period, which have words of their own. */
  readonly names: Readonly<Record<'en' | 'pt' | 'es', string>> | null
  readonly design: DesignId | null
  readonly yearFrom: number | null
}

/** A concept that the records share, with the works that name it. */
export interface SharedConcept {
  readonly concept: GlossaryConcept
  /** In the reader's language. */
  readonly text: string
  readonly works: readonly Work[]
}

/** A cell of concepts × group, place, method or period: many works round it, few in it. */
export interface GapCell {
  readonly concept: SharedConcept
  readonly facet: Facet
  readonly inCell: readonly Work[]
  /** Works with the concept outside the cell, and works with the facet outside it. */
  readonly withConcept: readonly Work[]
  readonly withFacet: readonly Work[]
  /** Works the cell would hold if concept and facet had nothing to do with each other, less those it holds. */
  readonly missing: number
}

interface Table {
  /** What is set beside the subject: see sharedConcepts. */
  readonly concepts: readonly SharedConcept[]
  readonly currentYear: number
  /** Where the student would study: a gap there needs no neighbours of that place, only works of other places. */
  readonly place?: Setting | null
}

/**
 * The cells with enough neighbours and little in them, those that miss most first. Read from the records alone: concepts are things of
 * the vocabulary that several titles are about; groups are those that were studied, places those that the texts name. Never throws.
 */
export function gapCells(records: readonly ReadRecord[], table: Table): readonly GapCell[] {
  const { concepts } = table
  const facets = facetsOf(records, table)
  const placed = new Set(records.filter(({ places }) => places.length > 0).map(({ work }) => work))
  const own = table.place?.id
  const cells = concepts.flatMap((concept) =>
    facets.flatMap(([facet, held]) => {
      const elsewhere = concept.works.filter((work) => placed.has(work) && !held.has(work))
      const isOwn = facet.kind === 'place' && facet.key === own && elsewhere.length >= NEIGHBOURS_MIN
      return cellOf(records.length, { concept, facet, held, isOwn }) ?? []
    }),
  )
  return cells.sort(
    (a, b) =>
      b.missing - a.missing ||
      a.concept.text.localeCompare(b.concept.text) ||
      a.facet.key.localeCompare(b.facet.key),
  )
}

interface Crossed {
  readonly concept: SharedConcept
  readonly facet: Facet
  readonly held: ReadonlySet<Work>
  /** The student's own place, with enough works of other places. */
  readonly isOwn: boolean
}

function cellOf(read: number, { concept, facet, held, isOwn }: Crossed): GapCell | null {
  const inCell = concept.works.filter((work) => held.has(work))
  const withConcept = concept.works.filter((work) => !held.has(work))
  const withFacet = [...held].filter((work) => !concept.works.includes(work))
  const isReview = facet.kind === 'method'
  if (inCell.length > (isReview ? 0 : IN_CELL_MAX)) return null
  if (withConcept.length < (isReview ? UNREVIEWED_MIN : NEIGHBOURS_MIN)) return null
  if (!isReview && !isOwn && withFacet.length < NEIGHBOURS_MIN) return null
  const missing = (concept.works.length * held.size) / Math.max(1, read) - inCell.length
  return { concept, facet, inCell, withConcept, withFacet, missing }
}

interface Sought {
  /** What the subject is called: no concept to be set beside it. */
  readonly asked: readonly NamedWords[]
  readonly locale: Locale
  /** The things among them: what titles join to their names is part of the name ("microplastic pollution"). */
  readonly things?: readonly NamedWords[]
}

/**
 * What several titles of the records are about besides what was asked for, in how many works it is named; most first. Things of the vocabulary
 * in any language, and author keywords of several words in the reader's own.
 */
export function sharedConcepts(records: readonly ReadRecord[], sought: Sought): readonly SharedConcept[] {
  return [...knownThings(records, sought), ...keywordThings(records, sought)].sort(
    (a, b) => b.works.length - a.works.length || a.text.localeCompare(b.text),
  )
}

function keywordThings(records: readonly ReadRecord[], { asked, locale }: Sought): readonly SharedConcept[] {
  const language = localeLanguages[locale]
  const own = records.filter((record) => record.language === language)
  const keywords = new Set(
    own
      .flatMap(({ work }) => work.keywords?.slice(0, KEYWORDS_READ_MAX) ?? [])
      .map((word) => word.trim().toLowerCase()),
  )
  const texts = own.map(({ work }) => ({ work, read: readable(`${work.title} . ${work.abstract ?? ''}`) }))
  return [...keywords].filter(isOwnThing).flatMap((text) => {
    const names = { en: [], pt: [], es: [], [language]: [text] }
    const concept: GlossaryConcept = { field: 'general', role: null, names }
    const works = texts.flatMap(({ work, read }) => (read.includes(readable(text)) ? [work] : []))
    return works.length < NEIGHBOURS_MIN || isOfAsked(concept, asked) ? [] : [{ concept, text, works }]
  })
}

const readable = (text: string): string => ` ${cognateStems(text).join(' ')} `

/** Several words that no vocabulary has, and no kind of study or field: "farm profitability". */
function isOwnThing(text: string): boolean {
  const words = text.split(/\s+/)
  const isNamed = words.length > 1 && words.length <= KEYWORD_WORDS_MAX && !/\d/.test(text)
  return (
    isNamed &&
    findConcept(text) === null &&
    studyDesignOf({ title: text, abstract: null }, null) === null &&
    !/(?:^|\s)(?:ci[eê]ncias?|sciences?|studies|estudos?|estudios?|experiment\p{L}*|an[aá]lis[ei]s?|analysis|evaluation|avalia[cç][aã]o|evaluaci[oó]n)(?:\s|$)/iu.test(
      text,
    )
  )
}

/** A thing of which more titles than this share only say it as a part of the subject's name is none beside it, 0…1. */
const JOINED_SHARE01 = 0.6

function knownThings(
  records: readonly ReadRecord[],
  { asked, locale, things = [] }: Sought,
): readonly SharedConcept[] {
  const titles = new Map<GlossaryConcept, number>()
  const joined = new Map<GlossaryConcept, number>()
  const names = things.flatMap(({ words }) => words.map((word) => cognateStems(word).join(' ')))
  for (const { titled, work } of records) {
    const title = ` ${cognateStems(work.title).join(' ')} `
    for (const concept of titled) {
      titles.set(concept, (titles.get(concept) ?? 0) + 1)
      if (isPartOfSubject(concept, title, names)) joined.set(concept, (joined.get(concept) ?? 0) + 1)
    }
  }
  const isPart = (concept: GlossaryConcept, count: number) =>
    (joined.get(concept) ?? 0) > count * JOINED_SHARE01
  return [...titles]
    .filter(
      ([concept, count]) =>
        count >= titlesMin(concept) &&
        !isPart(concept, count) &&
        !(asked.length > 0 && isLevel(concept)) &&
        !isOfAsked(concept, asked) &&
        !isActOn(concept, things) &&
        !isFormOf(concept, things),
    )
    .map(([concept]) => ({
      concept,
      text: concept.names[localeLanguages[locale]][0] ?? concept.names.en[0] ?? '',
      works: records.flatMap(({ work, named }) => (named.has(concept) ? [work] : [])),
    }))
    .filter(({ text, works }) => text !== '' && works.length >= NEIGHBOURS_MIN)
}

/** Whether a text, by its stems and in blanks, says a thing right beside a name of the subject: "microplastic pollution", "contaminación por microplásticos". */
export function isPartOfSubject(
  { names }: GlossaryConcept,
  title: string,
  subject: readonly string[],
): boolean {
  const own = Object.values(names)
    .flat()
    .map((name) => cognateStems(name).join(' '))
  // "Technical debt management" is no debt management beside technical debt.
  const rest = subject.reduce((text, one) => text.replaceAll(` ${one} `, ' | '), title)
  return own.every((name) => !rest.includes(` ${name} `) || isBeside(rest, name))
}

const isBeside = (rest: string, name: string): boolean =>
  ['', 'por ', 'by ', 'with '].some((link) => rest.includes(` ${name} ${link}| `)) ||
  rest.includes(`| ${name} `)

const act =
  / (?:management|treatment|control|therapy|prevention|relief|assessment|development|measurement|diagnosis)$/iu

/** "Pain management" beside chronic pain, "software development" beside software defects: done to the subject, and nothing beside it. */
function isActOn({ names }: GlossaryConcept, things: readonly NamedWords[]): boolean {
  const subject = new Set(things.flatMap(({ words }) => words.flatMap((word) => cognateStems(word))))
  return names.en.some(
    (name) => act.test(name) && cognateStems(name.replace(act, '')).every((stem) => subject.has(stem)),
  )
}

/** Words of one beginning so long are one thing here. */
const BEGINNING_LETTERS = 6

/** "Hormones" beside hormone therapy: every word of it begins as one of the subject does. */
function isFormOf({ names }: GlossaryConcept, things: readonly NamedWords[]): boolean {
  const beginnings = (text: string) => cognateStems(text).map((stem) => stem.slice(0, BEGINNING_LETTERS))
  const subject = new Set(things.flatMap(({ words }) => words.flatMap(beginnings)))
  return Object.values(names)
    .flatMap((ofLanguage) => ofLanguage.slice(0, 1))
    .some((name) => name.length >= BEGINNING_LETTERS && beginnings(name).every((one) => subject.has(one)))
}

/** "Secondary education" says where a thing happens; it is a subject only where nothing else was asked for. */
const isLevel = ({ names }: GlossaryConcept): boolean => isKindOf(names.en[0] ?? '', 'education')

function titlesMin({ names }: GlossaryConcept): number {
  return names.en[0]?.includes(' ') ? TITLES_MIN : TITLES_OF_WORD_MIN
}

/** The subject itself, a part of its name, or a kind of it or what it is a kind of: "stress disorder" beside "PTSD". */
export function isOfAsked({ names }: GlossaryConcept, asked: readonly NamedWords[]): boolean {
  const own = Object.values(names).flat().map(cognateStems)
  const holds = (whole: readonly string[], part: readonly string[]) =>
    part.length > 0 && part.every((stem) => whole.includes(stem))
  const [name = ''] = names.en
  return asked.some(({ words }) =>
    words.some((word) => {
      const stems = cognateStems(word)
      return (
        own.some((one) => holds(one, stems) || holds(stems, one)) ||
        isKindOf(word, name) ||
        isKindOf(name, word)
      )
    }),
  )
}

/** Groups, places, the last years and reviews among these records, each with the works that are of it. */
export function facetsOf(
  records: readonly ReadRecord[],
  { currentYear, place }: Pick<Table, 'currentYear' | 'place'>,
): readonly (readonly [Facet, ReadonlySet<Work>])[] {
  const held = new Map<string, { facet: Facet; works: Set<Work> }>()
  const add = (facet: Facet, work: Work) => {
    const id = `${facet.kind} ${facet.key}`
    const known = held.get(id) ?? { facet, works: new Set<Work>() }
    known.works.add(work)
    held.set(id, known)
  }
  const blank = { names: null, design: null, yearFrom: null }
  if (place)
    held.set(`place ${place.id}`, {
      facet: { ...blank, kind: 'place', key: place.id, names: place.names },
      works: new Set(),
    })
  const yearFrom = currentYear - RECENT_YEARS
  const review: Facet = { ...blank, kind: 'method', key: 'systematic-review', design: 'systematic-review' }
  const isReview = records.filter(({ design }) => design === 'systematic-review').map(({ work }) => work)
  for (const { work, groups, places } of records) {
    for (const { names } of groups) add({ ...blank, ...groupFacet(names) }, work)
    for (const { id, names } of places) add({ ...blank, kind: 'place', key: id, names }, work)
    if (work.year !== null && work.year >= yearFrom)
      add({ ...blank, kind: 'period', key: String(yearFrom), yearFrom }, work)
  }
  return [
    ...[...held.values()].map(({ facet, works }) => [facet, works] as const),
    [review, new Set(isReview)] as const,
  ]
}

function groupFacet({ en, pt, es }: GlossaryConcept['names']) {
  const [first = ''] = en
  const names = { en: first, pt: pt[0] ?? first, es: es[0] ?? first }
  return { kind: 'population', key: first, names } as const
}

import type { Concept, ConceptMap } from '@/lib/contracts/concept-map'
import type { Locale } from '@/lib/contracts/locale'
import type { Work } from '@/lib/contracts/work'
import { activeConcepts, requiredConcepts } from '@/lib/core/concepts/concept-map'
import { findConcept } from '@/lib/core/concepts/glossary'
import { namesToAsk } from '@/lib/core/concepts/required-names'
import { topicMap } from '@/lib/core/concepts/topic-map'
import type { NamedWords } from '@/lib/core/evidence/found-evidence'
import { placesNamed, type Setting } from '@/lib/core/evidence/study-settings'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { type ReadRecord, readRecord } from './read-records'

/** Things of an interest that an angle keeps. */
const THINGS_MAX = 2
/** Works on a narrower thing before it can stand for an interest that is a whole field. */
const NARROWER_WORKS_MIN = 6
const NARROWER_MAX = 3

export interface AngleOptions {
  readonly locale: Locale
  readonly currentYear: number
  /** Titles that were offered before and not wanted. */
  readonly offered: readonly string[]
  /** Where the student would study, as they said it; '' where they did not. */
  readonly country: string
}

/** What angles on an interest are about: one or two things, and the group and place that the student named. */
export interface Subject {
  readonly interest: string
  readonly language: ConceptMap['language']
  readonly things: readonly Concept[]
  /** Where the first thing happens, as the interest says it: "rehabilitation in COPD"; kept with the thing. */
  readonly setting: Concept | null
  readonly group: Concept | null
  /** What else the interest names: it is asked for, so that no angle offers it as something new. */
  readonly beside: readonly Concept[]
  /** Of the interest, else where the student said to study. */
  readonly place: Place | null
  readonly records: readonly ReadRecord[]
  /** Things that were said and no record names: the subject is what is left, the first at least. */
  readonly unnamed: readonly string[]
}

export interface Place {
  readonly concept: Concept
  readonly setting: Setting
}

/** The subject of an interest with its records; a place outside of it is where the student would study. */
export function angleSubjectOf(
  interest: string,
  { works, country }: { readonly works: readonly Work[]; readonly country: string },
): Subject {
  const map = topicMap({ topic: interest, question: '' })
  const active = activeConcepts(map)
  const required = requiredConcepts(map).filter(({ role }) => role === 'central' || role === 'outcome')
  const outcomes = active.filter((concept) => concept.role === 'outcome' && !required.includes(concept))
  const standing = works.filter((work) => !isWithdrawn(work))
  const records = standing.map(readRecord)
  const said = [...required, ...outcomes].slice(0, THINGS_MAX)
  const [first, ...rest] = said
  // What was said third is part of the interest, too: what no record names is not passed over in silence.
  const unnamed =
    records.length > 0
      ? [...rest, ...required.slice(THINGS_MAX)].filter((concept) => !isNamed(concept, standing))
      : []
  const things = first ? [first, ...rest.filter((concept) => !unnamed.includes(concept))] : []
  const place = placeIn(map) ?? placeIn(topicMap({ topic: country, question: '' }))
  return {
    interest,
    language: map.language,
    things,
    setting: things.length === 1 ? (active.find(({ role }) => role === 'context') ?? null) : null,
    group: active.find(({ role }) => role === 'population') ?? null,
    beside: active.filter((concept) => !things.includes(concept) && concept.role !== 'place'),
    place,
    records,
    unnamed: unnamed.map(({ name }) => name),
  }
}

/** Retracted, by an index or by its own title: nothing rests on it. */
const isWithdrawn = ({ retraction, title }: Work): boolean =>
  retraction?.kind === 'retracted' ||
  /^\W*(?:retracted|retraction|withdrawn|retratado|retractado)(?!\p{L})/iu.test(title)

/** Words that may stand between those of a name: "bone mineral density" names bone density. */
const BETWEEN_MAX = 2

/** Whether one of these works says a concept, by any of its names, other words between its words or not. */
function isNamed(concept: Concept, works: readonly Work[]): boolean {
  const names = namesToAsk(concept, { language: null }).map((name) => cognateStems(name))
  return works.some(({ title, abstract }) => {
    const text = cognateStems(`${title} . ${abstract ?? ''}`)
    return names.some((name) => name.length > 0 && isWithin(name, text))
  })
}

function isWithin(name: readonly string[], text: readonly string[]): boolean {
  return text.some((stem, at) => {
    if (!name.includes(stem)) return false
    const near = text.slice(at, at + name.length + BETWEEN_MAX)
    return name.every((one) => near.includes(one))
  })
}

function placeIn(map: ConceptMap): Place | null {
  const concept = activeConcepts(map).find(({ role }) => role === 'place')
  const setting = concept ? placesNamed(concept.name).at(0) : undefined
  return concept && setting ? { concept, setting } : null
}

/** The first thing as an angle names it: with its setting in the student's own words where the interest joins the two. */
export function firstName({ interest, things: [first], setting }: Subject): string {
  const name = first?.name ?? interest
  if (setting === null) return name
  const low = interest.toLowerCase()
  const [from, to] = [low.indexOf(name.toLowerCase()), low.indexOf(setting.name.toLowerCase())]
  return from < 0 || to < from ? name : interest.slice(from, to + setting.name.length)
}

/** What the records call these concepts, in any language. */
export function askedWords(concepts: readonly Concept[], language: ConceptMap['language']): NamedWords[] {
  return concepts.map((concept) => ({ name: concept.name, words: namesToAsk(concept, { language }) }))
}

/** The same interest narrowed to each of the things that its records are about most: for one that is a whole field. */
export function narrowerSubjects(
  subject: Subject,
  things: readonly { readonly thing: Concept; readonly works: readonly Work[] }[],
): readonly Subject[] {
  return things
    .filter(({ works }) => works.length >= NARROWER_WORKS_MIN)
    .slice(0, NARROWER_MAX)
    .map(({ thing, works }) => ({
      ...subject,
      things: [thing],
      setting: null,
      records: subject.records.filter(({ work }) => works.includes(work)),
    }))
}

/** Whether two concepts are the same group or one of the vocabulary's names for it. */
export function isSameGroup(concept: Concept, key: string): boolean {
  const known = findConcept(concept.name)
  return known !== null && known === findConcept(key)
}

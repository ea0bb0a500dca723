import { findConcept, type GlossaryConcept } from '@/lib/core/concepts/glossary'
import { isKindOf } from '@/lib/core/concepts/narrower-kinds'
import type { NamedWords } from '@/lib/core/evidence/found-evidence'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { lowerFirst } from '@/lib/core/writing/noun-phrases'
import { angleNameIn } from './angle-drafts'
import { type AngleOptions, askedWords, type Subject } from './angle-subject'
import { type Facet, facetsOf, type SharedConcept, sharedConcepts } from './evidence-cells'

const OUT_GROUPS_MAX = 2
const OUT_THINGS_MAX = 2
const OUT_PLACES_MAX = 2

/** A subject with what its records set beside it: what every angle on it is drafted from. */
export interface Made extends AngleOptions {
  readonly subject: Subject
  /** The subject's names, in any language. */
  readonly asked: readonly NamedWords[]
  /** What the records set beside the subject; the second thing of the interest is not among them. */
  readonly shared: readonly SharedConcept[]
  /** The second thing as the records name it, where they do. */
  readonly second: SharedConcept | null
}

/** A subject with what its records set beside it. */
export function madeOf(subject: Subject, options: AngleOptions): Made {
  const parts = [...subject.things, subject.group, subject.setting, ...subject.beside].flatMap(
    (concept) => concept ?? [],
  )
  const asked = askedWords(parts, subject.language)
  const things = askedWords(subject.things, subject.language)
  const shared = sharedConcepts(subject.records, { asked, things, locale: options.locale })
  return { ...options, subject, asked, shared, second: secondOf(subject) }
}

function secondOf({ things: [, second], records }: Subject): SharedConcept | null {
  const concept = second === undefined ? null : findConcept(second.name)
  if (second === undefined || concept === null) return null
  const works = records.flatMap(({ work, named }) => (named.has(concept) ? [work] : []))
  return { concept, text: second.name, works }
}

/** A place that the interest itself names bounds every angle on it; the country of the student bounds only a gap there. */
export function placeOfInterest({ interest, place }: Subject): Subject['place'] {
  return place && interest.toLowerCase().includes(place.concept.name.toLowerCase()) ? place : null
}

/** The group itself, a part of it, or one that it is part of. */
function isOfGroup(name: string, key: string): boolean {
  const known = findConcept(name)
  const [own, other] = [cognateStems(known?.names.en[0] ?? name), cognateStems(key)]
  // "Children and adolescents" are children, too.
  const isWithin = own.every((stem) => other.includes(stem)) || other.every((stem) => own.includes(stem))
  return (
    (known !== null && known === findConcept(key)) || isWithin || isKindOf(key, name) || isKindOf(name, key)
  )
}

interface Kept {
  readonly thing: GlossaryConcept | null
  readonly facet: Facet | null
}

/** What the records study instead, most first: other groups, other things beside the subject, other places where one is named. */
export function outOf(made: Made, { thing, facet }: Kept): string[] {
  const { subject, locale, currentYear, shared } = made
  const facets = facetsOf(subject.records, { currentYear, place: null })
    .filter(([, works]) => works.size >= 2)
    .toSorted((a, b) => b[1].size - a[1].size)
    .map(([one]) => one)
  const named = (kind: Facet['kind'], own: (key: string) => boolean) =>
    facets.flatMap(({ kind: of, key, names }) =>
      of === kind && key !== facet?.key && !own(key) && names
        ? [kind === 'place' ? angleNameIn(names, locale) : lowerFirst(angleNameIn(names, locale))]
        : [],
    )
  const isGroupBound = subject.group !== null || facet?.kind === 'population'
  const groups = isGroupBound
    ? named('population', (key) => subject.group !== null && isOfGroup(subject.group.name, key))
    : []
  const isPlaceBound = facet?.kind === 'place' || placeOfInterest(subject) !== null
  const places = isPlaceBound ? named('place', (key) => key === subject.place?.setting.id) : []
  const inside = thing === null ? [] : Object.values(thing.names).flat().map(cognateStems)
  // One thing has several concepts where the vocabulary and the keywords both name it.
  const isInside = (stems: readonly string[]) =>
    inside.some(
      (own) => own.every((stem) => stems.includes(stem)) || stems.every((stem) => own.includes(stem)),
    )
  const things = shared
    .filter(({ concept, text }) => concept !== thing && !isInside(cognateStems(text)))
    .map(({ text }) => lowerFirst(text))
  return [
    ...things.slice(0, OUT_THINGS_MAX),
    ...groups.slice(0, OUT_GROUPS_MAX),
    ...places.slice(0, OUT_PLACES_MAX),
  ]
}

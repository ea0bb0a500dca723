import type { Concept, ConceptLanguage, ConceptMap, ConceptName } from '@/lib/contracts/concept-map'
import { ConceptLanguage as KnownLanguage } from '@/lib/contracts/concept-map'
import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { Angle, AngleEvidence } from '@/lib/contracts/topic'
import type { Work } from '@/lib/contracts/work'
import type { GlossaryConcept } from '@/lib/core/concepts/glossary'
import { newConceptId } from '@/lib/core/concepts/new-concept-id'
import { placesNamed } from '@/lib/core/evidence/study-settings'
import { speak } from '@/lib/core/text/say'
import {
  definite,
  inPlace,
  isOfSeveral,
  lowerFirst,
  smooth,
  upperFirst,
} from '@/lib/core/writing/noun-phrases'
import { firstName, type Place, type Subject } from './angle-subject'
import { anglePhrases } from './topic-phrases'

export type Draft = Omit<Angle, 'id' | 'size'>
type Names = Readonly<Record<ConceptLanguage, string | readonly string[]>>

/** What an angle adds to its subject. */
export interface Bounds {
  /** A thing set beside the subject. */
  readonly other?: GlossaryConcept | undefined
  /** A group, where the interest names none. */
  readonly group?: Names | undefined
  readonly place?: Place | null | undefined
}

/** How an angle is worded: pair of things, the role of a third, a review, a period, what is lived, what disagrees. */
export type Wording = 'Pair' | 'Alone' | 'Review' | 'ReviewAlone' | 'Period' | 'Lived' | 'Contradiction'

interface Said {
  readonly type: Angle['type']
  readonly rationale: string
  readonly out: readonly string[]
  readonly evidence: readonly AngleEvidence[]
  readonly locale: Locale
  readonly year?: number
}

/** An angle in words and as a map: the subject's things, what is set beside them, whom, where. */
export function angleDraftOf(subject: Subject, wording: Wording, bounds: Bounds & Said): Draft {
  const { other, group, place, locale, type, rationale, out, evidence, year } = bounds
  const t = speak(anglePhrases, locale)
  const [, second] = subject.things
  const first = lowerFirst(firstName(subject))
  const otherName = other ? angleNameIn(other.names, locale) : ''
  // "Telework and productivity" is what is asked already; what comes to it has a role in it.
  const isRole = wording === 'Pair' && second !== undefined && other !== undefined
  const beside = other ? otherName : (second?.name ?? '')
  const who = subject.group ? subject.group.name : group ? angleNameIn(group, locale) : ''
  const values = {
    a: first,
    b: lowerFirst(second?.name ?? ''),
    c: lowerFirst(beside),
    theA: definite(first, locale),
    theB: definite(lowerFirst(second?.name ?? ''), locale),
    theC: definite(lowerFirst(beside), locale),
    who: who === '' || wording === 'Lived' ? '' : t('among', { group: lowerFirst(who) }),
    group: lowerFirst(who),
    theGroup: definite(lowerFirst(who), locale),
    many: isOfSeveral(lowerFirst(beside), locale) ? 'yes' : 'no',
    where: place ? ` ${whereIs(place.concept.name, locale)}` : '',
    year: String(year ?? ''),
  }
  const keepsSecond = isRole || !other
  const kind = isRole ? 'Role' : wording
  return {
    title: upperFirst(smooth(t(`title${kind}`, values), locale)).slice(0, 300),
    question: upperFirst(smooth(t(`question${kind}`, values), locale)),
    type,
    interest: subject.interest,
    rationale,
    in: [
      first,
      ...(second && keepsSecond ? [lowerFirst(second.name)] : []),
      ...(other ? [lowerFirst(otherName)] : []),
      ...(who ? [lowerFirst(who)] : []),
      ...(place ? [place.concept.name] : []),
    ],
    out: [...out],
    evidence: [...evidence],
    map: mapOf(
      keepsSecond ? subject : { ...subject, things: subject.things.slice(0, 1) },
      { other, group, place },
      locale,
    ),
  }
}

/** Where something is, in a sentence; a country stands in the reader's language, any other place as it was written. */
export function whereIs(place: string, locale: Locale): string {
  const known = placesNamed(place).find(({ names }) =>
    Object.values(names).some((name) => name.toLowerCase() === place.toLowerCase()),
  )
  const name = known?.names[localeLanguages[locale]] ?? place
  return inPlace(name, { locale, isCountry: known !== undefined })
}

/** A place as a verb takes it: Portuguese says "o Brasil" and "Portugal". */
export function placeNamed(place: string, locale: Locale): string {
  return locale === 'pt-BR' ? whereIs(place, locale).replace(/^(?:em |n(?=[oa]s? ))/u, '') : place
}

/** A concept in the student's language where the vocabulary knows it. */
export function angleNameIn(names: Names, locale: Locale): string {
  const own = names[localeLanguages[locale]]
  return typeof own === 'string' ? own : (own[0] ?? '')
}

function mapOf(subject: Subject, { other, group, place }: Bounds, locale: Locale): ConceptMap {
  const bounds = [subject.setting, subject.group].flatMap((concept) => concept ?? [])
  const parts: Concept[] = [...subject.things, ...bounds]
  let map: ConceptMap = { language: subject.language, concepts: parts }
  if (other) map = withConcept(map, other.names, { role: 'central', locale })
  if (group && !subject.group) map = withConcept(map, group, { role: 'population', locale })
  if (place) map = { ...map, concepts: [...map.concepts, place.concept] }
  return map
}

function withConcept(
  map: ConceptMap,
  names: Names,
  { role, locale }: { readonly role: Concept['role']; readonly locale: Locale },
): ConceptMap {
  const name = angleNameIn(names, locale)
  const id = newConceptId(map, name)
  const concept: Concept = { id, name, role, names: languagesOf(names).slice(0, 40), state: 'proposed' }
  return { ...map, concepts: [...map.concepts, concept] }
}

/** A concept of the vocabulary as one of a map. */
export function conceptFrom(known: GlossaryConcept, locale: Locale): Concept {
  const [concept] = withConcept({ language: null, concepts: [] }, known.names, {
    role: 'central',
    locale,
  }).concepts
  if (!concept) throw new Error('a map that was given a concept has none')
  return concept
}

function languagesOf(names: Names): ConceptName[] {
  return KnownLanguage.options.flatMap((language) =>
    [names[language]]
      .flat()
      .slice(0, 6)
      .map((text) => ({ text, language, origin: { by: 'built-in' as const }, struckOut: false })),
  )
}

/** A record that an angle rests on, with its sentence where one is quoted. */
export function angleEvidenceOf({ title, year, urls, doi, sandbox }: Work, quote: string): AngleEvidence {
  const url = urls.landing ?? (doi === null ? '' : `https://doi.org/${doi}`)
  return { title, year, url, quote: quote.slice(0, 1_000), sandbox: sandbox === true }
}

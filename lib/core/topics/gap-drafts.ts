import { ANGLES_MAX } from '@/lib/contracts/topic'
import type { Work } from '@/lib/contracts/work'
import { findConcept } from '@/lib/core/concepts/glossary'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { say } from '@/lib/core/text/say'
import { lowerFirst } from '@/lib/core/writing/noun-phrases'
import { angleDraftOf, angleEvidenceOf, angleNameIn, type Draft, placeNamed } from './angle-drafts'
import { isSameGroup } from './angle-subject'
import { type Facet, facetsOf, type GapCell, gapCells } from './evidence-cells'
import { type Made, outOf, placeOfInterest } from './made-subject'
import { isOrganisation } from './read-records'
import { anglePhrases } from './topic-phrases'

/** Angles that differ in what is set beside the subject alone: one group or place over and over is no choice. */
const SAME_FACET_MAX = 2
/** Works that say how they were made, of which at most one heard people, before that says that nobody asked them. */
const DESIGNS_KNOWN_MIN = 8
const HEARD_MAX = 1
/** Works that study a group and name the subject, before it can be asked or set beside it: "children" of records on another disease are none. */
const GROUP_WORKS_MIN = 3
/** The same among all that was read, 0…1. */
const GROUP_SHARE_MIN01 = 0.05

/** Gaps: a thing set beside the subject × group, place, period or review; where the interest has two things, the second is one of them. */
export function cellDrafts(made: Made): readonly Draft[] {
  const { subject, currentYear, shared, second } = made
  const concepts = second ? [second, ...shared] : shared
  const place = subject.place?.setting ?? null
  const cells = gapCells(subject.records, { concepts, currentYear, place })
  const own = cells.filter((cell) => isOwnFacet(cell.facet, made) && !isOffWork(cell, made))
  return spread(own).map((cell) => cellDraft(cell, made))
}

/** Where the student named a group or a place, another one is out of scope; a place that nobody named is where nobody can go. */
function isOwnFacet({ kind, key }: Facet, made: Made): boolean {
  const { subject } = made
  if (kind === 'population')
    return subject.group === null ? isStudiedGroup(key, made) : isSameGroup(subject.group, key)
  return kind !== 'place' || subject.place?.setting.id === key
}

/** Whether enough of the records that name the subject study this group. */
function isStudiedGroup(key: string, { subject, asked }: Made): boolean {
  const names = (asked[0]?.words ?? []).map((word) => ` ${cognateStems(word).join(' ')} `)
  const studied = subject.records.filter(({ work, groups }) => {
    if (![...groups].some(({ names: { en } }) => en[0] === key)) return false
    const read = ` ${cognateStems(`${work.title} . ${work.abstract ?? ''}`).join(' ')} `
    return names.some((name) => read.includes(name))
  })
  return studied.length >= Math.max(GROUP_WORKS_MIN, subject.records.length * GROUP_SHARE_MIN01)
}

/** What people do for pay; who does not work for pay, by the English names of groups. */
const PAID_WORK =
  /(?<!\p{L})(?:work|working|jobs?|employ\p{L}*|telework\p{L}*|leadership|managers?|turnover|workplace|teams?|trabalh\p{L}*|teletrabalh\p{L}*|empregos?|lideran[çc]a|equipes?|gestores|trabaj\p{L}*|teletrabaj\p{L}*|empleos?|liderazgo|equipos)(?!\p{L})/iu
const UNPAID = /\b(?:patients|children|infants|adolescents|pupils|school students|prisoners|inmates)\b/i

/** "Work engagement among inpatients" is a cell of the table that nobody could study. */
function isOffWork({ facet, concept }: GapCell, { subject }: Made): boolean {
  if (facet.kind !== 'population' || !UNPAID.test(facet.key)) return false
  const things = subject.things.flatMap(({ name }) => [name, ...(findConcept(name)?.names.en ?? [])])
  return [...things, ...concept.concept.names.en].some((name) => PAID_WORK.test(name))
}

/** Not the same concept or the same group over and over: each next cell brings another concept and another facet where there is one. */
function spread(cells: readonly GapCell[]): readonly GapCell[] {
  const chosen: GapCell[] = []
  for (const rule of ['kind', 'facet', 'concept', 'either'] as const) {
    for (const cell of cells) {
      const isOften = chosen.filter(({ facet }) => facet.key === cell.facet.key).length >= SAME_FACET_MAX
      if (chosen.length >= ANGLES_MAX || chosen.includes(cell) || isOften) continue
      const isConceptNew = chosen.every(({ concept }) => concept.text !== cell.concept.text)
      const isFacetNew = chosen.every(({ facet }) => facet.key !== cell.facet.key)
      const isKindNew = chosen.every(({ facet }) => facet.kind !== cell.facet.kind)
      const isNew = {
        kind: isConceptNew && isKindNew,
        facet: isConceptNew && isFacetNew,
        concept: isConceptNew,
        either: isFacetNew,
      }
      if (isNew[rule]) chosen.push(cell)
    }
  }
  return chosen
}

function cellDraft(cell: GapCell, made: Made): Draft {
  const { concept, facet, inCell, withConcept, withFacet } = cell
  const { subject, locale } = made
  const isSecond = concept === made.second
  const facetName =
    facet.names === null
      ? facet.key
      : facet.kind === 'place'
        ? placeNamed(angleNameIn(facet.names, locale), locale)
        : lowerFirst(angleNameIn(facet.names, locale))
  const key = {
    population: 'whyPopulation',
    place: 'whyPlace',
    method: 'whyMethod',
    period: 'whyPeriod',
  } as const
  const wording = { population: 'Pair', place: 'Pair', method: 'Review', period: 'Period' } as const
  return angleDraftOf(subject, wording[facet.kind], {
    other: isSecond ? undefined : concept.concept,
    group: facet.kind === 'population' && facet.names ? facet.names : undefined,
    place: facet.kind === 'place' ? subject.place : placeOfInterest(subject),
    ...(facet.yearFrom === null ? {} : { year: facet.yearFrom }),
    type: 'gap',
    rationale: say(anglePhrases, locale, key[facet.kind], {
      concept: lowerFirst(concept.text),
      facet: facetName,
      read: subject.records.length,
      concepts: concept.works.length,
      facets: withFacet.length + inCell.length,
      both: inCell.length,
    }),
    out: outOf(made, { thing: concept.concept, facet }),
    evidence: [...inCell, ...withConcept.slice(0, 2), ...withFacet.slice(0, 2)]
      .slice(0, 4)
      .map((work) => angleEvidenceOf(work, '')),
    locale,
  })
}

/** What nobody asked the people themselves: many studies that say how they were made, and at most one by interviews. */
export function livedDrafts(made: Made): readonly Draft[] {
  const { subject, locale, currentYear } = made
  const known = subject.records.filter(({ design }) => design !== null)
  const heard = known.filter(({ design }) => design === 'interviews' || design === 'mixed-sequential')
  const isOneThing = subject.things.length === 1
  if (!isOneThing || isUnlived(subject) || known.length < DESIGNS_KNOWN_MIN || heard.length > HEARD_MAX)
    return []
  const groups = facetsOf(subject.records, { currentYear, place: null })
    .filter(([facet]) => facet.kind === 'population' && facet.names !== null && !isOrganisation(facet.key))
    .toSorted((a, b) => b[1].size - a[1].size)
  const studied = groups.find(([{ key }]) => isStudiedGroup(key, made))
  const [group] =
    subject.group && groups.some(([{ key }]) => subject.group && isSameGroup(subject.group, key))
      ? [null]
      : (studied ?? [])
  if (group === undefined) return []
  const some: readonly Work[] = [...heard, ...known].slice(0, 3).map(({ work }) => work)
  return [
    angleDraftOf(subject, 'Lived', {
      group: group?.names ?? undefined,
      place: placeOfInterest(subject),
      type: 'gap',
      rationale: say(anglePhrases, locale, 'whyLived', {
        read: subject.records.length,
        known: known.length,
        both: heard.length,
      }),
      out: outOf(made, { thing: null, facet: group }),
      evidence: some.map((work) => angleEvidenceOf(work, '')),
      locale,
    }),
  ]
}

/** A substance, a measure or a program is taken or used, not lived. */
const unlived =
  /nutrient|vitamin|mineral|supplement|zinc|iron|acids?(?!\p{L})|drugs?(?!\p{L})|enzym|genes?(?!\p{L})|polymorph|algorithm|metrics?(?!\p{L})|protein|compound|extract|antibod|biomarker|hormone|fertili[sz]er|pesticide|software|model(?:s|ling)?(?!\p{L})|soil|crop|concrete|alloy|polymer|sensor/iu

function isUnlived({ things }: Made['subject']): boolean {
  return things.some(({ name }) =>
    [name, ...(findConcept(name)?.names.en ?? [])].some((one) => unlived.test(one)),
  )
}

/** Works on a thing before it narrows the subject, and the largest share of all that it may hold, 0…1: what nearly all are about narrows nothing. */
const NARROWER_WORKS_MIN = 5
const NARROWER_SHARE_MAX01 = 0.6
const NARROWER_MAX = 5

/** The subject with a thing that its records are about most: no gap, but narrower than the interest, where the records show few gaps. */
export function narrowerDrafts(made: Made): readonly Draft[] {
  const { subject, shared, second, locale } = made
  const read = subject.records.length
  return shared
    .filter(({ works }) => works.length >= NARROWER_WORKS_MIN && works.length <= read * NARROWER_SHARE_MAX01)
    .slice(0, NARROWER_MAX)
    .map((thing) =>
      angleDraftOf(subject, 'Pair', {
        other: thing === second ? undefined : thing.concept,
        group: undefined,
        place: placeOfInterest(subject),
        type: 'narrower',
        rationale: say(anglePhrases, locale, 'whyNarrower', {
          read,
          concepts: thing.works.length,
          concept: lowerFirst(thing.text),
        }),
        out: outOf(made, { thing: thing.concept, facet: null }),
        evidence: thing.works.slice(0, 3).map((work) => angleEvidenceOf(work, '')),
        locale,
      }),
    )
}

/** Works on a subject of which none is a review, or none of the student's place, before that says something of the whole subject. */
const ALONE_MIN = 15

/** The subject itself: nobody studied it where the student is, or nobody reviewed it. */
export function aloneDrafts(made: Made): readonly Draft[] {
  const { subject, locale, currentYear } = made
  const { records, place } = subject
  if (records.length < ALONE_MIN) return []
  const all = records.map(({ work }) => work)
  const held = facetsOf(records, { currentYear, place: place?.setting ?? null })
  const worksOf = (kind: Facet['kind'], key: string) => [
    ...(held.find(([facet]) => facet.kind === kind && facet.key === key)?.[1] ?? []),
  ]
  const elsewhere = records.filter(({ places }) => places.length > 0).length
  const here = place ? worksOf('place', place.setting.id) : []
  const reviews = worksOf('method', 'systematic-review')
  const said = {
    type: 'gap' as const,
    locale,
    evidence: all.slice(0, 3).map((work) => angleEvidenceOf(work, '')),
  }
  const [facet] = held.find(([one]) => one.kind === 'place' && one.key === place?.setting.id) ?? [null]
  const placed =
    place && here.length <= 1 && elsewhere - here.length >= DESIGNS_KNOWN_MIN
      ? [
          angleDraftOf(subject, subject.things.length > 1 ? 'Pair' : 'Alone', {
            ...said,
            place,
            rationale: say(anglePhrases, locale, 'whyPlaceAlone', {
              read: records.length,
              placed: elsewhere,
              facet: placeNamed(angleNameIn(place.setting.names, locale), locale),
              both: here.length,
            }),
            out: outOf(made, { thing: null, facet }),
          }),
        ]
      : []
  const unreviewed =
    reviews.length === 0
      ? [
          angleDraftOf(subject, subject.things.length > 1 ? 'Review' : 'ReviewAlone', {
            ...said,
            place: placeOfInterest(subject),
            rationale: say(anglePhrases, locale, 'whyReviewAlone', { read: records.length }),
            out: outOf(made, { thing: null, facet: null }),
          }),
        ]
      : []
  return [...placed, ...unreviewed]
}

import type { Locale } from '@/lib/contracts/locale'
import type { DesignId } from '@/lib/contracts/proposal-run'
import type { Work } from '@/lib/contracts/work'
import { findConcept } from '@/lib/core/concepts/glossary'
import { frequentPhrases, type NamedWords } from '@/lib/core/evidence/found-evidence'
import { studyDesignOf } from '@/lib/core/evidence/study-design'
import { placesNamed, populationsNamed, type Setting } from '@/lib/core/evidence/study-settings'
import { cognateStems } from '@/lib/core/text/cognate-stems'

/** Works that name a concept, and works of a group, place, method or period, before their empty cell means something. */
const NEIGHBOURS_MIN = 3
/** A cell with more works than this is no gap. */
const IN_CELL_MAX = 1
/** Works of the last years, in years. */
const RECENT_YEARS = 5

export type FacetKind = 'population' | 'place' | 'method' | 'period'

/** One way to bound a concept. */
export interface Facet {
  readonly kind: FacetKind
  readonly key: string
  /** In the three languages; null for a method or a period, which have words of their own. */
  readonly setting: Setting | null
  readonly design: DesignId | null
  readonly yearFrom: number | null
}

/** A concept that the records share, with the works that name it. */
export interface SharedConcept {
  readonly text: string
  readonly words: readonly string[]
  /** Language of the record that it was first met in. */
  readonly language: string | null
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
  readonly asked: readonly NamedWords[]
  readonly locale: Locale
  readonly currentYear: number
}

/**
 * The cells with enough neighbours and little in them, those that miss most first. Read from the records alone: concepts are phrases
 * and keywords that several share; groups, places and methods are those that their texts name. Never throws.
 */
export function gapCells(works: readonly Work[], { asked, currentYear }: Table): readonly GapCell[] {
  const concepts = sharedConcepts(works, asked)
  const facets = facetsOf(works, currentYear)
  const cells = concepts.flatMap((concept) =>
    facets.flatMap(([facet, held]) => cellOf(works, concept, facet, held) ?? []),
  )
  return cells.sort(
    (a, b) =>
      b.missing - a.missing ||
      a.concept.text.localeCompare(b.concept.text) ||
      a.facet.key.localeCompare(b.facet.key),
  )
}

function cellOf(
  works: readonly Work[],
  concept: SharedConcept,
  facet: Facet,
  held: ReadonlySet<Work>,
): GapCell | null {
  if (facet.setting && isNamedBy(concept, facet.setting)) return null
  const inCell = concept.works.filter((work) => held.has(work))
  const withConcept = concept.works.filter((work) => !held.has(work))
  const withFacet = [...held].filter((work) => !concept.works.includes(work))
  if (inCell.length > IN_CELL_MAX || withConcept.length < NEIGHBOURS_MIN || withFacet.length < NEIGHBOURS_MIN)
    return null
  const missing = (concept.works.length * held.size) / Math.max(1, works.length) - inCell.length
  return { concept, facet, inCell, withConcept, withFacet, missing }
}

/** "Nurses" is no concept to cross with nurses. */
function isNamedBy({ text }: SharedConcept, { names }: Setting): boolean {
  const stems = cognateStems(text)
  return Object.values(names).some((name) => cognateStems(name).some((stem) => stems.includes(stem)))
}

function sharedConcepts(works: readonly Work[], asked: readonly NamedWords[]): readonly SharedConcept[] {
  return frequentPhrases(works, asked)
    .filter(({ text }) => isSubject(text))
    .map(({ text }) => {
      const known = findConcept(text)
      const words = known ? Object.values(known.names).flat() : [text]
      const keys = words.map((word) => ` ${cognateStems(word).join(' ')} `)
      const holding = works.filter((work) => {
        const read = ` ${cognateStems(textOf(work)).join(' ')} `
        return keys.some((key) => read.includes(key))
      })
      return { text, words, language: holding[0]?.language ?? null, works: holding }
    })
}

/** Groups, places and methods have columns of their own; a phrase of one of them is no concept. */
function isSubject(text: string): boolean {
  const role = findConcept(text)?.role ?? null
  const isFacet = role === 'population' || role === 'place' || role === 'method' || role === 'time'
  const isSetting = placesNamed(text).length + populationsNamed(text).length > 0
  return (
    !isFacet &&
    !isSetting &&
    studyDesignOf({ title: text, abstract: null }, null) === null &&
    !/\d/.test(text)
  )
}

function facetsOf(
  works: readonly Work[],
  currentYear: number,
): readonly (readonly [Facet, ReadonlySet<Work>])[] {
  const held = new Map<string, { facet: Facet; works: Set<Work> }>()
  const add = (facet: Facet, work: Work) => {
    const id = `${facet.kind} ${facet.key}`
    const known = held.get(id) ?? { facet, works: new Set<Work>() }
    known.works.add(work)
    held.set(id, known)
  }
  const blank = { setting: null, design: null, yearFrom: null }
  for (const work of works) {
    const text = textOf(work)
    for (const setting of placesNamed(text)) add({ ...blank, kind: 'place', key: setting.id, setting }, work)
    for (const setting of populationsNamed(text))
      add({ ...blank, kind: 'population', key: setting.id, setting }, work)
    const design = studyDesignOf(work, work.language)
    if (design) add({ ...blank, kind: 'method', key: design, design }, work)
    const yearFrom = currentYear - RECENT_YEARS
    if (work.year !== null && work.year >= yearFrom)
      add({ ...blank, kind: 'period', key: String(yearFrom), yearFrom }, work)
  }
  return [...held.values()].map(({ facet, works: all }) => [facet, all] as const)
}

function textOf({ title, abstract, keywords }: Work): string {
  return [title, abstract?.slice(0, 4_000) ?? '', ...(keywords ?? [])].join(' . ')
}

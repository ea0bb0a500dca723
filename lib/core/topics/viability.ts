import type { Outcome } from '@/lib/contracts/search'
import type { Source } from '@/lib/contracts/source'
import {
  type Angle,
  type AngleLink,
  LINKS_MAX,
  type PyramidBar,
  type Viability,
  type ViabilityGrade,
} from '@/lib/contracts/topic'
import { findConcept } from '@/lib/core/concepts/glossary'
import { isOnTopic, isShown } from '@/lib/core/relevance/threshold'
import { cognateStems } from '@/lib/core/text/cognate-stems'

const GOOD_MIN = 20
const MODERATE_MIN = 10
const RECENT_YEARS = 10
/** "Mostly": more than this share of the relevant ones, 0…1. */
const MOST_SHARE01 = 0.5
const AUTHORS_SHOWN = 3

export interface ReadAngle {
  readonly angle: string
  /** Scored and ranked, best first. */
  readonly sources: readonly Source[]
  readonly outcomes: readonly {
    readonly database: Viability['failed'][number]['database']
    readonly outcome: Outcome
  }[]
  readonly pyramid: readonly PyramidBar[]
  readonly currentYear: number
  /** What the angle is about, and what it leaves out. */
  readonly scope: Pick<Angle, 'map' | 'out'>
}

/**
 * How well a finalist stands: relevant are those that name its concepts; GOOD from twenty, mostly peer reviewed and of the last ten
 * years; MODERATE from ten; LIMITED below. Where no database answered nothing is known, and no grade is given.
 */
export function viabilityOf({ angle, sources, outcomes, pyramid, currentYear, scope }: ReadAngle): Viability {
  const shown = sources.filter(isShown)
  const relevant = shown.filter(isOnTopic)
  const failed = outcomes.filter(({ outcome }) => outcome !== 'ok' && outcome !== 'empty')
  const isUnknown = outcomes.length === failed.length
  const reviews = relevant.filter(isReview).toSorted((a, b) => (b.work.year ?? 0) - (a.work.year ?? 0))
  const [newest] = reviews
  return {
    angle,
    relevant: relevant.length,
    read: sources.length,
    grade: isUnknown ? null : gradeOf(relevant, currentYear),
    links: withinScopeFirst(relevant.filter(hasLink), scope).slice(0, LINKS_MAX).map(linkOf),
    newestReview: newest ? linkOf(newest) : null,
    pyramid: [...pyramid],
    failed: failed.map(({ database, outcome }) => ({ database, outcome })),
  }
}

/** To start with: first what studies the group of the angle, last what its title says is of another that was left out; else as ranked. */
function withinScopeFirst(sources: readonly Source[], { map, out }: ReadAngle['scope']): readonly Source[] {
  const groups = map.concepts
    .filter(({ role }) => role === 'population')
    .flatMap(({ name, names }) => [name, ...names.map(({ text }) => text)])
  const others = out.flatMap((name) => {
    const known = findConcept(name)
    return known?.role === 'population' ? Object.values(known.names).flat() : []
  })
  const says = (text: string, names: readonly string[]) => {
    const read = stemmed(text)
    return names.some((name) => read.includes(stemmed(name)))
  }
  const places = new Map(
    sources.map((source) => {
      const isOwn = says(`${source.work.title} . ${source.work.abstract ?? ''}`, groups)
      return [source, isOwn ? 0 : says(source.work.title, others) ? 2 : 1] as const
    }),
  )
  return sources.toSorted((a, b) => (places.get(a) ?? 1) - (places.get(b) ?? 1))
}

const stemmed = (text: string): string => ` ${cognateStems(text).join(' ')} `

function gradeOf(relevant: readonly Source[], currentYear: number): ViabilityGrade {
  const most = relevant.length * MOST_SHARE01
  const reviewed = relevant.filter(
    ({ peerReview }) => peerReview === 'confirmed' || peerReview === 'likely',
  ).length
  const recent = relevant.filter(({ work }) => (work.year ?? 0) >= currentYear - RECENT_YEARS).length
  if (relevant.length >= GOOD_MIN && reviewed > most && recent > most) return 'GOOD'
  return relevant.length >= MODERATE_MIN ? 'MODERATE' : 'LIMITED'
}

function isReview({ work }: Source): boolean {
  return (
    work.type === 'review' ||
    /(?<!\p{L})(?:systematic review|scoping review|literature review|meta-?analysis|revisão (?:sistemática|integrativa|de escopo|de literatura)|revisión (?:sistemática|de alcance|de la literatura)|metanálise|metaanálisis)/iu.test(
      work.title,
    )
  )
}

const hasLink = ({ access }: Source): boolean => access.url !== null && access.url !== ''

function linkOf({ work, access, relevancy, peerReview }: Source): AngleLink {
  const authors = work.authors
    .slice(0, AUTHORS_SHOWN)
    .map(({ family, full, given }) => family ?? full ?? given ?? '')
  return {
    title: work.title,
    year: work.year,
    url: access.url ?? '',
    quote: '',
    sandbox: work.sandbox === true,
    authors: authors.filter(Boolean).join('; ').slice(0, 300),
    why: relevancy.reason.slice(0, 500),
    peerReviewed:
      peerReview === 'confirmed' || peerReview === 'likely' ? true : peerReview === 'no' ? false : null,
  }
}

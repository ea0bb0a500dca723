import type { Author, Origin, Retraction, Work } from '@/lib/contracts/work'
import { foldWords, isNoticeTitle } from './match-title'
import { originKey } from './source-id'

/** Indexes by how far their metadata is to be trusted when they differ: registries first, scraped pages last. */
const trust: readonly string[] = [
  'crossref',
  'pubmed',
  'europepmc',
  'openalex',
  'doaj',
  'scielo',
  'wos',
  'capes',
  'jstor',
  'arxiv',
  'semanticscholar',
  'googlescholar',
]
const retractionStrength = { retracted: 3, concern: 2, corrected: 1 } as const
const TITLES_MAX = 20
const ISSN_MAX = 20
const KEYWORDS_MAX = 100
const ORIGINS_MAX = 40
const BROKEN_LETTER = '\uFFFD'

/** How one field of a merged work is chosen from its members, which come most trusted first. */
type Choice<Value> = (members: readonly Work[]) => Value

/**
 * One work from the records of several indexes, each field from the member that says it best (one function a field below).
 * The order of the members changes nothing. A record alone comes back as it is.
 */
export function mergeWorks(first: Work, ...others: readonly Work[]): Work {
  if (others.length === 0) return first
  const members = [first, ...others].sort(byTrust)
  const doi = firstOf(members, (work) => work.doi)
  const year = chooseYear(members)
  const titles = chooseTitles(members)
  const keywords = chooseKeywords(members)
  return dropUndefined({
    title: chooseTitle(members),
    titles: titles.length > 0 ? titles : undefined,
    authors: chooseAuthors(members),
    year,
    date: chooseDate(members, year),
    venue: firstOf(members, (work) => soundText(work.venue)) ?? firstOf(members, (work) => work.venue),
    issn: unique(members.flatMap((work) => work.issn)).slice(0, ISSN_MAX),
    type: members.find((work) => work.type !== 'other')?.type ?? 'other',
    language: firstOf(members, (work) => work.language),
    abstract: chooseAbstract(members),
    snippet: longest(members.flatMap((work) => work.snippet ?? [])),
    keywords: keywords.length > 0 ? keywords : undefined,
    doi,
    pmid: firstOf(members, (work) => work.pmid) ?? undefined,
    pmcid: firstOf(members, (work) => work.pmcid) ?? undefined,
    arxivId: firstOf(members, (work) => work.arxivId) ?? undefined,
    openAlexId: firstOf(members, (work) => work.openAlexId) ?? undefined,
    volume: firstOf(members, (work) => work.volume) ?? undefined,
    issue: firstOf(members, (work) => work.issue) ?? undefined,
    pages: choosePages(members),
    publisher: firstOf(members, (work) => work.publisher) ?? undefined,
    urls: dropUndefined({
      landing: firstOf(members, (work) => work.urls.landing) ?? undefined,
      pdf: firstOf(members, (work) => work.urls.pdf) ?? undefined,
    }),
    citations: chooseCitations(members),
    peerReviewed: choosePeerReviewed(members),
    peerReviewHint:
      choosePeerReviewed(members) === null
        ? (firstOf(members, (work) => work.peerReviewHint) ?? undefined)
        : undefined,
    openAccess: chooseOpenAccess(members),
    retraction: chooseRetraction(members, doi),
    relatedDoi: firstOf(members, (work) => (work.relatedDoi === doi ? null : work.relatedDoi)) ?? undefined,
    source: chooseOrigins(members),
    sandbox: members.some((work) => work.sandbox === true) ? true : undefined,
  })
}

/** Notices last, then by trust in the index, then the fuller record, then by origin: never by arrival. */
function byTrust(a: Work, b: Work): number {
  return (
    Number(isNoticeTitle(a.title)) - Number(isNoticeTitle(b.title)) ||
    trustRank(a) - trustRank(b) ||
    JSON.stringify(b).length - JSON.stringify(a).length ||
    compareTexts(originOf(a), originOf(b)) ||
    compareTexts(JSON.stringify(a), JSON.stringify(b))
  )
}

function trustRank(work: Work): number {
  const ranks = work.source.map((origin) => trust.indexOf(origin.db)).filter((rank) => rank >= 0)
  return ranks.length === 0 ? trust.length : Math.min(...ranks)
}

/** Crossref's title of the DOI, else the title most members agree on. Titles with broken letters or cut short only if all are. */
const chooseTitle: Choice<string> = (members) => {
  const sound = members.filter((work) => isSound(work.title) && !/(?:…|\.\.\.)$/.test(work.title))
  const candidates = sound.length > 0 ? sound : members.filter((work) => work.title !== '')
  const registered = candidates.find(
    (work) => work.doi !== null && isFrom(work, 'crossref') && !isNoticeTitle(work.title),
  )
  if (registered !== undefined) return registered.title
  const votes = new Map<string, number>()
  const keyOf = (work: Work) => foldWords(work.title).join('')
  for (const work of candidates) votes.set(keyOf(work), (votes.get(keyOf(work)) ?? 0) + 1)
  const most = Math.max(0, ...votes.values())
  return candidates.find((work) => votes.get(keyOf(work)) === most)?.title ?? ''
}

/** The longest list with family names; of equal lists the one with the fuller given names; broken letters last. */
const chooseAuthors: Choice<Author[]> = (members) => {
  const ranked = members.toSorted(
    (a, b) =>
      Number(hasBrokenName(a)) - Number(hasBrokenName(b)) ||
      familyCount(b) - familyCount(a) ||
      givenLength(b) - givenLength(a),
  )
  return ranked[0]?.authors ?? []
}
const hasBrokenName = (work: Work): boolean =>
  work.authors.some((author) => !isSound(`${author.family ?? ''}${author.full ?? ''}x`))
const familyCount = (work: Work): number =>
  work.authors.filter((author) => author.family !== undefined).length
const givenLength = (work: Work): number =>
  work.authors.reduce((sum, author) => sum + (author.given ?? '').length, 0)

/** The first year in which the version of record appeared; a preprint's year only if there is no other. */
const chooseYear: Choice<number | null> = (members) => {
  const published = years(members.filter((work) => work.type !== 'preprint' && !isNoticeTitle(work.title)))
  const known = published.length > 0 ? published : years(members)
  return known.length > 0 ? Math.min(...known) : null
}
const years = (members: readonly Work[]): number[] => members.flatMap((work) => work.year ?? [])

/** The most precise date of the chosen year; of equally precise ones the earliest. */
function chooseDate(members: readonly Work[], year: number | null): string | undefined {
  const dates = members
    .flatMap((work) => work.date ?? [])
    .filter((date) => year === null || date.startsWith(String(year)))
  return dates.sort((a, b) => b.length - a.length || compareTexts(a, b))[0]
}

/** The longest abstract without broken letters, else the longest. A snippet is never an abstract. */
const chooseAbstract: Choice<string | null> = (members) => {
  const abstracts = members.flatMap((work) => work.abstract ?? [])
  return longest(abstracts.filter(isSound)) ?? longest(abstracts) ?? null
}

/** The page range of the most trusted member that gives both ends, else what there is. */
const choosePages: Choice<string | undefined> = (members) => {
  const pages = members.flatMap((work) => work.pages ?? [])
  return pages.find((text) => /\d\s*[-–—]+\s*\w/.test(text)) ?? pages[0]
}

/** The largest count any index knows; null when none knows. Indexes count within their own holdings: none can count too many. */
const chooseCitations: Choice<number | null> = (members) => {
  const counts = members.flatMap((work) => work.citations ?? [])
  return counts.length > 0 ? Math.max(...counts) : null
}

/** True when any index states it; false when one denies it and none states it. */
const choosePeerReviewed: Choice<boolean | null> = (members) =>
  anyTrue(members.map((work) => work.peerReviewed))
const chooseOpenAccess: Choice<boolean | null> = (members) => anyTrue(members.map((work) => work.openAccess))

/** The gravest notice; of equal ones Crossref's. An erratum that was folded into its article counts as a correction. */
function chooseRetraction(members: readonly Work[], doi: string | null): Retraction | null {
  const notices = members.flatMap((work) => [
    ...(work.retraction === null ? [] : [work.retraction]),
    ...foldedNotice(work, doi),
  ])
  const ranked = notices.sort(
    (a, b) =>
      retractionStrength[b.kind] - retractionStrength[a.kind] ||
      Number(b.via === 'crossref') - Number(a.via === 'crossref') ||
      Number(b.noticeDoi !== undefined) - Number(a.noticeDoi !== undefined),
  )
  return ranked[0] ?? null
}

function foldedNotice(work: Work, doi: string | null): Retraction[] {
  if (!isNoticeTitle(work.title)) return []
  const notice = work.doi === null || work.doi === doi ? {} : { noticeDoi: work.doi }
  return [{ kind: 'corrected', ...notice, via: (work.source[0]?.db ?? 'unknown').slice(0, 40) }]
}

const chooseTitles: Choice<{ lang: string; text: string }[]> = (members) => {
  const seen = new Map(
    members
      .flatMap((work) => work.titles ?? [])
      .map((title) => [`${title.lang}:${foldWords(title.text).join('')}`, title]),
  )
  return [...seen.values()].slice(0, TITLES_MAX)
}

const chooseKeywords: Choice<string[]> = (members) => {
  const seen = new Map<string, string>()
  for (const word of members.flatMap((work) => work.keywords ?? [])) {
    const key = foldWords(word).join(' ')
    if (key !== '' && !seen.has(key)) seen.set(key, word)
  }
  return [...seen.values()].slice(0, KEYWORDS_MAX)
}

const chooseOrigins: Choice<Origin[]> = (members) => {
  const seen = new Map(members.flatMap((work) => work.source).map((origin) => [originKey(origin), origin]))
  return [...seen.values()].slice(0, ORIGINS_MAX)
}

const isSound = (text: string): boolean => text !== '' && !text.includes(BROKEN_LETTER)
const soundText = (text: string | null): string | null => (text !== null && isSound(text) ? text : null)
const isFrom = (work: Work, db: string): boolean => work.source.some((origin) => origin.db === db)
const originOf = (work: Work): string => work.source.map(originKey).join(' ')
const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const unique = (values: readonly string[]): string[] => [...new Set(values)]
const anyTrue = (values: readonly (boolean | null)[]): boolean | null =>
  values.includes(true) ? true : values.includes(false) ? false : null

/** The first value, most trusted member first, that is neither unknown nor empty. */
function firstOf<Value>(
  members: readonly Work[],
  read: (work: Work) => Value | null | undefined,
): Value | null {
  for (const work of members) {
    const value = read(work)
    if (value !== null && value !== undefined && value !== '') return value
  }
  return null
}

function longest(texts: readonly string[]): string | undefined {
  return texts.toSorted((a, b) => b.length - a.length)[0]
}

/** The object without its undefined fields, so that a work equals itself after it was stored. */
function dropUndefined<T extends object>(value: T): T {
  for (const [key, field] of Object.entries(value))
    if (field === undefined) Reflect.deleteProperty(value, key)
  return value
}

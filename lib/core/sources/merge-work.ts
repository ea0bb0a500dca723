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

/** How one field of a merged work is chosen from its members, which come most trusted first; some are notices of the others. */
type Choice<Value> = (members: readonly Work[], notices: ReadonlySet<Work>) => Value

/**
 * One work from the records of several indexes, each field from the member that says it best (one function a field below).
 * The order of the members changes nothing. A record alone comes back as it is.
 */
export function mergeWorks(first: Work, ...others: readonly Work[]): Work {
  if (others.length === 0) return first
  const works = [first, ...others]
  const notices = new Set(works.filter((work) => isNoticeTitle(work.title)))
  const members = byTrust(works, notices)
  const doi = firstOf(members, (work) => work.doi)
  const year = chooseYear(members, notices)
  const titles = chooseTitles(members, notices)
  const keywords = chooseKeywords(members, notices)
  const peerReviewed = choosePeerReviewed(members, notices)
  const work: Work = {
    title: chooseTitle(members, notices),
    authors: chooseAuthors(members, notices),
    year,
    venue: firstOf(members, (work) => soundText(work.venue)) ?? firstOf(members, (work) => work.venue),
    issn: unique(members.flatMap((work) => work.issn)).slice(0, ISSN_MAX),
    type: members.find((work) => work.type !== 'other')?.type ?? 'other',
    language: firstOf(members, (work) => work.language),
    abstract: chooseAbstract(members, notices),
    doi,
    urls: addKnown<Work['urls']>(
      {},
      {
        landing: firstOf(members, (work) => work.urls.landing),
        pdf: firstOf(members, (work) => work.urls.pdf),
      },
    ),
    citations: chooseCitations(members, notices),
    peerReviewed,
    openAccess: chooseOpenAccess(members, notices),
    retraction: chooseRetraction(members, notices, doi),
    source: chooseOrigins(members, notices),
  }
  return addKnown(work, {
    titles: titles.length > 0 ? titles : undefined,
    date: chooseDate(members, year),
    snippet: longest(knownOf(members, (member) => member.snippet)),
    keywords: keywords.length > 0 ? keywords : undefined,
    pmid: firstOf(members, (member) => member.pmid),
    pmcid: firstOf(members, (member) => member.pmcid),
    arxivId: firstOf(members, (member) => member.arxivId),
    openAlexId: firstOf(members, (member) => member.openAlexId),
    volume: firstOf(members, (member) => member.volume),
    issue: firstOf(members, (member) => member.issue),
    pages: choosePages(members, notices),
    publisher: firstOf(members, (member) => member.publisher),
    peerReviewHint: peerReviewed === null ? firstOf(members, (member) => member.peerReviewHint) : undefined,
    relatedDoi: firstOf(members, (member) => (member.relatedDoi === doi ? null : member.relatedDoi)),
    sandbox: members.some((member) => member.sandbox === true) ? true : undefined,
  })
}

/** Notices last, then by trust in the index, then the fuller record, then by origin: never by arrival. */
function byTrust(works: readonly Work[], notices: ReadonlySet<Work>): Work[] {
  const keyed = works.map((work) => ({ work, isNotice: notices.has(work), trust: trustRank(work) }))
  return keyed
    .sort(
      (a, b) =>
        Number(a.isNotice) - Number(b.isNotice) || a.trust - b.trust || compareFullness(a.work, b.work),
    )
    .map(({ work }) => work)
}

function compareFullness(a: Work, b: Work): number {
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)]
  return right.length - left.length || compareTexts(originOf(a), originOf(b)) || compareTexts(left, right)
}

function trustRank(work: Work): number {
  const ranks = work.source.map((origin) => trust.indexOf(origin.db)).filter((rank) => rank >= 0)
  return ranks.length === 0 ? trust.length : Math.min(...ranks)
}

/** Crossref's title of the DOI, else the title most members agree on. Titles with broken letters or cut short only if all are. */
const chooseTitle: Choice<string> = (members, notices) => {
  const sound = members.filter((work) => isSound(work.title) && !/(?:…|\.\.\.)$/.test(work.title))
  const candidates = sound.length > 0 ? sound : members.filter((work) => work.title !== '')
  const registered = candidates.find(
    (work) => work.doi !== null && isFrom(work, 'crossref') && !notices.has(work),
  )
  if (registered !== undefined) return registered.title
  // Of two titles neither has more votes.
  if (candidates.length <= 2) return candidates[0]?.title ?? ''
  const keys = candidates.map((work) => foldWords(work.title).join(''))
  const votes = new Map<string, number>()
  for (const key of keys) votes.set(key, (votes.get(key) ?? 0) + 1)
  const most = Math.max(0, ...votes.values())
  return candidates.find((_, at) => votes.get(keys[at] ?? '') === most)?.title ?? ''
}

/** The longest list with family names; of equal lists the one with the fuller given names; broken letters last. */
const chooseAuthors: Choice<Author[]> = (members) => {
  const ranked = members.map(({ authors }) => ({
    authors,
    isBroken: hasBrokenName(authors),
    families: authors.filter((author) => author.family !== undefined).length,
    givenLength: authors.reduce((sum, author) => sum + (author.given ?? '').length, 0),
  }))
  ranked.sort(
    (a, b) =>
      Number(a.isBroken) - Number(b.isBroken) || b.families - a.families || b.givenLength - a.givenLength,
  )
  return ranked[0]?.authors ?? []
}
const hasBrokenName = (authors: readonly Author[]): boolean =>
  authors.some((author) => !isSound(`${author.family ?? ''}${author.full ?? ''}x`))

/** The first year in which the version of record appeared; a preprint's year only if there is no other. */
const chooseYear: Choice<number | null> = (members, notices) => {
  const published = years(members.filter((work) => work.type !== 'preprint' && !notices.has(work)))
  const known = published.length > 0 ? published : years(members)
  return known.length > 0 ? Math.min(...known) : null
}
const years = (members: readonly Work[]): number[] => knownOf(members, (work) => work.year)

/** The most precise date of the chosen year; of equally precise ones the earliest. */
function chooseDate(members: readonly Work[], year: number | null): string | undefined {
  const dates = members
    .flatMap((work) => work.date ?? [])
    .filter((date) => year === null || date.startsWith(String(year)))
  return dates.sort((a, b) => b.length - a.length || compareTexts(a, b))[0]
}

/** The longest abstract without broken letters, else the longest. A snippet is never an abstract. */
const chooseAbstract: Choice<string | null> = (members) => {
  const abstracts = knownOf(members, (work) => work.abstract)
  return longest(abstracts.filter(isSound)) ?? longest(abstracts) ?? null
}

/** The page range of the most trusted member that gives both ends, else what there is. */
const choosePages: Choice<string | undefined> = (members) => {
  const pages = knownOf(members, (work) => work.pages)
  return pages.find((text) => /\d\s*[-–—]+\s*\w/.test(text)) ?? pages[0]
}

/** The largest count any index knows; null when none knows. Indexes count within their own holdings: none can count too many. */
const chooseCitations: Choice<number | null> = (members) => {
  const counts = knownOf(members, (work) => work.citations)
  return counts.length > 0 ? Math.max(...counts) : null
}

/** True when any index states it; false when one denies it and none states it. */
const choosePeerReviewed: Choice<boolean | null> = (members) =>
  anyTrue(members.map((work) => work.peerReviewed))
const chooseOpenAccess: Choice<boolean | null> = (members) => anyTrue(members.map((work) => work.openAccess))

/** The gravest notice; of equal ones Crossref's. An erratum that was folded into its article counts as a correction. */
function chooseRetraction(
  members: readonly Work[],
  notices: ReadonlySet<Work>,
  doi: string | null,
): Retraction | null {
  const said = knownOf(members, (work) => work.retraction)
  for (const work of members) if (notices.has(work)) said.push(foldedNotice(work, doi))
  const ranked = said.sort(
    (a, b) =>
      retractionStrength[b.kind] - retractionStrength[a.kind] ||
      Number(b.via === 'crossref') - Number(a.via === 'crossref') ||
      Number(b.noticeDoi !== undefined) - Number(a.noticeDoi !== undefined),
  )
  return ranked[0] ?? null
}

function foldedNotice(work: Work, doi: string | null): Retraction {
  const notice = work.doi === null || work.doi === doi ? {} : { noticeDoi: work.doi }
  return { kind: 'corrected', ...notice, via: (work.source[0]?.db ?? 'unknown').slice(0, 40) }
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
  const words = new Set(members.flatMap((work) => work.keywords ?? []))
  const own = members.find((work) => work.keywords?.length === words.size)
  if (own?.keywords !== undefined) return own.keywords
  const seen = new Map<string, string>()
  for (const word of words) {
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

/** The first of the longest. */
function longest(texts: readonly string[]): string | undefined {
  let best = texts[0]
  for (const text of texts) if (best !== undefined && text.length > best.length) best = text
  return best
}

/** What the members say of one field, those left out that do not say. */
function knownOf<Value>(members: readonly Work[], read: (work: Work) => Value | null | undefined): Value[] {
  const values: Value[] = []
  for (const work of members) {
    const value = read(work)
    if (value !== null && value !== undefined) values.push(value)
  }
  return values
}

type Unknown<T> = { readonly [Key in keyof T]?: T[Key] | null | undefined }

/** Adds the fields that are known and no others, so that a work equals itself after it was stored. */
function addKnown<T extends object>(to: T, fields: Unknown<T>): T {
  for (const [key, field] of Object.entries(fields))
    if (field !== undefined && field !== null) Reflect.set(to, key, field)
  return to
}

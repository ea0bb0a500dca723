import type { Author, Origin, Retraction, Work } from '@/lib/contracts/work'
import { databaseFacts } from '@/lib/core/databases/database-facts'
import { isDatabaseId } from '@/lib/core/databases/database-names'
import { databaseRoles } from '@/lib/core/databases/database-roles'
import { originKey } from '@/lib/core/identity/source-id'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { foldCompact, foldWords } from '@/lib/core/text/fold-words'
import { isNoticeTitle } from './match-title'

const retractionStrength = { retracted: 3, concern: 2, corrected: 1 } as const
/** Behind every database: the student's own records. */
const LEAST_TRUSTED = 1_000
const TITLES_MAX = 20
const ISSN_MAX = 20
const KEYWORDS_MAX = 100
const ORIGINS_MAX = 40
const BROKEN_LETTER = '\uFFFD'

/** How one field of a merged work is chosen from its members, which come most trusted first; some are notices of the others. */
type Choice<Value> = (members: readonly Work[], notices: readonly Work[]) => Value

/**
 * One work from the records of several indexes, each field from the member that says it best (one function a field below).
 * The order of the members changes nothing. A record alone comes back as it is.
 */
export function mergeWorks(first: Work, ...others: readonly Work[]): Work {
  if (others.length === 0) return first
  const works = [first, ...others]
  const notices = works.filter((work) => isNoticeTitle(work.title))
  const members = works.sort((a, b) => compareTrust(a, b, notices))
  const doi = firstOf(members, 'doi')
  const year = chooseYear(members, notices)
  const titles = chooseTitles(members, notices)
  const keywords = chooseKeywords(members, notices)
  const peerReviewed = choosePeerReviewed(members, notices)
  const work: Work = {
    title: chooseTitle(members, notices),
    authors: chooseAuthors(members, notices),
    year,
    venue: members.find((member) => isSound(member.venue))?.venue ?? firstOf(members, 'venue'),
    issn: chooseIssn(members, notices),
    type: members.find((member) => member.type !== 'other')?.type ?? 'other',
    language: firstOf(members, 'language'),
    abstract: chooseAbstract(members, notices),
    doi,
    urls: chooseUrls(members, notices),
    citations: chooseCitations(members, notices),
    peerReviewed,
    openAccess: chooseOpenAccess(members, notices),
    retraction: chooseRetraction(members, notices, doi),
    source: chooseOrigins(members, notices),
  }
  // Only fields that are known are there, so that a work equals itself after it was stored.
  setKnown(work, 'titles', titles.length > 0 ? titles : undefined)
  setKnown(work, 'date', chooseDate(members, year))
  setKnown(
    work,
    'snippet',
    longest(members, (member) => member.snippet),
  )
  setKnown(work, 'keywords', keywords.length > 0 ? keywords : undefined)
  setKnown(work, 'pmid', firstOf(members, 'pmid'))
  setKnown(work, 'pmcid', firstOf(members, 'pmcid'))
  setKnown(work, 'arxivId', firstOf(members, 'arxivId'))
  setKnown(work, 'openAlexId', firstOf(members, 'openAlexId'))
  setKnown(work, 'volume', firstOf(members, 'volume'))
  setKnown(work, 'issue', firstOf(members, 'issue'))
  setKnown(work, 'pages', choosePages(members, notices))
  setKnown(work, 'publisher', firstOf(members, 'publisher'))
  if (peerReviewed === null) setKnown(work, 'peerReviewHint', firstOf(members, 'peerReviewHint'))
  setKnown(work, 'relatedDoi', members.find((member) => isOther(member.relatedDoi, doi))?.relatedDoi)
  if (members.some((member) => member.sandbox === true)) work.sandbox = true
  return work
}

/** Notices last, then by trust in the index, then the fuller record, then by origin: never by arrival. */
function compareTrust(a: Work, b: Work, notices: readonly Work[]): number {
  return (
    Number(notices.includes(a)) - Number(notices.includes(b)) ||
    trustRank(a) - trustRank(b) ||
    compareFullness(a, b)
  )
}

function compareFullness(a: Work, b: Work): number {
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)]
  return right.length - left.length || compareTexts(originOf(a), originOf(b)) || compareTexts(left, right)
}

function trustRank(work: Work): number {
  return work.source.reduce(
    (best, { db }) => (isDatabaseId(db) ? Math.min(best, databaseFacts[db].trustRank) : best),
    LEAST_TRUSTED,
  )
}

/** Crossref's title of the DOI, else the title most members agree on. Titles with broken letters or cut short only if all are. */
const chooseTitle: Choice<string> = (members, notices) => {
  const sound = members.filter((work) => isSound(work.title) && !/(?:…|\.\.\.)$/.test(work.title))
  const candidates = sound.length > 0 ? sound : members.filter((work) => work.title !== '')
  const registered = candidates.find(
    (work) => work.doi !== null && isFrom(work, databaseRoles.registry) && !notices.includes(work),
  )
  if (registered !== undefined) return registered.title
  // Of two titles neither has more votes.
  if (candidates.length <= 2) return candidates[0]?.title ?? ''
  const keys = candidates.map((work) => foldCompact(work.title))
  const votes = new Map<string, number>()
  for (const key of keys) votes.set(key, (votes.get(key) ?? 0) + 1)
  const most = Math.max(0, ...votes.values())
  return candidates.find((_, at) => votes.get(keys[at] ?? '') === most)?.title ?? ''
}

/** The longest list with family names; of equal lists the one with the fuller given names; broken letters last. */
const chooseAuthors: Choice<Author[]> = (members) => {
  const lists = members.map(({ authors }) => {
    let families = 0
    let givenLength = 0
    for (const { family, given } of authors) {
      if (family !== undefined) families += 1
      givenLength += given?.length ?? 0
    }
    return { authors, isBroken: hasBrokenName(authors), families, givenLength }
  })
  const best = bestOf(
    lists,
    (a, b) =>
      Number(a.isBroken) - Number(b.isBroken) || b.families - a.families || b.givenLength - a.givenLength,
  )
  return withWholeFamilies(best?.authors ?? [], members)
}

/**
 * Authors with the family name that another record gives them whole. An index that splits printed names takes the last word for it, which leaves the
 * first of two surnames with the given names: "María Ortega" "Garmendia" for "María" "Ortega Garmendia".
 */
function withWholeFamilies(authors: readonly Author[], members: readonly Work[]): Author[] {
  const wholes = members.flatMap((member) => member.authors.filter(({ family }) => family?.includes(' ')))
  if (wholes.length === 0) return [...authors]
  return authors.map((author) => {
    const { given, family } = author
    if (!given || !family) return author
    for (const whole of wholes) {
      const before = wordsBefore(whole.family ?? '', family)
      const rest = before === '' ? '' : wordsBefore(given, before)
      if (rest !== '') return { ...author, given: rest, family: `${before} ${family}` }
    }
    return author
  })
}

/** What stands before these last words; '' where they are not the last ones, or nothing stands before them. */
function wordsBefore(text: string, last: string): string {
  const isEnd = foldAccents(text).endsWith(` ${foldAccents(last)}`)
  return isEnd ? text.slice(0, text.length - last.length).trim() : ''
}

const hasBrokenName = (authors: readonly Author[]): boolean =>
  authors.some(({ family, full }) => isBroken(family) || isBroken(full))

/** The first year in which the version of record appeared; a preprint's year only if there is no other. */
const chooseYear: Choice<number | null> = (members, notices) =>
  earliest(members, (work) => work.type !== 'preprint' && !notices.includes(work)) ??
  earliest(members, () => true)

function earliest(members: readonly Work[], isCounted: (work: Work) => boolean): number | null {
  let first: number | null = null
  for (const work of members) {
    if (work.year !== null && (first === null || work.year < first) && isCounted(work)) first = work.year
  }
  return first
}

/** The most precise date of the chosen year; of equally precise ones the earliest. */
function chooseDate(members: readonly Work[], year: number | null): string | undefined {
  const dates: string[] = []
  for (const { date } of members)
    if (date !== undefined && (year === null || date.startsWith(String(year)))) dates.push(date)
  return bestOf(dates, (a, b) => b.length - a.length || compareTexts(a, b))
}

/** The longest abstract without broken letters, else the longest. A snippet is never an abstract. */
const chooseAbstract: Choice<string | null> = (members) =>
  longest(members, ({ abstract }) => (isSound(abstract) ? abstract : null)) ??
  longest(members, ({ abstract }) => abstract) ??
  null

/** The page range of the most trusted member that gives both ends, else what there is. */
const choosePages: Choice<string | undefined> = (members) => {
  const known = members.filter(({ pages }) => pages !== undefined)
  return (known.find(({ pages = '' }) => /\d\s*[-–—]+\s*\w/.test(pages)) ?? known[0])?.pages
}

const chooseUrls: Choice<Work['urls']> = (members) => {
  const urls: Work['urls'] = {}
  setKnown(urls, 'landing', members.find((work) => isSaid(work.urls.landing))?.urls.landing)
  setKnown(urls, 'pdf', members.find((work) => isSaid(work.urls.pdf))?.urls.pdf)
  return urls
}

/** The largest count any index knows; null when none knows. Indexes count within their own holdings: none can count too many. */
const chooseCitations: Choice<number | null> = (members) => {
  let most: number | null = null
  for (const { citations } of members)
    if (citations !== null && (most === null || citations > most)) most = citations
  return most
}

/** True when any index states it; false when one denies it and none states it. */
const choosePeerReviewed: Choice<boolean | null> = (members) => anyTrue(members, 'peerReviewed')
const chooseOpenAccess: Choice<boolean | null> = (members) => anyTrue(members, 'openAccess')

/** The gravest notice; of equal ones Crossref's. An erratum that was folded into its article counts as a correction. */
function chooseRetraction(
  members: readonly Work[],
  notices: readonly Work[],
  doi: string | null,
): Retraction | null {
  const said: Retraction[] = []
  for (const { retraction } of members) if (retraction !== null) said.push(retraction)
  for (const work of members) if (notices.includes(work)) said.push(foldedNotice(work, doi))
  const gravest = bestOf(
    said,
    (a, b) =>
      retractionStrength[b.kind] - retractionStrength[a.kind] ||
      Number(b.via === databaseRoles.decidesRetraction) - Number(a.via === databaseRoles.decidesRetraction) ||
      Number(b.noticeDoi !== undefined) - Number(a.noticeDoi !== undefined),
  )
  return gravest ?? null
}

function foldedNotice(work: Work, doi: string | null): Retraction {
  const notice = work.doi === null || work.doi === doi ? {} : { noticeDoi: work.doi }
  return { kind: 'corrected', ...notice, via: (work.source[0]?.db ?? 'unknown').slice(0, 40) }
}

const chooseTitles: Choice<{ lang: string; text: string }[]> = (members) => {
  const seen = new Map<string, { lang: string; text: string }>()
  for (const { titles } of members) {
    for (const title of titles ?? []) seen.set(`${title.lang}:${foldCompact(title.text)}`, title)
  }
  return [...seen.values()].slice(0, TITLES_MAX)
}

const chooseKeywords: Choice<string[]> = (members) => {
  const words = new Set<string>()
  for (const { keywords } of members) for (const word of keywords ?? []) words.add(word)
  const own = members.find((work) => work.keywords?.length === words.size)
  if (own?.keywords !== undefined) return own.keywords
  const seen = new Map<string, string>()
  for (const word of words) {
    const key = foldWords(word).join(' ')
    if (key !== '' && !seen.has(key)) seen.set(key, word)
  }
  return [...seen.values()].slice(0, KEYWORDS_MAX)
}

const chooseIssn: Choice<string[]> = (members) => {
  const seen = new Set<string>()
  for (const { issn } of members) for (const one of issn) seen.add(one)
  return [...seen].slice(0, ISSN_MAX)
}

const chooseOrigins: Choice<Origin[]> = (members) => {
  const seen = new Map<string, Origin>()
  for (const { source } of members) for (const origin of source) seen.set(originKey(origin), origin)
  return [...seen.values()].slice(0, ORIGINS_MAX)
}

const isSound = (text: string | null): boolean =>
  text !== null && text !== '' && !text.includes(BROKEN_LETTER)
const isBroken = (text: string | undefined): boolean => text?.includes(BROKEN_LETTER) === true
const isSaid = (text: string | undefined): boolean => text !== undefined && text !== ''
const isOther = (doi: string | undefined, own: string | null): boolean => isSaid(doi) && doi !== own
const isFrom = (work: Work, db: string): boolean => work.source.some((origin) => origin.db === db)
const originOf = (work: Work): string => work.source.map(originKey).join(' ')
const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function anyTrue(members: readonly Work[], field: 'peerReviewed' | 'openAccess'): boolean | null {
  if (members.some((work) => work[field] === true)) return true
  return members.some((work) => work[field] === false) ? false : null
}

/** The first value, most trusted member first, that is neither unknown nor empty. */
function firstOf<Field extends keyof Work>(
  members: readonly Work[],
  field: Field,
): NonNullable<Work[Field]> | null {
  for (const work of members) {
    const value = work[field]
    if (value !== null && value !== undefined && value !== '') return value
  }
  return null
}

/** The first of the longest texts that members give. */
function longest(
  members: readonly Work[],
  read: (work: Work) => string | null | undefined,
): string | undefined {
  let best: string | undefined
  for (const work of members) {
    const text = read(work)
    if (text !== null && text !== undefined && (best === undefined || text.length > best.length)) best = text
  }
  return best
}

/** What sorting would put first; of equal ones the first. */
function bestOf<Value>(values: readonly Value[], compare: (a: Value, b: Value) => number): Value | undefined {
  let best = values[0]
  for (const value of values) if (best !== undefined && compare(value, best) < 0) best = value
  return best
}

function setKnown<T, Field extends keyof T>(to: T, field: Field, value: T[Field] | null | undefined): void {
  if (value !== null && value !== undefined) to[field] = value
}

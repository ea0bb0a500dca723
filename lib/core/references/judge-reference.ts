import {
  comparedFields,
  type FieldDifference,
  type IndexStatement,
  type ReferenceVerdict,
} from '@/lib/contracts/reference-check'
import type { Source } from '@/lib/contracts/source'
import type { Retraction, Work } from '@/lib/contracts/work'
import { databaseFacts } from '@/lib/core/databases/database-facts'
import { isDatabaseId } from '@/lib/core/databases/database-names'
import { databaseRoles } from '@/lib/core/databases/database-roles'
import { normaliseDoi } from '@/lib/core/identity/doi'
import { matchFeatures } from '@/lib/core/merging/match-features'
import { matchRecordOfWork } from '@/lib/core/merging/match-record'
import { areTwoForms, type ComparedWork, compareFields, differencesOf } from './compare-fields'

/** A record an index gave for the reference's own identifier, or for its title. */
export interface IndexCandidate {
  readonly work: Work
  readonly by: 'id' | 'title'
}

/** All that one index said. `failed`: a question that was needed got no answer, so finding nothing says nothing. */
export interface IndexAnswer {
  readonly index: string
  readonly failed: boolean
  readonly candidates: readonly IndexCandidate[]
}

/** The standing of one DOI, as the check of retractions gives it. */
export interface Standing {
  readonly check: Source['retractionCheck']
  readonly notice: Retraction | null
}

export interface JudgedReference {
  /** The reference as it would be printed. */
  readonly work: Work
  /** In order of trust; at most three. */
  readonly answers: readonly IndexAnswer[]
  /** By bare DOI; a DOI that was not asked for is absent. */
  readonly retraction: ReadonlyMap<string, Standing>
  readonly checkedAt: string
}

interface Found {
  readonly candidate: IndexCandidate
  readonly compared: ComparedWork
}

/** Both are needed before "not found" may be said. */
const INDEXES_NEEDED = 2
const ANSWERS_MAX = 3
const DIFFERENCES_MAX = 10
/** The statement about notices of retraction stands beside those of the indexes under this name. */
export const NOTICES = 'crossref-notices'

/**
 * What the indexes say of a reference. A record is the same work when two of title, first author and year agree; one that
 * was found by its title must agree (or nearly) in the title, since a search for an invented title brings other papers of
 * the same author and year. A difference counts only where an index contradicts us and none agrees. Retraction comes first:
 * Crossref says it alone, another index alone is a concern. Nothing is "not found" unless two indexes answered.
 */
export function judgeReference({ work, answers, retraction, checkedAt }: JudgedReference): ReferenceVerdict {
  const read = answers.slice(0, ANSWERS_MAX).map((answer) => ({ answer, found: sameWorkIn(work, answer) }))
  const founds = read.flatMap(({ answer, found }) => (found === null ? [] : [{ answer, found }]))
  const dois = doisAbout(
    work,
    read.flatMap(({ answer }) => answer.candidates),
    founds.map(({ found }) => found),
  )
  const statements = [
    ...read.map(({ answer, found }) => statementOf(answer, found)),
    ...noticeStatement(dois, retraction),
  ]
  const differences = founds.length === 0 ? [] : realDifferences(work, founds)
  const notice = noticeAbout(
    work,
    founds.map(({ found }) => found.candidate.work),
    dois,
    retraction,
  )
  const isAnsweredByAll =
    answers.length >= INDEXES_NEEDED && answers.every(({ failed }) => !failed) && isTelling(work)
  const existence =
    founds.length > 0
      ? differences.length > 0
        ? 'described-wrongly'
        : 'verified'
      : isAnsweredByAll
        ? 'not-found'
        : 'not-checked'
  return {
    verdict: notice?.verdict ?? existence,
    statements,
    differences,
    noticeDoi: notice?.doi ?? null,
    checkedAt,
  }
}

/** Whether a record settles the question, so that the index need not be searched for the title as well. */
export function isSettledBy(work: Work, candidate: IndexCandidate): boolean {
  const title = foundIf(work, candidate)?.compared.title
  return title === 'same' || title === 'slip' || title === 'unknown'
}

function sameWorkIn(work: Work, answer: IndexAnswer): Found | null {
  const found = answer.candidates.map((candidate) => foundIf(work, candidate)).filter((one) => one !== null)
  return found.reduce<Found | null>(
    (best, one) => (best === null || rank(work, one) > rank(work, best) ? one : best),
    null,
  )
}

/** Agreement in all three before agreement in the DOI: a DOI that leads elsewhere is a fault of the reference. */
function rank(work: Work, { candidate, compared }: Found): number {
  const agreeing = agreesIn(compared).filter((field) => field === 'title' || field === 'author').length
  const form = areTwoForms(work, candidate.work) ? 0 : 1
  return agreeing * 8 + form * 4 + (compared.year === 'same' ? 2 : 0) + (candidate.by === 'id' ? 1 : 0)
}

function foundIf(work: Work, candidate: IndexCandidate): Found | null {
  const compared = compareFields(work, candidate.work)
  const isTitleNear = ['same', 'slip', 'alike'].includes(compared.title)
  const [isAuthorSame, isYearSame] = [compared.author === 'same', compared.year === 'same']
  const agreeing = [isTitleNear, isAuthorSame, isYearSame].filter(Boolean).length
  const isById = candidate.by === 'id'
  if (!isById && !isTitleNear) return null
  // "Editorial", "Introduction": half a journal bears the title.
  if (!isTelling(work) && !isById && agreeing < 3) return null
  // A title that only resembles ours needs both others.
  if (!isById && compared.title === 'alike' && agreeing < 3 && !isOtherFormOf(work, candidate, isAuthorSame))
    return null
  // Two fields can agree only where both sides state two.
  const stated = [compared.title, compared.author, compared.year].filter(
    (state) => state !== 'unknown',
  ).length
  const isAllThereIs = isById && isTitleNear && stated < 2
  return agreeing >= 2 || isAllThereIs ? { candidate, compared } : null
}

/** The other form's year is not compared, so title and author must do. */
function isOtherFormOf(work: Work, candidate: IndexCandidate, isAuthorSame: boolean): boolean {
  return isAuthorSame && areTwoForms(work, candidate.work)
}

function isTelling(work: Work): boolean {
  const { titles, isGeneric } = matchFeatures(matchRecordOfWork('', work))
  return titles.length > 0 && !isGeneric
}

function agreesIn(compared: ComparedWork) {
  return comparedFields.filter((field) => compared[field] === 'same')
}

function statementOf(answer: IndexAnswer, found: Found | null): IndexStatement {
  if (found === null)
    return { index: answer.index, answer: answer.failed ? 'failed' : 'absent', agrees: [], url: '' }
  const { work } = found.candidate
  return {
    index: answer.index,
    answer: 'found',
    agrees: agreesIn(found.compared),
    url: addressIn(answer.index, work),
  }
}

function addressIn(index: string, work: Work): string {
  const own = isDatabaseId(index) ? databaseFacts[index].workPage?.(work) : null
  if (own) return own
  const doi = normaliseDoi(work.doi)
  return doi === null ? (work.urls.landing ?? '') : `https://doi.org/${doi}`
}

/** What at least one index contradicts and none confirms; the same correction from two indexes is told once. */
function realDifferences(
  work: Work,
  founds: readonly { readonly answer: IndexAnswer; readonly found: Found }[],
): FieldDifference[] {
  const confirmed = new Set(founds.flatMap(({ found }) => agreesIn(found.compared)))
  const seen = new Set<string>()
  return founds
    .flatMap(({ answer, found }) => differencesOf(work, found.candidate.work, answer.index))
    .filter(({ field, theirs }) => {
      const told = `${field} ${theirs.toLowerCase()}`
      if (confirmed.has(field) || theirs === '' || seen.has(told)) return false
      seen.add(told)
      return true
    })
    .slice(0, DIFFERENCES_MAX)
}

/** The DOIs whose standing is this reference's: those of the records that are it, and its own unless that leads elsewhere. */
function doisAbout(work: Work, candidates: readonly IndexCandidate[], founds: readonly Found[]): string[] {
  const own = normaliseDoi(work.doi)
  const leadsElsewhere =
    candidates.some(({ by, work: other }) => by === 'id' && normaliseDoi(other.doi) === own) &&
    !founds.some(({ candidate }) => normaliseDoi(candidate.work.doi) === own)
  const sameForm = founds.filter(({ candidate }) => !areTwoForms(work, candidate.work))
  const found = sameForm.map(({ candidate }) => normaliseDoi(candidate.work.doi))
  return [...new Set([leadsElsewhere ? null : own, ...found])].filter((doi) => doi !== null)
}

function noticeStatement(
  dois: readonly string[],
  retraction: ReadonlyMap<string, Standing>,
): readonly IndexStatement[] {
  const standings = dois.flatMap((doi) => retraction.get(doi) ?? [])
  if (standings.length === 0) return []
  const isFound = standings.some(({ notice }) => notice !== null)
  const isUnknown = standings.some(({ check }) => check === 'not-checked')
  return [
    { index: NOTICES, answer: isFound ? 'found' : isUnknown ? 'failed' : 'absent', agrees: [], url: '' },
  ]
}

interface GraveNotice {
  readonly verdict: 'retracted' | 'concern'
  readonly doi: string | null
}

/** The gravest of all notices about the reference; corrections are none. */
function noticeAbout(
  work: Work,
  records: readonly Work[],
  dois: readonly string[],
  retraction: ReadonlyMap<string, Standing>,
): GraveNotice | null {
  const sameForm = records.filter((record) => !areTwoForms(work, record))
  const said = [
    ...dois.flatMap((doi) => retraction.get(doi)?.notice ?? []),
    ...[work, ...sameForm].flatMap((record) => record.retraction ?? []),
  ].filter(({ kind }) => kind !== 'corrected')
  const grave = said.find(({ kind, via }) => kind === 'retracted' && via === databaseRoles.decidesRetraction)
  const [notice] = grave === undefined ? said : [grave]
  if (notice === undefined) return null
  const doi = notice.noticeDoi ?? said.find(({ noticeDoi }) => noticeDoi !== undefined)?.noticeDoi ?? null
  return { verdict: grave === undefined ? 'concern' : 'retracted', doi: normaliseDoi(doi) }
}

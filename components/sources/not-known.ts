import type { SourceRow } from '@/lib/contracts/source-validation'

type NotKnown =
  | 'abstract'
  | 'year'
  | 'authors'
  | 'venue'
  | 'citations'
  | 'peer-review'
  | 'retraction'
  | 'access'
  | 'language'

/** What nobody could tell about a source; said openly, because both scores stand on less without it. */
export function notKnownOf(row: SourceRow): readonly NotKnown[] {
  const { work } = row
  const missing: [NotKnown, boolean][] = [
    ['abstract', !row.hasAbstract],
    ['authors', work.authors.length === 0],
    ['year', work.year === null],
    ['venue', work.venue === null],
    ['language', work.language === null],
    ['citations', work.citations === null],
    ['peer-review', row.peerReview === 'unknown'],
    ['retraction', row.retractionCheck === 'not-checked'],
    ['access', row.access.state === 'not-checked' || row.access.state === 'unreachable'],
  ]
  return missing.filter(([, isMissing]) => isMissing).map(([name]) => name)
}

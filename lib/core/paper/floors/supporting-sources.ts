import type { PaperSource } from '@/lib/contracts/paper-session'
import type { Work } from '@/lib/contracts/work'
import { isPreprintOf } from '@/lib/core/records/preprint-version'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'
import type { PaperFloor } from './floor-context'

const known = new WeakMap<readonly PaperSource[], readonly PaperSource[]>()

/**
 * The sources that may support something: those that were not retracted, and of a preprint and its article the article alone, so that no study is counted twice; the same
 * list as it came where there is neither.
 */
export function supportingSources(sources: readonly PaperSource[]): readonly PaperSource[] {
  const found = known.get(sources) ?? citable(sources)
  known.set(sources, found)
  return found
}

function citable(sources: readonly PaperSource[]): readonly PaperSource[] {
  const standing = sources.filter(({ work }) => work.retraction?.kind !== 'retracted')
  const left = standing.filter(
    ({ work }) =>
      !standing.some((other) => isPreprintOf(work, other.work) || isUndatedTwin(work, other.work)),
  )
  return left.length === sources.length ? sources : left
}

/** Whether a record without a year is of the same work as one that has it: the same signed authors and the same whole title. */
function isUndatedTwin(undated: Work, dated: Work): boolean {
  if (undated.year !== null || dated.year === null || undated.authors.length === 0) return false
  if (undated.doi !== null && dated.doi !== null && undated.doi !== dated.doi) return false
  const [one, other] = [undated, dated].map(({ title }) => cognateStems(title).join(' '))
  return one !== '' && one === other && familiesOf(undated) === familiesOf(dated)
}

const familiesOf = ({ authors }: Work): string =>
  authors
    .map(({ family, full }) => foldAccents(family ?? full ?? ''))
    .toSorted()
    .join('|')

/** A floor that counts and quotes what may support something alone, so that all counts of a paper are of the same works. */
export const ofSupporting =
  (floor: PaperFloor): PaperFloor =>
  (context) =>
    floor({ ...context, sources: supportingSources(context.sources) })

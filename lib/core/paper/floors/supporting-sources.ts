import type { PaperSource } from '@/lib/contracts/paper-session'
import type { Work } from '@/lib/contracts/work'
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
  const left = standing.filter(({ work }) => !standing.some((other) => isVersionOf(work, other.work)))
  return left.length === sources.length ? sources : left
}

/** Whether a work is a preprint of another: the same authors, and the same title or its beginning. */
function isVersionOf(preprint: Work, article: Work): boolean {
  if (preprint.type !== 'preprint' || article.type === 'preprint') return false
  const families = ({ authors }: Work) =>
    authors.map(({ family, full }) => foldAccents(family ?? full ?? '')).toSorted()
  // Nobody signed either: then the whole title has to tell.
  const told = ({ title }: Work) => (preprint.authors.length === 0 ? title : (title.split(': ')[0] ?? ''))
  const [one, other] = [preprint, article].map((work) => cognateStems(told(work)).join(' '))
  return one !== '' && one === other && families(preprint).join('|') === families(article).join('|')
}

/** A floor that counts and quotes what may support something alone, so that all counts of a paper are of the same works. */
export const ofSupporting =
  (floor: PaperFloor): PaperFloor =>
  (context) =>
    floor({ ...context, sources: supportingSources(context.sources) })

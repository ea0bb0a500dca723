import type { Work } from '@/lib/contracts/work'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'

/** Whether a work is a preprint of another: the same authors, and the same title or its beginning. */
export function isPreprintOf(preprint: Work, article: Work): boolean {
  if (preprint.type !== 'preprint' || article.type === 'preprint') return false
  const families = ({ authors }: Work) =>
    authors.map(({ family, full }) => foldAccents(family ?? full ?? '')).toSorted()
  // Nobody signed either: then the whole title has to tell.
  const told = ({ title }: Work) => (preprint.authors.length === 0 ? title : (title.split(': ')[0] ?? ''))
  const [one, other] = [preprint, article].map((work) => cognateStems(told(work)).join(' '))
  return one !== '' && one === other && families(preprint).join('|') === families(article).join('|')
}

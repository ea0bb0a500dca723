import type { Work } from '@/lib/contracts/work'
import { foldAccents } from '@/lib/core/text/fold-accents'

/** The authors of a record as "Silva, A": by these two records are of one group. */
export function authorNames(work: Pick<Work, 'authors'> | null): readonly string[] {
  return (work?.authors ?? []).flatMap(({ family, given, full }) => {
    if (!family) return full ? [full] : []
    const initial = given?.trim().slice(0, 1)
    return [initial ? `${family}, ${initial}` : family]
  })
}

/** Whether a record names this author, whatever its accents and capitals. */
export function isByAuthor(work: Pick<Work, 'authors'>, author: string): boolean {
  const wanted = foldAccents(author)
  return authorNames(work).some((name) => foldAccents(name) === wanted)
}

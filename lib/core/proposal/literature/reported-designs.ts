import type { DesignId, Literature, ProposalSource } from '@/lib/contracts/proposal-run'
import { studyDesignOf } from '@/lib/core/evidence/study-design'
import { isPreprintOf } from '@/lib/core/records/preprint-version'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { isRetracted } from './rank-literature'

/** Which sources report which design; sources whose title and abstract name none are in no list. */
export type DesignsReported = ReadonlyMap<DesignId, readonly string[]>

/**
 * The sources that a text of the proposal may rest on: a retracted study is no example to follow, and is not cited; of a preprint and its article the article alone is,
 * so that no study is counted twice.
 */
export function citableSources({ sources }: Pick<Literature, 'sources'>): readonly ProposalSource[] {
  const standing = sources.filter((source) => !isRetracted(source))
  return standing.filter(({ work }) => !standing.some((other) => isPreprintOf(work, other.work)))
}

/** The design that the title or abstract of a source names; null where they name none. */
export function designReported({ work }: Pick<ProposalSource, 'work'>): DesignId | null {
  const language = work.language?.slice(0, 2) ?? detectLanguage(`${work.title}. ${work.abstract ?? ''}`)
  return studyDesignOf(work, language)
}

/** The designs of the sources that may be cited, each with the keys of those sources. Problem and methodology count by it. */
export function designsReported(literature: Pick<Literature, 'sources'>): DesignsReported {
  const found = new Map<DesignId, string[]>()
  for (const source of citableSources(literature)) {
    const design = designReported(source)
    if (design !== null) found.set(design, [...(found.get(design) ?? []), source.key])
  }
  return found
}

import type { ProposalSource } from '@/lib/contracts/proposal-run'
import type { ReadField, ReviewSentence, Study, StudySentence } from '@/lib/contracts/review'
import { withoutHeading } from '@/lib/core/evidence/sentence-roles'

/** A source with what was read of it. */
export interface ReviewedSource {
  readonly source: ProposalSource
  readonly study: Study
}

/** Sources with their studies, in the order of the sources; those that were not read are left out. */
export function reviewedSources(
  sources: readonly ProposalSource[],
  studies: readonly Study[],
): readonly ReviewedSource[] {
  const byKey = new Map(studies.map((study) => [study.key, study]))
  return sources.flatMap((source) => {
    const study = byKey.get(source.key)
    return study ? [{ source, study }] : []
  })
}

/** What a study says to one field, as the support of a sentence; none where it does not say. */
export function supportOf({ study }: ReviewedSource, field: ReadField): ReviewSentence['support'] {
  const said = study.said[field]
  return said ? [{ key: study.key, said }] : []
}

/** A sentence of a source without the heading before it and the full stop at its end: it goes on in the sentence that quotes it. */
export function embeddedQuote({ text }: StudySentence): string {
  return withoutHeading(text).replace(/[.\s]+$/, '')
}

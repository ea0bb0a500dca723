import type { PaperSource } from '@/lib/contracts/paper-session'
import type { ProposalSource } from '@/lib/contracts/proposal-run'
import type { Study } from '@/lib/contracts/review'
import { readStudy } from '@/lib/core/review/read-study'

const known = new WeakMap<PaperSource, Study>()

/** What the literature review reads out of a source: one reading for all tables and counts of a paper. Read once for a source; never throws. */
export function readSourceStudy(source: PaperSource): Study {
  const study = known.get(source) ?? readStudy(asProposalSource(source), [])
  known.set(source, study)
  return study
}

/** A source of a paper as reviews and desks have theirs; a paper knows no scores of its sources: they rank alike. */
export function asProposalSource({ key, work }: PaperSource): ProposalSource {
  return {
    key,
    sourceId: key.slice(0, 40),
    chosen: true,
    work,
    relevancy: 0,
    quality: 0,
    summary: '',
    retractionCheck: 'not-checked',
    url: '',
    urlState: 'not-checked',
    accessedAt: null,
  }
}

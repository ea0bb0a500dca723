import type { ProposalSource } from '@/lib/contracts/proposal-run'
import type { CitedSource } from '@/lib/core/writing/source-text'

/** A source of the project as the floor cites it. */
export function citedSource({ key, work }: ProposalSource): CitedSource {
  return { key, title: work.title, abstract: work.abstract, language: work.language?.slice(0, 2) ?? null }
}

import type { ProposalSource } from '@/lib/contracts/proposal-run'
import { detectLanguage } from '@/lib/core/text/detect-language'
import type { CitedSource } from '@/lib/core/writing/source-text'

/** A source of the project as the floor cites it, in the language that its text is read to be in: records name none, or that of the journal. */
export function citedSource({ key, work }: ProposalSource): CitedSource {
  const language = detectLanguage(work.abstract ?? work.title) ?? work.language?.slice(0, 2) ?? null
  return { key, title: work.title, abstract: work.abstract, language }
}

import type { Literature, ProposalBrief } from '@/lib/contracts/proposal-run'
import { promptLanguage } from '@/lib/core/text/prompt-language'

/** Sources whose abstracts go to a model, and how much of each: about 12,000 tokens in all. */
export const SOURCES_SENT_MAX = 20
const ABSTRACT_SENT_MAX = 1_800

/** The values every proposal prompt has: its language, and what to do differently this time. */
export function promptValues(
  brief: Pick<ProposalBrief, 'locale'>,
  note: string,
): { language: string; note: string } {
  return {
    ...languageValue(brief),
    note: note === '' ? '' : `The version before this one was sent back. Change what is asked for: ${note}`,
  }
}

export function languageValue({ locale }: Pick<ProposalBrief, 'locale'>): { language: string } {
  return { language: promptLanguage(locale) }
}

/** The sources by citation key, as data. */
export function literatureEvidence({ sources }: Literature): Record<string, string> {
  return Object.fromEntries(
    sources.slice(0, SOURCES_SENT_MAX).map(({ key, work, summary }) => {
      const authors = work.authors
        .slice(0, 3)
        .map(({ family, full, given }) => family ?? full ?? given ?? '')
        .join(', ')
      const text = (work.abstract ?? summary).slice(0, ABSTRACT_SENT_MAX)
      return [`@${key}`, `${work.title}\n${authors} (${work.year ?? 'n.d.'}). ${work.venue ?? ''}\n${text}`]
    }),
  )
}

/** Stages of the proposal as data. */
export function stageEvidence(stages: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(stages).map(([name, value]) => [name, JSON.stringify(value)]))
}

import type { ProposalBrief } from '@/lib/contracts/proposal-run'

/** The rules of Brazil are named where the study is there; in Brazilian Portuguese also where the country was not said. */
export function isOfBrazil({ study, locale }: ProposalBrief): boolean {
  return study.country === 'BR' || (study.country === null && locale === 'pt-BR')
}

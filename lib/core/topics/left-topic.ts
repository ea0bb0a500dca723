import type { ScopeFinding, ScopeStanding } from '@/lib/contracts/scope'

/** Findings that are a second thesis, and that nobody has given a reason for. */
export function leftTopic({ findings }: Pick<ScopeStanding, 'findings'>): readonly ScopeFinding[] {
  return secondTheses({ findings }).filter(({ reason }) => reason === '')
}

/** All findings that are a second thesis, with or without a reason: what an advisor is told. */
export function secondTheses({ findings }: Pick<ScopeStanding, 'findings'>): readonly ScopeFinding[] {
  return findings.filter(({ check }) => check.change === 'second-thesis')
}

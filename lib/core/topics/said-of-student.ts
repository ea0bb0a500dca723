import type { ProposalInput } from '@/lib/contracts/proposal-run'
import type { TopicState } from './topic-state'

const AREA_MAX = 300

/** What the proposal need not ask again: the profile of the interview, and the interest that the chosen angle came from as the research area. */
export function saidOfStudent({
  interests,
  angles,
  choice,
}: Pick<TopicState, 'interests' | 'angles' | 'choice'>): NonNullable<ProposalInput['said']> {
  const chosen = angles.find(({ id }) => id === choice?.angle)
  return { ...interests.profile, research_area: (chosen?.interest ?? '').slice(0, AREA_MAX) }
}

import { Questions } from '@/lib/contracts/paper-foundation'
import type { FloorContext } from './floor-context'

/** The questions that the paper was taken apart into; none before. */
export function askedQuestions({ outputs }: Pick<FloorContext, 'outputs'>): Questions['questions'] {
  return Questions.safeParse(outputs['self-ask-decomposer']).data?.questions ?? []
}

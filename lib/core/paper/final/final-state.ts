import { AppError } from '@/lib/contracts/errors'

const finalStates = [
  'IDLE',
  'INITIALIZING',
  'SCANNING',
  'SUMMARIZING',
  'MAPPING',
  'WRITING',
  'COMBINING',
  'VALIDATING',
  'COMPLETED',
] as const
export type FinalState = (typeof finalStates)[number] | 'FAILED'

/** The next state of the final stage: the one that follows, COMPLETED out of MAPPING in a dry run, FAILED out of any. Throws `internal` for any other move. */
export function moveFinal(from: FinalState, to: FinalState): FinalState {
  const states: readonly FinalState[] = finalStates
  const at = states.indexOf(from)
  const isLegal =
    at >= 0 &&
    from !== 'COMPLETED' &&
    (to === 'FAILED' || to === states[at + 1] || (from === 'MAPPING' && to === 'COMPLETED'))
  if (!isLegal) throw new AppError('internal', `the final stage does not go from ${from} to ${to}`)
  return to
}

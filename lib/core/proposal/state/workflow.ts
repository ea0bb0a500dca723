import { AppError } from '@/lib/contracts/errors'
import { proposalStepEntries, stageStates, writingStates } from '@/lib/contracts/proposal-stages'
import type { WorkflowState, WorkflowTransition } from '@/lib/contracts/proposal-workflow'
import type { RunEvent, RunFact } from '@/lib/contracts/run'

type Next = readonly [WorkflowState, readonly WorkflowState[]]

/** What follows on each stage that is written: the next of them, or quality control where a stage was run again alone. */
const afterWriting = writingStates.map(
  (state, at): Next => [state, [...writingStates.slice(at + 1, at + 2), 'QUALITY_CONTROL']],
)

/** Where each state may lead. From every state an error may follow, and from an error whatever was being done. */
const nextStates: ReadonlyMap<WorkflowState, readonly WorkflowState[]> = new Map<
  WorkflowState,
  readonly WorkflowState[]
>([
  ['INITIALIZED', ['INTERVIEW', ...writingStates.slice(0, 1)]],
  ['INTERVIEW', writingStates.slice(0, 1)],
  ...afterWriting,
  ['QUALITY_CONTROL', ['REFINEMENT', 'PDF_GENERATION']],
  ['REFINEMENT', writingStates],
  ['PDF_GENERATION', ['COMPLETED']],
  // The student edits, has a stage run again, or decides about a reference.
  ['COMPLETED', [...writingStates, 'QUALITY_CONTROL', 'PDF_GENERATION']],
  ['ERROR', [...stageStates, 'REFINEMENT']],
])

/** Whether the workflow may go from one state to the other. */
export function isValidTransition(from: WorkflowState, to: WorkflowState): boolean {
  return to === 'ERROR' ? from !== 'ERROR' : nextStates.get(from)?.includes(to) === true
}

const stateOfStep: ReadonlyMap<string, WorkflowState> = new Map(
  proposalStepEntries.flatMap((step) => ('state' in step ? [[step.key, step.state]] : [])),
)

/**
 * Every change of the workflow's state with its time, earliest first, read from the log of a proposal run.
 * Throws `log-broken` when the log tells of a change that is not allowed.
 */
export function workflowHistory(events: Iterable<RunEvent>): readonly WorkflowTransition[] {
  const history: WorkflowTransition[] = []
  let state: WorkflowState = 'INITIALIZED'
  let isAsked = false
  for (const event of events) {
    isAsked = isReviewOpen(event.fact, isAsked)
    const to = stateAfter(event.fact, isAsked)
    if (to === null || to === state) continue
    if (!isValidTransition(state, to))
      throw new AppError('log-broken', `event ${event.seq} leads from ${state} to ${to}`)
    history.push({ from_state: state, to_state: to, timestamp: event.at })
    state = to
  }
  return history
}

/** Whether the student is asked about the draft after this fact. */
function isReviewOpen(fact: RunFact, before: boolean): boolean {
  if (fact.type === 'question-asked' && fact.step === 'review') return true
  return fact.type === 'question-answered' && fact.step === 'review' ? false : before
}

function stateAfter(fact: RunFact, isAsked: boolean): WorkflowState | null {
  switch (fact.type) {
    case 'unit-started':
      return stateOfStep.get(fact.step) ?? null
    case 'unit-completed':
      if (fact.step === 'refinement') return fact.output === false ? 'REFINEMENT' : null
      // References may be looked up while the draft lies before the student, who is not asked a second time.
      return fact.step === 'passport' && isAsked ? 'COMPLETED' : null
    case 'question-asked':
      return fact.step === 'review' ? 'COMPLETED' : null
    case 'run-failed':
      return 'ERROR'
    default:
      return null
  }
}

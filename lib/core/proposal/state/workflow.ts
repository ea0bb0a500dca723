import { AppError } from '@/lib/contracts/errors'
import type { WorkflowState, WorkflowTransition } from '@/lib/contracts/proposal-run'
import type { RunEvent, RunFact } from '@/lib/contracts/run'
import { proposalSteps } from './proposal-state'

/** Where each state may lead. From every state an error may follow, and from an error whatever was being done. */
const nextStates: Readonly<Record<WorkflowState, readonly WorkflowState[]>> = {
  INITIALIZED: ['INTERVIEW', 'PROBLEM_FORMULATION'],
  INTERVIEW: ['PROBLEM_FORMULATION'],
  // A stage that is run again alone goes to quality control at once.
  PROBLEM_FORMULATION: ['OBJECTIVES', 'QUALITY_CONTROL'],
  OBJECTIVES: ['METHODOLOGY', 'QUALITY_CONTROL'],
  METHODOLOGY: ['DATA_COLLECTION', 'QUALITY_CONTROL'],
  DATA_COLLECTION: ['QUALITY_CONTROL'],
  QUALITY_CONTROL: ['REFINEMENT', 'PDF_GENERATION'],
  REFINEMENT: ['PROBLEM_FORMULATION', 'OBJECTIVES', 'METHODOLOGY', 'DATA_COLLECTION'],
  PDF_GENERATION: ['COMPLETED'],
  // The student edits, has a stage run again, or decides about a reference.
  COMPLETED: [
    'PROBLEM_FORMULATION',
    'OBJECTIVES',
    'METHODOLOGY',
    'DATA_COLLECTION',
    'QUALITY_CONTROL',
    'PDF_GENERATION',
  ],
  ERROR: [
    'INTERVIEW',
    'PROBLEM_FORMULATION',
    'OBJECTIVES',
    'METHODOLOGY',
    'DATA_COLLECTION',
    'QUALITY_CONTROL',
    'REFINEMENT',
    'PDF_GENERATION',
  ],
}

/** Whether the workflow may go from one state to the other. */
export function isValidTransition(from: WorkflowState, to: WorkflowState): boolean {
  return to === 'ERROR' ? from !== 'ERROR' : nextStates[from].includes(to)
}

const stateOfStep: ReadonlyMap<string, WorkflowState> = new Map([
  [proposalSteps.interviewer, 'INTERVIEW'],
  [proposalSteps.queries, 'PROBLEM_FORMULATION'],
  [proposalSteps.literature, 'PROBLEM_FORMULATION'],
  [proposalSteps.problem, 'PROBLEM_FORMULATION'],
  [proposalSteps.objectives, 'OBJECTIVES'],
  [proposalSteps.methodology, 'METHODOLOGY'],
  [proposalSteps.dataCollection, 'DATA_COLLECTION'],
  [proposalSteps.quality, 'QUALITY_CONTROL'],
  [proposalSteps.referenceCheck, 'PDF_GENERATION'],
  [proposalSteps.document, 'PDF_GENERATION'],
])

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
  if (fact.type === 'question-asked' && fact.step === proposalSteps.review) return true
  return fact.type === 'question-answered' && fact.step === proposalSteps.review ? false : before
}

function stateAfter(fact: RunFact, isAsked: boolean): WorkflowState | null {
  switch (fact.type) {
    case 'unit-started':
      return stateOfStep.get(fact.step) ?? null
    case 'unit-completed':
      if (fact.step === proposalSteps.refinement) return fact.output === false ? 'REFINEMENT' : null
      // References may be looked up while the draft lies before the student, who is not asked a second time.
      return fact.step === proposalSteps.referenceCheck && isAsked ? 'COMPLETED' : null
    case 'question-asked':
      return fact.step === proposalSteps.review ? 'COMPLETED' : null
    case 'run-failed':
      return 'ERROR'
    default:
      return null
  }
}

import { z } from 'zod'
import { type StageState, stageStates } from './proposal-stages'

/** The states of the specification's workflow: those of the stages, and what lies before, between and after them. */
export const workflowStates: readonly (StageState | 'INITIALIZED' | 'REFINEMENT' | 'COMPLETED' | 'ERROR')[] =
  ['INITIALIZED', ...stageStates, 'REFINEMENT', 'COMPLETED', 'ERROR']
export const WorkflowState = z.enum(workflowStates)
export type WorkflowState = z.infer<typeof WorkflowState>

export const WorkflowTransition = z.object({
  from_state: WorkflowState,
  to_state: WorkflowState,
  timestamp: z.string().max(40),
})
export type WorkflowTransition = z.infer<typeof WorkflowTransition>

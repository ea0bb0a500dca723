import type { PaperAgentKey } from '@/lib/contracts/paper-agents'
import type { SearchTrace } from '@/lib/contracts/search-trace'
import type { ProposalPorts } from '@/lib/pipelines/proposal/ports'
import type { JudgingPorts } from '../judging'

/** What an agent answered in an earlier paper of the project. */
export interface PastAnswer {
  readonly id: string
  readonly question: string
  readonly answer: string
  readonly createdAt: Date
}

/** How the paper of a project touches the world. */
export interface PaperRowPorts extends JudgingPorts, Pick<ProposalPorts, 'model' | 'listSources'> {
  /** Every search of the project with where its records ended; absent where nothing was written down. */
  readonly readTrace?: () => Promise<SearchTrace>
  /** What a model or the student wrote for this agent in earlier papers; absent where nothing is remembered. */
  readonly pastAnswers?: (agent: PaperAgentKey) => Promise<readonly PastAnswer[]>
}

import type { ProposalPorts } from '@/lib/pipelines/proposal/ports'

/** How the paper of a project touches the world. */
export type PaperRowPorts = Pick<ProposalPorts, 'model' | 'listSources'>

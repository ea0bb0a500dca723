import type { PaperAgentKey } from '@/lib/contracts/paper-agents'
import type { PaperFloor } from './floor-context'

/** The agents that are written without a language model; what is not here needs one and says so. */
export const paperFloors: Readonly<Partial<Record<PaperAgentKey, PaperFloor>>> = {}

import { z } from 'zod'
import { paperAgentEntries } from './paper-agents'
import { PaperSearch } from './paper-search'
import { PAPER_SOURCES_MAX, PaperInput, PaperSource } from './paper-session'

/** What a paper of a project begins with; its sources are read when it runs. */
export const PaperRunInput = PaperInput.omit({ sources: true, search: true }).extend({
  sandbox: z.boolean().default(false),
  /** The chosen sources, or all that were found and not left out. */
  scope: z.enum(['chosen', 'all']).default('chosen'),
})
export type PaperRunInput = z.infer<typeof PaperRunInput>

export const PaperSources = z.object({
  sources: z.array(PaperSource).min(1).max(PAPER_SOURCES_MAX),
  /** Chosen ones that do not name what the topic asks for: nothing is told of them. */
  offTopic: z.number().int().min(0),
  search: PaperSearch.nullable().default(null),
})
export type PaperSources = z.infer<typeof PaperSources>

const agentKeys = paperAgentEntries.map(({ key }) => key)

/** What a person says at the gate of a phase that something is missing from. */
export const GateAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('go-on') }),
  z.object({ kind: z.literal('again'), agents: z.array(z.enum(agentKeys)).min(1) }),
])
export type GateAnswer = z.infer<typeof GateAnswer>

/** How a phase stands when its agents have ended. */
export const GateQuestion = z.object({
  criteria: z.array(z.object({ id: z.string(), standing: z.enum(['met', 'short', 'open']) })),
  /** Agents whose work was refused or broke off. */
  failed: z.array(z.string()),
  /** Agents that nobody writes yet. */
  notWritten: z.array(z.string()),
})
export type GateQuestion = z.infer<typeof GateQuestion>

/** A paper that was begun before the present one. */
export interface EarlierPaper {
  readonly runId: string
  readonly question: string
  /** ISO. */
  readonly begunAt: string
}

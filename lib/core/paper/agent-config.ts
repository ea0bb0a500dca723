import {
  PAPER_PROMPT_FOLDER,
  type PaperAgentKey,
  paperAgentEntries,
  paperPhases,
  sequentialAgents,
} from '@/lib/contracts/paper-agents'
import { type AgentConfig, type PaperFault, paperFault, paperFaults } from '@/lib/contracts/paper-session'

/** The prompts of the agents by key, as their files say them. */
export type PromptTemplates = ReadonlyMap<string, string>

/** FUNC-CFG-01: what an agent is, or null for a key that the table does not have. `promptTemplate` is '' where its file is missing. */
export function getAgentConfig(key: string, templates: PromptTemplates): AgentConfig | null {
  const entry = paperAgentEntries.find((one) => one.key === key)
  return entry ? configOf(entry, templates) : null
}

/** FUNC-CFG-02: all agents in the order of the table. */
export function getAllAgents(templates: PromptTemplates): readonly AgentConfig[] {
  return paperAgentEntries.map((entry) => configOf(entry, templates))
}

function configOf(entry: (typeof paperAgentEntries)[number], templates: PromptTemplates): AgentConfig {
  const at = sequentialAgents.indexOf(entry.key)
  const isLastOfPhase =
    sequentialAgents[at + 1] === undefined || phaseOf(sequentialAgents[at + 1]) !== entry.phase
  return {
    key: entry.key,
    name: nameOf(entry.key),
    phase: entry.phase,
    order: at < 0 ? null : at + 1,
    file: `${PAPER_PROMPT_FOLDER}/${entry.key}.md`,
    promptTemplate: templates.get(entry.key) ?? '',
    memoryDomains: entry.reads.map(domainOf),
    storageDomains: entry.writes.map(domainOf),
    nextAgent: at < 0 || isLastOfPhase ? null : (sequentialAgents[at + 1] ?? null),
    prevAgent: at < 1 ? null : (sequentialAgents[at - 1] ?? null),
  }
}

/** FUNC-CFG-03: the agents of a phase in their order; none for a phase that there is not. @specified */
export function getPhaseAgents(phase: number, templates: PromptTemplates): readonly AgentConfig[] {
  return getAllAgents(templates).filter((agent) => agent.phase === phase)
}

/** FUNC-CFG-04: whether the table has an agent of that key. */
export function validateAgentKey(key: string): key is PaperAgentKey {
  return paperAgentEntries.some((entry) => entry.key === key)
}

/** The number of an agent's phase, from 1; null for an unknown key. */
export function phaseOf(key: string | undefined): number | null {
  return paperAgentEntries.find((entry) => entry.key === key)?.phase ?? null
}

/** How a domain is called in prompts and in the store. */
export function domainOf(domain: string): string {
  return `research/${domain}`
}

function nameOf(key: string): string {
  return key
    .split('-')
    .map((word) => (word === 'apa' ? 'APA' : `${word.charAt(0).toUpperCase()}${word.slice(1)}`))
    .join(' ')
}

/** Rules VAL-KEY-01 to VAL-KEY-04 over a list of agents; empty when all are kept. A missing prompt file is number 100, all else 101. */
export function configFaults(agents: readonly AgentConfig[]): readonly PaperFault[] {
  const keys = agents.map(({ key }) => key)
  const orders = agents.flatMap(({ order }) => order ?? [])
  return agents.flatMap((agent, at) => {
    const isMisplaced = agent.order !== null && agent.order !== orders.indexOf(agent.order) + 1
    return [
      ...(agent.promptTemplate.trim() === '' ? [paperFault('AGENT_NOT_FOUND', agent.key)] : []),
      ...(keys.indexOf(agent.key) < at ? [configFault('DuplicateAgent', agent.key)] : []),
      ...(agent.phase < 1 || agent.phase > paperPhases.length
        ? [configFault('InvalidPhase', String(agent.phase))]
        : []),
      ...(isMisplaced ? [configFault('InvalidOrder', String(agent.order))] : []),
    ]
  })
}

/** A broken rule of the configuration under the rule's own name. */
export function configFault(rule: string, about: string): PaperFault {
  const { code, recovery } = paperFaults.INVALID_CONFIG
  return { code, name: 'INVALID_CONFIG', message: about === '' ? rule : `${rule}: ${about}`, recovery }
}

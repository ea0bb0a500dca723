import type { PaperAgentKey } from '@/lib/contracts/paper-agents'
import type { AgentConfig, PaperFault } from '@/lib/contracts/paper-session'
import { configFault } from './agent-config'

/** What prompts share, one file for each part, under `prompt-parts`. */
export const promptParts = [
  'output',
  'workflow-context',
  'memory-retrieval',
  'memory-storage',
  'task-summary',
] as const
export type PromptPart = (typeof promptParts)[number]
export type PromptParts = Readonly<Record<PromptPart, string>>

/** What an agent's own file asks for, with its values. Throws where a placeholder has none. */
export function agentTask(template: string, values: PromptContext['values']): string {
  return filled(template, values)
    .replace(/^## .*\n+/, '')
    .trim()
}

/** What an agent's own file may name. */
const taskValues = ['query', 'language', 'kind', 'rules'] as const
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g

export interface PromptContext {
  readonly agent: AgentConfig
  readonly parts: PromptParts
  readonly values: Readonly<Record<(typeof taskValues)[number], string>>
  readonly slug: string
  /** Place in this session's sequence; null for support. */
  readonly position: { readonly order: number; readonly total: number } | null
  readonly previous: PaperAgentKey | null
  readonly next: PaperAgentKey | null
  /** The contract of the output, as JSON schema. */
  readonly schema: string
  /** What is retrieved, each between borders that it cannot end. */
  readonly memory: string
  readonly tags: readonly string[]
}

/**
 * FUNC-PROMPT-01: the whole prompt of an agent in five parts: YOUR TASK, WORKFLOW CONTEXT, MEMORY RETRIEVAL, MEMORY STORAGE, TASK COMPLETION
 * SUMMARY. Throws where a placeholder has no value; `promptTemplateFaults` finds that before.
 */
export function buildAgentPrompt(context: PromptContext): string {
  const { agent, parts, values, schema } = context
  const task = `${filled(agent.promptTemplate, values).trim()}\n\n${filled(parts.output, { schema }).trim()}`
  const placed = injectWorkflowContext(task, context)
  return injectTaskSummary(injectMemoryCommands(placed, context), context)
}

/** FUNC-PROMPT-03: the prompt with the agent's place in the work behind it. */
export function injectWorkflowContext(
  prompt: string,
  { position, previous, next, parts }: Pick<PromptContext, 'position' | 'previous' | 'next' | 'parts'>,
): string {
  const place = position === null ? 'Support agent' : `Agent #${position.order}/${position.total}`
  return joined(prompt, parts['workflow-context'], {
    position: place,
    previous: previous ?? 'none',
    next: next ?? 'none',
  })
}

/** FUNC-PROMPT-04: the prompt with what is read from memory for it, and where its output is stored. */
export function injectMemoryCommands(
  prompt: string,
  { agent, memory, tags, parts }: Pick<PromptContext, 'agent' | 'memory' | 'tags' | 'parts'>,
): string {
  const read = agent.memoryDomains.map((domain) => `\`${domain}\``).join(', ') || 'none'
  const retrieval = joined(prompt, parts['memory-retrieval'], { domains: read, memory })
  const written = agent.storageDomains.map((domain) => `\`${domain}\``).join(', ')
  return joined(retrieval, parts['memory-storage'], { domains: written, tags: quotedTags(tags) })
}

/** FUNC-PROMPT-02: the prompt with the form of the summary behind it. */
export function injectTaskSummary(
  prompt: string,
  { agent, slug, next, tags, parts }: Pick<PromptContext, 'agent' | 'slug' | 'next' | 'tags' | 'parts'>,
): string {
  const entries = agent.storageDomains
    .map((domain) => `Domain: \`${domain}\`, Tags: ${quotedTags(tags)}`)
    .join('; ')
  const file = `${agent.order === null ? '' : `${String(agent.order).padStart(2, '0')}-`}${agent.key}.json`
  return joined(prompt, parts['task-summary'], {
    slug,
    file,
    entries,
    next: next ?? 'the reader of the paper',
  })
}

const quotedTags = (tags: readonly string[]) => `\`[${tags.map((tag) => `'${tag}'`).join(', ')}]\``

function joined(prompt: string, part: string, values: Readonly<Record<string, string>>): string {
  return `${prompt.trimEnd()}\n\n${filled(part, values).trim()}\n`
}

/** In one pass, so that a value which looks like a placeholder stays what it is. */
function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (_whole, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`no value for {{${name}}}`)
    return value
  })
}

/** Rules VAL-PROMPT-01 to 03 on a whole prompt: the parts that it lacks, each by the name of its rule. @specified */
export function promptFaultsOf(prompt: string): readonly PaperFault[] {
  const lacks = (heading: string) => !new RegExp(`^## ${heading}$`, 'm').test(prompt)
  return [
    ...(lacks('YOUR TASK') ? [configFault('MissingTaskSection', '')] : []),
    ...(lacks('WORKFLOW CONTEXT') ? [configFault('MissingWorkflowContext', '')] : []),
    ...(lacks('TASK COMPLETION SUMMARY') ? [configFault('MissingTaskSummaryFormat', '')] : []),
  ]
}

/** Rule VAL-PROMPT-04 on an agent's own file: placeholders that nobody fills. */
export function promptTemplateFaults(template: string): readonly PaperFault[] {
  const known: readonly string[] = taskValues
  return [...template.matchAll(PLACEHOLDER)].flatMap(([, name = '']) =>
    known.includes(name) ? [] : [configFault('InvalidPlaceholder', name)],
  )
}

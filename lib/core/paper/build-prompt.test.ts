import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sequentialAgents } from '@/lib/contracts/paper-agents'
import { paperContracts } from '@/lib/contracts/paper-contracts'
import type { AgentConfig } from '@/lib/contracts/paper-session'
import { readPaperPrompts } from '@/lib/server/paper-prompts'
import { getAllAgents, validateAgentKey } from './agent-config'
import { buildAgentPrompt, promptFaultsOf, promptTemplateFaults } from './build-prompt'

const { templates, parts } = await readPaperPrompts()
const agents = getAllAgents(templates)

function promptOf(agent: AgentConfig, query = 'Does remote work raise burnout?'): string {
  const at = (agent.order ?? 0) - 1
  return buildAgentPrompt({
    agent,
    parts,
    values: { query, language: 'English', kind: 'review', rules: 'Cite.' },
    slug: 'remote-work',
    position: at < 0 ? null : { order: at + 1, total: sequentialAgents.length },
    previous: sequentialAgents[at - 1] ?? null,
    next: sequentialAgents[at + 1] ?? null,
    schema: validateAgentKey(agent.key)
      ? JSON.stringify(z.toJSONSchema(paperContracts[agent.key], { io: 'input' }))
      : '',
    memory: 'what was stored',
    tags: ['gaps'],
  })
}

const prompts = agents.map((agent) => ({ agent, text: promptOf(agent) }))
const sectionOf = (text: string, heading: string) =>
  text.split(/^## /m).find((part) => part.startsWith(heading)) ?? ''

describe('prompts', () => {
  test('AC-PROMPT-01 each ends with the form of its summary, with its own file and the next agent', () => {
    for (const { agent, text } of prompts) {
      const summary = sectionOf(text, 'TASK COMPLETION SUMMARY')
      for (const part of [
        'What I Did',
        'Files Created/Modified',
        'InteractionStore Entries',
        'Next Agent Guidance',
      ])
        expect(summary).toContain(part)
      expect(summary).toContain(`docs/research/remote-work/`)
      expect(summary).toContain(`${agent.key}.json`)
    }
  })

  test('AC-PROMPT-02 each says where in the work it stands', () => {
    const second = prompts.find(({ agent }) => agent.order === 2)
    expect(sectionOf(second?.text ?? '', 'WORKFLOW CONTEXT')).toContain(
      `Agent #2/${sequentialAgents.length} | Previous: ${sequentialAgents[0]} | Next: ${sequentialAgents[2]}`,
    )
    for (const { agent, text } of prompts)
      expect(sectionOf(text, 'WORKFLOW CONTEXT')).toContain(
        agent.order === null ? 'Support agent' : `Agent #${agent.order}/`,
      )
  })

  test('AC-PROMPT-03 no placeholder is left, whatever the question looks like', () => {
    for (const { text } of prompts) expect(text).not.toMatch(/\{\{/)
    for (const agent of agents)
      expect(promptOf(agent, 'What is {{memory}} $&?')).toContain('What is {{memory}} $&?')
  })

  test('AC-PROMPT-04 each names the domains that it reads and those that it is stored in', () => {
    for (const { agent, text } of prompts) {
      for (const domain of agent.memoryDomains)
        expect(sectionOf(text, 'MEMORY RETRIEVAL')).toContain(`\`${domain}\``)
      for (const domain of agent.storageDomains)
        expect(sectionOf(text, 'MEMORY STORAGE')).toContain(`\`${domain}\``)
      expect(sectionOf(text, 'MEMORY RETRIEVAL')).toContain('what was stored')
    }
  })

  test('the parts stand in the order of the work', () => {
    const headings = [
      'YOUR TASK',
      'WORKFLOW CONTEXT',
      'MEMORY RETRIEVAL',
      'MEMORY STORAGE',
      'TASK COMPLETION SUMMARY',
    ]
    for (const { text } of prompts)
      expect([...text.matchAll(/^## (.+)$/gm)].map(([, one]) => one)).toEqual(headings)
  })

  test('each is about a task of its own: no two share a fifth of their runs of four words', () => {
    const runs = [...templates].map(([key, text]) => {
      const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
      return {
        key,
        words: words.length,
        runs: new Set(words.slice(3).map((_, at) => words.slice(at, at + 4).join(' '))),
      }
    })
    const alike = runs.flatMap((one, at) =>
      runs.slice(at + 1).flatMap((other) => {
        const shared = [...one.runs].filter((run) => other.runs.has(run)).length
        return shared / Math.min(one.runs.size, other.runs.size) > 0.2 ? [`${one.key} ${other.key}`] : []
      }),
    )
    expect(alike).toEqual([])
    expect(runs.filter(({ words }) => words < 90).map(({ key }) => key)).toEqual([])
  })
})

describe('rules of prompts', () => {
  const [whole = { text: '' }] = prompts
  test('a whole prompt breaks none, and no file names what nobody fills', () => {
    for (const { text } of prompts) expect(promptFaultsOf(text)).toEqual([])
    for (const text of templates.values()) expect(promptTemplateFaults(text)).toEqual([])
  })
  test.each([
    ['VAL-PROMPT-01', 'YOUR TASK', 'MissingTaskSection'],
    ['VAL-PROMPT-02', 'WORKFLOW CONTEXT', 'MissingWorkflowContext'],
    ['VAL-PROMPT-03', 'TASK COMPLETION SUMMARY', 'MissingTaskSummaryFormat'],
  ])('%s a prompt without %s', (_rule, heading, message) => {
    const faults = promptFaultsOf(whole.text.replace(`## ${heading}`, '## ELSE'))
    expect(faults).toEqual([expect.objectContaining({ code: 101, message })])
  })
  test('VAL-PROMPT-04 a placeholder that nobody fills', () => {
    expect(promptTemplateFaults('{{query}} {{Mood}}').map(({ message }) => message)).toEqual([
      'InvalidPlaceholder: Mood',
    ])
  })
})

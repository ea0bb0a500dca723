import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  PAPER_PROMPT_FOLDER,
  paperAgentEntries,
  paperPhases,
  sequentialAgents,
} from '@/lib/contracts/paper-agents'
import { paperContracts } from '@/lib/contracts/paper-contracts'
import { ASSEMBLE_CHAPTERS } from '@/lib/contracts/paper-final-steps'
import { readPaperPrompts } from '@/lib/server/paper-prompts'
import { configFaults, getAgentConfig, getAllAgents, getPhaseAgents, validateAgentKey } from './agent-config'

const { templates } = await readPaperPrompts()
const agents = getAllAgents(templates)
/** Without that of the final stage, which is no agent of the table. */
const files = readdirSync(PAPER_PROMPT_FOLDER)
  .map((file) => file.replace(/\.md$/, ''))
  .filter((name) => name !== ASSEMBLE_CHAPTERS)

describe('configuration', () => {
  // The one place that counts agents: everything else derives its figures from the table.
  test('AC-CFG-01 all 46 agent keys map to existing files, 45 of them in sequence', () => {
    expect(files).toHaveLength(46)
    expect(agents).toHaveLength(files.length)
    expect(sequentialAgents).toHaveLength(45)
    expect(agents.filter(({ promptTemplate }) => promptTemplate === '')).toEqual([])
  })

  test('AC-CFG-02 no key is an orphan, and no file', () => {
    expect(agents.map(({ key }) => key).toSorted()).toEqual(files.toSorted())
    expect(Object.keys(paperContracts).toSorted()).toEqual(files.toSorted())
  })

  test('AC-CFG-03 all phases have agents, and their agents are those of the table', () => {
    const phases = paperPhases.map((_, at) => getPhaseAgents(at + 1, templates))
    expect(phases.flat()).toEqual(agents)
    expect(phases.filter(({ length }) => length === 0)).toEqual([])
    expect(getPhaseAgents(0, templates)).toEqual([])
  })

  test('AC-CFG-04 the order runs without a gap, and each agent knows its neighbours', () => {
    const ordered = agents.filter(({ order }) => order !== null)
    expect(ordered.map(({ order }) => order)).toEqual(ordered.map((_, at) => at + 1))
    ordered.forEach((agent, at) => {
      const next = ordered[at + 1]
      expect(agent.prevAgent).toBe(ordered[at - 1]?.key ?? null)
      expect(agent.nextAgent).toBe(next?.phase === agent.phase ? next.key : null)
    })
  })

  test('support has neither place nor neighbours', () => {
    expect(getAgentConfig('apa-citation-specialist', templates)).toMatchObject({
      order: null,
      nextAgent: null,
      prevAgent: null,
    })
    expect(agents.map(({ nextAgent }) => nextAgent)).not.toContain('apa-citation-specialist')
  })

  test('keys are told from other words', () => {
    expect(validateAgentKey('gap-hunter')).toBe(true)
    expect(['gap_hunter', '', 'toString', 'findings-synthesizer'].filter(validateAgentKey)).toEqual([])
    expect(getAgentConfig('constructor', templates)).toBeNull()
  })

  test('every domain that is read is written by an agent before, or by one of the same phase', () => {
    const known = new Set<string>()
    for (const { agents: ofPhase } of paperPhases) {
      for (const { writes } of ofPhase) for (const domain of writes) known.add(domain)
      const strange = ofPhase.flatMap(({ key, reads }) =>
        reads.filter((one) => !known.has(one)).map((one) => `${key} ${one}`),
      )
      expect(strange).toEqual([])
    }
    expect(paperAgentEntries.filter(({ writes }) => writes.length === 0)).toEqual([])
  })
})

describe('rules of keys', () => {
  const [first, ...rest] = agents
  const broken = first
    ? (changed: object) => configFaults([{ ...first, ...changed }, ...rest]).map(({ message }) => message)
    : () => []

  test('a table that keeps them has no fault', () => expect(configFaults(agents)).toEqual([]))
  test('VAL-KEY-01 a key without a file', () => {
    expect(broken({ promptTemplate: '' })).toEqual(['AgentNotFound: step-back-analyzer'])
  })
  test('VAL-KEY-02 a key twice', () =>
    expect(broken({ key: 'gap-hunter' })).toEqual(['DuplicateAgent: gap-hunter']))
  test('VAL-KEY-03 a phase that there is not', () =>
    expect(broken({ phase: 8 })).toEqual(['InvalidPhase: 8']))
  test('VAL-KEY-04 an order that is not the place', () =>
    expect(broken({ order: 99 })).toContain('InvalidOrder: 99'))
})

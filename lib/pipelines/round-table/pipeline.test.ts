import { describe, expect, it } from 'vitest'
import type { ModelPort } from '@/lib/contracts/ports'
import { partyMoves } from '@/lib/core/dialogues/dialogue-moves'
import type { PartyEvidence } from '@/lib/core/dialogues/party-floor'
import { actOnParty, foldParty, type PartyMove } from '@/lib/core/dialogues/party-session'
import { makeSource } from '@/lib/core/validation/source-fixture'
import { MemoryLog } from '@/lib/engine/memory-log'
import { runPipeline } from '@/lib/engine/run'
import { DialogueDriver } from '@/lib/pipelines/testing/dialogue-driver'
import { listeningModel, promptFaults } from '@/lib/server/testing/prompt-faults'
import { roundTable } from './pipeline'

const opened: PartyMove = { type: 'opened', section: 'refine', returnTo: 'refine:1', locale: 'en' }
const evidence: PartyEvidence = {
  topic: 'Burnout of nurses',
  question: 'Why do nurses burn out?',
  language: 'en',
  sources: [makeSource('a')],
  selected: [],
  databases: [{ database: 'scielo', outcome: 'ok', count: 1 }],
  refinementCount: 0,
  currentYear: 2026,
}
const noModel: ModelPort = {
  name: null,
  write: async () => ({ ok: false, reason: 'none', tokens: 0, fallbacks: [] }),
}

/** Speaks for each at the table, and asks the student whether it may or not. */
const speaking: ModelPort = {
  name: 'p/m',
  write: async ({ schema, values, evidence: material }) => ({
    ok: true,
    value: schema.parse({
      text: `${values.name}: of ${material.figures?.split('\n').length} figures. Why?`,
      asksStudent: true,
      isOutside: false,
    }),
    engine: 'p/m',
    tokens: 5,
    fallbacks: [],
  }),
}

function table(model: ModelPort) {
  const ports = {
    model,
    evidence: async ({ topic }: { topic?: string | undefined }) => ({ ...evidence, topic: topic ?? '' }),
  }
  const driver = new DialogueDriver(roundTable, { moves: [opened] }, ports)
  const say = async (message: string) => {
    const run = await driver.drive()
    const moves = actOnParty(
      foldParty(partyMoves(run)),
      { type: 'say', message },
      { topic: 'Burnout of nurses' },
    )
    driver.answer(run, { moves })
    return foldParty(partyMoves(await driver.drive()))
  }
  return { driver, say }
}

describe('a round table', () => {
  it('without a model answers from the figures, refuses the rest, and says that no model spoke', async () => {
    const { driver, say } = table(noModel)
    const first = await say('Tell me a joke about Brazil')
    expect(first.rounds[0]?.turns).toHaveLength(1)
    expect(first.rounds[0]?.turns[0]).toMatchObject({ key: 'refused', engine: 'built-in' })
    expect(first.rounds[0]?.turns[0]?.text).toContain('“joke”')
    const second = await say('How many sources did you find?')
    expect(second.rounds[1]?.turns.map(({ speaker, text }) => [speaker, text])).toEqual([
      ['patricia', 'On the list: 1 source; hidden for low quality: 0.'],
    ])
    expect((await say('*exit')).phase).toBe('closed')
    expect((await driver.drive()).status).toBe('completed')
  })

  it('with a model lets each of them speak, and only the last one asks', async () => {
    const { driver, say } = table(speaking)
    const { rounds } = await say('Tell me a joke about Brazil')
    const turns = rounds[0]?.turns ?? []
    expect(turns.length).toBeGreaterThan(1)
    for (const turn of turns) expect(turn).toMatchObject({ engine: 'p/m', key: 'answered' })
    expect(turns.map(({ asksStudent }) => asksStudent)).toEqual([...turns.slice(1).map(() => false), true])
    expect((await driver.drive()).tokens.used).toBe(5 * turns.length)
  })

  it('falls back to the figures where the model fails, and asks it with the prompt that there is', async () => {
    const { model, asked } = listeningModel()
    const { say } = table(model)
    expect((await say('How many sources did you find?')).rounds[0]?.turns[0]).toMatchObject({
      speaker: 'patricia',
      engine: 'built-in',
    })
    expect(await promptFaults('lib/pipelines/round-table/prompts', asked)).toEqual([])
  })

  it('ends the same wherever its process is killed', async () => {
    const whole = table(speaking)
    const expected = [await whole.say('Which databases answered?'), await whole.say('*exit')].at(-1)
    for (let at = 1; at <= whole.driver.log.appends; at += 1) {
      const cut = table(speaking)
      cut.driver.killAt = at
      await cut.say('Which databases answered?')
      expect(await cut.say('*exit')).toEqual(expected)
    }
    expect(whole.driver.log.appends).toBeGreaterThan(5)
  })

  it('that an earlier version kept goes on where it was left', async () => {
    const turn = {
      speaker: 'carla',
      text: 'A wide topic.',
      key: 'carlaBroad',
      asksStudent: false,
      engine: 'built-in',
    }
    const input = { moves: [opened, { type: 'round', round: { message: 'Well?', turns: [turn] } }] }
    const log = new MemoryLog({ type: 'run-created', pipeline: roundTable.name, input, tokenBudget: null })
    const signal = new AbortController().signal
    const clock = { now: () => '2026-01-01T00:00:00.000Z', elapsedMs: () => 0 }
    const run = await runPipeline(roundTable, { log, ports: { model: noModel }, clock, signal })
    expect(run.status).toBe('waiting')
    expect(foldParty(partyMoves(run)).rounds).toEqual([{ message: 'Well?', turns: [turn] }])
  })
})

import { describe, expect, it } from 'vitest'
import type { ModelPort } from '@/lib/contracts/ports'
import {
  actOnBrainstorm,
  type BrainstormAct,
  foldBrainstorm,
  openBrainstorm,
} from '@/lib/core/dialogues/brainstorm-session'
import { brainstormMoves } from '@/lib/core/dialogues/dialogue-moves'
import { DialogueDriver } from '@/lib/pipelines/testing/dialogue-driver'
import { listeningModel, promptFaults } from '@/lib/server/testing/prompt-faults'
import { brainstorming } from './pipeline'

const noModel: ModelPort = {
  name: null,
  write: async () => ({ ok: false, reason: 'none', tokens: 0, fallbacks: [] }),
}
const saying = (value: unknown): ModelPort => ({
  name: 'p/m',
  write: async (request) => {
    const parsed = request.schema.safeParse(value)
    return parsed.success
      ? { ok: true, value: parsed.data, engine: 'p/m', tokens: 5, fallbacks: [] }
      : { ok: false, reason: 'unfit', tokens: 5, fallbacks: [] }
  },
})

const choose: BrainstormAct = { type: 'choose', technique: 'what-surprised' }
const add: BrainstormAct = { type: 'add', text: 'Sleep diaries of nurses\nSleep on night shifts\nBus routes' }
const picks = [{ idea: '1', impact: 3, feasibility: 2, novelty: 2, fit: 3 }]
const acts: readonly BrainstormAct[] = [
  choose,
  add,
  { type: 'reshuffle' },
  { type: 'organise' },
  { type: 'rank', picks },
  { type: 'close' },
]

function session(model: ModelPort) {
  const given = { step: 'stage', fields: {}, returnTo: 'proposal/objectives', seed: 7, locale: 'en' } as const
  const driver = new DialogueDriver(
    brainstorming,
    { moves: openBrainstorm(given), evidence: 'what is known' },
    { model },
  )
  const act = async (wanted: BrainstormAct) => {
    const run = await driver.drive()
    const made = actOnBrainstorm(foldBrainstorm(brainstormMoves(run)), wanted)
    if (!made.ok) throw new Error(made.code)
    driver.answer(run, { moves: made.moves })
    return foldBrainstorm(brainstormMoves(await driver.drive()))
  }
  const play = async (wanted: readonly BrainstormAct[]) => {
    let last = foldBrainstorm([])
    for (const each of wanted) last = await act(each)
    return last
  }
  return { driver, play }
}

describe('a brainstorming', () => {
  it('without a model asks what the technique asks and adds nothing', async () => {
    const { driver, play } = session(noModel)
    const last = await play(acts)
    expect(last).toMatchObject({ phase: 'closed', prompts: { engine: 'built-in', texts: [] }, picks })
    expect(last.grouped?.groups[0]?.ideas).toEqual(['1', '2'])
    expect(await driver.drive()).toMatchObject({ status: 'completed', tokens: { used: 0 } })
  })

  it('takes of a model questions alone, marked with its name, and no idea', async () => {
    const model = saying({ prompts: ['What did the night teach you?', 'Study night meals of nurses.'] })
    const last = await session(model).play([choose, add])
    expect(last.prompts).toEqual({ engine: 'p/m', texts: ['What did the night teach you?'] })
    expect(last.ideas.map(({ text }) => text)).toEqual([
      'Sleep diaries of nurses',
      'Sleep on night shifts',
      'Bus routes',
    ])
  })

  it.each([['no object'], [{ prompts: 'x?' }], [{ prompts: ['?'.repeat(400)] }]])(
    'goes on without a model that says %j',
    async (value) => {
      const last = await session(saying(value)).play([choose, add])
      expect(last).toMatchObject({ technique: 'what-surprised', prompts: { texts: [] } })
      expect(last.ideas).toHaveLength(3)
    },
  )

  it('asks a model with the prompt that there is', async () => {
    const { model, asked } = listeningModel()
    await session(model).play([choose])
    expect(await promptFaults('lib/pipelines/brainstorming/prompts', asked)).toEqual([])
  })

  it('ends the same wherever its process is killed', async () => {
    const model = saying({ prompts: ['What did the night teach you?'] })
    const whole = session(model)
    const expected = await whole.play(acts)
    expect(expected.phase).toBe('closed')
    for (let at = 1; at <= whole.driver.log.appends; at += 1) {
      const cut = session(model)
      cut.driver.killAt = at
      expect(await cut.play(acts)).toEqual(expected)
    }
  })
})

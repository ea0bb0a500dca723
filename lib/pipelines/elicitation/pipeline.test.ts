import { describe, expect, it } from 'vitest'
import type { ModelPort, ModelRequest } from '@/lib/contracts/ports'
import { elicitationMoves } from '@/lib/core/dialogues/dialogue-moves'
import {
  actOnElicitation,
  type ElicitationAct,
  foldElicitation,
  openElicitation,
} from '@/lib/core/dialogues/elicitation-session'
import { textInForce } from '@/lib/core/dialogues/elicitation-state'
import { readSection } from '@/lib/core/dialogues/section'
import { foldEvents } from '@/lib/core/run/run-state'
import { DialogueDriver } from '@/lib/pipelines/testing/dialogue-driver'
import { listeningModel, promptFaults } from '@/lib/server/testing/prompt-faults'
import { elicitation } from './pipeline'

const fields = { topic: 'Burnout of nurses', question: 'Why?' }
const noModel: ModelPort = {
  name: null,
  write: async () => ({ ok: false, reason: 'none', tokens: 0, fallbacks: [] }),
}
const saying = (value: unknown, asked: ModelRequest<unknown>[] = []): ModelPort => ({
  name: 'p/m',
  write: async (request) => {
    asked.push(request)
    const parsed = request.schema.safeParse(value)
    return parsed.success
      ? { ok: true, value: parsed.data, engine: 'p/m', tokens: 5, fallbacks: [] }
      : { ok: false, reason: 'unfit', tokens: 5, fallbacks: [] }
  },
})
const raised = {
  finding: 'Nights weigh more than hours.',
  topic: 'Burnout of nurses on night shifts',
  notes: 'Not here.',
}

const choose: ElicitationAct = { type: 'choose', method: 'socratic' }
const propose: ElicitationAct = {
  type: 'propose',
  fields: { topic: 'Burnout of night nurses', question: 'Why?' },
  answers: ['Nights are worse.'],
}
const decide = (decision: 'applied' | 'discarded'): ElicitationAct => ({ type: 'decide', decision })

function session(
  model: ModelPort,
  begun = openElicitation({ step: 'confirm', fields, returnTo: 'confirm:1', seed: 7, locale: 'en' }),
) {
  const driver = new DialogueDriver(elicitation, { moves: begun, evidence: 'what is known' }, { model })
  const act = async (wanted: ElicitationAct) => {
    const run = await driver.drive()
    const made = actOnElicitation(foldElicitation(elicitationMoves(run)), wanted)
    if (!made.ok) throw new Error(made.code)
    driver.answer(run, { moves: made.moves })
    return foldElicitation(elicitationMoves(await driver.drive()))
  }
  const play = async (acts: readonly ElicitationAct[]) => {
    let last = foldElicitation(begun)
    for (const each of acts) last = await act(each)
    return last
  }
  return { driver, act, play }
}

describe('an elicitation', () => {
  it('without a model proposes what the student wrote, and says so', async () => {
    const { driver, play } = session(noModel)
    const open = await play([choose, propose])
    expect(open.pending).toMatchObject({ engine: 'student', method: 'socratic' })
    expect(open.pending?.finding).toContain('Nights are worse.')
    const closed = await play([decide('applied'), { type: 'close' }])
    expect(readSection(textInForce(closed))).toEqual({ topic: 'Burnout of night nurses', question: 'Why?' })
    expect(await driver.drive()).toMatchObject({ status: 'completed', tokens: { used: 0 } })
  })

  it('with a model is put in better words that change nothing before a yes', async () => {
    const asked: ModelRequest<unknown>[] = []
    const { play } = session(saying(raised, asked))
    const open = await play([choose, propose])
    expect(open.pending).toMatchObject({ engine: 'p/m', finding: raised.finding })
    expect(readSection(open.pending?.text ?? '')).toEqual({ topic: raised.topic, question: 'Why?' })
    expect(readSection(textInForce(open))).toEqual(fields)
    expect(asked.map(({ evidence }) => evidence.known)).toEqual(['what is known'])
    expect(readSection(textInForce(await play([decide('applied')])))).toMatchObject({ topic: raised.topic })
  })

  it.each([[{ finding: '' }], [{ finding: 'x', topic: 'y'.repeat(9_000) }], ['no object']])(
    'keeps what the student wrote where a model says %j',
    async (value) => {
      const { pending } = await session(saying(value)).play([choose, propose])
      expect(pending).toMatchObject({ engine: 'student' })
      expect(readSection(pending?.text ?? '')).toMatchObject({ topic: 'Burnout of night nurses' })
    },
  )

  it('keeps the form open while a proposal is being written', async () => {
    const { driver, play } = session(saying(raised))
    await play([choose])
    const run = await driver.drive()
    const made = actOnElicitation(foldElicitation(elicitationMoves(run)), propose)
    driver.answer(run, { moves: made.ok ? made.moves : [] })
    const { pending, form } = foldElicitation(elicitationMoves(foldEvents(driver.log.events)))
    expect(pending).toBeNull()
    expect(form?.method).toBe('socratic')
  })

  it('asks a model with the prompt that there is', async () => {
    const { model, asked } = listeningModel()
    await session(model).play([choose, propose])
    expect(await promptFaults('lib/pipelines/elicitation/prompts', asked)).toEqual([])
  })

  it('ends the same wherever its process is killed', async () => {
    const acts = [choose, propose, decide('applied'), { type: 'reshuffle' }, { type: 'close' }] as const
    const whole = session(saying(raised))
    const expected = await whole.play(acts)
    expect(expected.phase).toBe('closed')
    for (let at = 1; at <= whole.driver.log.appends; at += 1) {
      const cut = session(saying(raised))
      cut.driver.killAt = at
      expect(await cut.play(acts)).toEqual(expected)
    }
  })

  it('that an earlier version kept goes on where it was left', async () => {
    const begun = [
      ...openElicitation({ step: 'confirm', fields, returnTo: 'confirm:1', seed: 7, locale: 'en' }),
    ]
    const chosen = actOnElicitation(foldElicitation(begun), choose)
    if (chosen.ok) begun.push(...chosen.moves)
    const proposed = actOnElicitation(foldElicitation(begun), propose)
    if (proposed.ok) begun.push(...proposed.moves)
    const after = await session(noModel, begun).act(decide('applied'))
    expect(readSection(textInForce(after))).toMatchObject({ topic: 'Burnout of night nurses' })
  })
})

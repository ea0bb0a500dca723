import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/contracts/locale'
import { drawMethods, MENU_SIZE, readMenuChoice } from './draw-methods'
import { applyElicitation, type ElicitationEvent, noElicitation, textInForce } from './elicitation-state'
import { methodCategories, methodIds, methodTable } from './method-table'
import { listMethods } from './methods'
import { riskOfText } from './text-risk'

describe('the registry', () => {
  it('has every category and each method in three languages with different wording', () => {
    expect(methodIds.length).toBe(50)
    expect(new Set(Object.values(methodTable))).toEqual(new Set(methodCategories))
    for (const locale of locales) {
      const methods = listMethods(locale)
      expect(new Set(methods.map((method) => method.name)).size).toBe(methodIds.length)
      expect(methods.every((method) => method.questions.every((question) => /[?.]$/.test(question)))).toBe(
        true,
      )
    }
  })
})

describe('drawMethods', () => {
  it('gives five different methods of five categories, the same for the same seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const drawn = drawMethods({ seed })
        expect(new Set(drawn.map((id) => methodTable[id])).size).toBe(MENU_SIZE)
        expect(drawMethods({ seed })).toEqual(drawn)
      }),
    )
  })
  it('does not offer again what was offered while others are left', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.subarray([...methodIds], { maxLength: methodIds.length - MENU_SIZE }),
        (seed, excluded) => {
          expect(drawMethods({ seed, excluded }).filter((id) => excluded.includes(id))).toEqual([])
        },
      ),
    )
    expect(new Set(drawMethods({ seed: 1, excluded: methodIds })).size).toBe(MENU_SIZE)
  })
  it('starts with the categories that fit', () => {
    expect(drawMethods({ seed: 7, content: 'scores' }).map((id) => methodTable[id])).toEqual(
      expect.arrayContaining(['research', 'risk', 'advanced', 'competitive']),
    )
  })
})

describe('the risk of a text', () => {
  it.each([
    'Telework and burnout of nurses',
    'Consumo de energia em cooperativas agrícolas',
    'La lectura en bibliotecas públicas',
  ])('is low in %j, and other methods may lead', (text) => {
    expect(riskOfText(text)).toBe('low')
  })
  it.each([
    'Suicide attempts of prisoners',
    'Entrevistas com crianças vítimas de abuso',
    'El programa garantiza que siempre se aprende',
  ])('is high in %j', (text) => {
    expect(riskOfText(text)).toBe('high')
  })
  it('puts what could go wrong first, whatever is pressed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const drawn = drawMethods({ seed, content: 'text', risk: 'high' }).map((id) => methodTable[id])
        expect(drawn).toEqual(expect.arrayContaining(['risk', 'research']))
        expect(new Set(drawn).size).toBe(MENU_SIZE)
      }),
    )
  })
})

describe('readMenuChoice', () => {
  const menu = drawMethods({ seed: 3 })
  it('reads numbers, commands and directions', () => {
    expect(readMenuChoice('2, 4 2', menu)).toEqual({ kind: 'methods', methods: [menu[1], menu[3]] })
    expect(['R', 'a', 'X', ' '].map((text) => readMenuChoice(text, menu).kind)).toEqual([
      'reshuffle',
      'list',
      'proceed',
      'proceed',
    ])
    expect(readMenuChoice('look at the sample', menu)).toEqual({
      kind: 'direction',
      text: 'look at the sample',
    })
    expect(readMenuChoice('9', menu)).toEqual({ kind: 'direction', text: '9' })
  })
})

describe('applyElicitation', () => {
  const proposal = (id: string, text: string) => ({
    id,
    method: 'socratic' as const,
    finding: 'f',
    text,
    engine: 'student',
  })
  const run = (events: readonly ElicitationEvent[]) => {
    let state = noElicitation
    for (const event of events) {
      const step = applyElicitation(state, event)
      if (!step.ok) return step.code
      state = step.state
    }
    return state
  }
  const opened = { type: 'opened', section: 'topic', text: 'old', returnTo: 'refine' } as const
  it('changes nothing without consent and compounds what was accepted', () => {
    const state = run([
      opened,
      { type: 'proposed', proposal: proposal('1', 'bad') },
      { type: 'decided', id: '1', decision: 'discarded' },
      { type: 'proposed', proposal: proposal('2', 'better') },
      { type: 'decided', id: '2', decision: 'applied' },
      { type: 'closed' },
    ])
    expect(state).toMatchObject({ phase: 'closed', versions: ['old', 'better'], returnTo: 'refine' })
    expect(typeof state === 'string' ? '' : textInForce(state)).toBe('better')
  })
  it('does not close over an undecided proposal', () => {
    const pending = [opened, { type: 'proposed', proposal: proposal('1', 'x') }] as const
    expect(run([...pending, { type: 'closed' }])).toBe('undecided')
    expect(run([...pending, { type: 'decided', id: '2', decision: 'applied' }])).toBe('no-such-proposal')
    expect(run([{ type: 'closed' }])).toBe('not-open')
    expect(run([opened, opened])).toBe('already-open')
  })
})

import { readFileSync } from 'node:fs'
import { createTranslator } from 'next-intl'
import { describe, expect, it, vi } from 'vitest'
import type { SourceQuestion } from '@/lib/contracts/source-stages'
import { menuChoices, restingStep } from './menu-choices'

/** With the loose type of the hook: keys are checked with the catalogues. */
const messages: Record<string, ReturnType<typeof JSON.parse>> = {
  sources: JSON.parse(readFileSync('messages/en/sources.json', 'utf8')),
}
const t = createTranslator({ locale: 'en', messages, namespace: 'sources.menu' })

const acts = {
  confirm: vi.fn(),
  keep: vi.fn(),
  refine: vi.fn(),
  askAgain: vi.fn(),
  add: vi.fn(),
  satisfied: vi.fn(),
  consult: vi.fn(),
  select: vi.fn(),
  backToRefine: vi.fn(),
  keys: vi.fn(),
  next: vi.fn(),
  takeUp: vi.fn(),
  leadOn: vi.fn(),
  session: vi.fn(),
}

function menu(step: SourceQuestion | null, given: Partial<Parameters<typeof menuChoices>[0]> = {}) {
  return menuChoices({
    step,
    resting: 'refine',
    resume: null,
    isDone: false,
    chosen: 1,
    isShort: false,
    isUnanswered: false,
    canConfirm: true,
    databases: 9,
    carried: 0,
    acts,
    t,
    ...given,
  })
}

const keysOf = (...given: Parameters<typeof menu>) =>
  Object.fromEntries(menu(...given).map(({ id, shortcut }) => [id, shortcut]))

describe('the menu of a step', () => {
  it('leads to finding more while too few are on the topic, and leaves the other way open', () => {
    const main = (isShort: boolean) => menu('refine', { isShort }).filter(({ place }) => place === 'main')
    expect(main(true).map(({ id }) => id)).toEqual(['refine'])
    expect(main(false).map(({ id }) => id)).toEqual(['satisfied'])
    expect(keysOf('refine', { isShort: true })).toEqual(keysOf('refine'))
  })

  it('leads to asking again where no database answered, and leaves the other ways open', () => {
    const choices = menu('refine', { isShort: true, isUnanswered: true })
    const main = choices.filter(({ place }) => place === 'main')
    expect(main.map(({ id }) => id)).toEqual(['askAgain'])
    main[0]?.onPress()
    expect(acts.askAgain).toHaveBeenCalledOnce()
    expect(keysOf('refine', { isShort: true, isUnanswered: true })).toEqual({
      ...keysOf('refine'),
      askAgain: 'T',
    })
    expect(choices.filter(({ place }) => place === 'beside')).toHaveLength(2)
    // What has answered, be it with little, is not asked again.
    expect(keysOf('refine', { isShort: true })).not.toHaveProperty('askAgain')
  })

  it.each([
    ['confirm', { elicitation: 'A', party: 'P', brainstorm: 'I', confirm: 'C' }],
    [
      'refine',
      {
        elicitation: 'Shift+A',
        party: 'P',
        brainstorm: 'I',
        refine: 'R',
        add: 'A',
        satisfied: 'S',
        consult: 'C',
      },
    ],
    ['select', { elicitation: 'A', party: 'P', brainstorm: 'I', back: 'B', select: 'C' }],
    [
      'next',
      { elicitation: 'A', party: 'P', brainstorm: 'I', reopen: 'B', proposal: 'W', review: 'L', done: 'D' },
    ],
  ] as const)('%s has its choices, each with a key of its own', (step, choices) => {
    expect(keysOf(step)).toEqual({ keys: 'H', ...choices })
    const shortcuts = menu(step).map(({ shortcut }) => shortcut)
    expect(new Set(shortcuts).size).toBe(shortcuts.length)
    expect(menu(step).every(({ disabled }) => disabled === false)).toBe(true)
  })

  it.each(['confirm', 'refine', 'select', 'next'] as const)(
    '%s has one main choice and at most two beside it; the rest is folded away',
    (step) => {
      const places = menu(step, { carried: 3 }).map(({ place }) => place)
      expect(places.filter((place) => place === 'main')).toHaveLength(1)
      expect(places.filter((place) => place === 'beside').length).toBeLessThanOrEqual(2)
    },
  )

  it('a completed choice leads on, and can be opened again', () => {
    const choices = menu(null, { isDone: true, resting: 'next' })
    expect(choices.map(({ id, shortcut, disabled, place }) => [id, shortcut, disabled, place])).toEqual([
      ['keys', 'H', false, 'more'],
      ['takeUp', 'B', false, 'beside'],
      ['proposal', 'W', false, 'beside'],
      ['review', 'L', false, 'main'],
    ])
    choices[1]?.onPress()
    expect(acts.takeUp).toHaveBeenCalledOnce()
    choices[2]?.onPress()
    expect(acts.leadOn).toHaveBeenLastCalledWith('proposal')
    choices[3]?.onPress()
    expect(acts.leadOn).toHaveBeenLastCalledWith('review')
  })

  it('says how many databases the first search asks, and lets sources that were brought along be kept without it', () => {
    expect(menu('confirm').at(-1)?.label).toBe('Search 9 databases')
    const keep = menu('confirm', { carried: 3 }).find(({ id }) => id === 'keep')
    expect(keep).toMatchObject({ label: 'Go on with the 3 sources, without a search', shortcut: 'K' })
    keep?.onPress()
    expect(acts.keep).toHaveBeenCalledOnce()
  })

  it('keeps its place and rests while nothing is asked; only the list of keys opens', () => {
    const resting = menu(null)
    expect(resting.map(({ id }) => id)).toEqual(menu('refine').map(({ id }) => id))
    expect(resting.filter(({ disabled }) => !disabled).map(({ id }) => id)).toEqual(['keys'])
    expect(restingStep(null, false, false)).toBe('confirm')
    expect(restingStep(null, false, true)).toBe('refine')
    expect(restingStep(null, true, true)).toBe('next')
  })

  it('of a paused run offers nothing but to go on', () => {
    expect(keysOf(null, { resume: vi.fn() })).toEqual({ keys: 'H', resume: 'C' })
  })

  it('does not go on without a source, nor with parameters that cannot be searched', () => {
    const isDisabled = (id: string, ...given: Parameters<typeof menu>) =>
      menu(...given).find((choice) => choice.id === id)?.disabled
    expect(isDisabled('select', 'select', { chosen: 0 })).toBe(true)
    expect(isDisabled('confirm', 'confirm', { canConfirm: false })).toBe(true)
  })

  it('opens the session that its key names', () => {
    for (const { id, onPress } of menu('refine')) if (id === 'elicitation' || id === 'party') onPress()
    expect(acts.session.mock.calls).toEqual([['elicitation'], ['party']])
  })
})

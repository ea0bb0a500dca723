import { expect, it } from 'vitest'
import { closedView, type ViewAction, workspaceView } from './workspace-view'

const afterwards = (...actions: ViewAction[]) => actions.reduce(workspaceView, closedView)
const named = (id: string): ViewAction => ({ type: 'same-work-named', id })

it('two sources named as the same work are asked about once both are named', () => {
  expect(afterwards(named('a'))).toMatchObject({ joining: { first: 'a' }, dialog: null })
  expect(afterwards(named('a'), named('a'))).toMatchObject({ joining: { first: 'a' }, dialog: null })
  expect(afterwards(named('a'), named('b'))).toMatchObject({
    joining: null,
    dialog: { kind: 'join', ids: ['a', 'b'] },
  })
  expect(afterwards({ type: 'joining-begun', first: null }, named('b')).joining).toEqual({ first: 'b' })
  expect(afterwards(named('a'), { type: 'joining-stopped' }).joining).toBe(null)
})

it('what closes one panel does not close the one that took its place', () => {
  const add: ViewAction = { type: 'panel-opened', panel: { kind: 'add', way: 'pdf' } }
  expect(afterwards(add, { type: 'panel-closed', kind: 'refine' }).panel).toEqual({ kind: 'add', way: 'pdf' })
  expect(afterwards(add, { type: 'panel-closed', kind: 'add' }).panel).toBe(null)
  expect(afterwards(add, { type: 'panel-closed' }).panel).toBe(null)
})

it('on a phone the run unfolds for a refinement and stays as it was for others', () => {
  const refine: ViewAction = {
    type: 'panel-opened',
    panel: {
      kind: 'refine',
      opened: 1,
      draft: {
        mode: 'more',
        request: '',
        parameters: {
          topic: 'Soil',
          question: '',
          yearFrom: null,
          yearTo: null,
          languages: [],
          excluded: [],
          databases: ['doaj'],
        },
        map: { language: null, concepts: [] },
        queries: [],
      },
    },
  }
  expect(afterwards(refine).isUnfolded).toBe(true)
  expect(afterwards({ type: 'panel-opened', panel: { kind: 'party' } }).isUnfolded).toBe(false)
  expect(afterwards({ type: 'run-folded' }, { type: 'run-folded' }).isUnfolded).toBe(false)
  expect(afterwards(refine, { type: 'run-folded', isUnfolded: false }).isUnfolded).toBe(false)
})

it('parameters half typed and the list outlive every panel and dialog', () => {
  const kept = afterwards(
    { type: 'listed', ids: ['a', 'b'] },
    { type: 'dialog-opened', dialog: { kind: 'keys' } },
    { type: 'panel-opened', panel: { kind: 'elicitation' } },
    { type: 'dialog-opened', dialog: null },
    { type: 'panel-closed' },
  )
  expect(kept).toEqual({ ...closedView, listed: ['a', 'b'] })
})

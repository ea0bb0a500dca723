import { describe, expect, it } from 'vitest'
import { ConceptEdit, ConceptMap } from '@/lib/contracts/concept-map'
import { AmbiguousConcept } from '@/lib/contracts/vocabulary'
import {
  addedConcept,
  asWritten,
  type ConceptAction,
  conceptEditing,
  confirmationOf,
  editedMap,
  editsOf,
  meantAs,
  openSenses,
  toggleConcept,
  untouched,
} from './concept-editing'

const base = ConceptMap.parse({
  language: 'en',
  concepts: [
    {
      id: 'work',
      name: 'remote work',
      misspelt: 'remote wrok',
      role: 'central',
      names: [
        { text: 'remote work', language: 'en', origin: { by: 'student' } },
        { text: 'teletrabalho', language: 'pt', origin: { by: 'built-in' } },
      ],
    },
    {
      id: 'output',
      name: 'productivity',
      role: 'outcome',
      names: [{ text: 'productivity', language: 'en', origin: { by: 'student' } }],
    },
  ],
})
const edited = (...edits: ConceptEdit[]): ConceptAction => ({ type: 'edited', base, edits })
const following = (...actions: ConceptAction[]) => actions.reduce(conceptEditing, untouched)
const drop = (id: string): ConceptEdit => ({ kind: 'drop', id })
const statesOf = (map: ConceptMap) => map.concepts.map(({ id, state }) => `${id} ${state}`)

describe('edits of the map', () => {
  it('wait until they are sent and go back one press at a time', () => {
    const state = following(edited(drop('output')), edited({ kind: 'role', id: 'work', role: 'context' }))
    expect(statesOf(editedMap(base, state))).toEqual(['work confirmed', 'output dropped'])
    const back = conceptEditing(state, { type: 'taken-back' })
    expect(editsOf(back)).toEqual([drop('output')])
    expect(editedMap(base, conceptEditing(back, { type: 'taken-back' }))).toEqual(base)
    expect(conceptEditing(state, { type: 'begun-anew' })).toEqual(untouched)
  })

  it('that change nothing are no press', () => {
    expect(following(edited(drop('nobody'))).presses).toEqual([])
    const twice = following(edited(drop('output')), edited(drop('output')))
    expect(twice.presses).toHaveLength(1)
  })

  it('never take the last concept, and say so until the next press', () => {
    const none = following(edited(drop('work')), edited(drop('output')))
    expect(none.isRefused).toBe(true)
    expect(statesOf(editedMap(base, none))).toEqual(['work dropped', 'output proposed'])
    expect(conceptEditing(none, edited({ kind: 'confirm', id: 'output' })).isRefused).toBe(false)
  })

  it('may begin from a map in which nothing was found', () => {
    const empty: ConceptMap = { language: null, concepts: [] }
    const edits = addedConcept(empty, { name: ' home office ', role: 'central', language: 'pt' })
    const state = conceptEditing(following({ type: 'adding-toggled' }), {
      type: 'edited',
      base: empty,
      edits,
    })
    expect(state.isAdding).toBe(false)
    expect(editedMap(empty, state).concepts).toMatchObject([
      { id: 'home-office', name: 'home office', state: 'confirmed' },
    ])
    expect(addedConcept(empty, { name: '  ', role: 'central', language: 'pt' })).toEqual([])
  })
})

it('one concept is unfolded at a time, and the form for another folds it', () => {
  const open = following({ type: 'toggled', id: 'work' }, { type: 'toggled', id: 'output' })
  expect(open.open).toBe('output')
  expect(conceptEditing(open, { type: 'toggled', id: 'output' }).open).toBe(null)
  expect(conceptEditing(open, { type: 'adding-toggled' })).toMatchObject({ open: null, isAdding: true })
  expect(conceptEditing(open, { type: 'closed' }).open).toBe(null)
})

it('a dropped concept is taken in again by the same key', () => {
  const dropped = editedMap(base, following(edited(drop('output'))))
  expect(dropped.concepts.map(toggleConcept)).toEqual([drop('work'), { kind: 'restore', id: 'output' }])
})

it('all proposed concepts are confirmed at once, dropped ones are left', () => {
  const dropped = editedMap(base, following(edited(drop('output'))))
  expect(confirmationOf(dropped)).toEqual([{ kind: 'confirm', id: 'work' }])
})

it('a corrected word can be had as it was written', () => {
  const [work] = base.concepts
  if (work === undefined) throw new Error('the map lost a concept')
  const map = editedMap(base, following(edited(...asWritten(base, work))))
  expect(map.concepts.map(({ name, role, state }) => [name, role, state])).toEqual([
    ['remote work', 'central', 'dropped'],
    ['productivity', 'outcome', 'proposed'],
    ['remote wrok', 'central', 'confirmed'],
  ])
})

it('every edit made here is one that the contract takes', () => {
  const all = [
    ...confirmationOf(base),
    ...base.concepts.flatMap((one) => [toggleConcept(one), ...asWritten(base, one)]),
  ]
  for (const edit of all) expect(ConceptEdit.safeParse(edit).success).toBe(true)
})

describe('a name with several senses', () => {
  const sense = (id: string, text: string) => ({
    vocabulary: 'wikidata',
    id,
    name: text,
    description: '',
    names: [
      {
        concept: 'work',
        text,
        language: 'en',
        origin: { by: 'vocabulary', vocabulary: 'wikidata', id },
      },
    ],
  })
  const ambiguous = [
    AmbiguousConcept.parse({ concept: 'work', senses: [sense('Q1', 'telework'), sense('Q2', 'homework')] }),
  ]
  it('is offered once, and its names come when one is chosen', () => {
    const [choice] = openSenses(base, ambiguous)
    expect(choice?.senses.map(({ name }) => name)).toEqual(['telework', 'homework'])
    const second = choice?.senses[1]
    if (!choice || !second) throw new Error('nothing is offered')
    const after = editedMap(base, following(edited(...meantAs(choice.concept, second))))
    const [work] = after.concepts
    expect(work?.state).toBe('confirmed')
    expect(work?.names.map(({ text }) => text)).toContain('homework')
    expect(work?.names.map(({ text }) => text)).not.toContain('telework')
    expect(openSenses(after, ambiguous)).toEqual([])
  })

  it('is not asked of a concept that was left out', () => {
    expect(openSenses(editedMap(base, following(edited(drop('work')))), ambiguous)).toEqual([])
  })
})

import type {
  Concept,
  ConceptEdit,
  ConceptLanguage,
  ConceptMap,
  ConceptRole,
} from '@/lib/contracts/concept-map'
import type { AmbiguousConcept } from '@/lib/contracts/vocabulary'
import { applyConceptEdit, requiredConcepts } from '@/lib/core/concepts/concept-map'
import { newConceptId } from '@/lib/core/concepts/new-concept-id'

/** What a student is doing to the map before it is sent, and what of it is unfolded. */
export interface ConceptEditing {
  /** One press each, oldest first; a press may be several edits. */
  readonly presses: readonly (readonly ConceptEdit[])[]
  /** The concept whose names are shown. */
  readonly open: string | null
  readonly isAdding: boolean
  /** The latest press would have left nothing to search for, and was not taken. */
  readonly isRefused: boolean
}

export type ConceptAction =
  | { readonly type: 'edited'; readonly base: ConceptMap; readonly edits: readonly ConceptEdit[] }
  | { readonly type: 'taken-back' }
  | { readonly type: 'begun-anew' }
  | { readonly type: 'toggled'; readonly id: string }
  | { readonly type: 'closed' }
  | { readonly type: 'adding-toggled' }

export const untouched: ConceptEditing = { presses: [], open: null, isAdding: false, isRefused: false }

/** The state after one action. An edit that changes nothing leaves no press behind; the last concept cannot be taken out. */
export function conceptEditing(state: ConceptEditing, action: ConceptAction): ConceptEditing {
  switch (action.type) {
    case 'edited':
      return withPress(state, action)
    case 'taken-back':
      return { ...state, presses: state.presses.slice(0, -1), isRefused: false }
    case 'begun-anew':
      return untouched
    case 'toggled':
      return { ...state, open: state.open === action.id ? null : action.id, isAdding: false }
    case 'closed':
      return { ...state, open: null, isAdding: false }
    case 'adding-toggled':
      return { ...state, open: null, isAdding: !state.isAdding }
  }
}

function withPress(
  state: ConceptEditing,
  { base, edits }: Extract<ConceptAction, { type: 'edited' }>,
): ConceptEditing {
  const before = editedMap(base, state)
  const after = edits.reduce(applyConceptEdit, before)
  if (JSON.stringify(before) === JSON.stringify(after)) return { ...state, isRefused: false }
  const isLast = requiredConcepts(before).length > 0 && requiredConcepts(after).length === 0
  if (isLast) return { ...state, isRefused: true }
  const isAdded = edits.some(({ kind }) => kind === 'add')
  return {
    ...state,
    presses: [...state.presses, edits],
    isAdding: isAdded ? false : state.isAdding,
    isRefused: false,
  }
}

/** All edits that are not sent yet, in order. */
export function editsOf({ presses }: ConceptEditing): readonly ConceptEdit[] {
  return presses.flat()
}

/** The map as it would be with the edits. */
export function editedMap(base: ConceptMap, state: ConceptEditing): ConceptMap {
  return editsOf(state).reduce(applyConceptEdit, base)
}

/** Drops a concept, or takes it in again. */
export function toggleConcept({ id, state }: Concept): ConceptEdit {
  return { kind: state === 'dropped' ? 'restore' : 'drop', id }
}

/** A further concept in the student's words; empty where there are none. */
export function addedConcept(
  map: ConceptMap,
  { name, role, language }: { name: string; role: ConceptRole; language: ConceptLanguage },
): readonly ConceptEdit[] {
  const words = name.trim()
  return words === '' ? [] : [{ kind: 'add', id: newConceptId(map, words), name: words, role, language }]
}

/** What confirms every concept that is only proposed. */
export function confirmationOf({ concepts }: ConceptMap): readonly ConceptEdit[] {
  return concepts.flatMap(({ id, state }) => (state === 'proposed' ? [{ kind: 'confirm', id }] : []))
}

/** Back to the word as it was written: the corrected concept goes, one of that name comes in its place. */
export function asWritten(map: ConceptMap, concept: Concept): readonly ConceptEdit[] {
  if (concept.misspelt === undefined) return []
  const language = concept.names[0]?.language ?? map.language ?? 'en'
  return [
    ...addedConcept(map, { name: concept.misspelt, role: concept.role, language }),
    { kind: 'drop', id: concept.id },
  ]
}

type Sense = AmbiguousConcept['senses'][number]
export interface SenseChoice {
  readonly concept: Concept
  /** Those that bring a name; between others there is nothing to choose. */
  readonly senses: readonly Sense[]
}

/** The concepts in use whose name means several things, as long as the student has taken the names of none. */
export function openSenses(
  { concepts }: ConceptMap,
  ambiguous: readonly AmbiguousConcept[],
): readonly SenseChoice[] {
  return concepts.flatMap((concept) => {
    const asked = ambiguous.find((item) => item.concept === concept.id)
    if (!asked || concept.state === 'dropped') return []
    const senses = asked.senses.filter(({ names }) => names.length > 0)
    const isChosen = senses.some(({ names }) => names.every((name) => hasName(concept, name)))
    return senses.length === 0 || isChosen ? [] : [{ concept, senses }]
  })
}

const hasName = (concept: Concept, { text, language }: { text: string; language: ConceptLanguage }) =>
  concept.names.some((name) => name.text === text && name.language === language && !name.struckOut)

/** What takes the names of one sense: the student confirms the concept in this meaning. */
export function meantAs({ id }: Concept, { names }: Sense): readonly ConceptEdit[] {
  const added = names.map(({ text, language }) => ({ kind: 'add-name', id, text, language }) as const)
  return [...added, { kind: 'confirm', id }]
}

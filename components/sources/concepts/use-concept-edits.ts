'use client'

import { type Dispatch, useMemo, useReducer } from 'react'
import type { ConceptMap } from '@/lib/contracts/concept-map'
import {
  type ConceptAction,
  type ConceptEditing,
  conceptEditing,
  editedMap,
  untouched,
} from './concept-editing'

export interface ConceptControl {
  /** The map without the edits; null while the topic is being read. */
  readonly base: ConceptMap | null
  /** The map with the edits that are not sent yet. */
  readonly map: ConceptMap | null
  readonly editing: ConceptEditing
  readonly dispatch: Dispatch<ConceptAction>
}

/** The student's edits of a map until they are sent with an answer. */
export function useConceptEdits(base: ConceptMap | null): ConceptControl {
  const [editing, dispatch] = useReducer(conceptEditing, untouched)
  const map = useMemo(() => base && editedMap(base, editing), [base, editing])
  return { base, map, editing, dispatch }
}

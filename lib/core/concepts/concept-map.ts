import type {
  Concept,
  ConceptEdit,
  ConceptLanguage,
  ConceptMap,
  ConceptName,
  FoundName,
} from '@/lib/contracts/concept-map'
import { CONCEPT_NAMES_MAX, CONCEPTS_MAX } from '@/lib/contracts/concept-terms'
import { cognateStems } from '@/lib/core/text/cognate-stems'

/** The concepts that are in use: not dropped, in the order of the map. */
export function activeConcepts({ concepts }: ConceptMap): readonly Concept[] {
  return concepts.filter(({ state }) => state !== 'dropped')
}

/**
 * The concepts that every relevant source must be about: the central ones in use; where the student has left none of them,
 * all that are in use. Empty only for a map without concepts in use.
 */
export function requiredConcepts(map: ConceptMap): readonly Concept[] {
  const active = activeConcepts(map)
  const central = active.filter(({ role }) => role === 'central')
  return central.length > 0 ? central : active
}

/** The names of a concept that are in use, the concept's own first; of one language, or of all. */
export function activeNames(concept: Concept, language?: ConceptLanguage): readonly ConceptName[] {
  return concept.names.filter(
    (name) => !name.struckOut && (language === undefined || name.language === language),
  )
}

/**
 * The map with the names added that it does not have yet; what the student struck out stays out, unknown concepts are
 * passed over, and a name that is known keeps its first origin. Adding the same names twice changes nothing.
 */
export function withFoundNames(map: ConceptMap, found: readonly FoundName[]): ConceptMap {
  const concepts = map.concepts.map((concept) =>
    found
      .filter((name) => name.concept === concept.id)
      .reduce((to, { concept: _, ...name }) => withName(to, { ...name, struckOut: false }), concept),
  )
  return { ...map, concepts }
}

/** Those of the names that the map would take, in their order: known, struck-out and surplus ones are left out. */
export function namesNewTo(map: ConceptMap, found: readonly FoundName[]): FoundName[] {
  let grown = map
  return found.filter((name) => {
    const next = withFoundNames(grown, [name])
    const isNew = countNames(next) > countNames(grown)
    grown = next
    return isNew
  })
}

function countNames({ concepts }: ConceptMap): number {
  return concepts.reduce((sum, { names }) => sum + names.length, 0)
}

/** The map after one edit. An edit of a concept or name that is not there, or past the bounds, changes nothing. */
export function applyConceptEdit(map: ConceptMap, edit: ConceptEdit): ConceptMap {
  if (edit.kind === 'add') return withConcept(map, edit)
  const concepts = map.concepts.map((concept) => (concept.id === edit.id ? edited(concept, edit) : concept))
  return { ...map, concepts }
}

function edited(concept: Concept, edit: Exclude<ConceptEdit, { kind: 'add' }>): Concept {
  switch (edit.kind) {
    case 'confirm':
    case 'restore':
      return { ...concept, state: 'confirmed' }
    case 'drop':
      return { ...concept, state: 'dropped' }
    case 'role':
      return { ...concept, role: edit.role, state: 'confirmed' }
    case 'add-name':
      return withStudentName(concept, edit)
    case 'strike-name':
    case 'restore-name':
      return withStruckOut(concept, edit, edit.kind === 'strike-name')
  }
}

function withConcept(map: ConceptMap, edit: Extract<ConceptEdit, { kind: 'add' }>): ConceptMap {
  const { id, name, role, language } = edit
  const isThere = map.concepts.some((concept) => concept.id === id)
  if (isThere || map.concepts.length >= CONCEPTS_MAX) return map
  const names: ConceptName[] = [{ text: name, language, origin: { by: 'student' }, struckOut: false }]
  return { ...map, concepts: [...map.concepts, { id, name, role, state: 'confirmed', names }] }
}

/** A student's name goes before the found ones, so that a full list loses a found one. */
function withStudentName(
  concept: Concept,
  { text, language }: { readonly text: string; readonly language: ConceptLanguage },
): Concept {
  const others = concept.names.filter((name) => !isSameName(name, { text, language }))
  const own = others.filter(({ origin }) => origin.by === 'student')
  const found = others.filter(({ origin }) => origin.by !== 'student')
  const name: ConceptName = { text, language, origin: { by: 'student' }, struckOut: false }
  return { ...concept, names: [...own, name, ...found].slice(0, CONCEPT_NAMES_MAX) }
}

function withStruckOut(
  concept: Concept,
  target: { readonly text: string; readonly language: ConceptLanguage },
  struckOut: boolean,
): Concept {
  const names = concept.names.map((name) => (isSameName(name, target) ? { ...name, struckOut } : name))
  return { ...concept, names }
}

function withName(concept: Concept, name: ConceptName): Concept {
  const isThere = concept.names.some((own) => isSameName(own, name))
  if (isThere || concept.names.length >= CONCEPT_NAMES_MAX) return concept
  return { ...concept, names: [...concept.names, name] }
}

/** Case, accents and number do not make another name. */
function isSameName(
  a: Pick<ConceptName, 'text' | 'language'>,
  b: Pick<ConceptName, 'text' | 'language'>,
): boolean {
  if (a.language !== b.language) return false
  return (
    a.text.toLowerCase() === b.text.toLowerCase() ||
    cognateStems(a.text).join(' ') === cognateStems(b.text).join(' ')
  )
}

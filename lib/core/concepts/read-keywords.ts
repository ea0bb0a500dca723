import type { ConceptEdit, ConceptMap } from '@/lib/contracts/concept-map'
import { CONCEPT_NAME_LENGTH_MAX } from '@/lib/contracts/concept-terms'
import { applyConceptEdit } from './concept-map'
import { findConceptNamed } from './find-concept-named'
import { newConceptId } from './new-concept-id'

/**
 * The map after `keywordEdits`. Reading the same keywords twice adds no concept; it changes nothing at all where no keyword
 * is part of what another one names ("-shift" before "+night shift" finds something to drop only the second time).
 */
export function withKeywords(map: ConceptMap, keywords: readonly string[]): ConceptMap {
  return keywordEdits(map, keywords).reduce(applyConceptEdit, map)
}

/**
 * What typed keywords do to a map, as requests say them and as documents and runs held them before there was a map: `a = b`
 * another name for a concept, `+b` a further concept, `-b` one that is not asked for; plain words are names of the concept that
 * they name, and those that name none become one further concept together. Never throws.
 */
export function keywordEdits(map: ConceptMap, keywords: readonly string[]): readonly ConceptEdit[] {
  let homeless: string | null = null
  let after = map
  const edits: ConceptEdit[] = []
  const edit = (one: ConceptEdit) => {
    after = applyConceptEdit(after, one)
    edits.push(one)
  }
  for (const { kind, of, word } of keywords.flatMap((typed) => parseKeyword(typed) ?? [])) {
    const home = findConceptNamed(after, of)
    if (kind === 'dropped') {
      if (home && home.state !== 'dropped') edit({ kind: 'drop', id: home.id })
      continue
    }
    const id: string | null = home?.id ?? (kind === 'plain' ? homeless : null)
    const added: Addition | null = id === null ? additionOf(after, of) : null
    if (added) edit(added)
    if (kind === 'plain' && added) homeless = added.id
    const name = nameEdit(after, id ?? added?.id ?? '', word)
    if (name) edit(name)
  }
  return edits
}

type Addition = Extract<ConceptEdit, { kind: 'add' }>

/** The edit that adds a central concept of this name, in the language of the map. */
export function additionOf(map: ConceptMap, name: string): Addition {
  const text = name.trim().slice(0, CONCEPT_NAME_LENGTH_MAX)
  return {
    kind: 'add',
    id: newConceptId(map, text),
    name: text,
    role: 'central',
    language: map.language ?? 'en',
  }
}

/** The edit that gives a concept this name; null where it has it. */
function nameEdit({ concepts, language }: ConceptMap, id: string, word: string): ConceptEdit | null {
  const text = word.slice(0, CONCEPT_NAME_LENGTH_MAX)
  const isThere = concepts.some(
    (concept) =>
      concept.id === id && concept.names.some((name) => name.text.toLowerCase() === text.toLowerCase()),
  )
  return isThere ? null : { kind: 'add-name', id, text, language: language ?? 'en' }
}

interface Keyword {
  readonly kind: 'alternative' | 'required' | 'plain' | 'dropped'
  /** What the concept is found by. */
  readonly of: string
  readonly word: string
}

function parseKeyword(typed: string): Keyword | null {
  const text = typed.slice(0, 2 * CONCEPT_NAME_LENGTH_MAX).trim()
  const equals = text.indexOf('=')
  if (equals > 0) {
    const of = text.slice(0, equals).trim()
    const word = text.slice(equals).replace(/^=+/, '').trim()
    return saysSomething(of) && saysSomething(word) ? { kind: 'alternative', of, word } : null
  }
  const bare = text.replace(/^[+=-]/, '').trim()
  if (!saysSomething(bare)) return null
  const kind = text.startsWith('-') ? 'dropped' : text.startsWith('+') ? 'required' : 'plain'
  return { kind, of: bare, word: bare }
}

const saysSomething = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

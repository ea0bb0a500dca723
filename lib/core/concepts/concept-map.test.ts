import { describe, expect, it } from 'vitest'
import type { ConceptMap, FoundName } from '@/lib/contracts/concept-map'
import {
  activeConcepts,
  activeNames,
  applyConceptEdit,
  requiredConcepts,
  withFoundNames,
} from './concept-map'

const map: ConceptMap = {
  language: 'en',
  concepts: [
    {
      id: 'remote-work',
      name: 'remote work',
      role: 'central',
      state: 'proposed',
      names: [
        { text: 'remote work', language: 'en', origin: { by: 'student' }, struckOut: false },
        { text: 'teletrabalho', language: 'pt', origin: { by: 'built-in' }, struckOut: false },
      ],
    },
    { id: 'nurses', name: 'nurses', role: 'population', state: 'proposed', names: [] },
  ],
}

const texts = (of: ConceptMap) =>
  of.concepts.flatMap((concept) => activeNames(concept).map(({ text }) => text))
const found = (text: string): FoundName => ({
  concept: 'remote-work',
  text,
  language: 'pt',
  origin: { by: 'vocabulary', vocabulary: 'mesh', id: 'D000000' },
})

describe('a concept map', () => {
  it('requires the central concepts, and what is left where the student dropped all of them', () => {
    expect(requiredConcepts(map).map(({ id }) => id)).toEqual(['remote-work'])
    const dropped = applyConceptEdit(map, { kind: 'drop', id: 'remote-work' })
    expect(requiredConcepts(dropped).map(({ id }) => id)).toEqual(['nurses'])
    expect(requiredConcepts(applyConceptEdit(dropped, { kind: 'drop', id: 'nurses' }))).toEqual([])
    expect(activeConcepts(applyConceptEdit(dropped, { kind: 'restore', id: 'remote-work' }))).toHaveLength(2)
  })

  it('learns a name once, whatever its case, accents or number', () => {
    const once = withFoundNames(map, [found('trabalho remoto')])
    expect(texts(once)).toEqual(['remote work', 'teletrabalho', 'trabalho remoto'])
    expect(withFoundNames(once, [found('Trabalhos remotos'), found('TELETRABALHO')])).toEqual(once)
  })

  it('does not learn again what the student struck out', () => {
    const struck = applyConceptEdit(map, {
      kind: 'strike-name',
      id: 'remote-work',
      text: 'teletrabalho',
      language: 'pt',
    })
    expect(texts(withFoundNames(struck, [found('teletrabalho')]))).toEqual(['remote work'])
    const back = applyConceptEdit(struck, {
      kind: 'restore-name',
      id: 'remote-work',
      text: 'teletrabalho',
      language: 'pt',
    })
    expect(back).toEqual(map)
  })

  it('keeps a name of the student in a full list before found ones', () => {
    const full = withFoundNames(
      map,
      Array.from({ length: 60 }, (_, at) => found(`nome ${'x'.repeat(at + 3)}`)),
    )
    const own = applyConceptEdit(full, {
      kind: 'add-name',
      id: 'remote-work',
      text: 'trabalhar de casa',
      language: 'pt',
    })
    expect(texts(own)).toHaveLength(40)
    expect(texts(own).slice(0, 2)).toEqual(['remote work', 'trabalhar de casa'])
  })

  it('leaves the map as it is for an edit of what is not there', () => {
    expect(applyConceptEdit(map, { kind: 'drop', id: 'managers' })).toEqual(map)
    const twice = { kind: 'add', id: 'nurses', name: 'nurses', role: 'central', language: 'en' } as const
    expect(applyConceptEdit(map, twice)).toEqual(map)
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ConceptMap } from '@/lib/contracts/concept-map'
import type { RunFact } from '@/lib/contracts/run'
import { Prepared, SOURCE_VALIDATION, ValidationInput } from '@/lib/contracts/source-validation'
import { applyConceptEdit, requiredConcepts } from '@/lib/core/concepts/concept-map'
import { emptyRun, foldEvents } from '@/lib/core/run/run-state'
import { parseSearchStrategies } from '@/lib/core/search/search-strategies'
import { prepareSearch } from './prepare'
import { composeQueries } from './write-queries'

const strategies = parseSearchStrategies(
  readFileSync('lib/pipelines/sources/data/database-search-strategies.md', 'utf8'),
)

function prepared(topic: string, question = '') {
  const input = ValidationInput.parse({ mode: 'standalone', topic, question, locale: 'en' })
  return Prepared.parse(prepareSearch(input, 2026))
}

/** The queries of a search that the student confirmed with this map. */
function queriesOf({ parameters }: Prepared, map: ConceptMap): readonly string[] {
  const input = { mode: 'standalone', topic: parameters.topic, question: parameters.question, locale: 'en' }
  const facts: RunFact[] = [
    { type: 'run-created', pipeline: SOURCE_VALIDATION, input, tokenBudget: null },
    { type: 'question-asked', step: 'confirm', round: 1, question: null },
    { type: 'question-answered', step: 'confirm', round: 1, answer: { kind: 'confirm', parameters, map } },
  ]
  const events = facts.map((fact, at) => ({ seq: at + 1, at: '2026-01-01T00:00:00Z', fact }))
  return composeQueries(foldEvents(events, emptyRun), strategies).queries.map(({ text }) => text)
}

const namesOf = ({ map }: Prepared) => map.concepts.map(({ name }) => name)

describe('the search that is offered for a topic that is hard to read', () => {
  it.each(['Como melhorar e ajudar a fazer?', 'How to improve and help?', 'correr pensar hacer'])(
    'names no concept for verbs only, and still asks the databases for the words: %s',
    (topic) => {
      const search = prepared(topic)
      expect(search.map.concepts).toEqual([])
      expect(search.parameters.databases.length).toBeGreaterThan(0)
      const queries = queriesOf(search, search.map)
      expect(queries).toHaveLength(search.parameters.databases.length)
      expect(queries.filter((text) => text.trim() === '')).toEqual([])
    },
  )

  it('keeps all of ten concepts and requires four', () => {
    const search = prepared(
      'Burnout, estresse, ansiedade, depressão, insônia, resiliência, motivação, liderança, produtividade e turnover',
    )
    expect(search.map.concepts).toHaveLength(10)
    expect(requiredConcepts(search.map)).toHaveLength(4)
    const joined = queriesOf(search, search.map).filter((text) => text.includes(' AND '))
    expect(joined.length).toBeGreaterThan(0)
    for (const query of joined) expect(query).not.toMatch(/resiliência/i)
  })

  it('reads a topic of two languages mixed', () => {
    const search = prepared('O impacto do remote work na produtividade of nurses')
    expect(namesOf(search)).toEqual(['remote work', 'produtividade', 'nurses'])
    expect(queriesOf(search, search.map).join(' ')).toMatch(/teletrabalho/i)
  })

  it.each([
    ['ESG', /governance/i],
    ['TDAH', /attention deficit/i],
  ])('knows an acronym alone: %s', (topic, name) => {
    const search = prepared(topic)
    expect(namesOf(search)).toEqual([topic])
    expect(search.map.concepts[0]?.names.some(({ text }) => name.test(text))).toBe(true)
  })

  it('requires an acronym that nothing knows as it is written', () => {
    const search = prepared('XQZW')
    expect(queriesOf(search, search.map).every((text) => text.includes('XQZW'))).toBe(true)
  })

  it('shows what was read for a misspelt central word', () => {
    const [concept] = prepared('Sustentablidade em supermercados').map.concepts
    expect(concept).toMatchObject({
      name: 'Sustentabilidade',
      misspelt: 'Sustentablidade',
      state: 'proposed',
    })
  })

  it('asks for a short misspelt word both ways, as it may be right', () => {
    const search = prepared('Burnot of nurses')
    expect(search.map.concepts[0]).toMatchObject({ name: 'Burnout', misspelt: 'Burnot', state: 'proposed' })
    const queries = queriesOf(search, search.map)
    for (const query of queries) expect(query).toMatch(/burnout/i)
    expect(queries.filter((query) => /burnout.* OR .*burnot\b/is.test(query)).length).toBeGreaterThan(0)
  })

  it('falls back on the topic when every concept was struck out', () => {
    const search = prepared('Burnout of nurses')
    const none = search.map.concepts.reduce(
      (map, { id }) => applyConceptEdit(map, { kind: 'drop', id }),
      search.map,
    )
    expect(requiredConcepts(none)).toEqual([])
    const queries = queriesOf(search, none)
    expect(queries.length).toBe(search.parameters.databases.length)
    for (const query of queries) expect(query).toMatch(/burnout/i)
  })

  it('bounds the years that the topic names', () => {
    expect(prepared('Ensino híbrido desde 2015').parameters).toMatchObject({ yearFrom: 2015, yearTo: null })
    expect(prepared('Ensino híbrido pós-pandemia').parameters).toMatchObject({ yearFrom: null, yearTo: null })
  })
})

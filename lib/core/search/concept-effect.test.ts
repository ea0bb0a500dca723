import { expect, it } from 'vitest'
import { SearchParameters } from '@/lib/contracts/search'
import { requiredConcepts } from '@/lib/core/concepts/concept-map'
import { centralMap } from './central-map-fixture'
import { conceptEffect } from './concept-effect'

const parameters = SearchParameters.parse({ topic: 'Burnout of nurses', databases: ['scielo', 'doaj'] })
const plan = { parameters, map: centralMap(parameters) }
const [first, second] = plan.map.concepts.map(({ id }) => id)
if (!first || !second) throw new Error('the topic has two concepts')

it('says what an edit will change and which databases it asks again', () => {
  const effect = conceptEffect(plan, [{ kind: 'add-name', id: first, text: 'fatigue', language: 'en' }], 'en')
  expect(effect).toMatchObject({
    refused: null,
    databases: ['scielo', 'doaj'],
    lines: ['One name added to “Burnout”: fatigue', 'Asks 2 databases again'],
  })
})

it('asks nothing again for an edit that changes no query', () => {
  const effect = conceptEffect(plan, [{ kind: 'confirm', id: first }], 'en')
  expect(effect).toMatchObject({ refused: null, databases: [], lines: [] })
})

it('refuses to strike out the last concept, with a sentence', () => {
  const edits = [first, second].map((id) => ({ kind: 'drop', id }) as const)
  const effect = conceptEffect(plan, edits, 'pt-BR')
  expect(effect).toMatchObject({ refused: 'last-concept', map: plan.map, databases: [] })
  expect(effect.lines).toEqual([expect.stringContaining('Pelo menos um conceito')])
  expect(requiredConcepts(effect.map)).toHaveLength(2)
})

import { expect, it } from 'vitest'
import { activeNames } from '@/lib/core/concepts/concept-map'
import { bareWork } from '@/lib/core/validation/source-fixture'
import { beginRun, findingPorts } from '@/lib/server/testing/source-run'
import { knownSources } from './known-sources'
import { prepareSearch } from './prepare'
import { planInForce, validationInputOf } from './run-answers'

/** A topic of which no built-in vocabulary knows the name in Portuguese. */
const topic = 'Zeppelin moorings and productivity'
const places = ['banks', 'schools', 'courts', 'farms']

it('names that arrived records give a concept stand in the map, and rank the records that have no other', async () => {
  const parallel = places.map((place, n) =>
    bareWork(`Amarras de zepelim e produtividade, ${place}`, {
      titles: [{ lang: 'en', text: `Zeppelin moorings and productivity in ${place}` }],
      language: 'pt',
      source: [{ db: 'scielo', id: `S${n}` }],
    }),
  )
  const alone = bareWork('Produtividade com amarras de zepelim no interior', {
    language: 'pt',
    source: [{ db: 'scielo', id: 'alone' }],
  })
  const { drive, reply } = beginRun(
    findingPorts(({ database }) => (database === 'scielo' ? [...parallel, alone] : [])),
    { topic },
  )
  const { parameters } = prepareSearch(validationInputOf(await drive()), 2026)
  await reply('confirm', {
    kind: 'confirm',
    parameters: { ...parameters, databases: ['scielo', 'openalex'] },
  })
  const run = await drive()
  const names = planInForce(run).map.concepts.flatMap((concept) => activeNames(concept, 'pt'))
  expect(names).toContainEqual({
    text: 'amarras de zepelim',
    language: 'pt',
    origin: { by: 'records', count: 4 },
    struckOut: false,
  })
  const found = [...knownSources(run).values()].find(({ work }) => work.title === alone.title)
  expect(found?.relevancy.concepts).toMatchObject({ isOnTopic: true, missing: [] })
})

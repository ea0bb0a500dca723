import { expect, test } from 'vitest'
import type { ConceptMap, FoundName } from '@/lib/contracts/concept-map'
import type { NamesPort } from '@/lib/contracts/ports'
import type { RunState } from '@/lib/contracts/run'
import type { FoundNames } from '@/lib/contracts/vocabulary'
import { activeNames, applyConceptEdit } from '@/lib/core/concepts/concept-map'
import { bareWork } from '@/lib/core/validation/source-fixture'
import { workspaceOf } from '@/lib/core/validation/workspace'
import { beginRun, findingPorts } from '@/lib/server/testing/source-run'
import { knownSources } from './known-sources'
import { prepareSearch } from './prepare'
import { planInForce, validationInputOf } from './run-answers'

/** A topic of which no built-in vocabulary knows the name in Spanish. */
const topic = 'Zeppelin moorings and productivity'
const spanish = bareWork('Amarraderos de dirigibles y productividad en el campo', {
  language: 'es',
  source: [{ db: 'openalex', id: 'W1' }],
})

const services: FoundNames['services'] = [
  { service: 'wikidata', outcome: 'answered', names: 1, unanswered: 0 },
  { service: 'gemet', outcome: 'failed', why: 'timed-out' },
]

/** A port that knows one Spanish name of the moorings, and what it was asked about. */
function namesPort() {
  const asked: ConceptMap[] = []
  const port: NamesPort = {
    findNames: async (map) => {
      asked.push(map)
      const concept = map.concepts.find(({ name }) => /mooring/i.test(name))?.id ?? ''
      const found: FoundName = {
        concept,
        text: 'amarraderos de dirigibles',
        language: 'es',
        origin: { by: 'vocabulary', vocabulary: 'wikidata', id: 'Q90000001' },
      }
      return { found: [found], ambiguous: [], services }
    },
  }
  return { port, asked }
}

async function searched(names: NamesPort) {
  const find = findingPorts(({ database }) => (database === 'openalex' ? [spanish] : []), { names })
  const { drive, reply } = beginRun(find, { topic })
  const { parameters, map } = prepareSearch(validationInputOf(await drive()), 2026)
  await reply('confirm', { kind: 'confirm', parameters, map })
  return { run: await drive(), drive, reply, parameters }
}

const spanishNames = (map: ConceptMap | null) =>
  map?.concepts.flatMap((concept) => activeNames(concept, 'es')).map(({ text }) => text) ?? []
const scoreOf = (run: RunState) => [...knownSources(run).values()][0]?.relevancy

test('a name that a service knows joins the map, ranks what bears it, and is shown with the services that were asked', async () => {
  const { run } = await searched(namesPort().port)
  expect(spanishNames(planInForce(run).map)).toContain('amarraderos de dirigibles')
  expect(scoreOf(run)?.concepts).toMatchObject({ isOnTopic: true, missing: [] })
  const { learned, map } = workspaceOf(run)
  expect(spanishNames(map)).toContain('amarraderos de dirigibles')
  expect(learned?.services).toEqual(services)
})

test('the next search asks with the name, and looks up the concepts that it has then', async () => {
  const { port, asked } = namesPort()
  const { run, drive, reply, parameters } = await searched(port)
  const plan = planInForce(run)
  const [first] = plan.map.concepts
  const edited = applyConceptEdit(plan.map, {
    kind: 'add',
    id: 'wind',
    name: 'wind',
    role: 'central',
    language: 'en',
  })
  await reply('refine', {
    kind: 'refine',
    mode: 'keywords',
    request: 'wind',
    parameters,
    map: edited,
    queries: [],
  })
  const after = await drive()
  expect(asked.map(({ concepts }) => concepts.some(({ id }) => id === 'wind'))).toEqual([false, true])
  expect(JSON.stringify(workspaceOf(after).concepts)).toContain('amarraderos de dirigibles')
  expect(first).toBeDefined()
})

test('a name that was struck out stays out', async () => {
  const { port } = namesPort()
  const { run, drive, reply, parameters } = await searched(port)
  const { map } = planInForce(run)
  const concept = map.concepts.find(({ names }) =>
    names.some(({ text }) => text === 'amarraderos de dirigibles'),
  )
  const struck = applyConceptEdit(map, {
    kind: 'strike-name',
    id: concept?.id ?? '',
    text: 'amarraderos de dirigibles',
    language: 'es',
  })
  await reply('refine', {
    kind: 'refine',
    mode: 'keywords',
    request: 'x',
    parameters,
    map: struck,
    queries: [],
  })
  const after = await drive()
  expect(spanishNames(planInForce(after).map)).not.toContain('amarraderos de dirigibles')
  expect(scoreOf(after)?.concepts).not.toMatchObject({ missing: [] })
})

test('a port that breaks does not hold up the search', async () => {
  const { run } = await searched({ findNames: () => Promise.reject(new Error('broken')) })
  expect(knownSources(run).size).toBe(1)
  expect(workspaceOf(run).question?.step).toBe('refine')
})

test('the first sources are ranked while the names are still looked up', async () => {
  let answer: (found: FoundNames) => void = () => undefined
  const names: NamesPort = { findNames: () => new Promise((resolve) => (answer = resolve)) }
  const seen: string[] = []
  const find = findingPorts(() => [spanish], {
    names,
    // Completing records comes after the ranking of all arrivals.
    completeRecords: async () => {
      seen.push('ranked')
      answer({ found: [], ambiguous: [], services })
      return []
    },
  })
  const { drive, reply } = beginRun(find, { topic })
  const { parameters, map } = prepareSearch(validationInputOf(await drive()), 2026)
  await reply('confirm', { kind: 'confirm', parameters, map })
  const run = await drive()
  expect(seen).toEqual(['ranked'])
  expect(workspaceOf(run).learned?.services).toEqual(services)
})

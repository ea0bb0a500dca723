import { expect, it } from 'vitest'
import type { RunState } from '@/lib/contracts/run'
import { RefineAnswer, ThresholdReport } from '@/lib/contracts/source-validation'
import { completedUnits } from '@/lib/core/run/run-state'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { beginRun, findingPorts, quietPorts } from '@/lib/server/testing/source-run'
import { knownSources } from './known-sources'
import { prepareSearch } from './prepare'
import { refusesRefine } from './refuse-answer'
import { validationInputOf } from './run-answers'

/** Twelve papers on remote work, whatever is asked. */
const remoteWork = Array.from({ length: 12 }, (_, n) =>
  workFixture({
    title: `Remote work of ${'people '.repeat(n)}in town ${n}`,
    abstract: 'Remote work was studied by a survey.',
    doi: `10.5555/remote.${n}`,
    source: [{ db: 'openalex', id: `W${n}` }],
  }),
)

function reportOf(run: RunState): ThresholdReport {
  return ThresholdReport.parse(completedUnits(run, ['threshold']).at(-1)?.unit.output)
}

it('counts what is on the topic, and what was found', async () => {
  const { drive, reply } = beginRun(
    findingPorts(({ database }) => (database === 'openalex' ? remoteWork : [])),
  )
  const { parameters } = prepareSearch(validationInputOf(await drive()), 2026)
  await reply('confirm', { kind: 'confirm', parameters })
  expect(reportOf(await drive())).toMatchObject({
    found: 12,
    relevant: 12,
    status: 'met',
    isUnreached: false,
  })
})

it('being satisfied must be acknowledged below eight on the topic, and not from eight on', async () => {
  let count = 7
  const { drive, reply } = beginRun(
    findingPorts(({ database }) => (database === 'openalex' ? remoteWork.slice(0, count) : [])),
  )
  const { parameters } = prepareSearch(validationInputOf(await drive()), 2026)
  await reply('confirm', { kind: 'confirm', parameters })
  const satisfied = (acknowledged: boolean) => ({ kind: 'satisfied' as const, acknowledged })
  expect(refusesRefine(satisfied(false), await drive())).toBe('not-acknowledged')
  expect(refusesRefine(satisfied(true), await drive())).toBeNull()
  count = 8
  await reply('refine', { kind: 'refine', mode: 'more', parameters })
  expect(reportOf(await drive())).toMatchObject({ relevant: 8 })
  expect(refusesRefine(satisfied(false), await drive())).toBeNull()
})

it('does not count noise for a topic that nobody wrote on', async () => {
  const { drive, reply } = beginRun(
    findingPorts(({ database }) => (database === 'openalex' ? remoteWork : [])),
    { topic: 'Medieval falconry practices among farmers' },
  )
  const { parameters } = prepareSearch(validationInputOf(await drive()), 2026)
  await reply('confirm', { kind: 'confirm', parameters })
  expect(reportOf(await drive())).toMatchObject({
    found: 12,
    relevant: 0,
    status: 'warning',
    band: 'too-narrow',
  })
})

it('is not met by sources of the old topic after the topic has changed, though nothing new was found', async () => {
  let works = remoteWork
  const { drive, reply } = beginRun(findingPorts(({ database }) => (database === 'openalex' ? works : [])))
  const { parameters } = prepareSearch(validationInputOf(await drive()), 2026)
  await reply('confirm', { kind: 'confirm', parameters })
  expect(reportOf(await drive()).relevant).toBe(12)
  works = []
  const changed = { ...parameters, topic: 'Quantum entanglement teleportation' }
  await reply('refine', { kind: 'refine', mode: 'broader', parameters: changed })
  const run = await drive()
  expect(reportOf(run)).toMatchObject({ found: 0, relevant: 0, status: 'warning' })
  for (const { relevancy } of knownSources(run).values()) {
    expect(relevancy.concepts?.missing).not.toEqual([])
  }
})

it('says that nobody was reached where every database failed', async () => {
  const { drive, reply } = beginRun({
    ...quietPorts,
    search: async (query, signal) => ({ ...(await quietPorts.search(query, signal)), outcome: 'down' }),
  })
  const { parameters } = prepareSearch(validationInputOf(await drive()), 2026)
  await reply('confirm', { kind: 'confirm', parameters })
  expect(reportOf(await drive())).toMatchObject({ found: 0, isUnreached: true })
})

it('keeps with the answer that the student goes on below the threshold; older answers did not say', async () => {
  expect(RefineAnswer.parse({ kind: 'satisfied', acknowledged: true })).toMatchObject({ acknowledged: true })
  expect(RefineAnswer.parse({ kind: 'satisfied' })).toMatchObject({ acknowledged: false })
})

import { afterAll, describe, expect, it } from 'vitest'
import { SourceDelta } from '@/lib/contracts/source-validation'
import type { Work } from '@/lib/contracts/work'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { knownSources } from '@/lib/pipelines/sources/known-sources'
import { prepareSearch } from '@/lib/pipelines/sources/prepare'
import { directRanking } from '@/lib/pipelines/sources/ranking-job'
import type { RankingJob } from '@/lib/pipelines/sources/ranking-task'
import { validationInputOf } from '@/lib/pipelines/sources/run-answers'
import { ThreadRanking } from './ranking-thread'
import { beginRun, findingPorts } from './testing/source-run'

const thread = new ThreadRanking()
afterAll(() => thread.stop())

const papers = (db: string, count: number): readonly Work[] =>
  Array.from({ length: count }, (_, n) =>
    workFixture({
      title: `Remote work of people in town ${n}`,
      abstract: `Remote work was studied by a survey of ${n} people in town ${n}.`,
      doi: n % 3 === 0 ? `10.5555/remote.${n}` : null,
      source: [{ db, id: `${db}-${n}` }],
    }),
  )

describe('ranking in a thread', () => {
  it('gives the same sources as ranking where it is asked, through a whole search', async () => {
    const found = { openalex: papers('openalex', 40), crossref: papers('crossref', 30) }
    const find = ({ database }: { database: string }) =>
      database === 'openalex' || database === 'crossref' ? found[database] : []
    const jobs: RankingJob[] = []
    const watched: typeof directRanking = {
      rank: (job, signal) => {
        jobs.push(job)
        return thread.rank(job, signal)
      },
    }
    const searched = async (ranking: typeof directRanking) => {
      const { drive, reply } = beginRun(findingPorts(find, { ranking }))
      const { parameters } = prepareSearch(validationInputOf(await drive()), 2026)
      await reply('confirm', {
        kind: 'confirm',
        parameters: { ...parameters, databases: ['openalex', 'crossref'] },
      })
      return [...knownSources(await drive()).values()]
    }
    const direct = await searched(directRanking)
    expect(direct.length).toBeGreaterThan(30)
    expect(await searched(watched)).toEqual(direct)
    expect(jobs.map(({ task }) => task.kind)).toEqual(['rescore', 'arrivals', 'arrivals', 'rescore'])
  })

  it('sends a thread that has begun anew what it knew before', async () => {
    const { drive, reply } = beginRun(findingPorts(() => []))
    const { parameters, map } = prepareSearch(validationInputOf(await drive()), 2026)
    await reply('confirm', { kind: 'confirm', parameters })
    const scoring = {
      parameters,
      map,
      scope: null,
      rubric: await findingPorts(() => []).readRubric(),
      locale: 'en' as const,
      currentYear: 2026,
    }
    const pairs = { keepApart: [], together: [] }
    const { signal } = new AbortController()
    const arrivals = (db: string): RankingJob['task'] => ({
      kind: 'arrivals',
      works: papers(db, 9),
      round: 1,
      earlier: new Set(),
    })
    const first = await thread.rank({ deltas: [], pairs, scoring, task: arrivals('openalex') }, signal)
    const deltas = [SourceDelta.parse(first)]
    const again = { deltas, pairs, scoring, task: arrivals('crossref') }
    const before = await thread.rank(again, signal)
    await thread.stop()
    expect(await thread.rank(again, signal)).toEqual(before)
    expect(before.upserts.length).toBe(9)
  })
})

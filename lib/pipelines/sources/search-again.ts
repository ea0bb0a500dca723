import type { RunState } from '@/lib/contracts/run'
import type { DatabaseQuery, SearchAnswer } from '@/lib/contracts/search'
import type { SearchReplay } from '@/lib/contracts/search-trace'
import { WrittenQueries } from '@/lib/contracts/source-validation'
import type { Work } from '@/lib/contracts/work'
import { mergeArrivals } from '@/lib/core/merging/merge-sources'
import { completedUnits } from '@/lib/core/run/run-state'
import { knownSources } from './known-sources'
import { filterLocally } from './local-filter'
import type { SourcePorts } from './ports'
import { mergeMemory, regroupings } from './regroup'
import { planInForce } from './run-answers'

export interface SearchAgain {
  readonly ports: Pick<SourcePorts, 'search' | 'checkRetractions'>
  /** Sources of which it is asked whether they were withdrawn since. */
  readonly standing: readonly { readonly id: string; readonly doi: string | null }[]
  /** ISO 8601 */
  readonly now: string
  readonly signal: AbortSignal
}

/**
 * The queries in force asked once more, as they stand in the log (none without a run): which works are new against every source of the run, and which of the given
 * sources were withdrawn since. Changes nothing. A database that does not answer is told as such, and never as "nothing new".
 */
export async function searchAgain(
  run: RunState | null,
  { ports, standing, now, signal }: SearchAgain,
): Promise<SearchReplay> {
  const queries = run === null ? [] : queriesInForce(run)
  const [answers, withdrawn] = await Promise.all([
    Promise.all(queries.map(async (query) => ({ query, answer: await ports.search(query, signal) }))),
    withdrawnOf(standing, { ports, signal }),
  ])
  return {
    at: now,
    searches: answers.map(({ query, answer }) => ({
      query,
      database: query.database,
      at: now,
      outcome: answer.outcome,
      total: answer.total,
      records: answer.records.length,
    })),
    fresh:
      run === null
        ? []
        : freshIn(
            run,
            answers.map(({ answer }) => answer),
          ),
    ...withdrawn,
  }
}

function queriesInForce(run: RunState): readonly DatabaseQuery[] {
  const written = completedUnits(run, ['write-queries']).map(
    ({ unit }) => WrittenQueries.safeParse(unit.output).data?.queries ?? [],
  )
  return written.at(-1) ?? []
}

/** New works, each once, with the database that gave it first. */
function freshIn(run: RunState, answers: readonly SearchAnswer[]): SearchReplay['fresh'] {
  const existing = [...knownSources(run).values()]
  if (answers.every(({ records }) => records.length === 0)) return []
  const { parameters } = planInForce(run)
  const arrivals: readonly Work[] = answers.flatMap((answer) => filterLocally(answer, parameters).kept)
  const { sources } = mergeArrivals({
    existing,
    arrivals,
    round: 1,
    ...regroupings(run),
    memory: mergeMemory,
  })
  const known = new Set(existing.map(({ id }) => id))
  const originOf = new Map(
    answers.flatMap(({ database, records }) => records.map((work) => [work, database] as const)).toReversed(),
  )
  return sources
    .filter(({ id, aliases }) => !known.has(id) && !aliases.some((alias) => known.has(alias)))
    .flatMap(({ id, work, members }) => {
      const from = members.map((member) => originOf.get(member)).find((origin) => origin !== undefined)
      return from ? [{ id, from, title: work.title.slice(0, 400), year: work.year, doi: work.doi }] : []
    })
}

async function withdrawnOf(
  standing: SearchAgain['standing'],
  { ports, signal }: Pick<SearchAgain, 'ports' | 'signal'>,
): Promise<Pick<SearchReplay, 'retracted' | 'checked'>> {
  const dois = standing.flatMap(({ doi }) => (doi === null ? [] : [doi]))
  const said = dois.length === 0 ? new Map<string, string>() : await ports.checkRetractions(dois, signal)
  const answers = standing.flatMap(({ id, doi }) => {
    const answer = doi === null ? undefined : said.get(doi)
    return answer === undefined || answer === 'not-checked' ? [] : [{ id, answer }]
  })
  return {
    retracted: answers.filter(({ answer }) => answer === 'retracted').map(({ id }) => id),
    checked: answers.length,
  }
}

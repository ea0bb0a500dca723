import type { ColumnMatch, MatchQuestion } from '@/lib/contracts/paper-data'
import { type PaperResult, paperFault } from '@/lib/contracts/paper-session'
import { areMatchesOf, columnQuestion } from '@/lib/core/paper/floors/match-columns'
import type { PaperPorts } from './ports'
import { openSession } from './read-session'

export interface SessionColumns extends MatchQuestion {
  readonly sessionId: string
  /** As they were said; what is not in them is told by the names of the columns. */
  readonly matches: readonly ColumnMatch[]
}

const RESULTS = 'results-writer'

/**
 * Which columns of a session's own data measure what the question names; with `matches`, these are stored in the place of those before. They can be
 * changed until the results are written: `ALREADY_COMPLETED` afterwards, since no agent completes twice.
 */
export async function sessionColumns(
  sessionId: string,
  matches: readonly ColumnMatch[] | null,
  ports: PaperPorts,
): Promise<PaperResult<SessionColumns>> {
  const opened = await openSession(sessionId, ports)
  if (!opened.ok) return opened
  const { state, input } = opened.value
  const { data } = input
  if (data === null)
    return { ok: false, fault: paperFault('INVALID_CONFIG', `${sessionId} has no data of its own`) }
  const question = columnQuestion(input, data)
  if (matches === null) return { ok: true, value: { sessionId, ...question, matches: data.matches } }
  if (!areMatchesOf(question, matches))
    return {
      ok: false,
      fault: paperFault(
        'INVALID_CONFIG',
        'a match names no column, no concept of the question, or one twice',
      ),
    }
  if (state.completedAgents.includes(RESULTS))
    return { ok: false, fault: paperFault('ALREADY_COMPLETED', RESULTS) }
  const told = new Map([...data.matches, ...matches].map((match) => [match.concept, match]))
  const all = [...told.values()]
  if (!areMatchesOf(question, all))
    return { ok: false, fault: paperFault('INVALID_CONFIG', 'one column is named for two concepts') }
  await ports.store.saveInput(sessionId, { ...input, data: { ...data, matches: all } })
  return { ok: true, value: { sessionId, ...question, matches: all } }
}

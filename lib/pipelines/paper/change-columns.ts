import { type ColumnMatch, MatchQuestion } from '@/lib/contracts/paper-data'
import { MATCH_COLUMNS } from '@/lib/contracts/paper-stages'
import type { RunFact, RunState } from '@/lib/contracts/run'
import { areMatchesOf } from '@/lib/core/paper/floors/match-columns'
import { stepOf } from '@/lib/core/run/run-state'
import { paperPipeline } from './pipeline'

export type ChangedColumns =
  | { readonly ok: true; readonly facts: readonly RunFact[] }
  /** Not asked or not answered yet: then there is nothing to change. */
  | { readonly ok: false; readonly reason: 'not-answered' | 'no-such-column' }

/** What puts other matches in the place of those that were given: the question is asked and answered anew, and what was made of the former ones is older from then on. */
export function changeColumns(run: RunState, matches: readonly ColumnMatch[]): ChangedColumns {
  const { answered, question, round } = stepOf(run, MATCH_COLUMNS)
  const asked = MatchQuestion.safeParse(question)
  if (!answered || !asked.success) return { ok: false, reason: 'not-answered' }
  if (!areMatchesOf(asked.data, matches)) return { ok: false, reason: 'no-such-column' }
  const anew = { step: MATCH_COLUMNS, round: round + 1 }
  return {
    ok: true,
    facts: [
      { type: 'steps-reopened', steps: [MATCH_COLUMNS], note: '' },
      { type: 'question-asked', ...anew, question: asked.data },
      { type: 'question-answered', ...anew, answer: matches, version: paperPipeline.version },
    ],
  }
}

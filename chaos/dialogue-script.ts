import type { ModelPort } from '@/lib/contracts/ports'
import type { RunState } from '@/lib/contracts/run'
import { partyMoves } from '@/lib/core/dialogues/dialogue-moves'
import { actOnParty, foldParty, type PartyAct, type PartyMove } from '@/lib/core/dialogues/party-session'
import { openQuestions } from '@/lib/core/run/run-state'
import { type RoundTablePorts, roundTable } from '@/lib/pipelines/round-table/pipeline'
import type { RunScript } from './kill-in-process'

/** A round table in which a model speaks for each, until the student leaves. */

const opened: PartyMove = { type: 'opened', section: 'confirm', returnTo: 'confirm:1', locale: 'en' }
const acts: readonly PartyAct[] = [
  { type: 'say', message: 'Which databases answered?' },
  { type: 'say', message: 'What is the weather in Lisbon?' },
  { type: 'close' },
]

const model: ModelPort = {
  name: 'chaos/scripted',
  write: async ({ schema, values, evidence }) => ({
    ok: true,
    value: schema.parse({
      text: `${values.name} after ${evidence['what was said']?.split('\n').length} lines`,
      asksStudent: true,
      isOutside: false,
    }),
    engine: 'chaos/scripted',
    tokens: 5,
    fallbacks: [],
  }),
}

const ports: RoundTablePorts = {
  model,
  evidence: async () => ({
    topic: 'Burnout of nurses',
    question: '',
    language: 'en',
    sources: [],
    selected: [],
    databases: [{ database: 'scielo', outcome: 'ok', count: 1 }],
    refinementCount: 0,
    currentYear: 2026,
  }),
}

function answer(run: RunState) {
  const [open] = openQuestions(run)
  const act = acts[(open?.round ?? 0) - 1]
  if (!open || !act) return null
  return {
    step: open.key,
    round: open.round,
    answer: { moves: actOnParty(foldParty(partyMoves(run)), act, {}) },
  }
}

export const dialogueScript: RunScript = { line: roundTable, ports, input: { moves: [opened] }, answer }

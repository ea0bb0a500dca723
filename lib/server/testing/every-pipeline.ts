import { dialogueScript } from '@/chaos/dialogue-script'
import { type RunScript, validationScript } from '@/chaos/kill-in-process'
import {
  collectionScript,
  elicitationScript,
  proposalScript,
  researchScript,
  reviewScript,
  topicScript,
} from '@/chaos/pipeline-scripts'
import { recordedPorts } from '@/chaos/recorded-ports'
import type { ModelPort } from '@/lib/contracts/ports'
import {
  actOnBrainstorm,
  type BrainstormAct,
  foldBrainstorm,
  openBrainstorm,
} from '@/lib/core/dialogues/brainstorm-session'
import { brainstormMoves } from '@/lib/core/dialogues/dialogue-moves'
import { openQuestions } from '@/lib/core/run/run-state'
import { brainstorming } from '@/lib/pipelines/brainstorming/pipeline'
import { paperPipeline } from '@/lib/pipelines/paper/pipeline'
import { makeLocalPorts } from '../source-ports'
import { inventedSources } from './test-proposal'

const model: ModelPort = {
  name: null,
  write: async () => ({ ok: false, reason: 'none', tokens: 0, fallbacks: [] }),
}

const brainstormActs: readonly BrainstormAct[] = [
  { type: 'choose', technique: 'what-surprised' },
  { type: 'add', text: 'Sleep diaries of nurses\nSleep on night shifts' },
  { type: 'reshuffle' },
  { type: 'organise' },
  { type: 'close' },
]

function brainstormScript(): RunScript {
  const given = { step: 'stage', fields: {}, returnTo: 'proposal/objectives', seed: 7, locale: 'en' } as const
  return {
    line: brainstorming,
    ports: { model },
    input: { moves: openBrainstorm(given), evidence: 'what is known' },
    answer: (run) => {
      const [open] = openQuestions(run)
      const act = brainstormActs[(open?.round ?? 0) - 1]
      const made = act ? actOnBrainstorm(foldBrainstorm(brainstormMoves(run)), act) : null
      return open && made?.ok ? { step: open.key, round: open.round, answer: { moves: made.moves } } : null
    },
  }
}

function paperScript(): RunScript {
  const chosen = inventedSources.map((source) => ({ source, chosen: true }))
  return {
    line: paperPipeline,
    ports: Object.assign({ model }, { listSources: async () => ({ sources: chosen, counts: null }) }),
    input: { query: 'Does remote work reduce burnout among nurses?', locale: 'en', kind: 'review' },
    answer: () => null,
  }
}

/** What each pipeline is asked and how its student answers, by its name, over a sandbox and without a model. */
export const everyPipeline = (sandboxUrl: () => string): Readonly<Record<string, () => RunScript>> => ({
  [proposalScript().line.name]: proposalScript,
  [reviewScript().line.name]: reviewScript,
  [researchScript().line.name]: researchScript,
  [elicitationScript().line.name]: elicitationScript,
  [dialogueScript.line.name]: () => dialogueScript,
  'topic-discovery': () => topicScript(sandboxUrl()),
  'source-collection': () => collectionScript(sandboxUrl()),
  'source-validation': () => validationScript(recordedPorts({ ...makeLocalPorts(sandboxUrl()), model })),
  [brainstorming.name]: brainstormScript,
  [paperPipeline.name]: paperScript,
})

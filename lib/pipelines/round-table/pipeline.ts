import { z } from 'zod'
import { ROUND_TABLE } from '@/lib/contracts/dialogue-stages'
import type { ModelPort } from '@/lib/contracts/ports'
import type { RunState } from '@/lib/contracts/run'
import { PartyAnswer, partyMoves, Spoken } from '@/lib/core/dialogues/dialogue-moves'
import { gatherTable, type PartyEvidence, REFUSED, TableFacts } from '@/lib/core/dialogues/party-floor'
import { ROUNDS_MAX } from '@/lib/core/dialogues/party-mode'
import { foldParty } from '@/lib/core/dialogues/party-session'
import { agentIds, getAgent } from '@/lib/core/dialogues/roster'
import type { SectionFields } from '@/lib/core/dialogues/section'
import { TURN_MAX } from '@/lib/core/dialogues/side-limits'
import { promptLanguage } from '@/lib/core/text/prompt-language'
import {
  type AgentStep,
  agent,
  ask,
  gate,
  pipeline,
  type StepContext,
  type TaskStep,
  task,
} from '@/lib/engine/pipeline'

/** How the table sees the project. */
export interface RoundTablePorts {
  readonly model: ModelPort
  /** What the project holds now; topic and question of a form that is not confirmed yet come before those in force. */
  evidence(unconfirmed: Pick<SectionFields, 'topic' | 'question'>): Promise<PartyEvidence>
}

/** The one unit of a round in which something was said. */
const MESSAGE = 'message'
/** Characters of earlier rounds that a model gets, the latest. */
const TRANSCRIPT_MAX = 12_000

const act = ask('act', { needs: [], answer: PartyAnswer })

const gather: TaskStep<TableFacts, RoundTablePorts> = task('gather', {
  needs: [act],
  recalls: () => [speak],
  each: { items: (context) => (findMessage(context) ? [MESSAGE] : []) },
  output: TableFacts,
  view: ({ speakers }) => ({ speakers }),
  run: async (context) => {
    const { message, fields } = findMessage(context) ?? { message: '', fields: {} }
    const { rounds, locale } = tableOf(context.run)
    return gatherTable(message, {
      rounds: rounds.slice(0, -1),
      evidence: await context.ports.evidence(fields),
      locale,
    })
  },
})

const ModelTurn = z.object({
  text: z.string().trim().min(1).max(TURN_MAX),
  asksStudent: z.boolean(),
  isOutside: z.boolean(),
})
type ModelTurn = z.infer<typeof ModelTurn>

const speak: AgentStep<Spoken, RoundTablePorts> = agent<Spoken, RoundTablePorts, ModelTurn>('speak', {
  needs: [act, gather],
  each: { items: (context) => gathered(context)?.speakers ?? [], serial: true },
  output: Spoken,
  compose: (context) => {
    const facts = gathered(context)
    const speaker = Speaker.parse(context.item)
    const key = facts?.refused ? REFUSED : 'answered'
    return { text: facts?.replies[speaker] ?? '', key, asksStudent: false }
  },
  prompt: (context) => {
    const facts = gathered(context)
    if (!facts) return null
    const { rounds, locale } = tableOf(context.run)
    const { name, role } = getAgent(Speaker.parse(context.item), locale)
    const said = rounds.flatMap(({ message, turns }) => [
      `Student: ${message}`,
      ...turns.map((turn) => `${getAgent(turn.speaker, locale).name}: ${turn.text}`),
    ])
    return {
      values: {
        language: promptLanguage(locale),
        name,
        role,
        mayAsk: isLast(context)
          ? 'You may end with one question to the student.'
          : 'Ask the student nothing.',
      },
      evidence: {
        'what was said': said.join('\n').slice(-TRANSCRIPT_MAX),
        figures: facts.figures,
        sources: facts.sources,
      },
    }
  },
  answer: ModelTurn,
  accept: ({ text, asksStudent, isOutside }, _floor, context) => ({
    text,
    key: isOutside ? REFUSED : 'answered',
    asksStudent: asksStudent && isLast(context),
  }),
})

const goOn = gate('go-on', {
  needs: [speak],
  maxRounds: ROUNDS_MAX,
  judge: ({ run }) =>
    tableOf(run).phase === 'closed' ? { pass: true } : { pass: false, back: [act], note: '' },
})

/** Two or three of the table answer what the student says, until the student leaves. */
export const roundTable = pipeline(ROUND_TABLE, [act, gather, speak, goOn])

const Speaker = z.enum(agentIds)

function tableOf(run: RunState) {
  return foldParty(partyMoves(run))
}

/** What was said in this round; undefined when the student leaves. */
function findMessage({ readAnswer }: Pick<StepContext, 'readAnswer'>) {
  return readAnswer(act).moves.find((move) => move.type === 'said')
}

function gathered({ readUnits }: Pick<StepContext, 'readUnits'>): TableFacts | undefined {
  return readUnits(gather).ok.get(MESSAGE)
}

function isLast(context: Pick<StepContext, 'readUnits' | 'item'>): boolean {
  return gathered(context)?.speakers.at(-1) === context.item
}

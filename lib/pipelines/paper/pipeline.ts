import { AppError } from '@/lib/contracts/errors'
import { chapterWriters, type PaperAgentKey, paperPhases } from '@/lib/contracts/paper-agents'
import { paperContracts } from '@/lib/contracts/paper-contracts'
import { type ColumnMatch, ColumnMatches, type MatchQuestion } from '@/lib/contracts/paper-data'
import { LockedStructure } from '@/lib/contracts/paper-foundation'
import { GateAnswer, PaperRunInput, PaperSources } from '@/lib/contracts/paper-run'
import { GATHER_SOURCES, gateOf, MATCH_COLUMNS, PAPER } from '@/lib/contracts/paper-stages'
import type { PaperOutputs } from '@/lib/contracts/paper-store'
import type { RunState } from '@/lib/contracts/run'
import { SINGLE_ITEM } from '@/lib/contracts/single-item'
import { leftOutNotes } from '@/lib/core/ledger/model-report'
import { SENTENCE_RULES } from '@/lib/core/ledger/sentence-rules'
import { buildsOn, needsOf } from '@/lib/core/paper/agent-needs'
import { checkOutput, type OutputContext } from '@/lib/core/paper/check-output'
import { matchedData } from '@/lib/core/paper/data/matched-data'
import type { FloorContext } from '@/lib/core/paper/floors/floor-context'
import { areMatchesOf, columnQuestion, matchesByName } from '@/lib/core/paper/floors/match-columns'
import { paperFloors } from '@/lib/core/paper/floors/paper-floors'
import { paperOutputs } from '@/lib/core/paper/paper-outputs'
import { gateQuestion } from '@/lib/core/paper/phase-gates'
import { sequenceOf } from '@/lib/core/paper/session-state'
import { promptLanguage } from '@/lib/core/text/prompt-language'
import {
  type AgentStep,
  type AnyStep,
  type AskStep,
  agent,
  ask,
  type Pipeline,
  pipeline,
  type StepContext,
  task,
  type UnitContext,
} from '@/lib/engine/pipeline'
import { judgeOf } from '../judging'
import { finalSteps } from './final-steps'
import { gatherPaperSources } from './gather-sources'
import { memoryEvidence, positionOf, storedEntries } from './memory-evidence'
import { recallAnswers } from './recall-answers'
import type { PaperRowPorts } from './row-ports'

type Context = UnitContext<PaperRowPorts>
type Writer = AgentStep<unknown, PaperRowPorts>

const inputOf = ({ input }: StepContext) => PaperRunInput.parse(input)

const gather = task<PaperSources, PaperRowPorts>(GATHER_SOURCES, {
  output: PaperSources,
  view: ({ sources, offTopic }) => ({ sources: sources.length, offTopic }),
  run: (context: Context) => gatherPaperSources(context.ports, inputOf(context).scope),
})

const noColumns: MatchQuestion = { concepts: [], columns: [] }

/** What is asked of own data; nothing of a paper without any. */
function columnsAsked(run: Pick<RunState, 'input'>): MatchQuestion {
  const { data, ...asked } = PaperRunInput.parse(run.input)
  return data ? columnQuestion(asked, data) : noColumns
}

/** Asked only where the names of the columns do not tell which measures what; answered before the results are written. */
const matchColumns = ask<readonly ColumnMatch[]>(MATCH_COLUMNS, {
  needs: [gather],
  answer: ColumnMatches,
  question: ({ run }) => columnsAsked(run),
  known: ({ run }) => matchesByName(columnsAsked(run)),
  refuses: (matches, run) => (areMatchesOf(columnsAsked(run), matches) ? null : 'invalid-input'),
})

/** Those that tell what the tests of own data gave. */
const tellsOwnTests: readonly PaperAgentKey[] = [
  'results-writer',
  'discussion-writer',
  'conclusion-writer',
  'abstract-writer',
]

/** What an agent may know: of those that it builds on, and of no others. */
function outputsFor(key: PaperAgentKey, { run }: StepContext): PaperOutputs {
  return paperOutputs(run, buildsOn(key))
}

function outputContext(key: PaperAgentKey, context: StepContext): OutputContext {
  const { kind, data } = inputOf(context)
  const { sources, search } = context.read(gather)
  return {
    kind,
    data: tellsOwnTests.includes(key) ? matchedData(context.run) : data,
    search,
    judged: null,
    sources,
    outputs: outputsFor(key, context),
  }
}

/** Writers for whom the locked structure has no chapter have nothing to do. */
function itemsOf(key: PaperAgentKey, context: StepContext): readonly string[] {
  if (!chapterWriters.includes(key)) return [SINGLE_ITEM]
  const structure = LockedStructure.safeParse(outputsFor(key, context)['dissertation-architect']).data ?? null
  return sequenceOf(structure).includes(key) ? [SINGLE_ITEM] : []
}

function floorContext(key: PaperAgentKey, context: StepContext): FloorContext {
  const { query, locale } = inputOf(context)
  const currentYear = Number(context.now.slice(0, 4))
  return { ...outputContext(key, context), query, locale, currentYear }
}

/** What a model wrote, as far as the ledger and the check that every output goes through let it in. */
async function acceptAnswer(
  key: PaperAgentKey,
  { answer, floor }: { answer: unknown; floor: unknown },
  context: Context,
): Promise<unknown> {
  const written = { agent: key, answer, floor, context: floorContext(key, context) }
  const { refused, result } = await judgeOf(context.ports).paper(written)
  const told = leftOutNotes(refused.map(({ text, reason }) => ({ sentence: text, reason })))
  for (const note of told) context.note(note)
  if (!result.ok) throw new AppError('model-failed', result.why)
  return result.value
}

/** The floor: through the same check as anybody's output. */
function composeAgent(key: PaperAgentKey, context: StepContext): unknown {
  const compose = paperFloors[key]
  if (!compose) throw new AppError('not-written', `${key} has no built-in method`)
  const given = outputContext(key, context)
  const output = compose(floorContext(key, context))
  const checked = checkOutput(key, output, given)
  if (!checked.ok) throw new AppError('not-ready', checked.faults.join('; ').slice(0, 900))
  return checked.value
}

function writer(
  key: PaperAgentKey,
  { needs, after }: { needs: readonly AnyStep[]; after: readonly AnyStep[] },
): Writer {
  return agent<unknown, PaperRowPorts, unknown>(key, {
    needs: [gather, ...(tellsOwnTests.includes(key) ? [matchColumns] : []), ...needs],
    after,
    each: { items: (context) => itemsOf(key, context) },
    output: paperContracts[key],
    // The room asks for one output at a time; forty of them are too much for the first look.
    view: () => null,
    compose: (context) => composeAgent(key, context),
    prompt: async (context) => {
      const { query, locale, kind } = inputOf(context)
      const { outputs, sources } = outputContext(key, context)
      const recalled = await recallAnswers(key, { query, given: storedEntries(key, outputs) }, context)
      return {
        values: { query, language: promptLanguage(locale), kind, rules: SENTENCE_RULES },
        evidence: {
          'workflow context': positionOf(key, outputs),
          ...memoryEvidence(key, outputs, sources),
          ...recalled,
        },
      }
    },
    answer: paperContracts[key],
    accept: (answer, floor, context) => acceptAnswer(key, { answer, floor }, context),
  })
}

/**
 * The gate of a phase: it opens by itself when no agent failed. What nobody writes yet is said and passed over; where something broke off, the
 * student has it done again, or goes on without it.
 */
function phaseGate(phase: number, agents: readonly Writer[]): AskStep<GateAnswer> {
  const { key, agents: entries } = paperPhases[phase - 1] ?? { key: '', agents: [] }
  const keys = entries.map((entry) => entry.key)
  const asked = (run: RunState) => gateQuestion(phase, { run, known: [...keys.flatMap(buildsOn), ...keys] })
  return ask<GateAnswer>(gateOf(key), {
    needs: agents,
    answer: GateAnswer,
    question: ({ run }) => asked(run),
    known: ({ run }) => (asked(run).failed.length === 0 ? { kind: 'go-on' } : null),
    refuses: (answer, run) => {
      const { criteria, failed } = asked(run)
      // Without chapters there is nothing that a writer could write.
      const isWithoutStructure = criteria.some(
        ({ id, standing }) => id === 'structure-locked' && standing === 'open',
      )
      if (answer.kind === 'go-on') return isWithoutStructure ? 'not-ready' : null
      return answer.agents.every((agentKey) => failed.includes(agentKey)) ? null : 'invalid-input'
    },
    reopens: (answer) =>
      answer.kind === 'again' ? agents.filter((step) => answer.agents.some((one) => one === step.key)) : [],
  })
}

/** All phases, each behind the gate of the one before; within a phase what does not build on each other goes on side by side. */
function phaseSteps(): readonly AnyStep[] {
  const writers = new Map<PaperAgentKey, Writer>()
  const steps: AnyStep[] = [gather, matchColumns]
  let after: readonly AnyStep[] = []
  for (const [at, { agents }] of paperPhases.entries()) {
    const own = agents.map(({ key }) => {
      const needs = needsOf(key).flatMap((need) => writers.get(need) ?? [])
      const step = writer(key, { needs, after })
      writers.set(key, step)
      return step
    })
    const gate = phaseGate(at + 1, own)
    steps.push(...own, gate)
    after = [gate]
  }
  return [...steps, ...finalSteps({ gather, agents: [...writers.values()], after })]
}

/** The paper: chosen sources in, one output for each agent of the table out, phase by phase, and its chapters made of them. */
export const paperPipeline: Pipeline = pipeline(PAPER, phaseSteps())

import { z } from 'zod'
import { isSupported } from '@/lib/contracts/claim-verdicts'
import { AppError } from '@/lib/contracts/errors'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import { writeReferenceMarker } from '@/lib/contracts/reference-marker'
import { type Evidence, ResearchAnswer } from '@/lib/contracts/research'
import { PreparedQuestion, ResearchQuestion, ToolRecord } from '@/lib/contracts/research-run'
import { RESEARCH } from '@/lib/contracts/research-stages'
import { researchTools } from '@/lib/contracts/research-tools'
import type { RunState } from '@/lib/contracts/run'
import { SINGLE_ITEM } from '@/lib/contracts/single-item'
import { standaloneQuestion } from '@/lib/core/answers/standalone-question'
import { callsOf, type WorkflowCall } from '@/lib/core/research/decision-rules'
import { entityQueries } from '@/lib/core/research/entities'
import type { JudgeOptions } from '@/lib/core/research/judge-answer'
import { mergeEvidence } from '@/lib/core/research/merge-evidence'
import { evidenceInOutput } from '@/lib/core/research/tool-outputs'
import { answerLocale, writeAnswer } from '@/lib/core/research/write-answer'
import { detectLanguage } from '@/lib/core/text/detect-language'
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
import { stepContext } from '@/lib/engine/step-context'
import { judgeOf } from '../judging'
import type { ResearchPorts } from './ports'
import { evidenceBrought, modelTools, workflowTools } from './research-tools'

/** Questions of one conversation; further ones begin another. */
export const QUESTIONS_MAX = 60
/** Exchanges that a follow-up knows. */
const HISTORY_MAX = 6
const HISTORY_CHARS_MAX = 4_000
/** Passages that a model is given to begin with, and characters of each. */
const TOLD_PASSAGES_MAX = 20
const TOLD_CHARS_MAX = 1_500
/** One unit of a tool's step. */
const CALL = 'call'

const RunInput = z.object({ first: ResearchQuestion.nullable() })

const question = ask('question', {
  needs: [],
  recalls: () => [answer],
  answer: ResearchQuestion,
  // The first question comes with the conversation: no second write, and no wait for one.
  known: ({ run, input }) => ((run.steps.question?.round ?? 1) === 1 ? RunInput.parse(input).first : null),
})

const prepare: TaskStep<PreparedQuestion, ResearchPorts> = task('prepare', {
  needs: [question],
  recalls: () => [answer],
  output: PreparedQuestion,
  run: (context) => {
    const { query, history, locale } = context.readAnswer(question)
    const before = exchangesBefore(context, history)
    const standalone = standaloneQuestion(query, before)
    return {
      standalone,
      language: detectLanguage(query) ?? localeLanguages[locale],
      entities: [...entityQueries(query)],
      history: before,
    }
  },
})

type Reading = Pick<StepContext, 'read' | 'readAnswer' | 'readUnits'>

/** A step that makes one call of a tool where the rules want it; a call that fails leaves the others to answer. */
function call(
  key: string,
  wanted: WorkflowCall,
  needs: readonly TaskStep<ToolRecord, ResearchPorts>[],
  run: TaskStep<ToolRecord, ResearchPorts>['run'],
): TaskStep<ToolRecord, ResearchPorts> {
  return task<ToolRecord, ResearchPorts>(key, {
    needs: [question, prepare, ...needs],
    each: { items: (context) => (plannedCalls(context, needs[0]).includes(wanted) ? [CALL] : []) },
    output: ToolRecord,
    view: ({ tool, searches }) => ({ tool, found: searches.flatMap(({ evidence }) => evidence).length }),
    run,
  })
}

/** What the rules want, given what the vector search brought; before it was made, as if it brought enough. */
function plannedCalls(
  context: Reading,
  vector: TaskStep<ToolRecord, ResearchPorts> | undefined,
): readonly WorkflowCall[] {
  const { searchWeb, maxSteps } = context.readAnswer(question)
  const { entities } = context.read(prepare)
  const record = vector && context.readUnits(vector).ok.get(CALL)
  const vectorResults = record ? record.searches.flatMap(({ evidence }) => evidence) : null
  return callsOf({ vectorResults, entities, searchWeb, maxSteps })
}

const search = call('search', 'searchVector', [], (context) =>
  workflowTools.searchKnowledge(
    askedOf(context),
    researchTools.searchKnowledge.input.parse({ query: standaloneOf(context), type: 'vector' }),
  ),
)

const searchText = call('search-text', 'searchText', [search], (context) =>
  workflowTools.searchKnowledge(
    askedOf(context),
    researchTools.searchKnowledge.input.parse({ query: standaloneOf(context), type: 'text' }),
  ),
)

const searchEach = call('search-each', 'searchEach', [search], (context) =>
  workflowTools.searchMultiple(
    askedOf(context),
    researchTools.searchMultiple.input.parse({ queries: context.read(prepare).entities }),
  ),
)

const searchWeb = call('search-web', 'searchWeb', [search], (context) => {
  const { entities } = context.read(prepare)
  const asked = askedOf(context)
  return entities.length > 1
    ? workflowTools.webSearchMultiple(
        asked,
        researchTools.webSearchMultiple.input.parse({ queries: entities }),
      )
    : workflowTools.webSearch(asked, researchTools.webSearch.input.parse({ query: standaloneOf(context) }))
})

const askKnowledge = call('ask-knowledge', 'askKnowledge', [search, searchText, searchEach], (context) =>
  workflowTools.askKnowledge(askedOf(context), { question: standaloneOf(context) }),
)

const calls = [search, searchText, searchEach, searchWeb, askKnowledge]

const ModelText = z.object({ answer: z.string().trim().min(1).max(20_000) })
type ModelText = z.infer<typeof ModelText>

const answer: AgentStep<ResearchAnswer, ResearchPorts> = agent<ResearchAnswer, ResearchPorts, ModelText>(
  'answer',
  {
    needs: [question, prepare, ...calls],
    output: ResearchAnswer,
    tools: modelTools,
    turnsMax: (context) => Math.max(1, context.readAnswer(question).maxSteps - stepsMade(context)),
    compose: async (context) =>
      keepQuoted(writeAnswer(answerContext(context, gathered(context))), context.ports),
    prompt: (context) => {
      const { query, locale, notebookId } = context.readAnswer(question)
      const { language, history } = context.read(prepare)
      const said = history.map((one) => `Student: ${one.question}\nAnswer: ${one.answer}`).join('\n\n')
      return {
        values: {
          language: promptLanguage(answerLocale(language, locale)),
          notebook: notebookId ?? 'none',
        },
        evidence: { question: query, 'what was said before': said, passages: passagesFor(gathered(context)) },
      }
    },
    answer: ModelText,
    accept: async ({ answer: text }, floor, context) => {
      const { unsupported } = context.readAnswer(question)
      const { language } = context.read(prepare)
      const evidence = mergeEvidence([...gathered(context), ...foundByModel(context)])
      const judged = await judgeOf(context.ports).answer(text, { evidence, language, unsupported })
      // An answer of which nothing is borne out is worth less than the quotations of the floor, or than saying nothing.
      if (!judged.sentences.some(({ row }) => isSupported(row.verdict)))
        throw new AppError('model-failed', 'no sentence is supported by the library')
      const { sentences, sources } = judged
      const written = {
        text: judged.text,
        sentences: sentences.slice(0, 500),
        sources: sources.slice(0, 100),
        language,
        found: true,
        steps: floor.steps,
      }
      return keepQuoted(written, context.ports)
    },
  },
)

const nextQuestion = gate('next-question', {
  needs: [answer],
  maxRounds: QUESTIONS_MAX - 1,
  judge: () => ({ pass: false, back: [question], note: '' }),
})

/** A conversation with the library: each question is searched for by the rules of the workflow, and answered under the ledger. */
export const research = pipeline(RESEARCH, [
  question,
  prepare,
  search,
  searchText,
  searchEach,
  searchWeb,
  askKnowledge,
  answer,
  nextQuestion,
])

/** The answer, with its passages kept: it is read long after their item is gone. */
async function keepQuoted(written: ResearchAnswer, ports: ResearchPorts): Promise<ResearchAnswer> {
  const own = written.sources.filter(({ origin }) => origin === 'library')
  await ports.keepQuoted(own.map(({ passageId }) => passageId))
  return written
}

/** What the sentences that a model is writing now are judged by, from a run as the log has it. */
export function gateOptionsOf(run: RunState): JudgeOptions {
  const context = stepContext(run, answer, SINGLE_ITEM, run.updatedAt)
  const { unsupported } = context.readAnswer(question)
  const evidence = mergeEvidence([...gathered(context), ...foundByModel(context)])
  return { evidence, language: context.read(prepare).language, unsupported }
}

function askedOf(context: Pick<StepContext, 'readAnswer'> & { ports: ResearchPorts; signal: AbortSignal }) {
  return { ports: context.ports, signal: context.signal, question: context.readAnswer(question) }
}

const standaloneOf = (context: Pick<StepContext, 'read'>) => context.read(prepare).standalone.slice(0, 2_000)

/** Everything that the calls of this round have found. */
function gathered(context: Reading): readonly Evidence[] {
  const records = calls.flatMap((step) => [...context.readUnits(step).ok.values()])
  return mergeEvidence(records.flatMap(({ searches }) => searches.flatMap(({ evidence }) => evidence)))
}

/** What the model's own calls have found: those of this process, and those that a lost process left in the log. */
function foundByModel(context: StepContext): readonly Evidence[] {
  const turns = Object.values(context.run.steps.answer?.units ?? {}).flatMap((unit) => unit.turns)
  const logged = turns.flatMap(({ answers }) => answers.flatMap(({ output }) => evidenceInOutput(output)))
  return [...evidenceBrought(context), ...logged]
}

function answerContext(context: Reading, evidence: readonly Evidence[]) {
  const { query, locale } = context.readAnswer(question)
  return { query, locale, evidence, prepared: context.read(prepare), steps: stepsMade(context) }
}

/** Calls of this round that were made, failed ones included. */
function stepsMade(context: Reading): number {
  return calls.reduce((sum, step) => {
    const { ok, failed } = context.readUnits(step)
    return sum + ok.size + failed.size
  }, 0)
}

/** Passages as a model is given them: each behind the marker that it is to be cited with. */
function passagesFor(evidence: readonly Evidence[]): string {
  return evidence
    .slice(0, TOLD_PASSAGES_MAX)
    .map(({ passage, title, url }) => {
      const marker = { id: passage.itemId, name: title, url, locator: passage.locator }
      return `${writeReferenceMarker(marker)}\n${passage.text.slice(0, TOLD_CHARS_MAX)}`
    })
    .join('\n\n')
}

/** What was asked and answered before in this conversation, behind what the request brought along. */
function exchangesBefore(
  context: StepContext,
  brought: ResearchQuestion['history'],
): PreparedQuestion['history'] {
  const given = brought.flatMap(({ role, content }, at) => {
    const next = brought[at + 1]
    return role === 'user'
      ? [{ question: content, answer: next?.role === 'assistant' ? next.content : '' }]
      : []
  })
  const asked = context.readAnswers(question).slice(0, -1)
  const outputs = new Map(context.readAll(answer).map(({ round, output }) => [round, output.text]))
  const here = asked.map(({ query }, at) => ({ question: query, answer: outputs.get(at + 1) ?? '' }))
  return [...given, ...here].slice(-HISTORY_MAX).map((one) => ({
    question: one.question.slice(0, HISTORY_CHARS_MAX),
    answer: one.answer.slice(0, HISTORY_CHARS_MAX),
  }))
}

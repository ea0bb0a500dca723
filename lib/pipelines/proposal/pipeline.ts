import { QualityStage } from '@/lib/contracts/proposal-quality'
import {
  DataCollectionStage,
  DocumentSummary,
  type InterviewAnswer,
  Ledger,
  Literature,
  MethodologyStage,
  ObjectivesStage,
  PROPOSAL,
  ProblemStage,
  ProposalBrief,
  ReferenceChecks,
  type ReviewAnswer,
} from '@/lib/contracts/proposal-run'
import {
  proposalStages,
  recomputedSteps,
  rewritingSteps,
  rewrittenFrom,
  type StageKey,
  stageKeys,
} from '@/lib/contracts/proposal-stages'
import type { RunState } from '@/lib/contracts/run'
import { SENTENCE_RULES } from '@/lib/core/ledger/sentence-rules'
import { composeDataCollection } from '@/lib/core/proposal/method/compose-data-collection'
import { composeMethodology } from '@/lib/core/proposal/method/compose-methodology'
import { judgeQuality, withModelJudgement } from '@/lib/core/proposal/method/judge-quality'
import { composeLiteratureQueries } from '@/lib/core/proposal/problem/compose-literature-queries'
import { composeObjectives } from '@/lib/core/proposal/problem/compose-objectives'
import { composeProblem } from '@/lib/core/proposal/problem/compose-problem'
import { withoutPrivate } from '@/lib/core/proposal/problem/printable-lines'
import {
  ledgerOf,
  stagesOf,
  timedCollection,
  timedMethodology,
} from '@/lib/core/proposal/state/proposal-state'
import { reopenedByTable } from '@/lib/core/run/stage-table'
import {
  type AnyStep,
  type AskStep,
  agent,
  ask,
  gate,
  type Pipeline,
  pipeline,
  type StepContext,
  stepsNamed,
  task,
  type UnitContext,
} from '@/lib/engine/pipeline'
import { acceptDataCollection, acceptMethodology, acceptObjectives, acceptProblem } from './accept'
import { admitted, admittedProblem } from './admit-written'
import { checkCited } from './cited-sources'
import {
  collectionAsWritten,
  methodologyAsWritten,
  noJudgement,
  numberedObjectives,
  objectivesAsWritten,
  problemAsWritten,
} from './floor-written'
import {
  briefOf,
  CheckedInterviewAnswer,
  CheckedReviewAnswer,
  InterviewTurn,
  nextReplies,
  PlainReply,
  proposalInputOf,
  replyInDoubt,
  withHolidays,
} from './interview'
import { searchLiterature } from './literature'
import { noteFor, stageOf } from './notes'
import { planWork } from './plan-work'
import type { ProposalPorts } from './ports'
import { languageValue, literatureEvidence, promptValues, stageEvidence } from './prompt-evidence'
import { proposalTree, summariseTree } from './proposal-tree'
import { gateNote, stepToMend, wasSentBackEnough } from './refinement'
import { briefIn, literatureIn, partsBefore, toldIn, withoutAbstracts } from './stage-parts'
import {
  WrittenDataCollection,
  WrittenJudgement,
  WrittenLiteratureQueries,
  WrittenMethodology,
  WrittenObjectives,
  WrittenProblem,
} from './written'

type Context = UnitContext<ProposalPorts>

const interviewer = agent<InterviewTurn, ProposalPorts, PlainReply>('interviewer', {
  recalls: () => [interview],
  output: InterviewTurn,
  answer: PlainReply,
  compose: ({ run }: Context) => nextReplies(run),
  // A model is only asked for what was not understood without one.
  prompt: ({ run }) => {
    const doubt = replyInDoubt(run)
    return (
      doubt && {
        values: { ...languageValue(proposalInputOf(run)), field: doubt.field },
        evidence: { reply: doubt.reply },
      }
    )
  },
  accept: ({ reply }, floor) =>
    reply === null ? floor : { replies: [...floor.replies.slice(0, -1), reply] },
})

const interview: AskStep<InterviewAnswer> = ask<InterviewAnswer>('interview', {
  needs: [interviewer],
  answer: CheckedInterviewAnswer,
  known: ({ run }) => {
    const { brief } = proposalInputOf(run)
    return brief && { kind: 'form', brief }
  },
  reopens: ({ kind }) =>
    stepsNamed(proposalPipeline, reopenedByTable(proposalStages, { question: 'interview', kind })),
})

const profile = task('profile', {
  needs: [interview],
  output: ProposalBrief,
  run: ({ run, ports }: Context) => withHolidays(briefOf(run), ports),
})

const queries = agent<WrittenLiteratureQueries, ProposalPorts, WrittenLiteratureQueries>(
  'write-literature-queries',
  {
    needs: [profile],
    recalls: earlierDrafts,
    output: WrittenLiteratureQueries,
    answer: WrittenLiteratureQueries,
    compose: (context: Context) => ({
      queries: [...composeLiteratureQueries({ brief: briefIn(context), note: noteFor(context, 'problem') })],
    }),
    prompt: (context) => ({
      values: { note: promptValues(briefIn(context), noteFor(context, 'problem')).note },
      evidence: stageEvidence({ brief: toldIn(context) }),
    }),
    accept: (answer) => answer,
  },
)

const literature = task('literature', {
  needs: [queries],
  recalls: earlierDrafts,
  output: Literature,
  view: withoutAbstracts,
  run: (context: Context) => searchLiterature(context.read(queries).queries, context),
})

const problem = agent<ProblemStage, ProposalPorts, WrittenProblem>('problem', {
  needs: [literature],
  recalls: earlierDrafts,
  output: ProblemStage,
  answer: WrittenProblem,
  compose: (context: Context) =>
    composeProblem({
      brief: briefIn(context),
      literature: literatureIn(context),
      note: noteFor(context, 'problem'),
      previous: stagesOf(context.run).problem?.value ?? null,
      now: context.now,
      onRefusal: ({ reason, message }) =>
        context.note({ code: 'sentence-left-out', data: { reason, message } }),
    }),
  prompt: (context) => ({
    values: { ...promptValues(briefIn(context), noteFor(context, 'problem')), rules: SENTENCE_RULES },
    evidence: {
      ...stageEvidence({ brief: toldIn(context), previous: stagesOf(context.run).problem?.value ?? null }),
      ...literatureEvidence(literatureIn(context)),
    },
  }),
  accept: admittedProblem(problemAsWritten, (answer, floor, context) =>
    acceptProblem(answer, floor, { ...literatureIn(context), locale: briefIn(context).locale }),
  ),
})

const objectives = agent<ObjectivesStage, ProposalPorts, WrittenObjectives>('objectives', {
  needs: [problem],
  recalls: earlierDrafts,
  output: ObjectivesStage,
  answer: WrittenObjectives,
  compose: (context: Context) =>
    composeObjectives({
      brief: briefIn(context),
      problem: stageOf(context.run, 'problem').value,
      note: noteFor(context, 'objectives'),
      previous: stagesOf(context.run).objectives?.value ?? null,
    }),
  prompt: (context) => ({
    values: promptValues(briefIn(context), noteFor(context, 'objectives')),
    evidence: stageEvidence({ brief: toldIn(context), problem: stageOf(context.run, 'problem').value }),
  }),
  accept: admitted(
    { schema: WrittenObjectives, written: objectivesAsWritten, numbered: numberedObjectives },
    (answer, _floor, context) =>
      acceptObjectives(answer, stageOf(context.run, 'problem').value, literatureIn(context)),
  ),
})

const methodology = agent<MethodologyStage, ProposalPorts, WrittenMethodology>('methodology', {
  needs: [objectives],
  recalls: earlierDrafts,
  output: MethodologyStage,
  answer: WrittenMethodology,
  compose: (context: Context) =>
    composeMethodology({
      ...partsBefore(context, 'methodology'),
      ledger: ledgerOf(context.run),
      previous: stagesOf(context.run).methodology?.value ?? null,
    }),
  prompt: (context) => {
    const { brief, note, problem, objectives } = partsBefore(context, 'methodology')
    return {
      values: promptValues(brief, note),
      evidence: {
        ...stageEvidence({ brief: withoutPrivate(brief), problem, objectives }),
        ...literatureEvidence(literatureIn(context)),
      },
    }
  },
  accept: admitted(
    { schema: WrittenMethodology, written: methodologyAsWritten },
    (answer, floor, context) => {
      const objectives = stageOf(context.run, 'objectives').value
      return acceptMethodology(answer, floor, { literature: literatureIn(context), objectives })
    },
  ),
})

const dataCollection = agent<DataCollectionStage, ProposalPorts, WrittenDataCollection>('data-collection', {
  needs: [methodology],
  recalls: earlierDrafts,
  output: DataCollectionStage,
  answer: WrittenDataCollection,
  compose: (context: Context) =>
    composeDataCollection({
      ...partsBefore(context, 'data-collection'),
      methodology: stageOf(context.run, 'methodology').value,
      previous: stagesOf(context.run)['data-collection']?.value ?? null,
    }),
  prompt: (context) => {
    const { brief, note, objectives } = partsBefore(context, 'data-collection')
    const methodology = stageOf(context.run, 'methodology').value
    return {
      values: promptValues(brief, note),
      evidence: stageEvidence({ brief: withoutPrivate(brief), objectives, methodology }),
    }
  },
  accept: admitted(
    { schema: WrittenDataCollection, written: collectionAsWritten },
    (answer, floor, context) => acceptDataCollection(answer, floor, literatureIn(context)),
  ),
})

const schedule = task('schedule', {
  needs: [dataCollection],
  recalls: earlierDrafts,
  output: Ledger,
  run: ({ run }: Context) => planWork(run),
})

const quality = agent<QualityStage, ProposalPorts, WrittenJudgement>('quality', {
  needs: [schedule],
  recalls: earlierDrafts,
  output: QualityStage,
  answer: WrittenJudgement,
  compose: (context: Context) => judgeQuality({ ...wholeOf(context), today: context.now.slice(0, 10) }),
  prompt: (context) => {
    const { brief, problem, objectives, methodology, dataCollection, ledger } = wholeOf(context)
    const { tasks: _tasks, ...sums } = ledger
    return {
      values: languageValue(brief),
      evidence: stageEvidence({
        brief: withoutPrivate(brief),
        problem,
        objectives,
        methodology,
        dataCollection,
        ledger: sums,
      }),
    }
  },
  accept: admitted({ schema: WrittenJudgement, written: noJudgement, refusedShareMax: 1 }, (answer, floor) =>
    withModelJudgement(floor, answer),
  ),
})

/** Sends a draft back as often as the run allows; what the student has edited is never sent back behind their back. */
const refinement = gate('refinement', {
  needs: [quality],
  recalls: earlierDrafts,
  maxRounds: 1_000,
  judge: (context) => {
    const { validation } = context.read(quality)
    const step = stepToMend(context.run, validation)
    if (!validation.requires_refinement || step === null || wasSentBackEnough(context.run))
      return { pass: true }
    return { pass: false, back: stepsNamed(proposalPipeline, [step]), note: gateNote(validation) }
  },
})

const referenceCheck = task('passport', {
  needs: [refinement],
  recalls: earlierDrafts,
  output: ReferenceChecks,
  run: ({ run, ports, signal }: Context) => checkCited(run, { ports, signal }),
})

const document = task('document', {
  needs: [refinement],
  recalls: earlierDrafts,
  output: DocumentSummary,
  run: async ({ run, ports }: Context) => {
    const style = await ports.readCitationStyle(stageOf(run, 'profile').value.citationStyle)
    return summariseTree(proposalTree(withoutChecks(run), { style, transitions: [] }))
  },
})

/** References are checked at the same time: what is counted must not depend on which of the two is done first. */
function withoutChecks(run: RunState): RunState {
  const steps = Object.entries(run.steps).filter(([key]) => key !== referenceCheck.key)
  return { ...run, steps: Object.fromEntries(steps) }
}

const review: AskStep<ReviewAnswer> = ask('review', {
  // References are still being checked while the student reads; a download waits for them.
  needs: [document],
  answer: CheckedReviewAnswer,
  reopens: (answer) =>
    answer.kind === 'refresh' ? stepsNamed(proposalPipeline, [rewrittenFrom(answer.from)]) : [],
  reopensAlone: (answer) => {
    switch (answer.kind) {
      case 'edit':
        return reworked(answer.edit.stage, false)
      case 'restore':
        return reworked(answer.stage, false)
      case 'rerun':
        return reworked(answer.stage, true)
      case 'reference':
      case 'accept':
      case 'admit':
        return [document, review]
      case 'recheck':
        return [referenceCheck, review]
      case 'refresh':
        return []
    }
  },
})

/** What earlier rounds have left: drafts of all stages, what was computed from them, and what the student did with them. */
function earlierDrafts(): readonly AnyStep[] {
  return stepsNamed(proposalPipeline, [...stageKeys, ...recomputedSteps])
}

/** One stage alone, then what is computed from all of them. */
function reworked(stage: StageKey, again: boolean): readonly AnyStep[] {
  return stepsNamed(proposalPipeline, [...(again ? rewritingSteps(stage) : []), ...recomputedSteps])
}

function wholeOf(context: StepContext) {
  const { note: _note, now: _now, ...parts } = partsBefore(context, 'data-collection')
  const [ledger, { locale }] = [context.read(schedule), parts.brief]
  return {
    ...parts,
    methodology: timedMethodology(stageOf(context.run, 'methodology').value, ledger, locale),
    dataCollection: timedCollection(stageOf(context.run, 'data-collection').value, ledger, locale),
    ledger,
    locale,
  }
}

/** A proposal from a profile and the sources of its project, refined until it holds together or may not go round again. */
export const proposalPipeline: Pipeline = pipeline(PROPOSAL, [
  interviewer,
  interview,
  profile,
  queries,
  literature,
  problem,
  objectives,
  methodology,
  dataCollection,
  schedule,
  quality,
  refinement,
  referenceCheck,
  document,
  review,
])

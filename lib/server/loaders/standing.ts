import 'server-only'
import { listDecisions } from '@/lib/adapters/store/decisions'
import { countLibrary } from '@/lib/adapters/store/library-counts'
import { listPublishedKinds, listVersions } from '@/lib/adapters/store/proposal-versions'
import { findLatestRun } from '@/lib/adapters/store/runs'
import { findAlert } from '@/lib/adapters/store/search-alerts'
import { listSelections } from '@/lib/adapters/store/selections'
import { listLinks } from '@/lib/adapters/store/share-links'
import { AppError } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import { ASSEMBLY, PAPER } from '@/lib/contracts/paper-stages'
import { PROPOSAL } from '@/lib/contracts/proposal-run'
import { LITERATURE_REVIEW } from '@/lib/contracts/review-stages'
import type { RunState } from '@/lib/contracts/run'
import type { ScopeStanding } from '@/lib/contracts/scope'
import type { Source } from '@/lib/contracts/source'
import { type SelectionEntry, SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import type { ProjectFacts, Standing } from '@/lib/contracts/standing'
import { TOPIC_DISCOVERY } from '@/lib/contracts/topic-stages'
import { deskRounds } from '@/lib/core/desk/desk-rules'
import { chapterNumber } from '@/lib/core/desk/document-kind'
import {
  literatureOf,
  qualityStageOf,
  removedButCited,
  stagesOf,
  staleStages,
} from '@/lib/core/proposal/state/proposal-state'
import { isOnTopic, isShown } from '@/lib/core/relevance/threshold'
import { reviewStateOf } from '@/lib/core/review/review-state'
import { runProgress } from '@/lib/core/run/run-progress'
import { completedUnits, openQuestions } from '@/lib/core/run/run-state'
import { type ChoiceChange, changeOfChoice } from '@/lib/core/thesis/carried-choice'
import { standingOf } from '@/lib/core/thesis/next-step'
import { leftTopic } from '@/lib/core/topics/left-topic'
import { nobodyAnswered } from '@/lib/core/validation/lanes'
import { lanesOf, questionOf } from '@/lib/core/validation/workspace'
import { undecidedReferences } from '@/lib/pipelines/proposal/proposal-tree'
import { knownSources } from '@/lib/pipelines/sources/known-sources'
import { selectedIds } from '@/lib/pipelines/sources/validation-document'
import { unansweredComments } from '../desk/unanswered-comments'
import { getRow } from '../pipelines'
import { progressTable } from '../progress-table'
import { scopeOfProject } from '../scope/project-scope'
import { type Services, services } from '../services'
import { requireProject } from '../session'

/** Where the visitor's project stands; throws `not-found` for a stranger's project. */
export async function loadStanding(projectId: string): Promise<Standing> {
  const project = await requireProject(projectId)
  const all = await services()
  // Before anything is read: what changes meanwhile is newer.
  const now = new Date()
  const scope = await scopeOfProject(all, project.id)
  const facts = await projectFacts(all, project.id, { scope, now })
  return { ...standingOf(facts), scope, readAt: now.toISOString() }
}

/** What has changed in the choice of sources since the visitor's proposal was written from it; nothing while there is none. */
export async function loadChoiceChange(projectId: string): Promise<ChoiceChange> {
  const project = await requireProject(projectId)
  const all = await services()
  const [present, begun] = await Promise.all([
    sourcesOf(all, project.id),
    findLatestRun(all.db, project.id, PROPOSAL),
  ])
  if (!present) throw new AppError('not-found', 'this project has no source validation')
  const { sources, selection } = present
  const carried = begun ? (literatureOf(await all.runs.get(begun.id))?.chosen ?? null) : null
  return changeOfChoice(carried, sources, selection)
}

interface PresentSources {
  readonly sources: readonly Source[]
  readonly selection: readonly SelectionEntry[]
}

async function sourcesOf(all: Services, projectId: ProjectId) {
  const latest = await findLatestRun(all.db, projectId, SOURCE_VALIDATION)
  if (!latest) return null
  const [run, selection] = await Promise.all([all.runs.get(latest.id), listSelections(all.db, projectId)])
  return { run, sources: [...knownSources(run).values()], selection }
}

async function projectFacts(
  all: Services,
  projectId: ProjectId,
  { scope, now }: { readonly scope: ScopeStanding | null; readonly now: Date },
): Promise<ProjectFacts> {
  const isLeft = scope !== null && leftTopic(scope).length > 0
  const [held, begunTopic] = await Promise.all([sourcesOf(all, projectId), topicFacts(all, projectId)])
  const topic = begunTopic && { ...begunTopic, isLeft }
  const library = await countLibrary(all.db, projectId)
  if (!held)
    return {
      ...{ topic, sources: null, library, review: null },
      ...{ proposal: null, paper: null, chapters: null, desk: null },
    }
  const { run, ...present } = held
  const { sources, selection } = present
  const shown = sources.filter(isShown)
  const [begun, paper] = await Promise.all([
    findLatestRun(all.db, projectId, PROPOSAL),
    findLatestRun(all.db, projectId, PAPER),
  ])
  return {
    topic,
    sources: {
      status: run.status,
      question: questionOf(run)?.step ?? null,
      found: shown.length,
      relevant: shown.filter(isOnTopic).length,
      chosen: selectedIds(sources, selection).length,
      isUnanswered: nobodyAnswered(lanesOf(run)),
    },
    library,
    review: await reviewFacts(all, projectId, present),
    proposal: begun ? await proposalFacts(all, begun.id, present) : null,
    paper: paper && paperFacts(await all.runs.get(paper.id)),
    chapters: paper && (await chapterFacts(all, projectId)),
    desk: begun ? await deskFacts(all, { projectId, proposalId: begun.id, now }) : null,
  }
}

async function topicFacts({ db, runs }: Services, projectId: ProjectId) {
  const latest = await findLatestRun(db, projectId, TOPIC_DISCOVERY)
  if (!latest) return null
  const run = await runs.get(latest.id)
  return { status: run.status, isSettled: completedUnits(run, ['write-documents']).length > 0 }
}

async function reviewFacts(
  { db, runs }: Services,
  projectId: ProjectId,
  { sources, selection }: PresentSources,
): Promise<ProjectFacts['review']> {
  const latest = await findLatestRun(db, projectId, LITERATURE_REVIEW)
  if (!latest) return null
  const run = await runs.get(latest.id)
  const { gathered, settings } = reviewStateOf(run)
  const asked = new Set(openQuestions(run).map(({ key }) => key))
  const taken = gathered?.sources.filter(({ chosen }) => chosen).map(({ sourceId }) => sourceId) ?? null
  const { added, gone } = changeOfChoice(taken, sources, selection)
  return {
    status: run.status,
    question: asked.has('agree') ? 'agree' : asked.has('exit') ? 'exit' : null,
    isChoiceMoved: settings.scope === 'chosen' && added.length + gone.length > 0,
    hasNews: (await findAlert(db, projectId))?.isUnseen === true,
  }
}

async function proposalFacts(
  all: Services,
  runId: string,
  { sources, selection }: PresentSources,
): Promise<ProjectFacts['proposal']> {
  const run = await all.runs.get(runId)
  const asked = new Set(openQuestions(run).map(({ key }) => key))
  const { added, gone } = changeOfChoice(literatureOf(run)?.chosen ?? null, sources, selection)
  return {
    status: run.status,
    question: asked.has('interview') ? 'interview' : asked.has('review') ? 'review' : null,
    isWritten: completedUnits(run, ['document']).length > 0,
    isPassed: qualityStageOf(run)?.validation.validation_passed === true,
    stale: staleStages(stagesOf(run)).length,
    isChoiceMoved: added.length + gone.length > 0,
    undecided: undecidedReferences(run).length + removedButCited(run).length,
  }
}

function paperFacts(run: RunState): NonNullable<ProjectFacts['paper']> {
  const { stages } = runProgress(progressTable(getRow(PAPER), {}), run)
  const agents = stages
    .filter(({ key }) => key !== ASSEMBLY)
    .flatMap(({ steps }) => steps.filter(({ kind }) => kind === 'agent'))
  return { status: run.status, stale: agents.filter(({ standing }) => standing === 'stale').length }
}

async function chapterFacts({ db }: Services, projectId: ProjectId): Promise<ProjectFacts['chapters']> {
  const chapters = (await listPublishedKinds(db, projectId)).filter((kind) => chapterNumber(kind) > 0)
  if (chapters.length === 0) return null
  const asked = await Promise.all(chapters.map((kind) => unansweredComments(db, projectId, kind)))
  const unanswered = asked.flat().toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  return { unanswered: unanswered.length, by: unanswered.at(-1)?.name ?? '' }
}

async function deskFacts(
  { db, runs }: Services,
  { projectId, proposalId, now }: { projectId: ProjectId; proposalId: string; now: Date },
): Promise<ProjectFacts['desk']> {
  const versions = await listVersions(db, projectId, PROPOSAL)
  const current = versions.at(-1)
  if (!current) return null
  const [links, unanswered, decisions, run] = await Promise.all([
    listLinks(db, projectId, now),
    unansweredComments(db, projectId, PROPOSAL),
    listDecisions(db, { projectId, kind: PROPOSAL }, null),
    runs.get(proposalId),
  ])
  const decision = deskRounds(versions, decisions).at(-1)?.decision ?? null
  return {
    version: current.number,
    isChanged: writtenAtOf(run) > current.createdAt,
    links: links.filter(({ state }) => state === 'open').length,
    verdict: decision?.verdict ?? null,
    by: decision?.by ?? unanswered.at(-1)?.name ?? '',
    unanswered: unanswered.length,
  }
}

/** When the document of a proposal's run was last written, as ISO 8601; '' before it was. */
function writtenAtOf(run: RunState): string {
  return completedUnits(run, ['document']).at(-1)?.unit.endedAt ?? ''
}

/** Whether the visitor's proposal was written anew since a moment; false while there is none. */
export async function isWrittenSince(projectId: ProjectId, moment: string): Promise<boolean> {
  const { db, runs } = await services()
  const begun = await findLatestRun(db, projectId, PROPOSAL)
  return begun !== null && writtenAtOf(await runs.get(begun.id)) > moment
}

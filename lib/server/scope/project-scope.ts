import { findCollection } from '@/lib/adapters/store/collections'
import { findMemory, SCOPE_GUARD, saveMemory } from '@/lib/adapters/store/memories'
import { findLatestRun } from '@/lib/adapters/store/runs'
import type { ProposalVersion } from '@/lib/contracts/desk'
import { AppError } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import { PaperRunInput } from '@/lib/contracts/paper-run'
import { PAPER } from '@/lib/contracts/paper-stages'
import { PROPOSAL } from '@/lib/contracts/proposal-run'
import type { RunState } from '@/lib/contracts/run'
import { ScopeNotes, type ScopeStanding } from '@/lib/contracts/scope'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import type { ValidatedTopic } from '@/lib/contracts/topic'
import { TOPIC_DISCOVERY } from '@/lib/contracts/topic-stages'
import { stagesOf } from '@/lib/core/proposal/state/proposal-state'
import { wordsOfQuery } from '@/lib/core/search/words-of-query'
import { secondTheses } from '@/lib/core/topics/left-topic'
import { topicStateOf } from '@/lib/core/topics/topic-state'
import { type WatchedText, watchScope } from '@/lib/core/topics/watch-scope'
import { searchInForce } from '@/lib/core/validation/workspace'
import type { Services } from '@/lib/server/services'

type Held = Pick<Services, 'db'> & { readonly runs: Pick<Services['runs'], 'get'> }

/**
 * What the project works on, compared with its validated topic: the search and the queries that the student wrote, the questions of its
 * collection, the question and objectives of its proposal, its paper, its last uploaded draft. Null while no topic was validated.
 */
export async function scopeOfProject(all: Held, projectId: ProjectId): Promise<ScopeStanding | null> {
  const found = await validatedOf(all, projectId)
  if (!found) return null
  const [texts, notes] = await Promise.all([
    watchedTexts(all, projectId),
    notesOf(all, projectId, found.runId),
  ])
  return watchScope(found.validated, texts, notes)
}

/**
 * What an advisor is told: the question and objective of the version they see, where it is a second thesis, word for word; of what was
 * not published only that it has left the topic, and the student's reason. Null while no topic was validated.
 */
export async function scopeOfVersion(
  all: Held,
  projectId: ProjectId,
  version: Pick<ProposalVersion, 'evidence'> | null,
): Promise<ScopeStanding | null> {
  const found = await validatedOf(all, projectId)
  if (!found) return null
  const notes = await notesOf(all, projectId, found.runId)
  const brief = version?.evidence.brief
  const published = brief ? [whole('question', brief.question), whole('objectives', brief.objective)] : []
  const shown = secondTheses(watchScope(found.validated, published, { ...notes, drafts: [] }))
  const present = await scopeOfProject(all, projectId)
  const unpublished = secondTheses(present ?? { findings: [] }).filter(
    ({ place, text }) => !shown.some((told) => told.place === place && told.text === text),
  )
  const places = new Map(unpublished.map(({ place, reason }) => [place, reason]))
  const hidden = [...places].map(([place, reason]) => ({
    place,
    reason,
    text: '',
    check: { change: 'second-thesis' as const, lost: [], gained: [], outside: [] },
  }))
  const { topic, question, at } = found.validated
  return { topic, question, at, findings: [...shown, ...hidden] }
}

/** The topic that was validated last and the run it comes from; one that is being validated anew stands until the new one does. */
export async function validatedOf(
  { db, runs }: Held,
  projectId: ProjectId,
): Promise<{ readonly runId: string; readonly validated: ValidatedTopic } | null> {
  const latest = await findLatestRun(db, projectId, TOPIC_DISCOVERY)
  if (!latest) return null
  const validated = topicStateOf(await runs.get(latest.id)).scopeHistory.at(-1)
  return validated ? { runId: latest.id, validated } : null
}

/** Changes what is kept beside the logs about the validated topic; throws `not-ready` while none is. */
export async function changeScopeNotes(
  all: Held,
  projectId: ProjectId,
  change: (notes: ScopeNotes) => ScopeNotes,
): Promise<void> {
  const found = await validatedOf(all, projectId)
  if (!found) throw new AppError('not-ready', 'no topic was validated')
  const { runId } = found
  const content = change(await notesOf(all, projectId, runId))
  await saveMemory(all.db, projectId, { runId, assistant: SCOPE_GUARD, content })
}

async function notesOf({ db }: Held, projectId: ProjectId, runId: string): Promise<ScopeNotes> {
  const kept = await findMemory(db, projectId, { runId, assistant: SCOPE_GUARD })
  return ScopeNotes.safeParse(kept).data ?? ScopeNotes.parse({})
}

async function watchedTexts(all: Held, projectId: ProjectId): Promise<readonly WatchedText[]> {
  const latest = (pipeline: string) => latestRun(all, projectId, pipeline)
  const [validation, proposal, paper, collection] = await Promise.all([
    latest(SOURCE_VALIDATION),
    latest(PROPOSAL),
    latest(PAPER),
    findCollection(all.db, projectId),
  ])
  const questions = collection?.questions.map(({ label }) => label) ?? []
  return [
    ...(validation ? textsOfSearch(validation) : []),
    ...(questions.length > 0 ? [part('collection', questions)] : []),
    ...(proposal ? textsOfProposal(proposal) : []),
    ...(paper ? textsOfPaper(paper) : []),
  ]
}

async function latestRun(
  { db, runs }: Held,
  projectId: ProjectId,
  pipeline: string,
): Promise<RunState | null> {
  const found = await findLatestRun(db, projectId, pipeline)
  return found ? runs.get(found.id) : null
}

function textsOfSearch(run: RunState): readonly WatchedText[] {
  const search = searchInForce(run)
  if (!search) return []
  const { topic, question } = search.parameters
  const written = search.queries.map(({ text }) => wordsOfQuery(text))
  return [
    { place: 'search', topic, question, map: search.map, kind: 'whole' },
    ...[...new Set(written)].map((text) => part('queries', [text])),
  ]
}

/** The stages as they stand, in the student's version where there is one. */
function textsOfProposal(run: RunState): readonly WatchedText[] {
  const { problem, objectives } = stagesOf(run)
  const asked = problem?.value.definition
  const aims = objectives?.value.objectives
  return [
    ...(asked
      ? [whole('question', asked.main_research_question), part('question', asked.secondary_questions)]
      : []),
    ...(aims
      ? [whole('objectives', aims.general_objective), part('objectives', aims.specific_objectives)]
      : []),
  ]
}

function textsOfPaper(run: RunState): readonly WatchedText[] {
  const input = PaperRunInput.safeParse(run.input).data
  return input ? [whole('paper', input.query)] : []
}

function whole(place: WatchedText['place'], topic: string): WatchedText {
  return { place, topic, kind: 'whole' }
}

function part(place: WatchedText['place'], texts: readonly string[]): WatchedText {
  return { place, topic: texts.join(' . '), kind: 'part' }
}

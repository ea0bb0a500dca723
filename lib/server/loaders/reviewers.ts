import 'server-only'
import { conflictsOpenAt, listSettled, listVotes } from '@/lib/adapters/store/reviewers'
import { findLatestRun } from '@/lib/adapters/store/runs'
import { listSelections } from '@/lib/adapters/store/selections'
import { addAccess } from '@/lib/adapters/store/share-accesses'
import { listLinks, saveDeskVisit } from '@/lib/adapters/store/share-links'
import { listSources } from '@/lib/adapters/store/sources'
import type { DeskView, LinkLine } from '@/lib/contracts/desk'
import type { ProjectId } from '@/lib/contracts/ids'
import type { ReviewersView, ScreeningView, Settlement, Vote } from '@/lib/contracts/reviewers'
import { CARDS_AT_ONCE, SCREENED_MAX } from '@/lib/contracts/reviewers-limits'
import type { Source } from '@/lib/contracts/source'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { isShown } from '@/lib/core/relevance/threshold'
import { commonDecisions, conflictsIn, namedVotes, reviewerPairs } from '@/lib/core/screening/reviewers'
import { screeningCard, underPresentIds } from '@/lib/core/screening/screening-card'
import { parametersInForce } from '@/lib/core/validation/workspace'
import { requireDesk } from '@/lib/server/desk/desk-session'
import { ReadTogether } from '../read-together'
import { type Services, services } from '../services'
import { requireProject } from '../session'
import { loadDesk } from './desk'
import { presentSources } from './project-sources'

/** What a link opens: the desk, or the sources to screen. Throws what requireDesk throws. */
export async function loadShared(
  link: string,
): Promise<{ readonly view: DeskView } | { readonly screening: ScreeningView }> {
  const { rights } = await requireDesk(link, 'enter')
  return rights === 'screen' ? { screening: await loadScreening(link) } : { view: await loadDesk(link) }
}

/** What a reviewer sees, and the note that it was looked at. Throws what requireDesk throws. */
export async function loadScreening(link: string): Promise<ScreeningView> {
  const { linkId, projectId, name, expiresAt, agent } = await requireDesk(link, 'screen')
  const all = await services()
  const now = new Date()
  const visit = await saveDeskVisit(all.db, { linkId }, { current: null, now })
  if (visit.isNew)
    await addAccess(all.db, { projectId, linkId }, { what: 'opened', version: null, agent, at: now })
  const { sources, votes, settled, openAt, links, topic, question } = await screeningByLink(all, {
    linkId,
    projectId,
  })
  const byId = new Map(sources.map((source) => [source.id, source]))
  const mine = votes.filter((vote) => vote.linkId === linkId)
  const judged = new Set(mine.map(({ sourceId }) => sourceId))
  const differing = new Set(openAt === null ? [] : conflictsIn(votes))
  return {
    link: { id: linkId, name, expiresAt: expiresAt.toISOString() },
    topic,
    question,
    total: sources.length,
    next: sources
      .filter(({ id }) => !judged.has(id))
      .slice(0, CARDS_AT_ONCE)
      .map(screeningCard),
    done: mine.flatMap(({ sourceId, decision, reason }) => {
      const source = byId.get(sourceId)
      return source
        ? [{ id: sourceId, title: source.work.title, year: source.work.year, decision, reason }]
        : []
    }),
    conflicts:
      openAt === null
        ? null
        : mine.flatMap(({ sourceId, decision, reason }) => {
            const source = byId.get(sourceId)
            if (!source || !differing.has(sourceId)) return []
            const others = votes.filter((vote) => vote.sourceId === sourceId && vote.linkId !== linkId)
            return [
              {
                card: screeningCard(source),
                mine: { decision, reason },
                others: namedVotes(others, links),
                settled: settledOf(settled, sourceId),
              },
            ]
          }),
  }
}

/** The reviewers of the visitor's project, how far they agree and where they differ; throws `not-found` for a stranger's project. */
export async function loadReviewers(projectId: string): Promise<ReviewersView> {
  const project = await requireProject(projectId)
  const all = await services()
  const { sources, votes, settled, openAt, links } = await screeningOf(all, project.id)
  const byId = new Map(sources.map((source) => [source.id, source]))
  const common = commonDecisions(votes, { settled, reviewers: links })
  const own = new Map((await listSelections(all.db, project.id)).map((entry) => [entry.sourceId, entry]))
  const toTake = [...common].filter(([id, { decision }]) => own.get(id)?.decision !== decision)
  const countOf = (decision: Settlement['decision']) =>
    toTake.filter(([, one]) => one.decision === decision).length
  return {
    total: sources.length,
    conflictsOpenAt: openAt?.toISOString() ?? null,
    reviewers: links
      .map(({ id, name, state }) => ({
        ...{ id, name, state },
        done: votes.filter(({ linkId }) => linkId === id).length,
      }))
      .filter(({ state, done }) => state === 'open' || done > 0),
    pairs: reviewerPairs(links, votes),
    conflicts: conflictsIn(votes).flatMap((id) => {
      const source = byId.get(id)
      const said = votes.filter(({ sourceId }) => sourceId === id)
      return source
        ? [
            {
              card: screeningCard(source),
              votes: namedVotes(said, links),
              settled: settledOf(settled, id),
            },
          ]
        : []
    }),
    toTake: { include: countOf('include'), exclude: countOf('exclude') },
  }
}

function settledOf(settled: readonly Settlement[], id: string) {
  const found = settled.find(({ sourceId }) => sourceId === id)
  return found ? { decision: found.decision, reason: found.reason } : null
}

interface Screening {
  /** What reviewers are shown, most relevant first. */
  readonly sources: readonly Source[]
  readonly votes: readonly Vote[]
  readonly settled: readonly Settlement[]
  readonly openAt: Date | null
  /** The links to screen by, the oldest first. */
  readonly links: readonly LinkLine[]
  readonly topic: string
  readonly question: string
}

// On globalThis because pages, routes and actions are bundled apart.
declare global {
  var carrelScreenings: ReadTogether<Screening> | undefined
}

/** The same for a reviewer: a thousand sources are read once for all who ask by one link at the same time. */
export function screeningByLink(
  all: Services,
  { linkId, projectId }: { readonly linkId: string; readonly projectId: ProjectId },
): Promise<Screening> {
  globalThis.carrelScreenings ??= new ReadTogether()
  return globalThis.carrelScreenings.get(linkId, () => screeningOf(all, projectId))
}

/** What reviewers of a project judge, and what they said; no source where none was searched for. */
export async function screeningOf(all: Services, projectId: ProjectId): Promise<Screening> {
  const { db, runs } = all
  const [latest, links, openAt] = await Promise.all([
    findLatestRun(db, projectId, SOURCE_VALIDATION),
    listLinks(db, projectId, new Date()),
    conflictsOpenAt(db, projectId),
  ])
  const reviewers = links.filter(({ rights }) => rights === 'screen').toReversed()
  if (!latest)
    return { sources: [], votes: [], settled: [], openAt, links: reviewers, topic: '', question: '' }
  const [found, votes, settled, run] = await Promise.all([
    listSources(db, await presentSources(all, projectId)),
    listVotes(db, projectId),
    listSettled(db, projectId),
    runs.get(latest.id),
  ])
  const sources = found.filter(isShown).slice(0, SCREENED_MAX)
  const { topic = '', question = '' } = parametersInForce(run) ?? {}
  return {
    ...{ sources, openAt, links: reviewers, topic, question },
    votes: underPresentIds(votes, sources),
    settled: underPresentIds(settled, sources),
  }
}

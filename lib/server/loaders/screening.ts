import 'server-only'
import { listSources } from '@/lib/adapters/store/sources'
import { listWrittenAbstracts } from '@/lib/adapters/store/written-abstracts'
import type { MergedGroup, ScreeningText, WrittenAbstract } from '@/lib/contracts/screening'
import type { Source } from '@/lib/contracts/source'
import { recordKey } from '@/lib/core/identity/source-id'
import { services } from '../services'
import { requireProject } from '../session'
import { requireSources } from './project-sources'

/** The abstracts that the visitor wrote into a project; throws `not-found` for a stranger's project. */
export async function loadWrittenAbstracts(projectId: string): Promise<readonly WrittenAbstract[]> {
  const project = await requireProject(projectId)
  return listWrittenAbstracts((await services()).db, project.id)
}

/** What ranking by choices reads of each source of the visitor's project, most relevant first. */
export async function loadScreeningTexts(projectId: string): Promise<readonly ScreeningText[]> {
  const { db, project, scope } = await requireSources(projectId)
  const [sources, written] = await Promise.all([listSources(db, scope), listWrittenAbstracts(db, project.id)])
  const textOf = new Map(written.map(({ sourceId, text }) => [sourceId, text]))
  return sources.map((source) => screeningText(source, textOf))
}

function screeningText({ id, aliases, work }: Source, written: ReadonlyMap<string, string>): ScreeningText {
  const own = [id, ...aliases].map((name) => written.get(name)).find((text) => text !== undefined)
  return {
    id,
    title: work.title,
    ...(work.titles ? { titles: work.titles } : {}),
    // A fragment from a search page is better than nothing to learn from, though it is never shown.
    abstract: work.abstract ?? own ?? work.snippet ?? null,
    ...(work.keywords ? { keywords: work.keywords } : {}),
    language: work.language,
  }
}

/** The sources of the visitor's project that were made of several records, most relevant first. */
export async function loadMergedGroups(projectId: string): Promise<readonly MergedGroup[]> {
  const { db, scope } = await requireSources(projectId)
  return (await listSources(db, scope))
    .filter(({ members }) => members.length > 1)
    .map(({ id, work, mergedBy, members }) => ({
      id,
      title: work.title,
      rules: mergedBy,
      records: members.map((member) => ({
        key: recordKey(member),
        title: member.title,
        year: member.year,
        venue: member.venue,
        doi: member.doi,
        databases: [...new Set(member.source.map(({ db }) => db))],
      })),
    }))
}

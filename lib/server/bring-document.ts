import 'server-only'
import { readBroughtDocument } from '@/lib/adapters/files/read-own-file'
import { saveSelections } from '@/lib/adapters/store/selections'
import { saveWrittenAbstract } from '@/lib/adapters/store/written-abstracts'
import { ProjectId } from '@/lib/contracts/ids'
import type { Locale } from '@/lib/contracts/locale'
import type { Source } from '@/lib/contracts/source'
import type { DocumentWarning } from '@/lib/contracts/validation-document'
import { topicMap } from '@/lib/core/concepts/topic-map'
import type { OpenedDocument, OpenProblem } from '@/lib/core/validation/open-document'
import { isSealed } from '@/lib/core/validation/source-seals'
import { takeWrittenAbstracts } from '@/lib/core/validation/written-abstracts'
import { uncheckedSources } from '@/lib/pipelines/sources/unchecked-sources'
import { startProject } from '@/lib/server/runs/start-project'
import { services } from './services'
import { sealMatches } from './source-seal'
import { readRubric } from './strategy-files'
import { inTurn, type TurnOwner } from './turns'

export type BroughtDocument =
  | {
      readonly ok: true
      readonly projectId: string
      readonly sources: number
      readonly chosen: number
      readonly warnings: readonly DocumentWarning[]
    }
  | { readonly ok: false; readonly problem: OpenProblem | 'not-text' }

interface BringOptions {
  /** For a document that does not say its own. */
  readonly locale: Locale
  readonly owner: TurnOwner
  readonly signal: AbortSignal
}

/** Begins a project from a document's bytes, its ticks and the abstracts written in kept; throws `too-heavy`, and as `inTurn` does. */
export async function bringDocument(
  bytes: Uint8Array,
  { locale, owner, signal }: BringOptions,
): Promise<BroughtDocument> {
  const answer = await inTurn({ kind: 'files', owner, signal }, () => readBroughtDocument(bytes, { signal }))
  if (!answer.ok) return answer
  const { mode, topic, question, context, sandbox, parameters, selected, ...kept } = answer.opened
  const { sources, unsealed } = await checkedSources(answer.opened, answer.opened.locale ?? locale)
  const own = takeWrittenAbstracts(sources)
  const { projectId } = await startProject({
    mode,
    topic,
    question,
    context,
    locale: answer.opened.locale ?? locale,
    sandbox,
    carried: own.sources,
    notes: [...kept.notes],
    refinements: [...kept.refinements],
    ...(kept.map ? { map: kept.map } : {}),
    ...(parameters ? { parameters } : {}),
    ...(kept.earlier ? { earlier: kept.earlier } : {}),
  })
  const { db } = await services()
  const id = ProjectId.parse(projectId)
  for (const abstract of own.written) await saveWrittenAbstract(db, id, abstract)
  const entries = [
    ...kept.setAside,
    ...selected.map((sourceId) => ({ sourceId, decision: 'include', reason: '' }) as const),
  ]
  if (entries.length > 0) await saveSelections(db, id, entries)
  const warnings = [
    ...answer.warnings,
    ...unsealed.map((subject) => ({ code: 'source-unsealed', subject }) as const),
  ]
  return { ok: true, projectId, sources: sources.length, chosen: selected.length, warnings }
}

/** The sources with what is sealed by this installation as it is, and all else as not checked. */
async function checkedSources(
  { sources, seals, parameters, map, topic, question }: OpenedDocument,
  locale: Locale,
): Promise<{ readonly sources: Source[]; readonly unsealed: readonly string[] }> {
  const matches = sealMatches((await services()).secretsKey)
  const foreign = sources.filter((source) => !isSealed(source, seals, matches))
  if (foreign.length === 0) return { sources, unsealed: [] }
  const asked = parameters ?? { ...noLimits, topic, question }
  const unchecked = uncheckedSources(foreign, {
    parameters: asked,
    map: map ?? topicMap(asked),
    rubric: await readRubric(),
    scope: null,
    locale,
    currentYear: new Date().getUTCFullYear(),
  })
  const byId = new Map(unchecked.map((source) => [source.id, source]))
  return {
    sources: sources.map((source) => byId.get(source.id) ?? source),
    unsealed: foreign.map(({ id }) => id),
  }
}

const noLimits = { yearFrom: null, yearTo: null, languages: [], excluded: [], databases: [] }

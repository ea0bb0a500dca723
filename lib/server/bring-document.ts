import 'server-only'
import { saveSelections } from '@/lib/adapters/store/selections'
import { saveWrittenAbstract } from '@/lib/adapters/store/written-abstracts'
import { ProjectId } from '@/lib/contracts/ids'
import type { Locale } from '@/lib/contracts/locale'
import type { DocumentWarning } from '@/lib/contracts/validation-document'
import { decodeText } from '@/lib/core/text/decode-text'
import { type OpenProblem, openDocument } from '@/lib/core/validation/open-document'
import { takeWrittenAbstracts } from '@/lib/core/validation/written-abstracts'
import { startProject } from '@/lib/server/runs/start-project'
import { services } from './services'

export type BroughtDocument =
  | {
      readonly ok: true
      readonly projectId: string
      readonly sources: number
      readonly chosen: number
      readonly warnings: readonly DocumentWarning[]
    }
  | { readonly ok: false; readonly problem: OpenProblem | 'not-text' }

/** Begins a project from a document's bytes, its ticks and the abstracts written in kept; `locale` is for a document that does not say its own. */
export async function bringDocument(bytes: Uint8Array, locale: Locale): Promise<BroughtDocument> {
  const text = decodeText(bytes)
  if (text === null) return { ok: false, problem: 'not-text' }
  const answer = openDocument(text)
  if (!answer.ok) return answer
  const { mode, topic, question, context, sandbox, parameters, sources, selected, ...kept } = answer.opened
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
    keywords: [...kept.keywords],
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
  return { ok: true, projectId, sources: sources.length, chosen: selected.length, warnings: answer.warnings }
}

import { z } from 'zod'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import type { DocumentTree } from '@/lib/contracts/document-tree'
import { AppError } from '@/lib/contracts/errors'
import { Locale } from '@/lib/contracts/locale'
import type { ReferenceDecision } from '@/lib/contracts/reference-check'
import { Work } from '@/lib/contracts/work'
import { exampleBrief } from '@/lib/core/proposal/problem/example-brief'
import { proposalTree, undecidedReferences } from '@/lib/pipelines/proposal/proposal-tree'
import { proposeOnce } from './runs/propose-once'
import { searchOnce } from './runs/search-once'
import { joinSandbox } from './sandbox'

/** A usual choice of sources. */
const SOURCES = 12

const Settings = z.object({ locale: Locale, sandboxUrl: z.url() })
const Ranked = z.object({ type: z.literal('source'), work: Work })

/**
 * The document of a proposal as the demonstration gives it, as JSON: searched in the sandbox, written from its best sources without a
 * model. Run in a process of its own, where nothing but the sandbox is asked.
 */
export async function answer(_input: Buffer, settings: unknown): Promise<string> {
  const { locale, sandboxUrl } = Settings.parse(settings)
  return JSON.stringify(await exampleTree(locale, sandboxUrl))
}

async function exampleTree(locale: Locale, sandboxUrl: string): Promise<DocumentTree> {
  const brief = exampleBrief(locale, new Date().toISOString().slice(0, 10))
  const works: Work[] = []
  const { topic, question } = brief
  const wanted = { topic, question, yearFrom: null, yearTo: null, languages: [], excluded: [] }
  const emit = (line: object) => {
    const ranked = Ranked.safeParse(line)
    if (ranked.success) works.push(ranked.data.work)
  }
  joinSandbox(sandboxUrl)
  await searchOnce(wanted, { locale, sandbox: true, emit })
  const best = works.slice(0, SOURCES)
  const { signal } = new AbortController()
  const propose = (decisions: ReferenceDecision[]) => {
    // Each run leaves the sandbox that it asked.
    joinSandbox(sandboxUrl)
    return proposeOnce(brief, { works: best, sandbox: true, decisions, signal })
  }
  const draft = await propose([])
  // What no index of the demonstration knows is taken out, as a careful student would.
  const decisions = undecidedReferences(draft.run).map(({ key }) => ({ key, act: 'remove' as const }))
  const { run, transitions } =
    decisions.length === 0
      ? draft
      : await proposeOnce(brief, { works: best, sandbox: true, decisions, signal })
  if (run.failure) throw new AppError('internal', `the example stopped at ${run.failure.step}`)
  const style = await loadCitationStyle(brief.citationStyle)
  return proposalTree(run, { style, transitions })
}

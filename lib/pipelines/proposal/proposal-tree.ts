import type { DocumentTree } from '@/lib/contracts/document-tree'
import { AppError } from '@/lib/contracts/errors'
import type { DocumentSummary } from '@/lib/contracts/proposal-run'
import { stageKeys } from '@/lib/contracts/proposal-stages'
import type { WorkflowTransition } from '@/lib/contracts/proposal-workflow'
import type { ReferenceVerdictKind } from '@/lib/contracts/reference-check'
import type { RunState } from '@/lib/contracts/run'
import type { CitationStyle } from '@/lib/core/citations/format-citations'
import { aiUse } from '@/lib/core/proposal/document/ai-use'
import { buildAnnexTree, buildProposalTree } from '@/lib/core/proposal/document/build-proposal-tree'
import type { ProposalDocument } from '@/lib/core/proposal/document/writing'
import {
  ledgerOf,
  literatureOf,
  qualityStageOf,
  referenceChecksOf,
  referenceDecisions,
  timedStages,
} from '@/lib/core/proposal/state/proposal-state'
import { blocksExport } from '@/lib/core/references/decide-reference'
import { completedUnits, stepOf } from '@/lib/core/run/run-state'
import { citedSources } from './cited-sources'

export interface TreeOptions {
  readonly style: CitationStyle
  readonly transitions: readonly WorkflowTransition[]
}

/** The proposal as it stands in the log as a document; the same log gives the same tree. Throws `not-ready` while a part is missing. */
export function proposalTree(run: RunState, options: TreeOptions): DocumentTree {
  return buildProposalTree(documentOf(run, options))
}

/** Quality report, checks and history of the same proposal, as a file of its own. Throws as `proposalTree` does. */
export function annexTree(run: RunState, options: TreeOptions): DocumentTree {
  return buildAnnexTree(documentOf(run, options))
}

function documentOf(run: RunState, { style, transitions }: TreeOptions): ProposalDocument {
  const stages = timedStages(run)
  const { profile, problem, objectives, methodology, 'data-collection': data } = stages
  const literature = literatureOf(run)
  const ledger = ledgerOf(run)
  const quality = qualityStageOf(run)
  if (!profile || !problem || !objectives || !methodology || !data || !literature || !ledger || !quality)
    throw new AppError('not-ready', 'the proposal has not been through all its stages yet')
  const { verdicts } = referenceChecksOf(run)
  const writers = stageKeys.map((key) => [key, stages[key]?.writtenBy ?? 'code'] as const)
  return {
    brief: profile.value,
    literature,
    problem: problem.value,
    objectives: objectives.value,
    methodology: methodology.value,
    dataCollection: data.value,
    ledger,
    quality,
    referenceChecks: verdicts.length === 0 ? null : { verdicts },
    decisions: [...referenceDecisions(run).values()],
    writtenBy: { ...Object.fromEntries(writers), quality: qualityWriter(run) },
    transitions,
    aiUse: aiUse({ run }),
    counts: literature.counts,
    date: run.updatedAt.slice(0, 10),
    style,
  }
}

function qualityWriter(run: RunState): string {
  return completedUnits(run, ['quality']).at(-1)?.unit.engine ?? 'built-in'
}

/** References that hold back PDF and DOCX until the student has decided about them. */
export function undecidedReferences(
  run: RunState,
): readonly { readonly key: string; readonly verdict: ReferenceVerdictKind }[] {
  const decisions = referenceDecisions(run)
  const verdicts = new Map(referenceChecksOf(run).verdicts.map((verdict) => [verdict.key, verdict]))
  return citedSources(run).flatMap(({ key }) => {
    const verdict = verdicts.get(key)
    const outcome = blocksExport(verdict ?? null, decisions.get(key) ?? null)
    return verdict && outcome.blocks ? [{ key, verdict: verdict.verdict }] : []
  })
}

/** Whether the references are being looked up now. */
export function isCheckingReferences(run: RunState): boolean {
  return Object.values(stepOf(run, 'passport').units).some(({ status }) => status === 'running')
}

/** How large a document is; words are counted in what is read as running text. */
export function summariseTree({ chapters }: DocumentTree): DocumentSummary {
  const blocks = chapters.flatMap((chapter) => chapter.blocks)
  const inlines = blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return block.inlines
    return block.kind === 'list' ? block.items.flat() : []
  })
  const words = inlines.flatMap(({ text }) => text.split(/\s+/).filter(Boolean)).length
  return { chapters: chapters.length, blocks: blocks.length, words }
}

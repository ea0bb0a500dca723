import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import type { DocumentTree } from '@/lib/contracts/document-tree'
import { AppError, type ErrorCode } from '@/lib/contracts/errors'
import type { WorkflowTransition } from '@/lib/contracts/proposal-workflow'
import type { RunState } from '@/lib/contracts/run'
import { stagesOf } from '@/lib/core/proposal/state/proposal-state'
import { annexTree, proposalTree } from '@/lib/pipelines/proposal/proposal-tree'

export interface TreeJob {
  readonly run: RunState
  readonly transitions: readonly WorkflowTransition[]
  readonly part: 'proposal' | 'annex'
}

export type TreeAnswer =
  | { readonly ok: true; readonly tree: DocumentTree }
  | { readonly ok: false; readonly code: ErrorCode; readonly message: string }

/**
 * A proposal's document from its run, both as JSON; run in a process of its own, because setting the references takes half a
 * second. What cannot be a document is an answer with its code.
 */
export async function answer(input: Buffer): Promise<string> {
  const job: TreeJob = JSON.parse(input.toString('utf8'))
  const given = await tryTree(job)
  return JSON.stringify(given)
}

async function tryTree({ run, transitions, part }: TreeJob): Promise<TreeAnswer> {
  try {
    const style = await loadCitationStyle(stagesOf(run).profile?.value.citationStyle ?? 'apa')
    return { ok: true, tree: (part === 'annex' ? annexTree : proposalTree)(run, { style, transitions }) }
  } catch (error) {
    if (error instanceof AppError) return { ok: false, code: error.code, message: error.message }
    throw error
  }
}

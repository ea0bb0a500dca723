import type { DocumentTree } from '@/lib/contracts/document-tree'
import { AppError } from '@/lib/contracts/errors'
import type { Locale } from '@/lib/contracts/locale'
import { ProposalInput } from '@/lib/contracts/proposal-run'
import type { WorkflowTransition } from '@/lib/contracts/proposal-workflow'
import type { RunState } from '@/lib/contracts/run'
import { renderMarkdown } from '@/lib/core/documents/tree-markdown'
import { proposalResult } from '@/lib/core/proposal/document/proposal-result'
import { removedButCited, stagesOf } from '@/lib/core/proposal/state/proposal-state'
import { fileWord, slugOf } from '@/lib/core/validation/file-names'
import { isCheckingReferences, undecidedReferences } from '@/lib/pipelines/proposal/proposal-tree'
import { keptDocument, keptTree } from './draw-document'

export const proposalFormats = ['pdf', 'docx', 'archive', 'annex', 'md', 'json'] as const
export type ProposalFormat = (typeof proposalFormats)[number]

export interface RenderedProposal {
  readonly bytes: Uint8Array | string
  readonly contentType: string
  readonly fileName: string
}

const contentTypes: Readonly<Record<ProposalFormat, string>> = {
  pdf: 'application/pdf',
  archive: 'application/pdf',
  annex: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

function endingOf(format: ProposalFormat, locale: Locale): string {
  return format === 'archive' || format === 'annex' ? `-${fileWord(format, locale)}.pdf` : `.${format}`
}

interface RenderOptions {
  readonly transitions: readonly WorkflowTransition[]
  readonly format: ProposalFormat
  readonly signal: AbortSignal
}

/** A proposal's document from its log; the citation style is the brief's. Throws `not-ready` while a part is missing. */
export async function documentTreeOf(
  run: RunState,
  { transitions, signal }: Pick<RenderOptions, 'transitions'> & { readonly signal?: AbortSignal },
): Promise<DocumentTree> {
  return keptTree({ run, transitions, part: 'proposal' }, signal)
}

/**
 * The proposal as a file; throws `conflict` while it is being written anew. PDF and DOCX are what leaves the house: they throw
 * `not-ready` while references are being looked up, were not found or retracted and the student has not decided about them, or
 * are removed and still cited.
 */
export async function renderProposal(
  run: RunState,
  { transitions, format, signal }: RenderOptions,
): Promise<RenderedProposal> {
  requireAtRest(run)
  // Also of a run that stopped at an error, which its result names: there is no document of it.
  if (format === 'json') {
    const bytes = `${JSON.stringify(proposalResult(run, transitions), null, 2)}\n`
    return { bytes, contentType: contentTypes.json, fileName: `${fileStem(namesOf(run), 'proposal')}.json` }
  }
  // What is refused must not cost a process.
  if (format !== 'md') requireSettled(run)
  const part = format === 'annex' ? 'annex' : 'proposal'
  const tree = await keptTree({ run, transitions, part }, signal)
  return renderedTree(tree, { format, signal })
}

interface TreeOptions {
  readonly format: Exclude<ProposalFormat, 'json'>
  readonly signal: AbortSignal
  /** What it is; the file's name begins with it. */
  readonly called?: 'proposal' | 'chapter'
}

/** A document as a file of that format. */
export async function renderedTree(
  tree: DocumentTree,
  { format, signal, called = 'proposal' }: TreeOptions,
): Promise<RenderedProposal> {
  const bytes =
    format === 'md'
      ? renderMarkdown(tree)
      : await keptDocument(tree, { format: format === 'annex' ? 'pdf' : format, signal })
  return {
    bytes,
    contentType: contentTypes[format],
    fileName: `${fileStem(tree, called)}${endingOf(format, tree.language)}`,
  }
}

/** The file as a download that no cache keeps. */
export function downloadOf({ bytes, contentType, fileName }: RenderedProposal): Response {
  return new Response(typeof bytes === 'string' ? bytes : new Uint8Array(bytes), {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${fileName}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })
}

/** Throws `conflict` while the proposal is being written anew: half of it would be of yesterday. */
export function requireAtRest({ status }: RunState): void {
  if (status === 'running') throw new AppError('conflict', 'the proposal is changing at this moment')
}

/**
 * Throws `not-ready` while references are being looked up, the student has not decided about those that need it, or a text still
 * cites what the student removed.
 */
export function requireSettled(run: RunState): void {
  if (isCheckingReferences(run)) throw new AppError('not-ready', 'references are being looked up')
  const [first] = undecidedReferences(run)
  if (first) throw new AppError('not-ready', `${first.key} is ${first.verdict} and not decided about`)
  const [removed] = removedButCited(run)
  if (removed) throw new AppError('not-ready', `${removed} is removed and still cited`)
}

/** What its document is called and dated, or would be. */
function namesOf(run: RunState): Pick<DocumentTree, 'title' | 'date' | 'language'> {
  const brief = stagesOf(run).profile?.value
  const { topic, locale } = ProposalInput.parse(run.input)
  return {
    title: brief?.title || (brief?.topic ?? topic),
    date: run.updatedAt.slice(0, 10),
    language: locale,
  }
}

function fileStem(
  { title, date, language }: Pick<DocumentTree, 'title' | 'date' | 'language'>,
  called: 'proposal' | 'chapter',
): string {
  return `${fileWord(called, language)}-${slugOf(title)}-${date}`
}

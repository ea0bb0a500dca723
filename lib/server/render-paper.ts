import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import type { DocumentTree } from '@/lib/contracts/document-tree'
import { AppError } from '@/lib/contracts/errors'
import type { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import { type PaperAgentKey, paperAgentEntries } from '@/lib/contracts/paper-agents'
import type { PaperOutputView } from '@/lib/contracts/paper-output-view'
import { PaperRunInput, PaperSources } from '@/lib/contracts/paper-run'
import { GATHER_SOURCES } from '@/lib/contracts/paper-stages'
import type { RunNote, RunState } from '@/lib/contracts/run'
import { SINGLE_ITEM } from '@/lib/contracts/single-item'
import { renderLatex } from '@/lib/core/documents/tree-latex'
import { renderMarkdown } from '@/lib/core/documents/tree-markdown'
import { modelReport } from '@/lib/core/ledger/model-report'
import { nearestPassage } from '@/lib/core/ledger/nearest-passage'
import { SENTENCE_RULES } from '@/lib/core/ledger/sentence-rules'
import { agentTask } from '@/lib/core/paper/build-prompt'
import { matchedData } from '@/lib/core/paper/data/matched-data'
import { finalOutputs } from '@/lib/core/paper/final/final-outputs'
import { outputBasis } from '@/lib/core/paper/output-basis'
import { outputTexts } from '@/lib/core/paper/output-texts'
import { paperNames } from '@/lib/core/paper/paper-names'
import { agentUnit, paperOutputs } from '@/lib/core/paper/paper-outputs'
import { outputView, type PaperPart, type PaperState, paperTree } from '@/lib/core/paper/paper-tree'
import { paperSlug } from '@/lib/core/paper/session-state'
import { stepOf } from '@/lib/core/run/run-state'
import { promptLanguage } from '@/lib/core/text/prompt-language'
import { fileWord } from '@/lib/core/validation/file-names'
import { keptDocument } from './draw-document'
import { readPaperPrompts } from './paper-prompts'
import type { RenderedProposal } from './render-proposal'

export const paperFormats = ['pdf', 'docx', 'md', 'tex'] as const
export type PaperFormat = (typeof paperFormats)[number]

const contentTypes: Readonly<Record<PaperFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown; charset=utf-8',
  tex: 'application/x-tex; charset=utf-8',
}

interface PaperFile {
  readonly part: PaperPart
  readonly format: PaperFormat
  readonly signal: AbortSignal
}

/** The paper, or the working papers behind it, as a file. Throws `not-ready` before its sources were read, and for a paper without a chapter. */
export async function renderPaper(
  run: RunState,
  { part, format, signal }: PaperFile,
): Promise<RenderedProposal> {
  const state = part === 'paper' ? finalState(run) : paperState(run)
  const tree = paperTree(state, { part, ...(await layoutOf(run, state.input.locale)) })
  if (tree === null) throw new AppError('not-ready', 'no chapter of the paper is written yet')
  return {
    bytes: await bytesOf(tree, { format, signal }),
    contentType: contentTypes[format],
    fileName: `${fileWord(part, state.input.locale)}-${paperSlug(state.input.query)}.${format}`,
  }
}

async function bytesOf(tree: DocumentTree, { format, signal }: Pick<PaperFile, 'format' | 'signal'>) {
  if (format === 'md') return renderMarkdown(tree)
  return format === 'tex' ? renderLatex(tree) : keptDocument(tree, { format, signal })
}

/** An agent's output as a page in that language shows it and as it can be edited; throws `not-found` before it is written. */
export async function viewOutput(
  run: RunState,
  { key, locale }: { readonly key: PaperAgentKey; readonly locale: Locale },
): Promise<PaperOutputView> {
  const unit = agentUnit(run, key)
  if (unit?.status !== 'done') throw new AppError('not-found', `${key} is not written`)
  const state = paperState(run)
  const { query, kind, locale: written } = state.input
  const template = (await readPaperPrompts()).templates.get(key) ?? ''
  return {
    task: agentTask(template, { query, kind, language: promptLanguage(written), rules: SENTENCE_RULES }),
    basis: outputBasis(key, unit.output, state.sources),
    output: unit.output,
    blocks: outputView(key, state, { ...(await layoutOf(run, state.input.locale)), locale }),
    texts: outputTexts(unit.output, locale),
    model: comparedReport(unit.notes, state),
  }
}

/** What became of a model's answer, each sentence that was left out beside the nearest passage of what it cites. */
function comparedReport(
  notes: readonly RunNote[],
  { sources, input: { locale } }: PaperState,
): PaperOutputView['model'] {
  const report = modelReport(notes)
  const compared = { sources, language: localeLanguages[locale] }
  return (
    report && {
      ...report,
      leftOut: report.leftOut.map((one) => ({ ...one, nearest: nearestPassage(one.sentence, compared) })),
    }
  )
}

/** What the run of a paper has come to; throws `not-ready` before its sources were read. */
export function paperState(run: RunState): PaperState {
  const gathered = PaperSources.safeParse(stepOf(run, GATHER_SOURCES).units[SINGLE_ITEM]?.output).data
  if (!gathered) throw new AppError('not-ready', 'the sources of the paper are not read yet')
  const writers = paperAgentEntries.flatMap(({ key }) => {
    const engine = agentUnit(run, key)?.engine
    return engine ? [[key, engine] as const] : []
  })
  return {
    input: { ...PaperRunInput.parse(run.input), data: matchedData(run) },
    sources: gathered.sources,
    search: gathered.search,
    outputs: paperOutputs(run),
    writers: new Map(writers),
  }
}

/** The whole paper as its reader gets it, as a document; null of one without a chapter. */
export async function wholePaperTree(run: RunState): Promise<DocumentTree | null> {
  const state = finalState(run)
  return paperTree(state, { part: 'paper', ...(await layoutOf(run, state.input.locale)) })
}

/** With the assembled chapters in the place of their drafts. */
function finalState(run: RunState): PaperState {
  const state = paperState(run)
  const { outputs, writers } = finalOutputs(run)
  return { ...state, outputs, writers: new Map([...state.writers, ...writers]) }
}

/** Brazilian papers follow ABNT, others APA. */
async function layoutOf({ updatedAt }: RunState, locale: Locale) {
  const styleName = locale === 'pt-BR' ? ('abnt' as const) : ('apa' as const)
  return {
    style: await loadCitationStyle(styleName),
    styleName,
    date: updatedAt.slice(0, 10),
    names: paperNames(locale),
  }
}

import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { AppError } from '@/lib/contracts/errors'
import { Locale } from '@/lib/contracts/locale'
import { examinePaper, paperExaminationSummary } from '@/lib/core/paper/examine/examine-paper'
import { ExaminedPaper } from '@/lib/core/paper/examine/examined-paper'
import { examinationSummary, examineProposal } from '@/lib/core/proposal/examine/examine'
import { ExaminedProposal } from '@/lib/core/proposal/examine/examined-proposal'
import type { CommandOutput } from '../command-output'

const USAGE = 'Usage: carrel examine proposal.json|paper.json [--locale en|pt-BR|es]'

interface Examination {
  readonly rows: readonly object[]
  readonly summary: string
}

/**
 * `carrel examine`: what an advisor would object to in a proposal.json, an examiner in a paper.json: one JSON line for each objection, with its place in
 * the document, and a summary on stderr. Exit code 1 only for a file that is neither.
 */
export async function examine(args: string[], io: CommandOutput): Promise<number> {
  const [file, flag, name] = args
  const locale = Locale.optional().safeParse(
    flag === undefined ? undefined : flag === '--locale' ? (name ?? null) : null,
  )
  if (file === undefined || file.startsWith('--') || !locale.success) {
    io.stderr(USAGE)
    return 1
  }
  const content = await readJson(file)
  const examination = isPaper(content)
    ? paperExamination(content, locale.data)
    : proposalExamination(content, locale.data)
  if (typeof examination === 'string') {
    io.stderr(`${file} is no finished ${isPaper(content) ? 'paper' : 'proposal'}: ${examination}`)
    return 1
  }
  for (const one of examination.rows) io.stdout(JSON.stringify(one))
  io.stderr(examination.summary)
  return 0
}

/** A paper keeps what its agents wrote under `outputs`; a proposal has no such part. */
function isPaper(content: unknown): boolean {
  return typeof content === 'object' && content !== null && 'outputs' in content
}

const firstFault = (error: z.ZodError): string => z.prettifyError(error).split('\n')[0] ?? ''

function proposalExamination(content: unknown, locale: Locale = 'en'): Examination | string {
  const proposal = ExaminedProposal.safeParse(content)
  if (!proposal.success) return firstFault(proposal.error)
  const rows = examineProposal(proposal.data, locale)
  return { rows, summary: examinationSummary(rows, locale) }
}

/** In the language of the paper, where no other is asked for. */
function paperExamination(content: unknown, wanted: Locale | undefined): Examination | string {
  const paper = ExaminedPaper.safeParse(content)
  if (!paper.success) return firstFault(paper.error)
  const locale = wanted ?? paper.data.locale
  const rows = examinePaper(paper.data, locale)
  return { rows, summary: paperExaminationSummary(rows, locale) }
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    throw new AppError('invalid-input', `${file} cannot be read as JSON.`, { cause })
  }
}

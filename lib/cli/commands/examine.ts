import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { AppError } from '@/lib/contracts/errors'
import { Locale } from '@/lib/contracts/locale'
import { examinationSummary, examineProposal } from '@/lib/core/proposal/examine/examine'
import { ExaminedProposal } from '@/lib/core/proposal/examine/examined-proposal'
import type { CommandOutput } from '../command-output'

const USAGE = 'Usage: carrel examine proposal.json [--locale en|pt-BR|es]'

/**
 * `carrel examine`: what an advisor would object to in a proposal.json, one JSON line for each of forty objections, answered with its place or open, and a
 * summary on stderr. Exit code 1 only for a file that is no finished proposal.
 */
export async function examine(args: string[], io: CommandOutput): Promise<number> {
  const [file, flag, name] = args
  const locale = Locale.safeParse(flag === undefined ? 'en' : flag === '--locale' ? name : null)
  if (file === undefined || file.startsWith('--') || !locale.success) {
    io.stderr(USAGE)
    return 1
  }
  const proposal = ExaminedProposal.safeParse(await readJson(file))
  if (!proposal.success) {
    io.stderr(`${file} is no finished proposal: ${z.prettifyError(proposal.error).split('\n')[0]}`)
    return 1
  }
  const examined = examineProposal(proposal.data, locale.data)
  for (const one of examined) io.stdout(JSON.stringify(one))
  io.stderr(examinationSummary(examined, locale.data))
  return 0
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    throw new AppError('invalid-input', `${file} cannot be read as JSON.`, { cause })
  }
}

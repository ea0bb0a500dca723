import { AppError } from '@/lib/contracts/errors'
import type { CommandOutput } from './command-output'

/** Does what the arguments say; returns the exit code: 0, or 1 after one clear sentence on stderr. What it throws is told by `runCommand`. */
export type Command = (args: string[], io: CommandOutput) => Promise<number>

/** The exit code of a command: its own, or 1 after one sentence on stderr about what it threw. Never rejects. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  io: CommandOutput,
): Promise<number> {
  try {
    return await command([...args], io)
  } catch (error) {
    io.stderr(sentenceOf(error))
    return 1
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof AppError) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return `There is no file ${pathOf(error)}.`
  if (code === 'EISDIR') return 'That is a folder, not a file.'
  if (code === 'EACCES') return `The file ${pathOf(error)} may not be read.`
  const message = error instanceof Error ? error.message : String(error)
  return `Something went wrong: ${message.replace(/\s+/g, ' ')}`
}

function pathOf(error: unknown): string {
  return error instanceof Error && 'path' in error ? String(error.path) : 'of that name'
}

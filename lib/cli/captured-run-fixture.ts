import { type Command, runCommand } from './run-command'

export interface CapturedRun {
  readonly code: number
  /** Lines on standard output. */
  readonly out: readonly string[]
  /** Lines on standard error. */
  readonly err: readonly string[]
}

/** What a command prints and ends with, called as `carrel` calls it. */
export async function capturedRun(command: Command, args: readonly string[]): Promise<CapturedRun> {
  const out: string[] = []
  const err: string[] = []
  const code = await runCommand(command, args, {
    stdout: (line) => void out.push(line),
    stderr: (line) => void err.push(line),
  })
  return { code, out, err }
}

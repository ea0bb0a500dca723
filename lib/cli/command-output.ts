/** Where a command writes: one line at a time, without line end. */
export interface CommandOutput {
  stdout: (line: string) => void
  stderr: (line: string) => void
}

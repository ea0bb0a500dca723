/** Where a command writes, one line at a time, without line end: JSON lines to stdout, sentences to stderr. */
export interface CommandOutput {
  stdout: (line: string) => void
  stderr: (line: string) => void
}

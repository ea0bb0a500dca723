import { type Figure, figuresTable } from './figures'
import { describeMachine } from './machine'
import { writeSection } from './write-section'

/** Prints a bench's table with its day and machine, and writes it to its own section of docs/benchmarks.md. */
export function report(section: string, title: string, figures: readonly Figure[]): void {
  const day = new Date().toISOString().slice(0, 10)
  const table = `${figuresTable(title, figures)}\n${day}, ${describeMachine()}.`
  process.stdout.write(`${table}\n`)
  writeSection(section, table)
}

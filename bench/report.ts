import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Figure, figuresTable } from './figures'
import { describeMachine } from './machine'

/** Where benches leave their tables for `npm run bench` to collect; git-ignored. */
export const RESULTS_FOLDER = path.resolve(import.meta.dirname, '../.data/bench')

/** Prints a bench's table with the machine, and leaves it for the report. */
export function report(name: string, title: string, figures: readonly Figure[]): void {
  const table = figuresTable(title, figures)
  process.stdout.write(`${describeMachine()}\n\n${table}\n`)
  mkdirSync(RESULTS_FOLDER, { recursive: true })
  writeFileSync(path.join(RESULTS_FOLDER, `${name}.md`), table)
}

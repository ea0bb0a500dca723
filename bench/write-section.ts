import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FILE = path.resolve(import.meta.dirname, '../docs/benchmarks.md')

/** Replaces one section of docs/benchmarks.md, between its own markers; a section that is not there yet comes last. */
export function writeSection(name: string, body: string): void {
  const [begin, end] = [`<!-- begin ${name} -->`, `<!-- end ${name} -->`]
  const known = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Benchmarks\n'
  const section = `${begin}\n${body.trim()}\n${end}`
  const [from, to] = [known.indexOf(begin), known.indexOf(end)]
  const text =
    from >= 0 && to > from
      ? known.slice(0, from) + section + known.slice(to + end.length)
      : `${known.trimEnd()}\n\n${section}\n`
  mkdirSync(path.dirname(FILE), { recursive: true })
  writeFileSync(FILE, text)
}

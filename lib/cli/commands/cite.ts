import { parseArgs } from 'node:util'
import { citationStyleNames, loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import { formatCitations } from '@/lib/core/citations/format-citations'
import type { CommandOutput } from '../command-output'
import { readItems } from './import'

const USAGE = 'Usage: carrel cite --style apa|abnt <csl.json>'

/**
 * `carrel cite --style apa|abnt <csl.json>`: one JSON line {"id","citation","key"} for each item, in file order: the entry
 * of the reference list and the citation in the text, as plain text. The file may be in any format that `carrel import`
 * reads.
 */
export async function cite(args: string[], io: CommandOutput): Promise<number> {
  const given = argumentsOf(args)
  if (given === null) {
    io.stderr(USAGE)
    return 1
  }
  const items = await readItems(given.path)
  for (const line of formatCitations(items, await loadCitationStyle(given.style)))
    io.stdout(JSON.stringify(line))
  return 0
}

function argumentsOf(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { style: { type: 'string' } },
      allowPositionals: true,
    })
    const style = citationStyleNames.find((name) => name === (values.style ?? 'apa'))
    const [path, more] = positionals
    return style === undefined || path === undefined || more !== undefined ? null : { style, path }
  } catch {
    return null
  }
}

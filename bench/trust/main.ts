import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { describeMachine } from '../machine'
import { writeSection } from '../write-section'
import type { TrustRow } from './row'

/** A part reads the first folder; one that has its sets in several folders reads them all. */
type Part = { readonly rows: (...dataFolders: [string, ...string[]]) => Promise<TrustRow[]> }

/** The parts in the order of the table; each is loaded when its turn comes. */
const parts: Readonly<Record<string, () => Promise<Part>>> = {
  dedup: () => import('./dedup'),
  screening: () => import('./screening'),
  ranking: () => import('./ranking'),
  'cross-language': () => import('./cross-language'),
  'language-parity': () => import('./language-parity'),
  pdf: () => import('./pdf'),
  language: () => import('./language'),
  formats: () => import('./formats'),
  citations: () => import('./citations'),
  json: () => import('./json'),
  concepts: () => import('./concepts'),
  designs: () => import('./designs'),
  sizes: () => import('./sizes'),
  written: () => import('./written'),
  corrupted: () => import('./corrupted'),
  asked: () => import('./asked'),
  papers: () => import('./papers'),
  prose: () => import('./prose'),
  'answers-readers': () => import('./answers-readers'),
  'finding-meter': () => import('./finding-meter'),
  'answers-search': () => import('./answers-search'),
  hostile: () => import('./hostile'),
  'answers-claims': () => import('./answers-claims'),
  'answers-qa': () => import('./answers-qa'),
}

const { values } = parseArgs({
  options: { data: { type: 'string', multiple: true }, only: { type: 'string' } },
})
const [data = '', ...more] = values.data ?? []
if (![data, ...more].every((folder) => existsSync(folder))) {
  console.error('Name the folders of labelled data: npm run bench:trust -- --data FOLDER [--data FOLDER]')
  process.exit(1)
}

const wanted = values.only?.split(',') ?? Object.keys(parts)
for (const name of wanted) {
  const load = parts[name]
  if (!load) throw new Error(`There is no part ${name}; there are ${Object.keys(parts).join(', ')}.`)
  console.log(`— ${name}`)
  const measured = await (await load()).rows(data, ...more)
  for (const row of measured)
    console.log(
      `  ${mark(row)} ${row.what} | ${row.data} | ${row.measured} (must reach ${row.target})${row.note ? ` · ${row.note.slice(0, 1_500)}` : ''}`,
    )
  writeSection(`trust-${name}`, table(name, measured))
}

function mark({ reached }: TrustRow): string {
  if (reached === null) return '·'
  return reached ? '✓' : '✗'
}

function table(name: string, all: readonly TrustRow[]): string {
  const lines = all.map((row) => {
    const note = row.note ? ` <br>${row.note}` : ''
    return `| ${row.what} | ${row.data} | ${row.reference} | ${row.target} | ${row.measured}${note} | ${mark(row)} |`
  })
  return [
    `### Trust: ${name}`,
    '',
    `Measured by \`npm run bench:trust -- --data FOLDER [--data FOLDER] --only ${name}\` on ${describeMachine()}.`,
    '',
    '| What | Data | Published or reference | Must reach | Measured | |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n')
}

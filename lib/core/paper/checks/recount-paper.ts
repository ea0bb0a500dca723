import { sequentialAgents } from '@/lib/contracts/paper-agents'
import { paperContracts } from '@/lib/contracts/paper-contracts'
import { LockedStructure } from '@/lib/contracts/paper-foundation'
import type { PaperSource } from '@/lib/contracts/paper-session'
import { parseCitations } from '@/lib/core/text/citation-marks'
import { sentencesOf } from '@/lib/core/writing/sentence-patterns'
import type { FloorContext } from '../floors/floor-context'
import { writtenFloors } from '../floors/written-floors'
import { sequenceOf } from '../session-state'
import { readAbstract, readPaper } from './paper-text'

/** What code writes of the evidence alone, letter by letter. */
export interface RecountedPaper {
  /** Of running text and abstract, blanks as `evenBlanks` leaves them. */
  readonly sentences: ReadonlySet<string>
  /** Those that count or name sources, with the keys that each cites. */
  readonly counted: readonly { readonly text: string; readonly keys: readonly string[] }[]
  /** Rows of all tables, as `rowText` has them, by their first cell. */
  readonly rows: ReadonlyMap<string, ReadonlySet<string>>
}

export const evenBlanks = (text: string): string => text.replace(/\s+/g, ' ').trim()
export const rowText = (row: readonly string[]): string => row.map(evenBlanks).join(' | ')
export const hasFigure = (text: string): boolean => /\d/.test(text)

/**
 * The paper made anew from its sources: every count in it is counted again, whatever the stored outputs say. Kept are the locked structure, which is a choice and
 * no count, and the outputs of the agents in `kept`. Pure; never throws.
 */
export function recountPaper(context: FloorContext, kept: readonly string[]): RecountedPaper {
  const { sources, outputs, query, locale, kind, currentYear, data, search } = context
  const held = ['dissertation-architect', ...kept]
  const id = JSON.stringify([
    query,
    locale,
    kind,
    currentYear,
    data && [data.sha256, data.matches],
    search,
    held.map((key) => [key, outputs[key]]),
  ])
  const papers = known.get(sources) ?? new Map<string, RecountedPaper>()
  known.set(sources, papers)
  const found = papers.get(id) ?? recount(context, held)
  papers.set(id, found)
  return found
}

/** A paper is counted again once for a list of sources, however many checks ask for it. */
const known = new WeakMap<readonly PaperSource[], Map<string, RecountedPaper>>()

function recount(context: FloorContext, held: readonly string[]): RecountedPaper {
  const outputs: Record<string, unknown> = {}
  for (const key of sequentialAgents) {
    const structure = LockedStructure.safeParse(outputs['dissertation-architect']).data ?? null
    if (!sequenceOf(structure).includes(key)) continue
    const given = held.includes(key) ? context.outputs[key] : undefined
    const made = given ?? writtenFloors[key]?.({ ...context, outputs })
    const parsed = paperContracts[key].safeParse(made)
    if (parsed.success) outputs[key] = parsed.data
  }
  const { paragraphs, tables } = readPaper(outputs)
  const texts = [...readAbstract(outputs), ...paragraphs.map(({ text }) => text)]
  const sentences = [...new Set(texts.flatMap(sentencesOf).map(evenBlanks))]
  const rows = new Map<string, ReadonlySet<string>>()
  for (const row of tables.flatMap((table) => table.rows)) {
    const name = evenBlanks(row[0] ?? '')
    rows.set(name, new Set([...(rows.get(name) ?? []), rowText(row)]))
  }
  return {
    sentences: new Set(sentences),
    counted: sentences
      .map((text) => ({ text, keys: parseCitations(text) }))
      .filter(({ text }) => hasFigure(text)),
    rows,
  }
}

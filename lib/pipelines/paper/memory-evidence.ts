import { type PaperAgentKey, paperAgentEntries, sequentialAgents } from '@/lib/contracts/paper-agents'
import type { PaperSource } from '@/lib/contracts/paper-session'
import type { PaperOutputs } from '@/lib/contracts/paper-store'
import { domainOf } from '@/lib/core/paper/agent-config'
import { needsOf } from '@/lib/core/paper/agent-needs'

/** Letters of sources and of stored entries that one prompt takes; titles of all sources are always there. */
const SOURCES_LETTERS_MAX = 60_000
const ENTRY_LETTERS_MAX = 16_000
const ABSTRACT_LETTERS_MAX = 1_800

/** What stands in the domains that an agent reads, under the name of each, and the sources. */
export function memoryEvidence(
  key: PaperAgentKey,
  outputs: PaperOutputs,
  sources: readonly PaperSource[],
): Record<string, string> {
  return { ...storedEntries(key, outputs), ...paperSourceTexts(sources) }
}

/** What stands in the domains that an agent reads, under the name of each. */
export function storedEntries(key: PaperAgentKey, outputs: PaperOutputs): Record<string, string> {
  const reads = paperAgentEntries.find((entry) => entry.key === key)?.reads ?? []
  const stored = paperAgentEntries.filter((entry) => needsOf(key).includes(entry.key))
  const entries = stored.flatMap((entry) =>
    entry.writes
      .filter((domain) => reads.includes(domain) && outputs[entry.key] !== undefined)
      .map((domain) => [`${domainOf(domain)} by ${entry.key}`, entryText(outputs[entry.key])] as const),
  )
  return Object.fromEntries(entries)
}

/** A stored entry as a prompt takes it. */
export function entryText(content: unknown): string {
  return JSON.stringify(content).slice(0, ENTRY_LETTERS_MAX)
}

/** All sources by key: title, year and venue, and abstracts as far as they fit. */
export function paperSourceTexts(sources: readonly PaperSource[]): Record<string, string> {
  let left = SOURCES_LETTERS_MAX
  return Object.fromEntries(
    sources.map(({ key, work }) => {
      const abstract = (work.abstract ?? '').slice(0, Math.min(left, ABSTRACT_LETTERS_MAX))
      left -= abstract.length
      return [key, `${work.title} (${work.year ?? 'no year'}). ${work.venue ?? ''}\n${abstract}`]
    }),
  )
}

/** Where an agent stands in the work, and which of those that it builds on have left nothing. */
export function positionOf(key: PaperAgentKey, outputs: PaperOutputs): string {
  const at = sequentialAgents.indexOf(key)
  const place = at < 0 ? 'Support agent' : `Agent #${at + 1}/${sequentialAgents.length}`
  const missing = needsOf(key).filter((need) => outputs[need] === undefined)
  const neighbours = `Previous: ${sequentialAgents[at - 1] ?? 'none'} | Next: ${sequentialAgents[at + 1] ?? 'none'}`
  return `${place} | ${neighbours}${missing.length > 0 ? `\nNothing was left by: ${missing.join(', ')}` : ''}`
}

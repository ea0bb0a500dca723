import { type PaperAgentKey, paperAgentEntries } from '@/lib/contracts/paper-agents'

/** The agents before it in the table that store what it reads: what it builds on, and all it may be told of. */
export function needsOf(key: PaperAgentKey): readonly PaperAgentKey[] {
  return needs.get(key) ?? []
}

const needs = new Map(
  paperAgentEntries.map(({ key, reads }, at) => [
    key,
    paperAgentEntries
      .slice(0, at)
      .filter(({ writes }) => writes.some((domain) => reads.includes(domain)))
      .map((before) => before.key),
  ]),
)

/** The agents that it builds on, directly or through others, in the order of the table. */
export function buildsOn(key: PaperAgentKey): readonly PaperAgentKey[] {
  const reached = new Set(needsOf(key))
  for (const one of reached) for (const before of needsOf(one)) reached.add(before)
  return paperAgentEntries.map((entry) => entry.key).filter((one) => reached.has(one))
}

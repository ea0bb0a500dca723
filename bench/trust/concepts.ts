import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { TrustRow } from './row'
import { type Count, type Scores, scoreTopics, share, Topic } from './score-topics'

/** `chosen`: read while the rules were written. `report`: the other half, never read for a rule. */
type Half = 'chosen' | 'report'

/** Half of the topics by the hash of the id. */
function halfOf(id: string): Half {
  return Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 8), 16) % 2 === 0
    ? 'chosen'
    : 'report'
}

export async function rows(dataFolder: string): Promise<TrustRow[]> {
  const file = path.join(dataFolder, 'topics', 'topics.jsonl')
  if (!existsSync(file)) {
    console.log(`  skipped: there is no ${file}`)
    return []
  }
  const topics = (await readFile(file, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => Topic.parse(JSON.parse(line)))
  const chosen = scoreTopics(topics.filter(({ id }) => halfOf(id) === 'chosen'))
  const report = scoreTopics(topics.filter(({ id }) => halfOf(id) === 'report'))
  printGroups(topics)
  return rowsOf(chosen, report)
}

function rowsOf(chosen: Scores, report: Scores): TrustRow[] {
  const data = 'topics, half by hash of the id'
  const both = (pick: (scores: Scores) => Count) => {
    const [a, b] = [pick(chosen), pick(report)]
    const gap = share(a) - share(b)
    return {
      text: `${share(b).toFixed(3)} (n ${b.of}); chosen on ${share(a).toFixed(3)} (n ${a.of}); gap ${gap.toFixed(3)}`,
      value: share(b),
    }
  }
  const row = (what: string, target: number | null, pick: (scores: Scores) => Count): TrustRow => {
    const { text, value } = both(pick)
    return {
      what,
      data,
      reference: 'one labeller',
      target: target === null ? 'informs' : `≥ ${target.toFixed(2)}`,
      measured: text,
      reached: target === null ? null : value >= target,
    }
  }
  return [
    row('central concepts found', 0.9, ({ central }) => central),
    row('concepts found, methods left out', null, ({ all }) => all),
    row('concepts that are concepts of the topic', 0.9, ({ precision }) => precision),
    row('the same by the concept’s first name alone', null, ({ byFirstName }) => byFirstName),
    {
      what: 'forbidden words required',
      data,
      reference: 'one labeller',
      target: '0',
      measured: `${report.forbidden.length}; chosen on ${chosen.forbidden.length}`,
      reached: report.forbidden.length + chosen.forbidden.length === 0,
    },
    row('central concepts with a correct name in each other language', 0.55, ({ named }) => named),
    row('first name given in another language is right', null, ({ firstNamed }) => firstNamed),
  ]
}

function printGroups(topics: readonly Topic[]): void {
  const groups = new Map<string, Topic[]>()
  for (const topic of topics)
    for (const key of [topic.lang, topic.scope]) groups.set(key, [...(groups.get(key) ?? []), topic])
  for (const [key, group] of groups) {
    const { central, precision, named } = scoreTopics(group)
    const figures = [central, precision, named].map((count) => `${share(count).toFixed(2)} (${count.of})`)
    console.log(`  ${key.padEnd(11)} n ${group.length}: found, precision, named: ${figures.join(', ')}`)
  }
}

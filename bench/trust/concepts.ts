import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { type Concept, ConceptLanguage, conceptLanguages } from '@/lib/contracts/concept-map'
import { requiredConcepts } from '@/lib/core/concepts/concept-map'
import { readTopic } from '@/lib/core/concepts/read-topic'
import type { TrustRow } from './row'
import { nameKey } from './topic-names'

const Names = z.object({ pt: z.array(z.string()), en: z.array(z.string()), es: z.array(z.string()) })
const Topic = z.object({
  id: z.string(),
  lang: ConceptLanguage,
  topic: z.string(),
  question: z.string(),
  scope: z.string(),
  concepts: z.array(z.object({ name: z.string(), role: z.string(), names: Names })),
  must_not: z.array(z.string()),
})
type Topic = z.infer<typeof Topic>
type Gold = Topic['concepts'][number]

/** Hits over all: shares are taken over items or concepts together, never as a mean of means. */
interface Count {
  hits: number
  of: number
}
interface Scores {
  central: Count
  all: Count
  precision: Count
  byFirstName: Count
  named: Count
  firstNamed: Count
  forbidden: string[]
}
const zero = (): Count => ({ hits: 0, of: 0 })
const share = ({ hits, of }: Count) => (of === 0 ? 0 : hits / of)

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
  const chosen = score(topics.filter(({ id }) => halfOf(id) === 'chosen'))
  const report = score(topics.filter(({ id }) => halfOf(id) === 'report'))
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
    const { central, precision, named } = score(group)
    const figures = [central, precision, named].map((count) => `${share(count).toFixed(2)} (${count.of})`)
    console.log(`  ${key.padEnd(11)} n ${group.length}: found, precision, named: ${figures.join(', ')}`)
  }
}

function score(topics: readonly Topic[]): Scores {
  const scores: Scores = {
    central: zero(),
    all: zero(),
    precision: zero(),
    byFirstName: zero(),
    named: zero(),
    firstNamed: zero(),
    forbidden: [],
  }
  for (const topic of topics) scoreTopic(topic, scores)
  return scores
}

function scoreTopic(topic: Topic, scores: Scores): void {
  const map = readTopic({ topic: topic.topic, question: topic.question, language: topic.lang })
  const taken = new Set<Gold>()
  for (const concept of map.concepts) {
    const gold = matched(concept, topic, textsOf(concept, topic.lang))
    if (gold && taken.has(gold)) continue
    if (gold) taken.add(gold)
    count(scores.precision, gold !== undefined)
    count(scores.byFirstName, matched(concept, topic, [concept.name]) !== undefined)
  }
  for (const gold of topic.concepts) {
    const found = map.concepts.find((concept) => isMatch(gold, topic.lang, textsOf(concept, topic.lang)))
    if (gold.role !== 'method') count(scores.all, found !== undefined)
    if (gold.role !== 'central') continue
    count(scores.central, found !== undefined)
    countNames(gold, found, topic, scores)
  }
  const forbidden = new Set(topic.must_not.map(nameKey))
  for (const { name } of requiredConcepts(map))
    if (forbidden.has(nameKey(name))) scores.forbidden.push(`${topic.id} ${name}`)
}

function countNames(gold: Gold, found: Concept | undefined, topic: Topic, scores: Scores): void {
  const others = conceptLanguages.filter((language) => language !== topic.lang)
  const right = others.map((language) => {
    const given = found
      ? found.names.filter((name) => name.language === language).map(({ text }) => text)
      : []
    if (given[0] !== undefined) count(scores.firstNamed, isMatch(gold, language, [given[0]]))
    return isMatch(gold, language, given)
  })
  count(scores.named, right.every(Boolean))
}

function matched(_: Concept, topic: Topic, texts: readonly string[]): Gold | undefined {
  return topic.concepts.find((gold) => isMatch(gold, topic.lang, texts))
}

function isMatch(gold: Gold, language: ConceptLanguage, texts: readonly string[]): boolean {
  const accepted = new Set([...gold.names[language], gold.name].map(nameKey))
  return texts.some((text) => accepted.has(nameKey(text)))
}

function textsOf(concept: Concept, language: ConceptLanguage): readonly string[] {
  return [concept.name, ...concept.names.filter((name) => name.language === language).map(({ text }) => text)]
}

function count(counted: Count, isHit: boolean): void {
  counted.of += 1
  if (isHit) counted.hits += 1
}

import { z } from 'zod'
import { type Concept, ConceptLanguage } from '@/lib/contracts/concept-map'
import { conceptLanguages } from '@/lib/contracts/concept-terms'
import { requiredConcepts } from '@/lib/core/concepts/concept-map'
import { readTopic } from '@/lib/core/concepts/read-topic'
import { nameKey } from './topic-names'

const Names = z.object({ pt: z.array(z.string()), en: z.array(z.string()), es: z.array(z.string()) })
/** One labelled topic, as data/topics/README.md describes it. */
export const Topic = z.object({
  id: z.string(),
  lang: ConceptLanguage,
  topic: z.string(),
  question: z.string(),
  scope: z.string(),
  concepts: z.array(z.object({ name: z.string(), role: z.string(), names: Names })),
  must_not: z.array(z.string()),
})
export type Topic = z.infer<typeof Topic>
type Gold = Topic['concepts'][number]

/** Hits over all: shares are taken over items or concepts together, never as a mean of means. */
export interface Count {
  hits: number
  of: number
}
export interface Scores {
  central: Count
  all: Count
  precision: Count
  byFirstName: Count
  named: Count
  firstNamed: Count
  forbidden: string[]
}
const zero = (): Count => ({ hits: 0, of: 0 })
export const share = ({ hits, of }: Count) => (of === 0 ? 0 : hits / of)

/** How the reader does on the topics, counted over all their concepts together. */
export function scoreTopics(topics: readonly Topic[]): Scores {
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

import type { ConceptMap } from '@/lib/contracts/concept-map'
import type { ConceptEvidence, NamedConcept } from '@/lib/contracts/source'
import { activeConcepts, requiredConcepts } from '@/lib/core/concepts/concept-map'
import type { Lexicon } from '@/lib/core/text/lexicon'
import { type NameTable, readNames } from './concept-names'
import { type FoundInRecord, type FoundPlaces, findInRecord } from './find-names'
import { keptByTopic } from './kept-by-topic'
import { rankingParameters } from './ranking-parameters'
import type { RankingCache, RecordText } from './record-text'
import { readTopicNames, type TopicNames, tellInTopicWords } from './tell-in-topic-words'

/** Where a name is looked for; the strongest place first. */
const fields = ['title', 'keywords', 'abstract'] as const
type Field = (typeof fields)[number]

/** Matched words kept for each field, for the page to mark. */
const WORDS_KEPT_MAX = 6

/** What records say about the concepts of a map, in the order of the records. */
export interface ConceptMatches {
  /** 0…1 for each record: the share of the required concepts that it names; one that is only hinted at counts in part. */
  readonly required01: Float64Array
  readonly evidence: readonly ConceptEvidence[]
  /** The records told in the words of the topic. */
  readonly told: readonly RecordText[]
}

/** What one record says about the concepts; it rests on the record, the concepts and the words by which the topic names them. */
interface RecordMatch {
  readonly required01: number
  readonly evidence: ConceptEvidence
  readonly told: RecordText
}

const keptMatches = keptByTopic(() => new WeakMap<RecordText, RecordMatch>())

interface Finding {
  strength: number
  readonly words: Record<Field, Set<string>>
}

/**
 * Which concepts of the map each record names in title, listed keywords or abstract, in whichever of the three languages; null
 * for a map without concepts in use. A name of several words is named where they stand together, in any order; words that
 * stand apart in one field count for less. A record that was read for the same map and text before is not read again.
 * O(words of the new records + names + lexicon).
 */
export function matchConcepts(
  cache: RankingCache,
  records: readonly RecordText[],
  { map, text }: { readonly map: ConceptMap; readonly text: string },
): ConceptMatches | null {
  const concepts = activeConcepts(map)
  if (concepts.length === 0) return null
  const table = readNames(cache.lexicon, concepts)
  const required = new Set(requiredConcepts(map))
  const isRequired = concepts.map((concept) => required.has(concept))
  const names = readTopicNames(cache.lexicon, text, table)
  const kept = keptMatches(cache.lexicon, JSON.stringify([concepts, isRequired, names]))
  const matches = records.map((record) => {
    const match = kept.get(record) ?? matchRecord(cache.lexicon, record, { table, names, isRequired })
    kept.set(record, match)
    return match
  })
  return {
    required01: Float64Array.from(matches, ({ required01 }) => required01),
    evidence: matches.map(({ evidence }) => evidence),
    told: matches.map(({ told }) => told),
  }
}

function matchRecord(
  lexicon: Lexicon,
  record: RecordText,
  {
    table,
    names,
    isRequired,
  }: { readonly table: NameTable; readonly names: TopicNames; readonly isRequired: readonly boolean[] },
): RecordMatch {
  const { namedFrom } = rankingParameters.concepts
  const found = findInRecord(record, table)
  const findings = findConcepts(lexicon, record, found)
  const strengths = table.concepts.map((_, at) => findings.get(at)?.strength ?? 0)
  // Where and how often a concept is named is what the words say, not this.
  const said = strengths.map((strength) => (strength >= namedFrom ? 1 : strength))
  return {
    required01: meanOf(said.filter((_, at) => isRequired[at])),
    evidence: evidenceOf(table, findings, { isRequired, strengths }),
    told: tellInTopicWords(lexicon, record, { found, names }),
  }
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function evidenceOf(
  { concepts }: NameTable,
  findings: ReadonlyMap<number, Finding>,
  { isRequired, strengths }: { isRequired: readonly boolean[]; strengths: readonly number[] },
): ConceptEvidence {
  const { namedFrom } = rankingParameters.concepts
  const isNamed = strengths.map((strength) => strength >= namedFrom)
  const named = concepts.flatMap((concept, at): NamedConcept[] => {
    const finding = findings.get(at)
    if (!finding || !isNamed[at]) return []
    const { title, keywords, abstract } = finding.words
    const said = { concept: concept.id, name: concept.name }
    return [{ ...said, title: [...title], keywords: [...keywords], abstract: [...abstract] }]
  })
  const missing = concepts
    .filter((_, at) => isRequired[at] && !isNamed[at])
    .map(({ id, name }) => ({ concept: id, name }))
  return { isOnTopic: missing.length === 0, named, missing }
}

function findConcepts(lexicon: Lexicon, record: RecordText, found: FoundInRecord): Map<number, Finding> {
  const findings = new Map<number, Finding>()
  for (const field of fields) {
    for (const { concept, places, isTogether, isCarriedOver } of bestPlaces(found[field])) {
      const worth = isCarriedOver ? rankingParameters.concepts.carriedOver : 1
      const finding = findings.get(concept) ?? emptyFinding()
      findings.set(concept, finding)
      finding.strength = Math.max(finding.strength, worth * strengthOf(field, isTogether))
      for (const place of places) keep(finding.words[field], lexicon, record[field][place])
    }
  }
  return findings
}

/** Words that merely stand in the same field tell where a concept is named only if nothing else does. */
function bestPlaces(found: readonly FoundPlaces[]): readonly FoundPlaces[] {
  const together = new Set(found.filter(({ isTogether }) => isTogether).map(({ concept }) => concept))
  return found.filter(({ concept, isTogether }) => isTogether || !together.has(concept))
}

const emptyFinding = (): Finding => ({
  strength: 0,
  words: { title: new Set(), keywords: new Set(), abstract: new Set() },
})

function keep(words: Set<string>, lexicon: Lexicon, id: number | undefined): void {
  if (id !== undefined && words.size < WORDS_KEPT_MAX) words.add(lexicon.words[id] ?? '')
}

function strengthOf(field: Field, isTogether: boolean): number {
  const { together, apart } = rankingParameters.concepts
  return isTogether ? together[field] : apart[field]
}

import type { ConceptMap } from '@/lib/contracts/concept-map'
import type { ConceptEvidence, NamedConcept } from '@/lib/contracts/source'
import { activeConcepts, requiredConcepts } from '@/lib/core/concepts/concept-map'
import type { Lexicon } from '@/lib/core/text/lexicon'
import { type NameTable, readNames } from './concept-names'
import { rankingParameters } from './ranking-parameters'
import type { RankingCache, RecordText } from './record-text'

/** Where a name is looked for; the strongest place first. */
const fields = ['title', 'keywords', 'abstract'] as const
type Field = (typeof fields)[number]

/** Between the words of a name this many other words may stand: "quality of the life", "trabalho de forma remota". */
const GAP_MAX = 2
/** Matched words kept for each field, for the page to mark. */
const WORDS_KEPT_MAX = 6

/** What records say about the concepts of a map, in the order of the records. */
export interface ConceptMatches {
  /** 0…1 for each record: the share of the required concepts that it names; one that is only hinted at counts in part. */
  readonly required01: Float64Array
  readonly evidence: readonly ConceptEvidence[]
}

interface Finding {
  strength: number
  readonly words: Record<Field, Set<string>>
}

/**
 * Which concepts of the map each record names in title, listed keywords or abstract, in whichever of the three languages; null
 * for a map without concepts in use. A name of several words is named where they stand together, in any order; words that
 * stand apart in one field count for less. O(words of the records + names).
 */
export function matchConcepts(
  cache: RankingCache,
  records: readonly RecordText[],
  map: ConceptMap,
): ConceptMatches | null {
  const concepts = activeConcepts(map)
  if (concepts.length === 0) return null
  const table = readNames(cache.lexicon, concepts)
  const { namedFrom } = rankingParameters.concepts
  const required = new Set(requiredConcepts(map))
  const isRequired = concepts.map((concept) => required.has(concept))
  const required01 = new Float64Array(records.length)
  const evidence = records.map((record, row) => {
    const findings = findConcepts(cache.lexicon, record, table)
    const strengths = concepts.map((_, at) => findings.get(at)?.strength ?? 0)
    // Where and how often a concept is named is what the words say, not this.
    const said = strengths.map((strength) => (strength >= namedFrom ? 1 : strength))
    required01[row] = meanOf(said.filter((_, at) => isRequired[at]))
    return evidenceOf(table, findings, { isRequired, strengths })
  })
  return { required01, evidence }
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

function findConcepts(lexicon: Lexicon, record: RecordText, table: NameTable): Map<number, Finding> {
  const findings = new Map<number, Finding>()
  for (const field of fields) {
    const placesOf = findPlaces(record[field], table)
    for (const first of placesOf.keys()) {
      for (const name of table.namesFrom.get(first) ?? []) {
        if (name.carriedInto !== null && name.carriedInto !== record.language) continue
        const nearest = nearestPlaces(name.words, placesOf)
        if (nearest === null) continue
        const worth = name.carriedInto === null ? 1 : rankingParameters.concepts.carriedOver
        const strength = worth * strengthOf(field, nearest.span < name.words.length + GAP_MAX)
        const finding = findings.get(name.concept) ?? emptyFinding()
        findings.set(name.concept, finding)
        finding.strength = Math.max(finding.strength, strength)
        for (const place of nearest.places) keep(finding.words[field], lexicon, record[field][place])
      }
    }
  }
  return findings
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

/** Where each name word stands in a field. */
function findPlaces(words: readonly number[], { nameWordsOf }: NameTable): Map<number, number[]> {
  const placesOf = new Map<number, number[]>()
  words.forEach((word, at) => {
    for (const nameWord of nameWordsOf.get(word) ?? []) {
      const places = placesOf.get(nameWord)
      if (places) places.push(at)
      else placesOf.set(nameWord, [at])
    }
  })
  return placesOf
}

/** The places of all the words of a name nearest to one of its first word, and how many words they span; null when one is missing. */
function nearestPlaces(
  words: readonly number[],
  placesOf: ReadonlyMap<number, readonly number[]>,
): { readonly span: number; readonly places: readonly number[] } | null {
  const [first, ...others] = words.map((word) => placesOf.get(word))
  if (first === undefined) return null
  let best: { span: number; places: number[] } | null = null
  for (const start of first) {
    const places = [start]
    for (const options of others) {
      const nearest = nearestTo(start, options ?? [], places)
      if (nearest === null) return null
      places.push(nearest)
    }
    const span = Math.max(...places) - Math.min(...places) + 1
    if (best === null || span < best.span) best = { span, places }
  }
  return best
}

function nearestTo(start: number, options: readonly number[], taken: readonly number[]): number | null {
  let nearest: number | null = null
  for (const place of options) {
    if (taken.includes(place)) continue
    if (nearest === null || Math.abs(place - start) < Math.abs(nearest - start)) nearest = place
  }
  return nearest
}

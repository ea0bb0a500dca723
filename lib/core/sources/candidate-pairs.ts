import type { MatchFeatures } from './match-features'

/** Two positions in the list of records, the smaller first. */
export type CandidatePair = readonly [number, number]

/** A block of records with one key is compared in full up to this size; a larger one only between close neighbours. */
const BLOCK_SIZE_MAX = 20
/** Records of a large block are sorted, and each is compared with this many that follow (sorted neighbourhood, Hernández & Stolfo 1995, doi:10.1145/223784.223807). */
const NEIGHBOURS_MAX = 10
const TITLE_START_LENGTH = 24
const TELLING_WORDS = 2
const TELLING_WORD_LENGTH_MIN = 5
const ABSTRACT_START_LENGTH = 60

/**
 * The pairs of records worth comparing, each once: those that share an identifier, a title, or two weaker marks
 * (first author, year, volume, first page, telling words of the title). The number of pairs grows with the number of records,
 * not with its square. Does not depend on the order of the records beyond the positions named.
 */
export function candidatePairs(records: readonly MatchFeatures[]): CandidatePair[] {
  const blocks = new Map<string, number[]>()
  records.forEach((record, position) => {
    for (const key of new Set(keysOf(record))) {
      const block = blocks.get(key)
      if (block === undefined) blocks.set(key, [position])
      else block.push(position)
    }
  })
  const seen = new Set<number>()
  const pairs: CandidatePair[] = []
  for (const block of blocks.values()) {
    if (block.length === 1) continue
    for (const [a, b] of pairsOfBlock(block, records)) {
      const code = Math.min(a, b) * records.length + Math.max(a, b)
      if (seen.has(code)) continue
      seen.add(code)
      pairs.push([Math.min(a, b), Math.max(a, b)])
    }
  }
  return pairs
}

function* pairsOfBlock(
  block: readonly number[],
  records: readonly MatchFeatures[],
): Generator<CandidatePair> {
  const isLarge = block.length > BLOCK_SIZE_MAX
  const ordered = isLarge ? sorted(block, records) : block
  const reach = isLarge ? NEIGHBOURS_MAX : BLOCK_SIZE_MAX
  for (let at = 0; at < ordered.length; at += 1) {
    for (let next = at + 1; next < ordered.length && next <= at + reach; next += 1) {
      yield [ordered[at] ?? 0, ordered[next] ?? 0]
    }
  }
}

function sorted(block: readonly number[], records: readonly MatchFeatures[]): number[] {
  const keyed = block.map((position) => ({ position, key: sortKey(records[position]) }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map((entry) => entry.position)
}

const sortKey = (record: MatchFeatures | undefined): string =>
  `${record?.titles[0]?.compact ?? ''}|${record?.authors[0]?.family ?? ''}|${record?.year ?? ''}|${record?.id ?? ''}`

function keysOf(record: MatchFeatures): string[] {
  return [...identifierKeys(record), ...titleKeys(record), ...placeKeys(record), ...authorKeys(record)]
}

function identifierKeys(record: MatchFeatures): string[] {
  const keys: string[] = []
  if (record.doi !== null) keys.push(`doi:${record.doi}`)
  if (record.relatedDoi !== null) keys.push(`doi:${record.relatedDoi}`)
  if (record.pmid !== null) keys.push(`pmid:${record.pmid}`)
  if (record.pmcid !== null) keys.push(`pmcid:${record.pmcid}`)
  if (record.arxivId !== null) keys.push(`arxiv:${record.arxivId}`)
  if (record.openAlexId !== null) keys.push(`openalex:${record.openAlexId}`)
  return keys
}

function titleKeys(record: MatchFeatures): string[] {
  const keys = record.titles.flatMap((title) => [
    `t:${title.compact}`,
    `s:${title.compact.slice(0, TITLE_START_LENGTH)}`,
  ])
  if (record.corrects !== null) keys.push(`t:${record.corrects.compact}`)
  if (record.abstract.length >= ABSTRACT_START_LENGTH)
    keys.push(`b:${record.abstract.slice(0, ABSTRACT_START_LENGTH)}`)
  return keys
}

function placeKeys(record: MatchFeatures): string[] {
  const page = record.pages?.first
  if (page === undefined || page === '1') return []
  const keys: string[] = []
  if (record.volume !== '') keys.push(`v:${record.volume}:${page}`)
  if (record.year !== null) keys.push(`y:${record.year}:${page}:${record.pages?.last}`)
  return keys
}

/** For titles with slips at both ends: the first author, the year and the longest words; once for each of two years. */
function authorKeys(record: MatchFeatures): string[] {
  const family = record.authors[0]?.family
  const [title] = record.titles
  if (title === undefined || family === undefined || record.year === null) return []
  const words = [...new Set(title.words.filter((word) => word.length >= TELLING_WORD_LENGTH_MIN))]
  const telling = words.sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).slice(0, TELLING_WORDS)
  const year = record.year
  return telling.flatMap((word) => [`a:${family}:${year}:${word}`, `a:${family}:${year + 1}:${word}`])
}

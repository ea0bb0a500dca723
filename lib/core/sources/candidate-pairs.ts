import { createBlocks } from './blocks'
import { ABSTRACT_START_LENGTH, type MatchFeatures } from './match-features'

/** Two positions in the list of records, the smaller first. */
export type CandidatePair = readonly [number, number]

/** A block of records with one key is compared in full up to this size; a larger one only between close neighbours. */
const BLOCK_SIZE_MAX = 20
/** Records of a large block are sorted, and each is compared with this many that follow (sorted neighbourhood, Hernández & Stolfo 1995, doi:10.1145/223784.223807). */
const NEIGHBOURS_MAX = 10
const TITLE_START_LENGTH = 24
const TELLING_WORD_LENGTH_MIN = 5

/**
 * The pairs of records worth comparing, each once: those that share an identifier, a title, or two weaker marks
 * (first author, year, volume, first page, telling words of the title). The number of pairs grows with the number of records,
 * not with its square. Does not depend on the order of the records beyond the positions named.
 */
export function candidatePairs(records: readonly MatchFeatures[]): CandidatePair[] {
  const blocks = createBlocks()
  records.forEach((record, position) => {
    for (const key of keysOf(record)) blocks.add(key, position)
  })
  const seen = new Set<number>()
  const pairs: CandidatePair[] = []
  for (const block of blocks.shared()) {
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
  `${record?.titles[0]?.compact ?? ''}|${record?.firstFamily ?? ''}|${record?.year ?? ''}|${record?.id ?? ''}`

function keysOf(record: MatchFeatures): string[] {
  const keys: string[] = []
  addIdentifierKeys(record, keys)
  addTitleKeys(record, keys)
  addPlaceKeys(record, keys)
  addAuthorKeys(record, keys)
  return keys
}

function addIdentifierKeys(record: MatchFeatures, keys: string[]): void {
  if (record.doi !== null) keys.push(`doi:${record.doi}`)
  if (record.relatedDoi !== null) keys.push(`doi:${record.relatedDoi}`)
  if (record.pmid !== null) keys.push(`pmid:${record.pmid}`)
  if (record.pmcid !== null) keys.push(`pmcid:${record.pmcid}`)
  if (record.arxivId !== null) keys.push(`arxiv:${record.arxivId}`)
  if (record.openAlexId !== null) keys.push(`openalex:${record.openAlexId}`)
}

function addTitleKeys(record: MatchFeatures, keys: string[]): void {
  for (const { compact } of record.titles)
    keys.push(`t:${compact}`, `s:${compact.slice(0, TITLE_START_LENGTH)}`)
  if (record.corrects !== null) keys.push(`t:${record.corrects.compact}`)
  if (record.abstractStart.length >= ABSTRACT_START_LENGTH) keys.push(`b:${record.abstractStart}`)
}

function addPlaceKeys(record: MatchFeatures, keys: string[]): void {
  const page = record.pages?.first
  if (page === undefined || page === '1') return
  if (record.volume !== '') keys.push(`v:${record.volume}:${page}`)
  if (record.year !== null) keys.push(`y:${record.year}:${page}:${record.pages?.last}`)
}

/** For titles with slips at both ends: the first author, the year and the two longest words; once for each of two years. */
function addAuthorKeys(record: MatchFeatures, keys: string[]): void {
  const { firstFamily: family, year } = record
  const [title] = record.titles
  if (title === undefined || family === '' || year === null) return
  let [longest, second] = ['', '']
  for (const word of title.words) {
    if (word.length < TELLING_WORD_LENGTH_MIN || word === longest) continue
    if (isMoreTelling(word, longest)) [longest, second] = [word, longest]
    else if (isMoreTelling(word, second)) second = word
  }
  for (const word of [longest, second]) {
    if (word !== '') keys.push(`a:${family}:${year}:${word}`, `a:${family}:${year + 1}:${word}`)
  }
}

const isMoreTelling = (word: string, than: string): boolean =>
  word.length > than.length || (word.length === than.length && word < than)

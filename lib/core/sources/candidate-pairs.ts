import { type Blocks, createBlocks } from './blocks'
import { ABSTRACT_START_LENGTH, type MatchFeatures } from './match-features'

/** Two positions in the list of records, `first` being the smaller. */
export interface CandidatePair {
  readonly first: number
  readonly second: number
}

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
    addKeys(blocks, record, position)
  })
  const seen = new Set<number>()
  const pairs: CandidatePair[] = []
  for (const block of blocks.shared()) {
    const isLarge = block.length > BLOCK_SIZE_MAX
    const ordered = isLarge ? sorted(block, records) : block
    const reach = isLarge ? NEIGHBOURS_MAX : BLOCK_SIZE_MAX
    for (let at = 0; at < ordered.length; at += 1) {
      for (let next = at + 1; next < ordered.length && next <= at + reach; next += 1) {
        const first = Math.min(ordered[at] ?? 0, ordered[next] ?? 0)
        const second = Math.max(ordered[at] ?? 0, ordered[next] ?? 0)
        const code = first * records.length + second
        if (seen.has(code)) continue
        seen.add(code)
        pairs.push({ first, second })
      }
    }
  }
  return pairs
}

function sorted(block: readonly number[], records: readonly MatchFeatures[]): number[] {
  const keyed = block.map((position) => ({ position, key: sortKey(records[position]) }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map((entry) => entry.position)
}

const sortKey = (record: MatchFeatures | undefined): string =>
  `${record?.titles[0]?.compact ?? ''}|${record?.firstFamily ?? ''}|${record?.year ?? ''}|${record?.id ?? ''}`

function addKeys(blocks: Blocks, record: MatchFeatures, position: number): void {
  addIdentifierKeys(blocks, record, position)
  addTitleKeys(blocks, record, position)
  addPlaceKeys(blocks, record, position)
  addAuthorKeys(blocks, record, position)
}

function addIdentifierKeys(blocks: Blocks, record: MatchFeatures, position: number): void {
  if (record.doi !== null) blocks.add(position, 'doi', record.doi)
  if (record.relatedDoi !== null) blocks.add(position, 'doi', record.relatedDoi)
  if (record.pmid !== null) blocks.add(position, 'pmid', record.pmid)
  if (record.pmcid !== null) blocks.add(position, 'pmcid', record.pmcid)
  if (record.arxivId !== null) blocks.add(position, 'arxiv', record.arxivId)
  if (record.openAlexId !== null) blocks.add(position, 'openalex', record.openAlexId)
}

function addTitleKeys(blocks: Blocks, record: MatchFeatures, position: number): void {
  for (const { compact } of record.titles) {
    blocks.add(position, 'title', compact)
    blocks.add(position, 'start', compact.slice(0, TITLE_START_LENGTH))
  }
  if (record.corrects !== null) blocks.add(position, 'title', record.corrects.compact)
  if (record.abstractStart.length >= ABSTRACT_START_LENGTH)
    blocks.add(position, 'abstract', record.abstractStart)
}

function addPlaceKeys(blocks: Blocks, record: MatchFeatures, position: number): void {
  const { pages, volume, year } = record
  if (pages === null || pages.first === '1') return
  if (volume !== '') blocks.add(position, 'volume', volume, pages.first)
  if (year !== null) blocks.add(position, 'year', String(year), pages.first, pages.last)
}

/** For titles with slips at both ends: the first author, the year and the two longest words; once for each of two years. */
function addAuthorKeys(blocks: Blocks, record: MatchFeatures, position: number): void {
  const { firstFamily: family, year } = record
  const [title] = record.titles
  if (title === undefined || family === '' || year === null) return
  let longest = ''
  let second = ''
  for (const word of title.words) {
    if (word.length < TELLING_WORD_LENGTH_MIN || word === longest) continue
    if (isMoreTelling(word, longest)) {
      second = longest
      longest = word
    } else if (isMoreTelling(word, second)) second = word
  }
  for (const word of [longest, second]) {
    if (word === '') continue
    blocks.add(position, 'author', family, String(year), word)
    blocks.add(position, 'author', family, String(year + 1), word)
  }
}

const isMoreTelling = (word: string, than: string): boolean =>
  word.length > than.length || (word.length === than.length && word < than)

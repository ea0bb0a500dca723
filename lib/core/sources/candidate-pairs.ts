import { type BlockKind, type Blocks, createBlocks } from './blocks'
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
 * The positions of records that share an identifier, a title, or two weaker marks (first author, year, volume, first page, telling
 * words of the title): one list for each of these that at least two records have.
 */
export function blocksOf(records: readonly MatchFeatures[]): readonly (readonly number[])[] {
  const blocks = createBlocks()
  records.forEach((record, position) => {
    addKeys(blocks, record, position)
  })
  return blocks.shared()
}

/**
 * The pairs of records worth comparing, each once: those of one block; `blocks` are those of these records (`blocksOf`). The number of pairs grows with the number of records, not with
 * its square. Does not depend on the order of the records beyond the positions named.
 */
export function candidatePairs(
  records: readonly MatchFeatures[],
  blocks: readonly (readonly number[])[],
): CandidatePair[] {
  const seen = new Set<number>()
  const pairs: CandidatePair[] = []
  for (const block of blocks) {
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

function addText(blocks: Blocks, position: number, kind: BlockKind, text: string | null): void {
  if (text !== null) blocks.add(position, kind, blocks.numberOf(text))
}

function addIdentifierKeys(blocks: Blocks, record: MatchFeatures, position: number): void {
  addText(blocks, position, 'doi', record.doi)
  addText(blocks, position, 'doi', record.relatedDoi)
  addText(blocks, position, 'pmid', record.pmid)
  addText(blocks, position, 'pmcid', record.pmcid)
  addText(blocks, position, 'arxiv', record.arxivId)
  addText(blocks, position, 'openalex', record.openAlexId)
}

function addTitleKeys(blocks: Blocks, record: MatchFeatures, position: number): void {
  for (const { compact } of record.titles) {
    addText(blocks, position, 'title', compact)
    addText(blocks, position, 'start', compact.slice(0, TITLE_START_LENGTH))
  }
  if (record.corrects !== null) addText(blocks, position, 'title', record.corrects.compact)
  if (record.abstractStart.length >= ABSTRACT_START_LENGTH)
    addText(blocks, position, 'abstract', record.abstractStart)
}

function addPlaceKeys(blocks: Blocks, record: MatchFeatures, position: number): void {
  const { pages, volume, year } = record
  if (pages === null || pages.first === '1') return
  const first = blocks.numberOf(pages.first)
  if (volume !== '') blocks.add(position, 'volume', blocks.numberOf(volume), first)
  if (year !== null) blocks.add(position, 'pages', first, blocks.numberOf(pages.last), year)
}

/** For titles with slips at both ends: the first author, the year and the two longest words; once for each of two years. */
function addAuthorKeys(blocks: Blocks, record: MatchFeatures, position: number): void {
  const { firstFamily, year } = record
  const [title] = record.titles
  if (title === undefined || firstFamily === '' || year === null) return
  const family = blocks.numberOf(firstFamily)
  for (const word of longestWords(title.text)) {
    if (word === '') continue
    const telling = blocks.numberOf(word)
    blocks.add(position, 'author', family, telling, year)
    blocks.add(position, 'author', family, telling, year + 1)
  }
}

/** The two longest different words, of equally long ones the first in the alphabet; empty where a title has no other that tells. */
function longestWords(text: string): [string, string] {
  let longest = ''
  let second = ''
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    end = text.indexOf(' ', start)
    if (end === -1) end = text.length
    if (end - start < Math.max(TELLING_WORD_LENGTH_MIN, second.length)) continue
    const word = text.slice(start, end)
    if (word === longest) continue
    if (isMoreTelling(word, longest)) {
      second = longest
      longest = word
    } else if (isMoreTelling(word, second)) second = word
  }
  return [longest, second]
}

const isMoreTelling = (word: string, than: string): boolean =>
  word.length > than.length || (word.length === than.length && word < than)

import type { RecordText } from '@/lib/core/relevance/record-text'
import { isFunctionWord, type Lexicon, stemIdOf } from '@/lib/core/text/lexicon'

/** How often each record has each feature, a word or a pair of neighbours. */
export interface FeatureCounts {
  /** Features of record r: `feature` and `count` from start[r] to start[r + 1], in order of first reading. */
  start: Int32Array
  feature: Int32Array
  count: Int32Array
  /** All features, numbered from 0. */
  vocabulary: number
  /** Words of each feature as first read, to be shown. */
  nameOf: (feature: number) => string
}

interface CountShape {
  withPairs: boolean
  /** Words of one stem are one feature; else each written form stands for itself. */
  withStems: boolean
  /** Function words carry style: "we conducted a" tells trials from essays. */
  withFunctionWords: boolean
}

const FIELDS = ['title', 'abstract', 'keywords'] as const
const WORD_LETTERS_MIN = 2
const NONE = -1

/** O(words). */
export function countFeatures(
  lexicon: Lexicon,
  texts: readonly RecordText[],
  shape: CountShape,
): FeatureCounts {
  const ids = createFeatureIds()
  const start = new Int32Array(texts.length + 1)
  const feature: number[] = []
  const count: number[] = []
  /** Where the count of each feature stands that the record at hand has had. */
  const placeOf: number[] = []
  const surface: number[] = []
  texts.forEach((text, record) => {
    const from = feature.length
    const add = (left: number, right: number, word: number) => {
      const id = idOfFeature(ids, left, right)
      if (id === surface.length) surface.push(word)
      const place = placeOf[id] ?? NONE
      if (place >= from) {
        count[place] = (count[place] ?? 0) + 1
        return
      }
      placeOf[id] = feature.length
      feature.push(id)
      count.push(1)
    }
    for (const field of FIELDS) {
      let last = NONE
      for (const word of text[field]) {
        if ((lexicon.words[word] ?? '').length < WORD_LETTERS_MIN) continue
        if (!shape.withFunctionWords && isFunctionWord(lexicon, word, text.language)) {
          last = NONE
          continue
        }
        const own = shape.withStems ? stemIdOf(lexicon, word, text.language) : word
        add(NONE, own, word)
        if (shape.withPairs && last !== NONE) add(last, own, word)
        last = own
      }
    }
    start[record + 1] = feature.length
  })
  const wordOf = (id: number): string => lexicon.words[surface[id] ?? NONE] ?? ''
  return {
    start,
    feature: Int32Array.from(feature),
    count: Int32Array.from(count),
    vocabulary: ids.left.length,
    nameOf: (id) => {
      const left = ids.left[id] ?? NONE
      return left === NONE ? wordOf(id) : `${wordOf(idOfFeature(ids, NONE, left))} ${wordOf(id)}`
    },
  }
}

/** Numbers features in the order in which they are met; a word alone has no left. */
interface FeatureIds {
  readonly left: number[]
  /** By the left word, then by the right one. */
  readonly idOf: Map<number, Map<number, number>>
}

const createFeatureIds = (): FeatureIds => ({ left: [], idOf: new Map() })

function idOfFeature({ left: lefts, idOf }: FeatureIds, left: number, right: number): number {
  const ofLeft = idOf.get(left) ?? new Map<number, number>()
  if (ofLeft.size === 0) idOf.set(left, ofLeft)
  const known = ofLeft.get(right)
  if (known !== undefined) return known
  const id = lefts.push(left) - 1
  ofLeft.set(right, id)
  return id
}

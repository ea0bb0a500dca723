import type { CatalogueRecord } from '../catalogue/record'
import { wordsOf } from './words'

const textFields = ['title', 'abstract', 'keywords', 'author', 'venue'] as const
export type TextField = (typeof textFields)[number]

/** A hit in the title says more than one in the abstract. */
const fieldWeights: Readonly<Record<TextField, number>> = {
  title: 3,
  keywords: 2,
  abstract: 1,
  author: 2,
  venue: 1,
}
/** Words a wildcard may stand for. */
const EXPANSIONS_MAX = 200

interface Posting {
  readonly docs: number[]
  readonly counts: number[]
}

type Postings = Map<string, Posting>

function textOf(record: CatalogueRecord, field: TextField): string {
  switch (field) {
    case 'title':
      return record.title
    case 'abstract':
      return [
        record.abstracts[record.lang] ?? '',
        ...Object.values(record.titles).filter((title) => title !== record.title),
      ].join(' | ')
    case 'keywords':
      return (record.keywords[record.lang] ?? []).join(' | ')
    case 'author':
      return record.authors.map((author) => `${author.given} ${author.family}`).join(' ')
    case 'venue':
      return record.venue?.name ?? record.container ?? ''
  }
}

function add(postings: Postings, doc: number, words: readonly string[]): void {
  for (const word of words) {
    let posting = postings.get(word)
    if (posting === undefined) {
      posting = { docs: [], counts: [] }
      postings.set(word, posting)
    }
    const last = posting.docs.length - 1
    if (posting.docs[last] === doc) posting.counts[last] = (posting.counts[last] ?? 0) + 1
    else {
      posting.docs.push(doc)
      posting.counts.push(1)
    }
  }
}

/** Words → records, by field. Documents are the positions of the records in the catalogue. */
export class InvertedIndex {
  readonly size: number
  private readonly postings: Readonly<Record<TextField, Postings>>
  /** Stems of title, keywords and abstract between blanks, for phrases. */
  private readonly stemTexts: string[] = []

  constructor(records: readonly CatalogueRecord[]) {
    this.size = records.length
    this.postings = {
      title: new Map(),
      abstract: new Map(),
      keywords: new Map(),
      author: new Map(),
      venue: new Map(),
    }
    for (const [doc, record] of records.entries()) {
      const stems: string[] = []
      for (const field of textFields) {
        const words = wordsOf(textOf(record, field))
        add(this.postings[field], doc, words)
        if (field !== 'author' && field !== 'venue') stems.push(words.join(' '))
      }
      this.stemTexts.push(` ${stems.join(' | ')} `)
    }
  }

  /** tf-idf of one stem over the given fields, one number for each document; 0 = not there. */
  scoresOf(stem: string, fields: readonly TextField[]): Float64Array {
    const scores = new Float64Array(this.size)
    for (const field of fields) {
      const posting = this.postings[field].get(stem)
      if (posting === undefined) continue
      const idf = Math.log(1 + this.size / posting.docs.length)
      for (const [i, doc] of posting.docs.entries()) {
        scores[doc] = (scores[doc] ?? 0) + fieldWeights[field] * idf * (1 + Math.log(posting.counts[i] ?? 1))
      }
    }
    return scores
  }

  stemsStartingWith(prefix: string): readonly string[] {
    const found = new Set<string>()
    for (const field of textFields) {
      for (const stem of this.postings[field].keys()) {
        if (stem.startsWith(prefix)) found.add(stem)
        if (found.size >= EXPANSIONS_MAX) return [...found]
      }
    }
    return [...found]
  }

  hasPhrase(doc: number, stems: readonly string[]): boolean {
    return this.stemTexts[doc]?.includes(` ${stems.join(' ')} `) ?? false
  }
}

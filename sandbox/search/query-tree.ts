import type { CatalogueRecord } from '../catalogue/record'
import type { TextField } from './inverted-index'

export type RecordTest = (record: CatalogueRecord) => boolean

/** A query after parsing. `most` needs six words in ten, as services do that rank rather than filter. */
export type QueryNode =
  | {
      readonly kind: 'word'
      readonly text: string
      readonly prefix: boolean
      readonly fields: readonly TextField[]
    }
  | { readonly kind: 'phrase'; readonly text: string; readonly fields: readonly TextField[] }
  | { readonly kind: 'test'; readonly test: RecordTest }
  | { readonly kind: 'not'; readonly child: QueryNode }
  | { readonly kind: 'and' | 'or' | 'most'; readonly children: readonly QueryNode[] }

/** What `name:` means in one service: text searched in some fields, or a condition on the record. */
export type FieldMeaning =
  | { readonly text: readonly TextField[] }
  | { readonly test: (value: string) => RecordTest }

/** The query language of one service. */
export interface Dialect {
  /** What stands between two words when nothing is written. */
  readonly implicit: 'and' | 'or' | 'most'
  /** AND, OR, NOT and parentheses are honoured. */
  readonly booleans: boolean
  readonly quotes: boolean
  /** "-word" excludes. */
  readonly minus: boolean
  /** "|" is OR and "+" is AND. */
  readonly symbols: boolean
  /** Lower-case names; written `name:value`, `name=value` or `name>=value`. */
  readonly fields: Readonly<Record<string, FieldMeaning>>
  /** PubMed writes the field after the term: term[tiab]. */
  readonly suffixes: Readonly<Record<string, FieldMeaning>>
}

export const everywhere: readonly TextField[] = ['title', 'keywords', 'abstract']
export const everywhereWithNames: readonly TextField[] = ['title', 'keywords', 'abstract', 'author', 'venue']

export const plainDialect: Dialect = {
  implicit: 'and',
  booleans: true,
  quotes: true,
  minus: false,
  symbols: false,
  fields: {},
  suffixes: {},
}

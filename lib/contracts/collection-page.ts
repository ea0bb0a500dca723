import type { CollectionQuestion } from './collection'
import type { RunStatus } from './run'

export type CellKind = 'background' | 'method' | 'evidence' | 'contrary' | 'unknown'

export const debtKinds = ['too-few', 'none-recent', 'none-contrary', 'one-group'] as const
export type DebtKind = (typeof debtKinds)[number]

/** Something a question still owes. Only what is known counts: a year, direction or author that nobody stated makes no debt. */
export interface Debt {
  readonly question: string
  readonly kind: DebtKind
  /** `too-few`: sources missing; `none-recent`: the year after which there is none; otherwise 0. */
  readonly count: number
  /** `one-group`: the author whom all share; otherwise ''. */
  readonly name: string
}

/** A question with its sources: how each stands to it, by number. */
export interface CoverageRow {
  readonly key: string
  readonly count: number
  readonly missing: number
  readonly cells: Readonly<Record<number, CellKind>>
  readonly debts: readonly Debt[]
}

/** What the page of a collection shows. */
export interface CollectionPage {
  readonly topic: string
  readonly questions: readonly CollectionQuestion[]
  readonly rows: readonly CoverageRow[]
  readonly sources: readonly {
    readonly number: number
    readonly title: string
    readonly url: string
    readonly from: string
    readonly year: number | null
  }[]
  /** Sources missing in all. */
  readonly needed: number
  readonly run: {
    readonly id: string
    readonly status: RunStatus
    /** Names of databases that did not answer when sources were last looked for. */
    readonly silent: readonly string[]
  } | null
  /** When an outside assistant was last let in; null: none may. */
  readonly tokenMadeAt: string | null
}

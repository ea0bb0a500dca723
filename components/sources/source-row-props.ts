import type { SourceRow as Row, SelectionEntry } from '@/lib/contracts/source-validation'
import type { ShownReason } from './rank-reason'
import type { RowActions } from './row-actions'

/** What a row of the list is drawn from. */
export interface SourceRowProps {
  row: Row
  /** What the student reads beside it and may write in a selection, from 1. */
  number: number
  entry: SelectionEntry | undefined
  /** The one row that the Tab key reaches. */
  active: boolean
  explained: boolean
  /** It has become part of another source since the list was laid out. */
  gone: boolean
  /** While two that are the same work are being named: the first of them, or one that could be the second. */
  joining: 'no' | 'first' | 'candidate'
  /** Why it stands here by the choices; null until that is known, undefined in other orders. */
  reason: ShownReason | null | undefined
  /** The abstract that the student wrote in. */
  written: string | null
  /** In two lines. */
  isCompact: boolean
  actions: RowActions
}

import type { BlockOrigin, Inlines } from '@/lib/contracts/document-tree'
import type { Say } from '@/lib/core/text/say'
import type { FloorContext } from '../floors/floor-context'
import type { AppendixPhrase } from './appendix-words'

/** What every appendix is written with. */
export interface AppendixWriting {
  readonly context: FloorContext
  readonly t: Say<AppendixPhrase>
  /** Citations as the style of the document words them. */
  readonly cite: (keys: readonly string[]) => Inlines
  readonly languageOf: (code: string) => string
  readonly origin: BlockOrigin
}

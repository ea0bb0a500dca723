import type { DocumentTree } from '@/lib/contracts/document-tree'
import type { LayoutStyle } from '@/lib/core/documents/layout/layout-style'
import type { DocumentOutline } from '@/lib/core/documents/layout/outline'

/** What every part of one document is drawn with. */
export interface Sheet {
  readonly tree: DocumentTree
  readonly style: LayoutStyle
  readonly outline: DocumentOutline
  /** Names of font families, in the order in which letters are looked for. */
  readonly families: string[]
  /** The page each heading was last laid out on; filled by the first round, read by the second. */
  readonly pageOf: Map<string, number>
}

import type { DocumentTree } from '@/lib/contracts/document-tree'
import { abnt } from './abnt'
import { apa } from './apa'
import type { LayoutStyle } from './layout-style'

const styles: Readonly<Record<DocumentTree['style'], LayoutStyle>> = { abnt, apa }

/** The layout that a document asks for. */
export function styleOf({ style }: Pick<DocumentTree, 'style'>): LayoutStyle {
  return styles[style]
}

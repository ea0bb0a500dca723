import type { DocumentTree } from '@/lib/contracts/document-tree'
import { notoSerif } from './render/fonts'
import { renderPdf } from './render-pdf'

/**
 * The PDF of a document that the server gives as its tree in JSON; run in a process of its own (lib/adapters/child).
 * Nothing here fetches an address: fonts are files of an installed package.
 */
export function answer(input: Buffer): Promise<Uint8Array> {
  const tree: DocumentTree = JSON.parse(input.toString('utf8'))
  return renderPdf(tree, { fonts: notoSerif() })
}

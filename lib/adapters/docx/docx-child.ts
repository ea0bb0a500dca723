import type { DocumentTree } from '@/lib/contracts/document-tree'
import { renderDocx } from './render-docx'

/** The Word file of a document that the server gives as its tree in JSON; run in a process of its own (lib/adapters/child). */
export function answer(input: Buffer): Promise<Uint8Array> {
  const tree: DocumentTree = JSON.parse(input.toString('utf8'))
  return renderDocx(tree)
}

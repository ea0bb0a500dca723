import type { DocumentTree } from '@/lib/contracts/document-tree'
import { AppError } from '@/lib/contracts/errors'
import { renderArchive } from './archive-pdf'

/**
 * The archive copy of a document that the server gives as its tree in JSON, or why there is none (see `archiveRefusal`); run in a
 * process of its own (lib/adapters/child): the compiler blocks.
 */
export function answer(input: Buffer): Promise<Uint8Array | string> {
  const tree: DocumentTree = JSON.parse(input.toString('utf8'))
  return Promise.resolve(archiveOrRefusal(tree))
}

function archiveOrRefusal(tree: DocumentTree): Uint8Array | string {
  try {
    return renderArchive(tree)
  } catch (error) {
    if (error instanceof AppError) return JSON.stringify({ code: error.code, message: error.message })
    throw error
  }
}

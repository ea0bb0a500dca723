import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ItemProblem } from '@/lib/contracts/library'
import type { SearchedItem } from '@/lib/core/library/memory-search'
import { readLibraryFile } from './read-library-file'

/** Files of one folder that are read, and folders within each other that are looked into. */
const FILES_MAX = 2_000
const DEPTH_MAX = 6

export interface FolderLibrary {
  readonly items: readonly (SearchedItem & { readonly id: string; readonly file: string })[]
  /** Files that could not be read, each with its problem. */
  readonly unread: readonly { readonly file: string; readonly problem: ItemProblem }[]
}

/**
 * The documents of a folder and the folders in it, in the order of their names; hidden files and links are left out. The id of an item is
 * made of its path, so that passages keep their ids between two readings. Rejects when the folder cannot be opened.
 */
export async function readLibraryFolder(folder: string, signal?: AbortSignal): Promise<FolderLibrary> {
  const items: FolderLibrary['items'][number][] = []
  const unread: FolderLibrary['unread'][number][] = []
  for (const file of (await listFiles(folder, DEPTH_MAX)).slice(0, FILES_MAX)) {
    const relative = path.relative(folder, file)
    const id = createHash('sha256').update(relative).digest('hex').slice(0, 16)
    const read = await readLibraryFile({ name: relative, bytes: await readFile(file), itemId: id, signal })
    if (!read.ok) unread.push({ file: relative, problem: read.problem })
    else {
      const title = read.content.title ?? path.basename(relative).replace(/\.\w+$/u, '')
      items.push({ id, file: relative, title, passages: read.content.passages })
    }
  }
  return { items, unread }
}

async function listFiles(folder: string, depth: number): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1))
  const found: string[] = []
  for (const entry of entries) {
    if (entry.name.startsWith('.') || found.length >= FILES_MAX) continue
    const file = path.join(folder, entry.name)
    if (entry.isDirectory() && depth > 0) found.push(...(await listFiles(file, depth - 1)))
    else if (entry.isFile()) found.push(file)
  }
  return found
}

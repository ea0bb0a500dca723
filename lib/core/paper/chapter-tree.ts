import type { DocumentTree } from '@/lib/contracts/document-tree'

/** The chapter of a paper with that id as a document of its own under this title, with the references that it cites; null where the paper has no such chapter. Pure. */
export function chapterTree(
  paper: DocumentTree,
  { id: wanted, title }: { readonly id: string; readonly title: string },
): DocumentTree | null {
  const chapter = paper.chapters.find(({ id }) => id === wanted)
  if (!chapter) return null
  const cited = keysIn(chapter.blocks)
  const references = paper.chapters.flatMap(({ id, blocks }) => {
    const left = blocks.map((block) =>
      block.kind === 'references'
        ? { ...block, entries: block.entries.filter(({ key }) => cited.has(key)) }
        : block,
    )
    return id === 'references' && cited.size > 0 ? [{ id, blocks: left }] : []
  })
  return { ...paper, title, subtitle: paper.title, keywords: [], chapters: [chapter, ...references] }
}

/** Keys of everything that is cited within blocks, in texts, lists and tables alike. */
export function keysIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>()
  const read = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if ('kind' in part && part.kind === 'cite' && 'keys' in part && Array.isArray(part.keys))
      for (const key of part.keys) if (typeof key === 'string') found.add(key)
    for (const own of Object.values(part)) read(own)
  }
  read(value)
  return found
}

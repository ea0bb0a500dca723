import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import type { DocumentTree } from '@/lib/contracts/document-tree'
import { renderMarkdown } from '@/lib/core/documents/tree-markdown'
import { paperNames } from '@/lib/core/paper/paper-names'
import { paperTree } from '@/lib/core/paper/paper-tree'
import type { FinalStageResult } from '@/lib/pipelines/paper/final-stage'

/** Earlier papers that are kept beside the present one; from the specification. */
const ARCHIVED_MAX = 5

export interface WrittenFinal {
  readonly written: readonly string[]
  /** Where the paper that stood there before is kept; null where there was none. */
  readonly archived: string | null
}

/**
 * Writes a finished paper under `<folder>/<slug>/final`: `final-paper.md`, a file for each chapter, `metadata.json`. What stood there is moved to
 * `<folder>/<slug>/archive`, of which the last five are kept. Everything is written aside and put in its place at the end.
 */
export async function writeFinal(
  { slug, made, map }: FinalStageResult,
  { folder, now }: { readonly folder: string; readonly now: Date },
): Promise<WrittenFinal> {
  if (made === null) return { written: [], archived: null }
  const home = path.join(path.resolve(folder), path.basename(slug))
  const tree = await treeOf(made, now)
  const files = filesOf(tree, made.report, map)
  const aside = path.join(home, `.final-${process.pid}`)
  await rm(aside, { recursive: true, force: true })
  await mkdir(path.join(aside, 'chapters'), { recursive: true })
  for (const [name, text] of files) await writeFile(path.join(aside, name), text)
  const archived = await archive(home, now)
  await rename(aside, path.join(home, 'final'))
  return { written: files.map(([name]) => path.join(home, 'final', name)), archived }
}

async function treeOf({ paper }: NonNullable<FinalStageResult['made']>, now: Date): Promise<DocumentTree> {
  const styleName = paper.input.locale === 'pt-BR' ? ('abnt' as const) : ('apa' as const)
  const tree = paperTree(paper, {
    part: 'paper',
    style: await loadCitationStyle(styleName),
    styleName,
    date: now.toISOString().slice(0, 10),
    names: paperNames(paper.input.locale),
  })
  if (tree === null) throw new Error('a paper with chapters has a document')
  return tree
}

function filesOf(
  tree: DocumentTree,
  { metadata, warnings }: NonNullable<FinalStageResult['made']>['report'],
  { quality, chapters }: FinalStageResult['map'],
): readonly (readonly [name: string, text: string])[] {
  const own = metadata.contents.flatMap(({ number, file }) => {
    const chapter = tree.chapters.find(({ id }) => id === `chapter-${number}`)
    const alone = { ...tree, title: '', subtitle: '', banner: '', nature: '', date: '' }
    return chapter
      ? [[path.join('chapters', file), renderMarkdown({ ...alone, chapters: [chapter] })] as const]
      : []
  })
  return [
    ['final-paper.md', renderMarkdown(tree)],
    ...own,
    ['metadata.json', `${JSON.stringify({ ...metadata, quality, chapters, warnings }, null, 2)}\n`],
  ]
}

/** Moves the present paper to the archive, under its time; only the last ones stay there. */
async function archive(home: string, now: Date): Promise<string | null> {
  const [present, kept] = [path.join(home, 'final'), path.join(home, 'archive')]
  if (!(await readdir(home)).includes('final')) return null
  await mkdir(kept, { recursive: true })
  const place = path.join(kept, now.toISOString().replaceAll(':', '-'))
  await rename(present, place)
  const names = (await readdir(kept)).toSorted()
  for (const name of names.slice(0, Math.max(0, names.length - ARCHIVED_MAX)))
    await rm(path.join(kept, name), { recursive: true })
  return place
}

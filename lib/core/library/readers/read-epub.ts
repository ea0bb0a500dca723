import { normaliseLanguage } from '@/lib/core/text/language-code'
import type { ReadBlocks } from '../item-content'
import type { TextBlock } from '../text-block'
import { inChapter } from './collect-blocks'
import { htmlText } from './read-html'
import { attributeOf, scanMarkup } from './scan-markup'

/** Documents of one book that are read. */
const DOCUMENTS_MAX = 2_000

/** A file of the book as text; null when the book does not have it. */
export type FileOf = (name: string) => string | null

interface PackageDocument {
  readonly title: string | null
  readonly language: string | null
  /** Names of the content documents, in the order of reading. */
  readonly spine: readonly string[]
}

/**
 * An EPUB publication (W3C EPUB 3.3) as an item: its content documents in the order of reading, each place is a chapter by its name. Null when
 * the package document is missing. Encrypted documents hold no text.
 */
export function readEpub(fileOf: FileOf): ReadBlocks | null {
  const root = rootFile(fileOf('META-INF/container.xml') ?? '')
  const source = root === null ? null : fileOf(root)
  if (root === null || source === null) return null
  const book = readPackage(source, root)
  const blocks = book.spine.slice(0, DOCUMENTS_MAX).flatMap((name, at): TextBlock[] => {
    const text = fileOf(name)
    if (text === null) return []
    const chapter = htmlText(text)
    const heading = chapter.blocks.find(({ kind }) => kind === 'heading')?.text ?? chapter.title
    return inChapter(chapter.blocks, heading ?? String(at + 1))
  })
  return { title: book.title, language: book.language, pages: null, blocks }
}

function rootFile(container: string): string | null {
  let found: string | null = null
  scanMarkup(container, (token) => {
    if (token.kind === 'open' && token.name === 'rootfile')
      found ??= attributeOf(token.attributes, 'full-path')
  })
  return found
}

function readPackage(source: string, root: string): PackageDocument {
  const folder = root.includes('/') ? root.slice(0, root.lastIndexOf('/') + 1) : ''
  const hrefs = new Map<string, string>()
  const spine: string[] = []
  let title = ''
  let language = ''
  let within = ''
  scanMarkup(source, (token) => {
    if (token.kind === 'text') {
      if (within === 'dc:title' && title.length < 2_000) title += token.text
      if (within === 'dc:language' && language === '') language = token.text.trim()
      return
    }
    within = token.kind === 'open' ? token.name : ''
    if (token.kind === 'close') return
    const name = token.name.replace(/^opf:/, '')
    const idref = name === 'itemref' ? attributeOf(token.attributes, 'idref') : null
    if (idref !== null) spine.push(idref)
    const id = name === 'item' ? attributeOf(token.attributes, 'id') : null
    const href = name === 'item' ? attributeOf(token.attributes, 'href') : null
    if (id !== null && href !== null) hrefs.set(id, insideArchive(`${folder}${href}`))
  })
  return {
    title: title.trim() || null,
    language: language === '' ? null : normaliseLanguage(language),
    spine: spine.flatMap((id) => hrefs.get(id) ?? []),
  }
}

/** A path as the archive names it; what would lead out of the archive stays inside. */
function insideArchive(path: string): string {
  const parts: string[] = []
  for (const part of decoded(path.split('#')[0] ?? '').split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A per cent sign that encodes nothing stands for itself.
    return path
  }
}

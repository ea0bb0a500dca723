import type { ItemKind } from '@/lib/contracts/library'

/** The kinds that are read from files. */
export type FileKind = Exclude<ItemKind, 'record' | 'note'>

const endings: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  docx: 'docx',
  epub: 'epub',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  md: 'markdown',
  markdown: 'markdown',
  txt: 'text',
  text: 'text',
  srt: 'subtitles',
  vtt: 'subtitles',
}

/** What a file is, by its first bytes where they tell and by its name otherwise; null when it is none that can be read. */
export function fileKind(name: string, bytes: Uint8Array): FileKind | null {
  const head = String.fromCharCode(...bytes.subarray(0, 1_024))
  const named = endings[/\.([a-z]{2,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''] ?? null
  if (head.includes('%PDF-')) return 'pdf'
  // Both are ZIP archives; an EPUB says so in its first file.
  if (head.startsWith('PK\u0003\u0004'))
    return head.includes('mimetypeapplication/epub+zip') ? 'epub' : archive(named)
  if (/^\s*(?:\u00ef\u00bb\u00bf)?WEBVTT/.test(head)) return 'subtitles'
  if (named === 'pdf' || named === 'docx' || named === 'epub') return null
  return named
}

const archive = (named: FileKind | null): FileKind | null =>
  named === 'docx' || named === 'epub' ? named : null

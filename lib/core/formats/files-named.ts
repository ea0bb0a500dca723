import { foldWords } from '@/lib/core/text/fold-words'
import { readBibtexEntries } from './bibtex-entries'
import { decodeLatex } from './decode-latex'

const NAME_MAX = 255
const FILES_PER_RECORD_MAX = 20

/** Titles are compared by their words: what a reader makes of braces and accents differs. */
export const titleKey = (title: string): string => foldWords(title).join(' ')

/**
 * For the key of each title of a BibTeX or RIS file the names of the files that its record names, without their folders, as Zotero
 * (`Full Text:files/12/a.pdf:application/pdf`), JabRef (`:a.pdf:PDF`), Mendeley and EndNote (`L1  - internal-pdf://12/a.pdf`) write them. A title
 * that stands twice names nothing: nobody knows whose file it is. Linear in the length of the text; never throws.
 */
export function filesNamed(text: string): ReadonlyMap<string, readonly string[]> {
  const records = /^[ \t]{0,20}TY {1,2}- /m.test(text) ? risRecords(text) : bibtexRecords(text)
  const named = new Map<string, readonly string[]>()
  for (const { title, files } of records) {
    const key = titleKey(title)
    if (key !== '') named.set(key, named.has(key) ? [] : files)
  }
  return named
}

interface NamedFiles {
  readonly title: string
  readonly files: readonly string[]
}

function bibtexRecords(text: string): readonly NamedFiles[] {
  return readBibtexEntries(text).map(({ fields }) => ({
    title: decodeLatex(fields.get('title') ?? ''),
    files: namesIn((fields.get('file') ?? '').split(/(?<!\\);/)),
  }))
}

function risRecords(text: string): readonly NamedFiles[] {
  return text.split(/^[ \t]{0,20}ER {1,2}-.*$/m).map((record) => {
    const lines = record.split(/\r?\n/)
    const of = (tags: RegExp) => lines.filter((line) => tags.test(line)).map((line) => line.slice(6).trim())
    return { title: of(/^(?:TI|T1) {1,2}- /)[0] ?? '', files: namesIn(of(/^L[14] {1,2}- /)) }
  })
}

/** A file with its label before it and its type behind it, in any order; the name is what ends like a file. */
function namesIn(paths: readonly string[]): readonly string[] {
  const names = paths.slice(0, FILES_PER_RECORD_MAX).flatMap((path) => {
    const plain = path.slice(0, 4_000).replaceAll('{\\textbackslash}', '\\').replaceAll('$\\backslash$', '\\')
    const parts = plain.replaceAll('\\_', '_').split(/\\?:/)
    const file = parts.findLast((part) => /\.[A-Za-z]{2,5}$/.test(part.trim()))
    const name =
      file
        ?.trim()
        .split(/[/\\]+/)
        .at(-1) ?? ''
    return name === '' || name.length > NAME_MAX ? [] : [name]
  })
  return [...new Set(names)]
}

import type { CslItem } from './csl-item'
import { readBiblioscape } from './read-biblioscape'
import { readBibtex } from './read-bibtex'
import { readMarc } from './read-marc'
import { readMedline } from './read-medline'
import { readOvid } from './read-ovid'
import { readRefer } from './read-refer'
import { readRefworks } from './read-refworks'
import { looksLikeRepec, readRepec } from './read-repec'
import { readRis } from './read-ris'
import { isTable, readTable } from './read-table'
import { looksTagged, readTaggedByName } from './read-tagged-by-name'
import { readWos } from './read-wos'

export interface TextFormat {
  readonly name: string
  /** Where a record of the format begins, or -1. */
  readonly startIn: (text: string) => number
  readonly read: (text: string) => Iterable<CslItem>
  /** The line that begins each record, for formats whose files are glued together; global and of many lines. */
  readonly record?: RegExp
  /** The same within files of other formats, where it stands for `record`. */
  readonly anywhere?: RegExp
  /** How such a record goes on: one line of another format in a text is quoted, two are a record. */
  readonly goesOn?: RegExp
}

/** A line of any kind, then one with a tag. */
const TAGGED_NEXT = /^[^\n]{0,300}\n\s{0,8}[A-Z][A-Z0-9]{1,3} {0,3}- ?\S/
const SPACED_NEXT = /^[^\n]{0,300}\n[A-Z][A-Z0-9] \S/

const startOf = (mark: RegExp) => (text: string) => text.search(mark)
const wholly = (isOne: (text: string) => boolean) => (text: string) => (isOne(text) ? 0 : -1)

/** Formats whose records begin with a mark; the one whose mark stands first is the format of the file, whatever its texts quote. */
export const markedFormats: readonly TextFormat[] = [
  {
    name: 'MARC',
    startIn: wholly(
      (text) => /^\s*\d{5}[\s\S]{19}\d{12}/.test(text.slice(0, 200)) && text.includes('\u001e'),
    ),
    read: readMarc,
  },
  { name: 'NEP', startIn: wholly(looksLikeRepec), read: readRepec },
  {
    name: 'RIS',
    startIn: startOf(/^[\s\uFEFF]{0,8}TY {0,3}- ?\S/m),
    read: readRis,
    // A type behind another field is told from one that begins a record by the reader.
    record: /(?<!^(?!ER)[A-Z][A-Z0-9] {0,3}-[^\n]{0,2000}\n)^[ \t]{0,8}TY {0,3}-/gm,
    anywhere: /^[ \t]{0,8}TY {0,3}- ?\S/gm,
    goesOn: TAGGED_NEXT,
  },
  {
    name: 'Biblioscape',
    startIn: startOf(/^--[A-Z][A-Z0-9]-- /m),
    read: readBiblioscape,
    record: /^--RT-- /gm,
    anywhere: /^--[A-Z][A-Z0-9]-- /gm,
    goesOn: /^[^\n]{0,300}\n--[A-Z][A-Z0-9]-- /,
  },
  {
    name: 'Ovid',
    startIn: startOf(/^ {0,3}<\d{1,7}\. ?>/m),
    read: readOvid,
    record: /^ {0,3}<\d{1,7}\. ?>/gm,
    goesOn: TAGGED_NEXT,
  },
  {
    name: 'Web of Science',
    startIn: startOf(/^\uFEFF?(?:PT [A-Z]|FN (?:ISI|Thomson|Clarivate))/m),
    read: readWos,
    record: /^PT [A-Z]\b/gm,
    goesOn: SPACED_NEXT,
  },
  {
    name: 'RefWorks',
    startIn: startOf(/^RT [A-Z]/m),
    read: readRefworks,
    record: /^RT [A-Z]/gm,
    goesOn: SPACED_NEXT,
  },
  {
    name: 'PubMed',
    startIn: startOf(/^(?:PMID|OWN |OID |FAU )- ?/m),
    read: readMedline,
    record: /^PMID- ?\d/gm,
    goesOn: TAGGED_NEXT,
  },
  {
    name: 'BibTeX',
    startIn: startOf(/(?<=^|[\s}>])@[A-Za-z][\w-]{1,39}\s{0,10}[{(]/),
    read: readBibtex,
    record: /^[ \t]{0,40}@(?!comment|preamble|string|xdata|set\b)[A-Za-z][\w-]{1,39}[ \t]{0,10}[{(]/gim,
    goesOn: /^[^\n]{0,300}[{(][^\n=]{0,300}\n?[^\n=]{0,80}=/,
  },
  {
    name: 'EndNote',
    startIn: (text) => (text.startsWith('%PDF') ? -1 : text.search(/^[ \t]{0,8}%(?:0 [A-Z]|[A-Z] \S)/m)),
    read: readRefer,
    record: /^[ \t]{0,8}%0 [A-Z]/gm,
    goesOn: /^[^\n]{0,300}\n[ \t]{0,8}%\S \S/,
  },
]

/** Formats without a mark, tried when no other fits. */
export const plainFormats: readonly TextFormat[] = [
  // RIS has this tag, too; a record of PubMed's without its number is still one.
  { name: 'PubMed', startIn: startOf(/^TI {2}- ?/m), read: readMedline },
  { name: 'table', startIn: wholly(isTableSafe), read: readTable },
  { name: 'tagged', startIn: wholly(looksTagged), read: readTaggedByName },
]

/** A file that is no table at all makes the CSV reader throw; then it is not one. */
function isTableSafe(text: string): boolean {
  try {
    return isTable(text)
  } catch {
    return false
  }
}

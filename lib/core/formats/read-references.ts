import { parseXml, type XmlElement } from '@/lib/core/records/read-xml'
import { finishItems } from './build-item'
import type { CslItem } from './csl-item'
import { readBiblioscape } from './read-biblioscape'
import { readBibtex } from './read-bibtex'
import { readEndnoteXml } from './read-endnote-xml'
import { readJsonRecords } from './read-json-records'
import { readMarc, readMarcXml } from './read-marc'
import { readMedline } from './read-medline'
import { readDim, readMods } from './read-mods'
import { readContextObjects, readCrossrefXml, readPrimoXml, readWordXml } from './read-other-xml'
import { readOvid } from './read-ovid'
import { readPubmedXml } from './read-pubmed-xml'
import { readRdf } from './read-rdf'
import { readRefer } from './read-refer'
import { readRefworks } from './read-refworks'
import { looksLikeRepec, readRepec } from './read-repec'
import { readRis } from './read-ris'
import { isTable, readTable } from './read-table'
import { looksTagged, readTaggedByName } from './read-tagged-by-name'
import { readWos } from './read-wos'
import { allNamed, localName } from './xml-local'

/** What a reference file turned out to be, and its items; `format` is null for a file that is none. */
export interface ReadReferences {
  readonly format: string | null
  readonly items: readonly CslItem[]
}

export interface ReadLimits {
  /** Reading stops when this many items are found. */
  readonly itemsMax?: number
}

const ITEMS_MAX = 100_000

/** Blanks that no program writes; without them every pattern that skips blanks stays linear. */
const LONG_BLANK = /\s{100,}/g

interface TextFormat {
  readonly name: string
  readonly looksRight: (text: string) => boolean
  readonly read: (text: string) => Iterable<CslItem>
}

/** In the order in which they are tried: the unmistakable first. */
const textFormats: readonly TextFormat[] = [
  {
    name: 'MARC',
    looksRight: (text) => /^\s*\d{5}[\s\S]{19}\d{12}/.test(text.slice(0, 200)) && text.includes('\u001e'),
    read: readMarc,
  },
  { name: 'NEP', looksRight: looksLikeRepec, read: readRepec },
  { name: 'RIS', looksRight: (text) => /^[\s\uFEFF]{0,8}TY {0,3}- ?\S/m.test(text), read: readRis },
  { name: 'Biblioscape', looksRight: (text) => /^--[A-Z][A-Z0-9]-- /m.test(text), read: readBiblioscape },
  { name: 'Ovid', looksRight: (text) => /^ {0,3}<\d{1,7}\. ?>/m.test(text), read: readOvid },
  {
    name: 'Web of Science',
    looksRight: (text) => /^\uFEFF?(?:PT [A-Z]|FN (?:ISI|Thomson|Clarivate))/m.test(text),
    read: readWos,
  },
  { name: 'RefWorks', looksRight: (text) => /^RT [A-Z]/m.test(text), read: readRefworks },
  {
    name: 'PubMed',
    looksRight: (text) => /^(?:PMID|OWN |OID |FAU |TI {2})- ?/m.test(text),
    read: readMedline,
  },
  {
    name: 'BibTeX',
    looksRight: (text) => /(?:^|[\s}])@[A-Za-z]{2,40}\s{0,10}[{(]/.test(text),
    read: readBibtex,
  },
  {
    name: 'EndNote',
    looksRight: (text) => /^[ \t]{0,8}%(?:0 [A-Z]|[A-Z] \S)/m.test(text) && !text.startsWith('%PDF'),
    read: readRefer,
  },
  { name: 'table', looksRight: isTableSafe, read: readTable },
  { name: 'tagged', looksRight: looksTagged, read: readTaggedByName },
]

const xmlFormats: readonly {
  readonly name: string
  readonly marks: readonly string[]
  readonly read: (root: XmlElement) => Iterable<CslItem>
}[] = [
  { name: 'RDF', marks: ['RDF'], read: readRdf },
  {
    name: 'PubMed XML',
    marks: ['PubmedArticle', 'PubmedBookArticle', 'PubmedArticleSet', 'PubmedBookArticleSet'],
    read: readPubmedXml,
  },
  { name: 'Crossref XML', marks: ['crossref'], read: readCrossrefXml },
  { name: 'MODS', marks: ['mods'], read: readMods },
  { name: 'DSpace', marks: ['dim'], read: readDim },
  { name: 'MARCXML', marks: ['datafield', 'controlfield'], read: readMarcXml },
  { name: 'Word', marks: ['Sources'], read: readWordXml },
  { name: 'OpenURL', marks: ['context-object', 'context-objects'], read: readContextObjects },
  { name: 'Primo', marks: ['addata', 'display'], read: readPrimoXml },
  { name: 'EndNote XML', marks: ['ref-type', 'contributors', 'records'], read: readEndnoteXml },
]

/**
 * The items of a reference file, whatever its name says: the format is told from the content. RIS, BibTeX, BibLaTeX,
 * CSL-JSON, PubMed (.nbib and XML), Web of Science, EndNote (.enw and XML), RefWorks, Ovid, Biblioscape, MODS, METS, MARC,
 * Crossref, DataCite, OpenAlex, Primo, Word, OpenURL and tables with a heading row. Ids are unique. Linear in the length of
 * the text; entities of XML are never expanded; never throws.
 */
export function readReferences(text: string, { itemsMax = ITEMS_MAX }: ReadLimits = {}): ReadReferences {
  const body = text
    .replace(/^\uFEFF/, '')
    .replace(LONG_BLANK, (blank) => (blank.includes('\n') ? '\n\n' : ' '))
  const start = body.trimStart()
  if (start.startsWith('<') && !/^<\d{1,7}\. ?>/.test(start)) return readXml(start, itemsMax)
  if (start.startsWith('{') || start.startsWith('[')) {
    const items = readJsonRecords(body)
    if (items !== null) return { format: 'JSON', items: finishItems(items, itemsMax) }
  }
  for (const { name, looksRight, read } of textFormats) {
    if (looksRight(body)) return { format: name, items: finishItems(read(body), itemsMax) }
  }
  return { format: null, items: [] }
}

function readXml(text: string, itemsMax: number): ReadReferences {
  const root = parseXml(text)
  if (root === null) return { format: null, items: [] }
  for (const { name, marks, read } of xmlFormats) {
    const isMarked = marks.includes(localName(root)) || allNamed(root, ...marks).length > 0
    if (isMarked) return { format: name, items: finishItems(read(root), itemsMax) }
  }
  return { format: null, items: [] }
}

/** A file that is no table at all makes the CSV reader throw; then it is not one. */
function isTableSafe(text: string): boolean {
  try {
    return isTable(text)
  } catch {
    return false
  }
}

import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

/** The library makes up the names of its relations by chance. */
const CHANCE_ID = /(?<= (?:r:id|Id)=")(?:rId)?[a-z0-9_-]{21}(?=")/g
/** Bookmarks are counted on from one document of a process to the next. */
const BOOKMARK_ID = /(<w:bookmark(?:Start|End)[^>]*w:id=")(\d+)(?=")/g
/** So are drawings. */
const DRAWING_ID = /(<wp:docPr[^>]*\bid=")(\d+)(?=")/g
/** 1 January 1980, 0:00: the first day that the format can name, by the clock of the place, which the library writes. */
const FIRST_DAY = new Date(1980, 0, 1)
const TIME = /(<dcterms:(?:created|modified)[^>]*>)[^<]*/g

/**
 * The file without chance and clock: relations numbered in the order in which they are met, the given time as the time of writing,
 * and a zip without dates. The same document gives the same bytes.
 */
export function withSameBytes(docx: Buffer, time: string): Buffer {
  const links = numberer()
  const bookmarks = numberer()
  const drawings = numberer()
  // The document first: its own order numbers the relations, whatever the order of their list.
  const entries = Object.entries(unzipSync(docx)).sort(
    ([a], [b]) => Number(isRelations(a)) - Number(isRelations(b)),
  )
  const fixed = entries.map(([name, data]): [string, Uint8Array] => {
    if (!isText(name)) return [name, data]
    const text = strFromU8(data)
      .replace(CHANCE_ID, (id) => `rIdLink${links(id)}`)
      .replace(BOOKMARK_ID, (_, tag: string, id: string) => tag + bookmarks(id))
      .replace(DRAWING_ID, (_, tag: string, id: string) => tag + drawings(id))
      .replace(TIME, (_, tag: string) => tag + time)
    return [name, strToU8(isRelations(name) ? sortRelations(text) : text)]
  })
  // Readers expect the list of content types in front.
  const files = Object.fromEntries(fixed.sort(([a], [b]) => Number(b === TYPES) - Number(a === TYPES)))
  return Buffer.from(zipSync(files, { level: 9, mtime: FIRST_DAY }))
}

/** Numbers things from 1 in the order in which they are first named. */
function numberer(): (id: string) => number {
  const numbers = new Map<string, number>()
  return (id) => {
    const number = numbers.get(id) ?? numbers.size + 1
    numbers.set(id, number)
    return number
  }
}

const TYPES = '[Content_Types].xml'
/** Pictures are bytes. */
const isText = (name: string) => /\.(?:xml|rels|svg)$/.test(name)
const isRelations = (name: string) => name.endsWith('.rels')

function sortRelations(xml: string): string {
  const relations = xml.match(/<Relationship .*?\/>/g) ?? []
  const [first] = relations
  if (first === undefined) return xml
  const head = xml.slice(0, xml.indexOf(first))
  return `${head}${[...relations].sort().join('')}</Relationships>`
}

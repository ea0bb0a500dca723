import { readZip, writeZip } from './zip'

/** The library makes up the names of its relations by chance. */
const CHANCE_ID = /(?<= (?:r:id|Id)=")(?:rId)?[a-z0-9_-]{21}(?=")/g
/** Bookmarks are counted on from one document of a process to the next. */
const BOOKMARK_ID = /(<w:bookmark(?:Start|End)[^>]*w:id=")(\d+)(?=")/g
const TIME = /(<dcterms:(?:created|modified)[^>]*>)[^<]*/g

/**
 * The file without chance and clock: relations numbered in the order in which they are met, the given time as the time of writing,
 * and a zip without dates. The same document gives the same bytes.
 */
export function withSameBytes(docx: Buffer, time: string): Buffer {
  const links = numberer()
  const bookmarks = numberer()
  // The document first: its own order numbers the relations, whatever the order of their list.
  const entries = [...readZip(docx)].sort((a, b) => Number(isRelations(a.name)) - Number(isRelations(b.name)))
  const fixed = entries.map(({ name, data }) => {
    const text = data
      .toString('utf8')
      .replace(CHANCE_ID, (id) => `rIdLink${links(id)}`)
      .replace(BOOKMARK_ID, (_, tag: string, id: string) => tag + bookmarks(id))
      .replace(TIME, (_, tag: string) => tag + time)
    return { name, data: Buffer.from(isRelations(name) ? sortRelations(text) : text, 'utf8') }
  })
  // Readers expect the list of content types in front.
  return writeZip(fixed.sort((a, b) => Number(b.name === TYPES) - Number(a.name === TYPES)))
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
const isRelations = (name: string) => name.endsWith('.rels')

function sortRelations(xml: string): string {
  const relations = xml.match(/<Relationship .*?\/>/g) ?? []
  const [first] = relations
  if (first === undefined) return xml
  const head = xml.slice(0, xml.indexOf(first))
  return `${head}${[...relations].sort().join('')}</Relationships>`
}

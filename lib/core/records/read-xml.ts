import { XMLParser } from 'fast-xml-parser'

/** Elements nested deeper than this are dropped. */
const XML_DEPTH_MAX = 100

/** One element; `children` keeps text and elements in their order. Entities in texts are not yet decoded. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (XmlElement | string)[]
}

/** The reference lists of PubMed are most of its bytes and are never read. */
const UNREAD = ['..ReferenceList']

/** Entities and DTDs are never expanded: a document cannot grow while it is read. */
const parser = new XMLParser({
  preserveOrder: true,
  stopNodes: UNREAD,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
})

/** The root element, or null when the text is not XML, is cut off before its end or cannot be read; never throws. */
export function parseXml(text: string): XmlElement | null {
  const root = parseCutXml(text)
  return root !== null && endsWith(text.trim(), root.name) ? root : null
}

/** The root element of a text that may be cut off before its end, with what stands before the cut; never throws. */
export function parseCutXml(text: string): XmlElement | null {
  const body = text.trim()
  if (!body.startsWith('<')) return null
  try {
    const root = elementsOf(parser.parse(body), 0).find((node) => typeof node !== 'string')
    return root ?? null
  } catch {
    return null
  }
}

function endsWith(body: string, name: string): boolean {
  const end = body
    .slice(-2_000)
    .replace(/<!--[\s\S]{0,1500}?-->\s*$/, '')
    .trimEnd()
  return end.endsWith(`</${name}>`) || (end.endsWith('/>') && end.includes(`<${name}`))
}

function elementsOf(nodes: unknown, depth: number): (XmlElement | string)[] {
  if (!Array.isArray(nodes) || depth > XML_DEPTH_MAX) return []
  return nodes.flatMap((node: unknown) => elementOf(node, depth) ?? [])
}

function elementOf(node: unknown, depth: number): XmlElement | string | null {
  if (typeof node !== 'object' || node === null) return null
  const name = Object.keys(node).find((key) => key !== ':@')
  if (name === undefined) return null
  const value: unknown = Reflect.get(node, name)
  if (name === '#text') return typeof value === 'string' ? value : String(value)
  const attributes: unknown = Reflect.get(node, ':@')
  const entries = typeof attributes === 'object' && attributes !== null ? Object.entries(attributes) : []
  return {
    name,
    attributes: Object.fromEntries(entries.map(([key, text]) => [key, String(text)])),
    children: elementsOf(value, depth + 1),
  }
}

/** The child elements of that name, in order; none for an absent parent. */
export function childrenNamed(parent: XmlElement | null | undefined, name: string): XmlElement[] {
  return (parent?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== 'string' && child.name === name,
  )
}

/** The first element down a path of names, or null. */
export function childAt(
  parent: XmlElement | null | undefined,
  ...path: readonly string[]
): XmlElement | null {
  let here = parent ?? null
  for (const name of path) here = childrenNamed(here, name)[0] ?? null
  return here
}

/** All text inside the element in reading order, markup left out, entities undecoded; null when blank or absent. */
export function xmlText(element: XmlElement | null | undefined): string | null {
  if (element === null || element === undefined) return null
  const text = textInside(element)
  return text.trim() === '' ? null : text
}

function textInside(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textInside(child))).join('')
}

/** The text down a path of names, or null. */
export function xmlTextAt(parent: XmlElement | null | undefined, ...path: readonly string[]): string | null {
  return xmlText(childAt(parent, ...path))
}

import type { XmlElement } from '@/lib/core/records/read-xml'
import { addName, addText, newItem, setDate, setText } from './build-item'
import type { CslItem, CslNameVariable } from './csl-item'
import { namedKind } from './named-kinds'
import { pageRange, setDoi, standardNumbers } from './read-identifiers'
import { cslName, cslNameOf } from './read-name'
import { attribute, elementsIn, localName, textIn } from './xml-local'

const NODES_MAX = 200_000
const LIST_DEPTH_MAX = 6
/** How far a text is followed from node to node, and how many properties are asked on the way: nodes may name each other. */
const TEXT_DEPTH_MAX = 3
const FOLLOWED_MAX = 5
/** Nodes that are gone through for the names of one variable. */
const PERSONS_MAX = 1_000

/** What holds works, and is none. */
const containers = /^(?:Journal|Collection|Image)$/
const roleNames: readonly (readonly [CslNameVariable, readonly string[]])[] = [
  ['author', ['authors', 'author', 'creator', 'authorList', 'inventors']],
  ['editor', ['editors', 'editor', 'editorList']],
  ['translator', ['translators', 'translator']],
  ['contributor', ['contributors']],
]

/**
 * The items of RDF/XML: Zotero RDF, the Bibliographic Ontology, schema.org and plain Dublin Core. A node that another
 * names as what it is part of gives journal, volume and issue, and is no item itself.
 */
export function readRdf(root: XmlElement): CslItem[] {
  const graph = new RdfGraph(root)
  const nodes = elementsIn(root)
  const parts = new Set(
    nodes.flatMap((node) => graph.values(node, 'isPartOf').map((value) => graph.node(value))),
  )
  return nodes.filter((node) => isItem(node, graph) && !parts.has(node)).map((node) => itemOf(node, graph))
}

/** Nodes by their address, so that a property that names one can be followed. */
class RdfGraph {
  private readonly byAddress = new Map<string, XmlElement>()
  private count = 0
  /** The properties of the nodes that were asked, by local name: one that many name is gone through once. */
  private readonly properties = new WeakMap<XmlElement, ReadonlyMap<string, XmlElement[]>>()

  constructor(root: XmlElement) {
    this.index(root)
  }

  private index(element: XmlElement): void {
    this.count += 1
    if (this.count > NODES_MAX) return
    const address = attribute(element, 'about') ?? attribute(element, 'nodeID')
    const hasContent = elementsIn(element).length > 0
    if (address !== null && hasContent && !this.byAddress.has(address)) this.byAddress.set(address, element)
    for (const child of elementsIn(element)) this.index(child)
  }

  /** The properties of a node by local name. */
  values(node: XmlElement | null, name: string): XmlElement[] {
    if (node === null) return []
    const known = this.properties.get(node) ?? propertiesByName(node)
    this.properties.set(node, known)
    return known.get(name) ?? []
  }

  /** The node that a property holds or names; null when it holds text. */
  node(property: XmlElement | undefined): XmlElement | null {
    if (property === undefined) return null
    const address =
      attribute(property, 'resource') ??
      (elementsIn(property).length === 0 ? attribute(property, 'nodeID') : null)
    if (address !== null) return this.byAddress.get(address) ?? null
    const [inner] = elementsIn(property)
    if (inner === undefined) return null
    const named = attribute(inner, 'about') ?? attribute(inner, 'nodeID')
    return elementsIn(inner).length === 0 && named !== null ? (this.byAddress.get(named) ?? inner) : inner
  }

  /** The first text among these properties, also where it lies in a node's rdf:value or name. */
  text(node: XmlElement | null, ...names: readonly string[]): string | null {
    return this.followedText(node, names, 0)
  }

  private followedText(node: XmlElement | null, names: readonly string[], depth: number): string | null {
    if (depth > TEXT_DEPTH_MAX) return null
    for (const name of names) {
      const properties = this.values(node, name)
      for (const property of depth === 0 ? properties : properties.slice(0, FOLLOWED_MAX)) {
        const held = this.node(property)
        const text =
          held === null
            ? (textIn(property) ?? null)
            : (this.followedText(held, ['value', 'name', 'title'], depth + 1) ?? textIn(held))
        if (text !== null && text.trim() !== '') return text
      }
    }
    return null
  }
}

function propertiesByName(node: XmlElement): ReadonlyMap<string, XmlElement[]> {
  const byName = new Map<string, XmlElement[]>()
  for (const property of elementsIn(node)) {
    const name = localName(property)
    const same = byName.get(name)
    if (same) same.push(property)
    else byName.set(name, [property])
  }
  return byName
}

function isItem(node: XmlElement, graph: RdfGraph): boolean {
  if (
    graph.text(node, 'itemType') === 'attachment' ||
    /^(?:Person|Organization|Memo|Attachment|Collection|UserItem|Journal|Periodical|Seq)$/.test(
      localName(node),
    )
  ) {
    return false
  }
  return (
    (namedKind(localName(node)) !== undefined && !containers.test(localName(node))) ||
    (localName(node) === 'Description' && graph.text(node, 'title', 'name') !== null)
  )
}

function itemOf(node: XmlElement, graph: RdfGraph): CslItem {
  const item = newItem(namedKind(graph.text(node, 'itemType')) ?? namedKind(localName(node)) ?? 'document')
  item.id = attribute(node, 'about') ?? ''
  setText(item, 'title', graph.text(node, 'title', 'name', 'headline'))
  for (const [variable, names] of roleNames) {
    const seen = new Set<XmlElement>()
    for (const name of names) {
      if (item[variable] === undefined)
        for (const property of graph.values(node, name)) addNames(item, variable, property, { graph, seen })
    }
  }
  setDate(item, 'issued', graph.text(node, 'date', 'issued', 'datePublished', 'created', 'dateCreated'))
  setText(item, 'abstract', graph.text(node, 'abstract', 'description'))
  setText(
    item,
    'language',
    graph.text(node, 'language', 'inLanguage') ?? attribute(graph.values(node, 'language')[0], 'resource'),
  )
  setText(
    item,
    'page',
    graph.text(node, 'pages') ?? pageRange(graph.text(node, 'pageStart'), graph.text(node, 'pageEnd')),
  )
  for (const property of [
    ...graph.values(node, 'subject'),
    ...graph.values(node, 'about'),
    ...graph.values(node, 'keywords'),
  ]) {
    const held = graph.node(property)
    addText(item, 'keyword', held === null ? textIn(property) : graph.text(held, 'value', 'name'))
  }
  const links = [...graph.values(node, 'sameAs'), ...graph.values(node, 'uri'), ...graph.values(node, 'url')]
  for (const link of links) setText(item, 'URL', attribute(link, 'resource') ?? textIn(link))
  let whole: XmlElement | null = node
  for (let depth = 0; depth < LIST_DEPTH_MAX && whole !== null; depth += 1) {
    readPlace(item, whole, graph, depth > 0)
    whole = graph.node(graph.values(whole, 'isPartOf')[0])
  }
  return item
}

/** What may stand at the work itself or at the issue, volume, journal or book that it is part of. */
function readPlace(item: CslItem, node: XmlElement, graph: RdfGraph, isWhole: boolean): void {
  if (isWhole) {
    const series = /Series$/.test(localName(node))
    setText(item, series ? 'collection-title' : 'container-title', graph.text(node, 'title', 'name'))
    setText(item, 'container-title-short', graph.text(node, 'alternative', 'shortTitle'))
    if (item.issued === undefined)
      setDate(item, 'issued', graph.text(node, 'date', 'issued', 'datePublished'))
    if (
      /^(?:Journal|Periodical|PublicationIssue|PublicationVolume|Issue)$/.test(localName(node)) &&
      item.type === 'document'
    ) {
      item.type = 'article-journal'
    }
  }
  setText(item, 'volume', graph.text(node, 'volume', 'volumeNumber'))
  setText(item, 'issue', item.type === 'report' ? null : graph.text(node, 'number', 'issue', 'issueNumber'))
  if (item.type === 'report') setText(item, 'number', graph.text(node, 'number', 'reportNumber'))
  setText(item, 'publisher', graph.text(node, 'publisher'))
  setText(item, 'edition', graph.text(node, 'edition'))
  for (const name of ['identifier', 'issn', 'eissn', 'isbn', 'isbn10', 'isbn13', 'doi']) {
    for (const property of graph.values(node, name)) {
      const text = textIn(property) ?? ''
      for (const { kind, number } of standardNumbers(/^10\./.test(text) ? '' : text))
        addText(item, kind, number, ', ')
      if (/\b10\.\d{4,9}\//.test(text)) setDoi(item, text.replace(/^DOI\s+/i, ''))
      if (/^https?:/.test(text.trim())) setText(item, 'URL', text)
    }
  }
}

/** The persons of a property: text, a person, or a list of them. None twice, since a list may name itself. */
function addNames(
  item: CslItem,
  variable: CslNameVariable,
  property: XmlElement,
  { graph, seen }: { readonly graph: RdfGraph; readonly seen: Set<XmlElement> },
): void {
  const found: XmlElement[] = []
  const walk = (element: XmlElement, depth: number): void => {
    const node = graph.node(element) ?? element
    if (seen.has(node) || seen.size >= PERSONS_MAX) return
    seen.add(node)
    const isPerson = graph.text(node, 'surname', 'familyName', 'givenName', 'givenname', 'name') !== null
    if (isPerson || depth > LIST_DEPTH_MAX) found.push(node)
    else for (const child of elementsIn(node)) walk(child, depth + 1)
  }
  walk(property, 0)
  for (const person of found) {
    const family = graph.text(person, 'surname', 'familyName', 'family_name')
    const given = graph.text(person, 'givenName', 'givenname', 'givenNames')
    addName(item, variable, cslNameOf(family, given) ?? cslName(graph.text(person, 'name') ?? ''))
  }
  if (found.length === 0) addName(item, variable, cslName(textIn(property) ?? ''))
}

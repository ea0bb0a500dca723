import { decodeXML } from 'entities'
import { type XmlElement, xmlText } from '@/lib/core/records/read-xml'

const FOUND_MAX = 100_000

/** The name of an element without its namespace prefix; files choose prefixes freely. */
export function localName(element: XmlElement): string {
  return element.name.slice(element.name.indexOf(':') + 1)
}

/** The child elements of that local name, in order. */
export function kids(parent: XmlElement | null | undefined, name: string): XmlElement[] {
  return elementsIn(parent).filter((child) => localName(child) === name)
}

export function elementsIn(parent: XmlElement | null | undefined): XmlElement[] {
  return (parent?.children ?? []).filter((child) => typeof child !== 'string')
}

/** The first element down a path of local names, or null. */
export function kidAt(parent: XmlElement | null | undefined, ...path: readonly string[]): XmlElement | null {
  let here = parent ?? null
  for (const name of path) here = kids(here, name)[0] ?? null
  return here
}

/** The text down a path of local names, entities decoded; null when blank or absent. */
export function kidText(parent: XmlElement | null | undefined, ...path: readonly string[]): string | null {
  return textIn(kidAt(parent, ...path))
}

/** All text in an element, entities decoded; null when blank. */
export function textIn(element: XmlElement | null | undefined): string | null {
  const text = xmlText(element)
  return text === null ? null : decodeXML(text)
}

/** Every element of one of these local names below (or at) the element, in reading order; none inside another found one. */
export function allNamed(element: XmlElement, ...names: readonly string[]): XmlElement[] {
  const wanted = new Set(names)
  return allWith(element, (here) => wanted.has(localName(here)))
}

/** Every element below (or at) the element that fits, in reading order; none inside another found one. */
export function allWith(element: XmlElement, fits: (here: XmlElement) => boolean): XmlElement[] {
  const found: XmlElement[] = []
  const walk = (here: XmlElement): void => {
    if (found.length >= FOUND_MAX) return
    if (fits(here)) {
      found.push(here)
      return
    }
    for (const child of elementsIn(here)) walk(child)
  }
  walk(element)
  return found
}

/** The value of an attribute by its local name, entities decoded. */
export function attribute(element: XmlElement | null | undefined, name: string): string | null {
  for (const [key, value] of Object.entries(element?.attributes ?? {})) {
    if (key === name || key.endsWith(`:${name}`)) return decodeXML(value)
  }
  return null
}

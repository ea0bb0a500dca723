import type { BibtexEntry } from './bibtex-entries'

/** How far a chain of crossref fields is followed. */
const STEPS_MAX = 3
/** Entries that one entry takes fields over from, in each step. */
const PARENTS_MAX = 20

const notInherited: ReadonlySet<string> = new Set(
  'crossref xdata xref keywords abstract note doi label title shorttitle subtitle ids entryset execute options presort related relatedtype sortkey'.split(
    ' ',
  ),
)

/** The fields of an entry with those it takes over from its parents (crossref, xdata); its own come first. */
export function inheritedFields(
  entry: BibtexEntry,
  byKey: ReadonlyMap<string, BibtexEntry>,
): ReadonlyMap<string, string> {
  const fields = new Map(entry.fields)
  let parentKeys = parentsOf(fields)
  for (let step = 0; step < STEPS_MAX && parentKeys.length > 0; step += 1) {
    const parents = parentKeys.flatMap((key) => byKey.get(key) ?? []).filter((parent) => parent !== entry)
    for (const parent of parents) inherit(fields, parent)
    parentKeys = [...new Set(parents.flatMap((parent) => parentsOf(parent.fields)))].slice(0, PARENTS_MAX)
  }
  return fields
}

function parentsOf(fields: ReadonlyMap<string, string>): string[] {
  const keys = [fields.get('crossref'), fields.get('xdata')]
    .flatMap((list) => list?.split(',') ?? [])
    .map((key) => key.trim().toLowerCase())
    .filter(Boolean)
  return [...new Set(keys)].slice(0, PARENTS_MAX)
}

function inherit(fields: Map<string, string>, parent: BibtexEntry): void {
  const isData = parent.type === 'xdata'
  const hadBook = fields.has('booktitle')
  for (const [name, value] of parent.fields) {
    if ((isData || !notInherited.has(name)) && !fields.has(name)) fields.set(name, value)
  }
  const title = parent.fields.get('title')
  if (isData || title === undefined) return
  const name = parent.type === 'periodical' ? 'journaltitle' : 'booktitle'
  // The parent is cited by its own title; its booktitle is only for classic BibTeX, which copies fields by name.
  const isFree = name === 'booktitle' ? !hadBook : !fields.has(name)
  if (isFree && !fields.has('journal')) fields.set(name, title)
}

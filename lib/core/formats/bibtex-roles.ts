import { annotationsOf } from './bibtex-annotations'
import { addName } from './build-item'
import type { CslItem, CslName, CslNameVariable } from './csl-item'

/** What an annotation "author+an:role" says of a person, where CSL has a variable for it. */
const roles: ReadonlyMap<string, CslNameVariable> = new Map([
  ['director', 'director'],
  ['writer', 'script-writer'],
  ['host', 'host'],
  ['guest', 'guest'],
  ['executive producer', 'executive-producer'],
  ['executiveproducer', 'executive-producer'],
  ['execproducer', 'executive-producer'],
  ['producer', 'producer'],
  ['narrator', 'narrator'],
  ['performer', 'performer'],
])
/** Keys of biblatex-apa that run two words together. */
const spacedRoles: ReadonlyMap<string, string> = new Map([
  ['guestexpert', 'guest expert'],
  ['executiveproducer', 'executive producer'],
  ['execproducer', 'executive producer'],
  ['principalinvestigator', 'principal investigator'],
])

/** What parts two roles of one person, who wrote and directed: a word, a sign, or nothing. */
const between =
  /\s*(?:\band\b|[&,/+])\s*|(?<=writer|director|producer|creator|host)(?:and)?(?=writer|director|producer|creator|host)/i

type Annotated = 'author' | 'editor'

/**
 * Gives the names of an item what BibLaTeX's annotations say of them. Persons who all have one role that CSL knows
 * become the names of that role. Other roles, and accounts on the web, stand in brackets in the `suffix` of the name:
 * "(Writer)", "[@name]".
 */
export function readAnnotations(item: CslItem, fields: ReadonlyMap<string, string>): void {
  for (const variable of ['author', 'editor'] as const) {
    const accounts = annotationsOf(fields.get(`${variable}+an:username`))
    item[variable]?.forEach((name, at) => {
      const account = accounts.get(at + 1)
      if (account !== undefined) noteBehind(name, `[${account}]`)
    })
    const told = annotationsOf(fields.get(`${variable}+an:role`))
    const ofAll = variable === 'author' && !fields.has('editor') ? fields.get('authortype') : undefined
    const each = ofAll === undefined ? [] : (item.author ?? []).map((_, at) => [at + 1, ofAll] as const)
    assignRoles(item, variable, told.size > 0 ? told : new Map(each))
  }
}

function assignRoles(item: CslItem, variable: Annotated, annotations: ReadonlyMap<number, string>): void {
  const names = item[variable]
  if (names === undefined || annotations.size === 0) return
  const known = names.map((_, at) => roles.get(annotations.get(at + 1)?.toLowerCase() ?? ''))
  const [role] = known
  if (role !== undefined && known.every((other) => other === role)) {
    delete item[variable]
    for (const name of names) addName(item, role, name)
    return
  }
  names.forEach((name, at) => {
    const told = annotations.get(at + 1)
    if (told !== undefined) noteBehind(name, `(${told.split(between).map(roleName).join(' & ')})`)
  })
}

function noteBehind(name: CslName, note: string): void {
  name.suffix = [name.suffix, note].filter(Boolean).join(' ')
}

function roleName(told: string): string {
  const words = spacedRoles.get(told.toLowerCase()) ?? told
  return words.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())
}

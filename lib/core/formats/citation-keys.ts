import type { Source } from '@/lib/contracts/source'
import { foldAccents } from '@/lib/core/text/fold-accents'

const NAME_MAX = 30
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** Words that a key does not begin a title with. */
const emptyWords = new Set(
  'a an the of on in and for to o os as um uma de da do dos das e em el la los las un una y del le les der die das ein'.split(
    ' ',
  ),
)

/**
 * A citation key for each source by its id: family name, year and first telling word of the title ("souza2021remote"), in
 * lower-case ASCII. Keys are unique, and stay the same when sources are added or chosen later: of those that would share
 * one, the source seen first keeps it and later ones get a letter. Give all sources of a project, not only those exported.
 */
export function citationKeys(sources: readonly Source[]): ReadonlyMap<string, string> {
  const inOrder = [...sources].sort(
    (one, other) => one.firstRound - other.firstRound || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0),
  )
  const taken = new Set<string>()
  const keys = new Map<string, string>()
  for (const source of inOrder) {
    const key = firstFree(plainKey(source), taken)
    taken.add(key)
    keys.set(source.id, key)
  }
  return keys
}

function plainKey({ work }: Source): string {
  const [author] = work.authors
  const name =
    keyWord(author?.family ?? author?.full?.split(' ').at(-1) ?? author?.given ?? '') || 'anonymous'
  const words = work.title.split(/[\s:;,.\-–—/]+/, 30).map(keyWord)
  const word = words.find((text) => text.length > 1 && !emptyWords.has(text)) ?? ''
  return `${name}${work.year ?? 'nd'}${word}`
}

function keyWord(text: string): string {
  return foldAccents(text.slice(0, 200))
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, NAME_MAX)
}

/** "key", "keyb" … "keyz", then "key27" and so on. */
function firstFree(key: string, taken: ReadonlySet<string>): string {
  if (!taken.has(key)) return key
  for (const letter of LETTERS.slice(1)) if (!taken.has(key + letter)) return key + letter
  let number = LETTERS.length + 1
  while (taken.has(`${key}-${number}`)) number += 1
  return `${key}-${number}`
}

import { addName, addText, newItem, setDate, setText } from './build-item'
import type { CslItem } from './csl-item'
import { cslName } from './read-name'

/** Fields of an entry: "Date:     2005-08". */
const FIELD = /^(Date|URL|Keywords|JEL|By):\s*(.*)$/
const RULE = /^-{20,}\s*$/m
const CONTENTS = /^In this (?:issue|report) we have:/m
const ENTRY = /^\d{1,3}\. \S.*\n+(?:Date|By|URL):/m

/**
 * The papers of a report of NEP, the mailing list of RePEc (`looksLikeRepec` tells one): behind the table of contents each
 * has its number and title, its authors with their houses in brackets, fields and the abstract, parted by blank lines.
 */
export function readRepec(text: string): CslItem[] {
  const contents = text.search(CONTENTS)
  const parts = text.slice(Math.max(0, contents)).split(RULE)
  return parts
    .slice(contents === -1 ? 0 : Math.min(2, parts.length - 1))
    .flatMap((part) => part.split(/\n(?=\d{1,3}\. \S)/))
    .flatMap((entry) => readEntry(entry.trim()) ?? [])
}

/** True for a report of NEP, or some of its entries. */
export function looksLikeRepec(text: string): boolean {
  return (
    /^(?:NEP: New Economics Papers|nep\.repec\.org)/m.test(text) && (CONTENTS.test(text) || ENTRY.test(text))
  )
}

function readEntry(entry: string): CslItem | null {
  const opening = /^\d{1,3}\. (\S[\s\S]*?)(?:\n\s*\n|\n(?=\S+:\s)|$)/.exec(entry)
  if (opening === null) return null
  const item = newItem('report')
  setText(item, 'title', opening[1])
  const paragraphs: string[] = []
  for (const block of entry.slice(opening[0].length).split(/\n\s*\n/)) {
    const plain: string[] = []
    let isAuthors = false
    for (const line of block.split('\n')) {
      const [, name, value = ''] = FIELD.exec(line.trim()) ?? []
      isAuthors = name === 'By' || (isAuthors && name === undefined)
      if (name !== undefined) readField(item, name, value)
      else if (isAuthors) readAuthors(item, line)
      else plain.push(line.trim())
    }
    const words = plain.filter(Boolean)
    if (item.author === undefined && item.issued === undefined && item.URL === undefined)
      readAuthors(item, words.join('\n'))
    else if (words.length > 0) paragraphs.push(words.join(' '))
  }
  setText(item, 'abstract', paragraphs.join(' '))
  return item
}

function readField(item: CslItem, name: string, value: string): void {
  if (name === 'Date') setDate(item, 'issued', value)
  else if (name === 'URL') setText(item, 'URL', value)
  else if (name === 'By') readAuthors(item, value)
  else if (name === 'Keywords') for (const word of value.split(/[,;]/)) addText(item, 'keyword', word)
}

/** Names on lines of their own, their houses in brackets, which may go on over lines. */
function readAuthors(item: CslItem, text: string): void {
  for (const name of text.replace(/\([^()]{0,300}\)/g, ';').split(/[;\n]/)) {
    const bare = name.trim()
    if (/^\p{L}/u.test(bare)) addName(item, 'author', cslName(bare))
  }
}

import { UNSEEN } from './markdown-text'

const commands: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '`': '\\textasciigrave{}',
  '"': '\\textquotedbl{}',
  // A bracket behind \item or \\ would be read as its option.
  '[': '{[}',
  ']': '{]}',
}
const ACTIVE = /[\\{}$&#%_~^<>|`"[\]]/g
/** Two hyphens or quotes become another sign in LaTeX, ?` and !` too. */
const LIGATURE = /([-'?!,])(?=[-'`,])/g

/** Text of others as LaTeX shows it literally, in one line: no sign of it begins a command, a comment, a group or mathematics. Blanks at its ends stay. */
export function latexText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(LIGATURE, '$1\u0000')
    .replace(ACTIVE, (sign) => commands[sign] ?? '')
    .replaceAll('\u0000', '{}')
}

/** An address as the first argument of \href; it is one of the web already, and whatever LaTeX would read is encoded. */
export function latexAddress(address: string): string {
  return address
    .replace(
      /[\s\\{}^~`|"<>$[\]]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .replace(UNSEEN, '')
    .replace(/[%#&_]/g, (sign) => `\\${sign}`)
}

/** A key as the name of a place in a document: letters, digits and hyphens, another sign as its number. */
export function latexPlace(key: string): string {
  return key.replace(/[^A-Za-z0-9-]/g, (sign) => `.${sign.codePointAt(0)?.toString(16) ?? ''}.`)
}

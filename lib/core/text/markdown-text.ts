// What begins or ends something in Markdown or HTML; a backslash before punctuation is literal in CommonMark (section 2.4).
const ACTIVE = /[\\`*_{}[\]<>&|~#$]/g
// These act only at the start of a word that re-wrapping could bring to the start of a line.
const LINE_STARTERS = /(^|\s)([-+=:]+)(?=\s|$)/g
// Controls, halves of surrogate pairs, and the marks that turn or hide the direction of text: a title must not repaint the line it stands in.
export const UNSEEN = /[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu

/**
 * Text of others as one line that Markdown shows literally: blanks folded, controls and direction overrides dropped, and
 * everything that could open a link, a tag, an emphasis, a list or a heading escaped. Cut at `lengthMax` UTF-16 units of
 * the plain text, with an ellipsis. Never throws.
 */
export function markdownText(text: string, lengthMax: number): string {
  return cut(oneLine(text), lengthMax)
    .replace(ACTIVE, '\\$&')
    .replace(LINE_STARTERS, (_, before: string, mark: string) => before + mark.replace(/./g, '\\$&'))
}

// The same without braces, which CommonMark reads as text, and with a bracket only where it may close a tag.
const ACTIVE_INSIDE = /[\\`*_[\]<&|~#$]|(?<=\S)>/g
// A list, a quotation, an underlined heading or the line below a table's head.
const LINE_START = /^(?:[-+>=:]+(?=\s|$)|[-=:|]+$|\d{1,9}(?=[.)](?:\s|$)))/

/**
 * Text of others as a piece of a line that is not wrapped: like `markdownText`, but signs that act at the start of a line
 * alone stay as they are. The line as a whole goes through `markdownLine`.
 */
export function markdownInline(text: string, lengthMax: number): string {
  return cut(oneLine(text), lengthMax).replace(ACTIVE_INSIDE, '\\$&')
}

/** A line of escaped pieces whose first sign opens no list, quotation or heading. */
export function markdownLine(line: string): string {
  return line.replace(LINE_START, (mark) =>
    /^\d/.test(mark) ? `${mark}\\` : mark.replace(/[-+>=:|]/g, '\\$&'),
  )
}

/** One line of plain text: runs of blanks become one, controls are dropped. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(UNSEEN, '').replace(/ {2,}/g, ' ').trim()
}

/** The first `lengthMax` units, with an ellipsis when something was cut and never half of a surrogate pair. */
export function cut(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text
  return `${text.slice(0, lengthMax - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** An address as a Markdown autolink, or '' when it is not http(s) or cannot be written safely. */
export function markdownLink(address: string | null | undefined): string {
  if (!address || address.length > 2_000 || !URL.canParse(address)) return ''
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return ''
  return `<${url.href.replace(/[\s<>`\\]/g, (mark) => encodeURIComponent(mark))}>`
}

/** Bytes of a text in UTF-8. */
export function utf8Bytes(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 0x80) bytes += 1
    else if (code < 0x800) bytes += 2
    else if (code >= 0xd800 && code < 0xdc00) {
      bytes += 4
      at += 1
    } else bytes += 3
  }
  return bytes
}

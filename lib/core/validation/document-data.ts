/** The info string of the fenced block that carries the data. */
export const DATA_FENCE = 'carrel-data'

// Bounded repetitions: a text of nothing but backticks must not be read again from each of them.
const BLOCK = /`{3,10}[ \t]{0,9}carrel-data([^`]*)`{3,10}/g
/** More records than sources, notes and state can be. */
const RECORDS_MAX = 2_100

/**
 * The records as the text of a block. No blank is part of a record, so no editor that wraps, joins or indents lines can
 * change one: a blank inside a string is written `_`, an underscore and everything else that could end a line, a record,
 * a fence or open a tag is written as a JSON escape. Each record ends in `;`.
 */
export function encodeRecords(records: readonly unknown[]): string {
  return records.map(encodeRecord).join('\n')
}

/** One record as a line of the block. */
export function encodeRecord(record: unknown): string {
  const json = JSON.stringify(record)
  const closed = json.replace(/[_;`<>&]|[^\S ]|[\p{Cf}\uFEFF]/gu, escapeUnits)
  return `${closed.replaceAll(' ', '_')};`
}

/** Blocks found in a document, in order, each as its records; a record that cannot be read is `undefined`. */
export function decodeBlocks(markdown: string): readonly (readonly unknown[])[] {
  return [...markdown.matchAll(BLOCK)].map((match) => decodeRecords(match[1] ?? ''))
}

/** The document without its data blocks. */
export function withoutBlocks(markdown: string): string {
  return markdown.replace(BLOCK, '')
}

function decodeRecords(text: string): readonly unknown[] {
  return text
    .replace(/\s+/g, '')
    .split(';')
    .filter((record) => record !== '')
    .slice(0, RECORDS_MAX)
    .map((record) => readJson(record.replaceAll('_', ' ')))
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Damaged by hand or by an editor; the caller reports which one is missing.
    return undefined
  }
}

function escapeUnits(text: string): string {
  return [...Array(text.length).keys()]
    .map((at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('')
}

/** One field of a tagged record; continuation lines are joined with a line feed. */
export interface TaggedField {
  readonly tag: string
  readonly value: string
}
export type TaggedRecord = readonly TaggedField[]

interface TaggedFormat {
  /** Matches a whole line: the tag and what follows it. Must be linear. */
  readonly line: RegExp
  /** A line that stands between records and belongs to none. */
  readonly border?: RegExp
  /** Tags that open a record, whatever stood before. */
  readonly opens?: ReadonlySet<string>
  /** Tags that open a record after a blank line, a border or the end of another; elsewhere they are fields. */
  readonly opensAfterGap?: ReadonlySet<string>
  /** Tags that stand once in a record: a second one opens the next. */
  readonly opensAgain?: ReadonlySet<string>
  /** Tags that end a record and are not part of it. */
  readonly ends?: ReadonlySet<string>
  /** How the gap between two records looks when no tag says so. */
  readonly gap: 'blank-line' | 'none'
  /** A line without tag continues a field only when it is indented. */
  readonly isIndented?: boolean
}

/** Longest line that is read; the rest of a longer one is dropped. */
const LINE_MAX = 100_000
const FIELDS_MAX = 5_000

/**
 * The records of a file of tagged lines, in order, each with its fields in order. Lines before the first tag, and lines
 * without tag that continue nothing, are left out. Linear in the length of the text; no line is read before its record is
 * asked for.
 */
export function* readTagged(text: string, format: TaggedFormat): Generator<TaggedRecord> {
  let fields: TaggedField[] = []
  let value: string[] = []
  let tag = ''
  let blanks = 0
  const endField = () => {
    if (tag !== '' && fields.length < FIELDS_MAX) fields.push({ tag, value: value.join('\n').trim() })
    tag = ''
    value = []
  }
  /** The fields so far as a record, if there are any. */
  const endRecord = (): TaggedRecord[] => {
    endField()
    const ended = fields.length > 0 ? [fields] : []
    fields = []
    return ended
  }
  for (const raw of text.split('\n')) {
    const line = raw.slice(0, LINE_MAX)
    const found = format.line.exec(line)
    const isBorder = found === null && format.border?.test(line) === true
    if (isBorder) yield* endRecord()
    if (found !== null) {
      const name = (found[1] ?? '').toUpperCase()
      endField()
      const isGap = blanks > 0 && (format.gap === 'blank-line' || format.opensAfterGap?.has(name))
      const isAgain = format.opensAgain?.has(name) && fields.some(({ tag: earlier }) => earlier === name)
      if (format.opens?.has(name) || isGap || isAgain) yield* endRecord()
      if (format.ends?.has(name)) yield* endRecord()
      else {
        tag = name
        value = [found[2] ?? '']
      }
    } else if (line.trim() !== '' && !isBorder && tag !== '' && (!format.isIndented || /^\s/.test(line))) {
      value.push(line.trim())
    }
    blanks = line.trim() === '' ? blanks + 1 : 0
  }
  yield* endRecord()
}

/** The values of a tag, in order, blank ones left out. */
export function allValues(record: TaggedRecord, ...tags: readonly string[]): string[] {
  return record.filter(({ tag, value }) => tags.includes(tag) && value !== '').map(({ value }) => value)
}

/** The first value of the first of these tags that has one. */
export function firstValue(record: TaggedRecord, ...tags: readonly string[]): string | null {
  for (const tag of tags) {
    const found = record.find((field) => field.tag === tag && field.value !== '')
    if (found) return found.value
  }
  return null
}

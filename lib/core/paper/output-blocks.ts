import type { Block, Inlines } from '@/lib/contracts/document-tree'
import type { Locale } from '@/lib/contracts/locale'
import { Shortfall, SourceQuotation } from '@/lib/contracts/paper-items'
import { WrittenChapters } from '@/lib/contracts/paper-writing'
import { speak } from '@/lib/core/text/say'
import { bold, heading, list, paragraph, plain } from '@/lib/core/writing/blocks'
import { citationFields } from './check-output'
import { fieldName, paperDocumentWords, valueName } from './output-words'
import { citedText, type OutputWriting, paragraphBlocks } from './paragraph-blocks'

/** Values within values are shown to this depth; contracts have five levels. */
const DEPTH_MAX = 8

/** An agent's output as it is read: chapters as running text, any other field by field. `id` begins the ids of the blocks. Never throws. */
export function outputBlocks(value: unknown, id: string, writing: OutputWriting): readonly Block[] {
  const written = WrittenChapters.safeParse(value)
  if (written.success) return chapterBlocks(written.data, id, writing)
  return entriesOf(value).flatMap(([name, inner]) => fieldBlocks([name, inner], `${id}.${name}`, writing))
}

function chapterBlocks({ chapters }: WrittenChapters, id: string, writing: OutputWriting): readonly Block[] {
  return chapters.flatMap(({ number, title, sections }) => [
    heading(`${id}.${number}.h`, 3, title, writing.origin),
    ...sections.flatMap((section, at) => sectionBlocks(section, `${id}.${number}.${at}`, writing)),
  ])
}

/** A section of a chapter: its heading as a line of its own, and its paragraphs with their citations. */
function sectionBlocks(
  section: { readonly heading: string; readonly paragraphs: readonly string[] },
  id: string,
  writing: OutputWriting,
): readonly Block[] {
  return [
    paragraph(`${id}.t`, [bold(section.heading)], writing.origin),
    ...paragraphBlocks(section.paragraphs, id, writing),
  ]
}

function fieldBlocks(
  [name, value]: readonly [string, unknown],
  id: string,
  writing: OutputWriting,
): readonly Block[] {
  const { origin, locale } = writing
  if (isBare(value)) return [paragraph(id, labelled(name, value, writing), origin)]
  const shortfall = Shortfall.safeParse(entriesOf(value).find(([key]) => key === 'shortfall')?.[1])
  const items = itemsOf(value)
  const rows = (items ?? entriesOf(value)).map((item) =>
    items ? inlinesOf(item, name, writing, 0) : labelled(...pairOf(item), writing),
  )
  const say = speak(paperDocumentWords, locale)
  return [
    heading(`${id}.h`, 3, labelOf(name, locale), origin),
    rows.length === 0
      ? paragraph(`${id}.none`, [plain(say('none'))], origin)
      : list(`${id}.list`, rows, origin),
    ...(shortfall.success
      ? [
          {
            ...paragraph(`${id}.short`, [plain(say('shortfall', shortfall.data))], origin),
            role: 'note' as const,
          },
        ]
      : []),
  ]
}

const pairOf = (entry: unknown): readonly [string, unknown] =>
  Array.isArray(entry) && typeof entry[0] === 'string' ? [entry[0], entry[1]] : ['', entry]

/** The items of a list, or of a list that may say a shortfall; null for what is none. */
function itemsOf(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value
  const items = entriesOf(value).find(([key]) => key === 'items')?.[1]
  return Array.isArray(items) ? items : null
}

function isBare(value: unknown): boolean {
  return (
    typeof value !== 'object' ||
    value === null ||
    (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
  )
}

function labelled(name: string, value: unknown, writing: OutputWriting, depth = 0): Inlines {
  return [bold(`${labelOf(name, writing.locale)}: `), ...inlinesOf(value, name, writing, depth)]
}

function inlinesOf(value: unknown, name: string, writing: OutputWriting, depth: number): Inlines {
  const { locale, cite } = writing
  const say = speak(paperDocumentWords, locale)
  if (depth > DEPTH_MAX || value === null || value === undefined) return [plain(say('none'))]
  if (typeof value === 'boolean') return [plain(say(value ? 'yes' : 'no'))]
  if (typeof value === 'number') return [plain(numberText(value, name, locale))]
  if (typeof value === 'string') {
    if (citationFields.includes(name)) return cite([value])
    return citedText(valueName(locale, value) ?? value, writing)
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return [plain(say('none'))]
    const keys = value.filter((one) => typeof one === 'string')
    if (citationFields.includes(name) && keys.length === value.length) return cite(keys)
    return joined(
      value.map((one) => inlinesOf(one, name, writing, depth + 1)),
      '; ',
    )
  }
  const quoted = SourceQuotation.safeParse(value)
  if (quoted.success && depth > 0) return [plain(`“${quoted.data.quote}” `), ...cite([quoted.data.key])]
  const parts = entriesOf(value).map(([key, inner]) => labelled(key, inner, writing, depth + 1))
  return joined(parts, depth === 0 ? '. ' : ', ')
}

function joined(parts: readonly Inlines[], separator: string): Inlines {
  return parts.flatMap((part, at) => {
    // A sentence has its own full stop.
    const isEnded = /[.!?…]$/.test(parts[at - 1]?.at(-1)?.text ?? '')
    return at === 0 ? part : [plain(isEnded ? separator.replace('.', '') : separator), ...part]
  })
}

function numberText(value: number, name: string, locale: Locale): string {
  const style = name.endsWith('01') ? ({ style: 'percent' } as const) : {}
  return new Intl.NumberFormat(locale, {
    ...style,
    maximumFractionDigits: 2,
    useGrouping: name !== 'years',
  }).format(value)
}

/** The fields that say something; what is null or an empty text does not. */
function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).filter(([, inner]) => inner !== null && inner !== '')
}

function labelOf(name: string, locale: Locale): string {
  return fieldName(locale, name) ?? name
}

'use client'

import { useTranslations } from 'next-intl'
import { createElement } from 'react'
import { classNames } from '@/components/ui/class-names'
import { DrawingView } from '@/components/ui/drawing-view'
import { Fold } from '@/components/ui/fold'
import { ScrollRegion } from '@/components/ui/scroll-region'
import type {
  Block,
  FigureBlock,
  Heading,
  Inlines,
  ListBlock,
  Paragraph,
  ReferencesBlock,
  TableBlock,
} from '@/lib/contracts/document-tree'
import { blockLines } from '@/lib/core/desk/block-text'
import { useDeskWorld } from './desk-context'
import { blockDomId } from './go-to'
import { LineText, PlainLine } from './line-text'
import type { TextMark } from './text-marks'

/** Pixels to a point of a drawing, below which its words are too small to be read; then it is scrolled. */
const READABLE = 1.4

interface BlockProps<T extends Block> {
  block: T
  /** "2.1" of a heading, "Table 3" of a table or figure; '' for none. */
  label: string
  marks: readonly TextMark[]
}

/** A block as it is read. What is not its text (numbers, labels, buttons) stands outside of its lines. */
export function BlockContent({ block, label, marks }: BlockProps<Block>) {
  switch (block.kind) {
    case 'heading':
      return <HeadingContent block={block} label={label} marks={marks} />
    case 'paragraph':
      return <ParagraphContent block={block} marks={marks} />
    case 'list':
      return <ListContent block={block} marks={marks} />
    case 'table':
      return <TableContent table={block} label={label} marks={marks} offsets={offsetsOf(blockLines(block))} />
    case 'figure':
      return <FigureContent block={block} label={label} marks={marks} />
    case 'references':
      return <ReferencesContent block={block} marks={marks} />
  }
}

/** Where each line begins in the block's text. */
export function offsetsOf(lines: readonly string[]): readonly number[] {
  let at = 0
  return lines.map((line) => {
    const offset = at
    at += line.length + 1
    return offset
  })
}

const headingSizes = {
  1: 'mt-14 text-xl font-semibold',
  2: 'mt-8 text-lg font-semibold',
  3: 'mt-6 text-base font-semibold italic',
} as const

function HeadingContent({ block, label, marks }: BlockProps<Heading>) {
  return createElement(
    `h${block.level + 2}`,
    { className: classNames('font-serif leading-snug text-balance', headingSizes[block.level]) },
    label ? <span className="mr-2 text-soft select-none">{label}</span> : null,
    <PlainLine key="text" text={block.text} offset={0} marks={marks} />,
  )
}

const paragraphShapes = {
  body: 'leading-[1.65]',
  quote: 'border-l-2 border-line-strong pl-4 text-[0.9375rem] leading-relaxed',
  note: 'text-sm text-soft',
} as const

function ParagraphContent({ block, marks }: Omit<BlockProps<Paragraph>, 'label'>) {
  const Shape = block.role === 'quote' ? 'blockquote' : 'p'
  return (
    <Shape dir="auto" className={classNames('mt-4', paragraphShapes[block.role])}>
      <LineText inlines={block.inlines} offset={0} marks={marks} />
    </Shape>
  )
}

function ListContent({ block, marks }: Omit<BlockProps<ListBlock>, 'label'>) {
  const { view } = useDeskWorld()
  const List = block.ordered ? 'ol' : 'ul'
  // As in the file: an advisor may speak of "item b".
  const ordered = view.version?.tree.style === 'abnt' ? 'list-[lower-alpha]' : 'list-decimal'
  const offsets = offsetsOf(blockLines(block))
  return (
    <List
      className={classNames(
        'mt-4 space-y-2 pl-6 leading-[1.65] marker:text-soft',
        block.ordered ? ordered : 'list-disc',
      )}
    >
      {block.items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have nothing but their place.
        <li key={at} dir="auto" className="pl-1">
          <LineText inlines={item} offset={offsets[at] ?? 0} marks={marks} />
        </li>
      ))}
    </List>
  )
}

/** `offsets` of its lines: caption, heads, cells row by row, note. */
function TableContent({
  table,
  label,
  marks,
  offsets,
}: {
  table: TableBlock
  label: string
  marks: readonly TextMark[]
  offsets: readonly number[]
}) {
  const columns = table.head.length
  const cells = 1 + columns
  const total = table.widths.reduce((sum, width) => sum + width, 0) || 1
  const noteAt = offsets.at(-1) ?? 0
  return (
    <figure className="mt-6">
      {table.caption || label ? (
        <figcaption className="mb-2 font-sans text-sm">
          {label ? <span className="font-semibold select-none">{label}. </span> : null}
          <PlainLine text={table.caption} offset={offsets[0] ?? 0} marks={marks} />
        </figcaption>
      ) : null}
      <ScrollRegion label={`${label} ${table.caption}`.trim()}>
        <table
          className={classNames(
            'w-full border-y border-line-strong text-sm',
            columns > 3 ? 'sm:min-w-[36rem]' : columns > 2 ? 'sm:min-w-[28rem]' : '',
            // On a phone a row is a card, each cell with its head.
            'max-sm:block max-sm:border-y-0',
          )}
        >
          <colgroup className="max-sm:hidden">
            {table.head.map((head, at) => (
              <col key={head} style={{ width: `${(100 * (table.widths[at] ?? 1)) / total}%` }} />
            ))}
          </colgroup>
          <thead className="max-sm:hidden">
            <tr className="border-b border-line-strong">
              {table.head.map((head, at) => (
                <th
                  key={head}
                  scope="col"
                  className="py-1.5 pr-4 text-left align-bottom font-semibold last:pr-0"
                >
                  <PlainLine text={head} offset={offsets[1 + at] ?? 0} marks={marks} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-line max-sm:block max-sm:space-y-2 sm:divide-y">
            {table.rows.map((row, at) => (
              <tr
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing but their place.
                key={at}
                className="max-sm:block max-sm:rounded-md max-sm:border max-sm:border-line max-sm:px-3 max-sm:py-2"
              >
                {row.map((cell, column) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: as are cells.
                    key={column}
                    dir="auto"
                    className={classNames(
                      'py-1.5 pr-4 align-top last:pr-0 max-sm:py-0.5 max-sm:pr-0',
                      // A head without anything beside it tells nothing.
                      cell.length === 0 ? 'max-sm:hidden' : 'max-sm:block',
                    )}
                  >
                    <span className="mr-1.5 font-sans text-xs text-soft select-none sm:hidden">
                      {table.head[column]}:
                    </span>
                    <LineText
                      inlines={cell}
                      offset={offsets[cells + at * columns + column] ?? 0}
                      marks={marks}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <Note text={table.note} offset={noteAt} marks={marks} />
    </figure>
  )
}

function FigureContent({ block, label, marks }: BlockProps<FigureBlock>) {
  const t = useTranslations('desk.document')
  const offsets = offsetsOf(blockLines(block))
  return (
    <figure className="mt-6">
      <figcaption className="mb-2 font-sans text-sm">
        {label ? <span className="font-semibold select-none">{label}. </span> : null}
        <PlainLine text={block.caption} offset={offsets[0] ?? 0} marks={marks} />
      </figcaption>
      <ScrollRegion label={`${label} ${block.caption}`.trim()}>
        <div style={{ minWidth: block.drawing.width * READABLE }}>
          <DrawingView
            drawing={block.drawing}
            label={block.alternative || block.caption}
            className="block h-auto w-full"
          />
        </div>
      </ScrollRegion>
      <Note text={block.note} offset={offsets[1] ?? 0} marks={marks} />
      <Fold title={t('asTable')} className="mt-1 font-sans">
        <TableContent table={block.table} label="" marks={marks} offsets={offsets.slice(2)} />
      </Fold>
    </figure>
  )
}

function Note(props: { text: string; offset: number; marks: readonly TextMark[] }) {
  if (props.text === '') return null
  return (
    <p className="mt-1.5 font-sans text-xs text-soft">
      <PlainLine {...props} />
    </p>
  )
}

function ReferencesContent({ block, marks }: Omit<BlockProps<ReferencesBlock>, 'label'>) {
  const t = useTranslations('desk.document')
  const { openSources } = useDeskWorld()
  const offsets = offsetsOf(blockLines(block))
  return (
    <ul className="mt-4 space-y-3.5">
      {block.entries.map(({ key, inlines }, at) => (
        <li key={key} id={blockDomId(`source.${key}`)} tabIndex={-1} className="rounded-sm leading-normal">
          <p dir="auto" className="pl-6 -indent-6">
            <LineText inlines={inlines} offset={offsets[at] ?? 0} marks={marks} />
          </p>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t('detailsOf', { reference: plain(inlines) })}
            onClick={() => openSources({ keys: [key], citing: '' })}
            className="ml-6 min-h-6 font-sans text-xs font-medium text-accent underline decoration-accent-line underline-offset-3 hover:decoration-current"
          >
            {t('details')}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The beginning of an entry, to tell its button from the others. */
function plain(inlines: Inlines): string {
  const text = inlines.map((inline) => inline.text).join('')
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

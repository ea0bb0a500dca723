import { createElement } from 'react'
import type { Block, Inlines, TableBlock } from '@/lib/contracts/document-tree'

/** Blocks of an output as they are read beside the dashboard. */
export function OutputBlocksView({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="space-y-2.5 font-serif text-[1.0625rem] [overflow-wrap:anywhere]">
      {blocks.map((block) => (
        <BlockView key={block.id} block={block} />
      ))}
    </div>
  )
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h3 className="pt-2 font-sans text-sm font-semibold">{block.text}</h3>
    case 'paragraph':
      return (
        <p dir="auto" className={block.role === 'note' ? 'text-sm text-warn' : undefined}>
          <Text inlines={block.inlines} />
        </p>
      )
    case 'list':
      return createElement(
        block.ordered ? 'ol' : 'ul',
        { className: block.ordered ? 'list-decimal space-y-1.5 pl-5' : 'list-disc space-y-1.5 pl-5' },
        block.items.map((inlines, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of an output never change places.
          <li key={at} dir="auto">
            <Text inlines={inlines} />
          </li>
        )),
      )
    case 'table':
      return <TableView table={block} />
    default:
      return null
  }
}

function TableView({ table: { number, caption, head, rows } }: { table: TableBlock }) {
  const title = number === undefined ? caption : `${number} ${caption}`
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the page is moved by keyboard.
    <section aria-label={title} tabIndex={0} className="scroll-quiet overflow-x-auto font-sans">
      <table className="min-w-full border-collapse text-sm [overflow-wrap:normal]">
        <caption className="pb-1 text-left text-soft">{title}</caption>
        <thead>
          <tr className="border-b border-line-strong text-left">
            {head.map((cell) => (
              <th key={cell} scope="col" className="px-2 py-1.5 align-bottom font-semibold first:pl-0">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an output never change places.
            <tr key={row} className="border-b border-line align-top">
              {cells.map((inlines, column) => (
                <td key={head[column]} dir="auto" className="px-2 py-1.5 first:min-w-48 first:pl-0">
                  <Text inlines={inlines} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Text({ inlines }: { inlines: Inlines }) {
  return inlines.map((inline, at) => {
    const isBold = inline.kind === 'text' && inline.bold
    return createElement(isBold ? 'strong' : 'span', { key: at }, inline.text)
  })
}

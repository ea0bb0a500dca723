import { createElement } from 'react'
import type { Block, Inlines } from '@/lib/contracts/document-tree'

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
    default:
      return null
  }
}

function Text({ inlines }: { inlines: Inlines }) {
  return inlines.map((inline, at) => {
    const isBold = inline.kind === 'text' && inline.bold
    return createElement(isBold ? 'strong' : 'span', { key: at }, inline.text)
  })
}

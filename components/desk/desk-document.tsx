'use client'

import { useTranslations } from 'next-intl'
import { memo, useMemo, useRef } from 'react'
import type { ProposalVersion } from '@/lib/contracts/desk'
import type { Block, DocumentTree } from '@/lib/contracts/document-tree'
import { deskBlocks, TITLE_PAGE } from '@/lib/core/desk/block-text'
import { layoutWords } from '@/lib/core/documents/layout/layout-words'
import { type DocumentOutline, outlineOf } from '@/lib/core/documents/layout/outline'
import { styleOf } from '@/lib/core/documents/layout/style-of'
import { say } from '@/lib/core/text/say'
import { BlockContent, offsetsOf } from './block-content'
import { BlockRow } from './block-row'
import { ContentsList } from './contents-list'
import { useDeskWorld } from './desk-context'
import { DOCUMENT_ID } from './go-to'
import { PlainLine } from './line-text'
import { SelectionButton } from './selection-button'
import { commentsByBlock, type TextMark } from './text-marks'
import { useMargin } from './use-margin'

/** The document as it was published, with its comments, and what leads through it. */
export function DeskDocument({ version }: { version: ProposalVersion }) {
  const t = useTranslations('desk.document')
  const { view, drafts, canComment } = useDeskWorld()
  const { tree } = version
  const root = useRef<HTMLDivElement>(null)
  const outline = useMemo(() => outlineOf(tree, styleOf(tree)), [tree])
  const blocks = useMemo(() => new Map(deskBlocks(tree).map((block) => [block.id, block])), [tree])
  const comments = useMemo(() => commentsByBlock(view.comments), [view.comments])
  useMargin(root, `${version.number} ${[...comments.keys()].join()} ${Object.keys(drafts.all).join()}`)
  return (
    <section
      aria-label={t('label')}
      className="mt-8 grid grid-cols-1 items-start gap-x-10 min-[90rem]:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <nav
        aria-label={t('contents')}
        className="scroll-quiet sticky top-6 max-h-[calc(100dvh-8rem)] overflow-y-auto max-[90rem]:hidden"
      >
        <p className="label-caps mb-1.5">{t('contents')}</p>
        <ContentsList entries={outline.contents} />
      </nav>
      <div
        ref={root}
        id={DOCUMENT_ID}
        lang={tree.language}
        className="relative max-w-[42rem] font-serif text-[1.0625rem]"
      >
        <BlockRow blockId={TITLE_PAGE} name={t('titlePage')} comments={comments.get(TITLE_PAGE)}>
          {(marks) => <TitlePage tree={tree} marks={marks} />}
        </BlockRow>
        {tree.chapters.flatMap((chapter) =>
          chapter.blocks.map((block) => (
            <BlockRow
              key={block.id}
              blockId={block.id}
              name={nameOf(block, outline, t(`block.${block.kind}`))}
              comments={comments.get(block.id)}
            >
              {(marks) => <BlockContent block={block} label={labelOf(block, outline)} marks={marks} />}
            </BlockRow>
          )),
        )}
        {canComment ? <SelectionButton root={root} blocks={blocks} /> : null}
      </div>
    </section>
  )
}

function labelOf(block: Block, { byId, labels }: DocumentOutline): string {
  if (block.kind === 'heading') return byId.get(block.id)?.number ?? ''
  return labels.get(block.id) ?? ''
}

/** Tells the comment buttons of many blocks apart: "Paragraph: In all, forty students…". */
function nameOf(block: Block, outline: DocumentOutline, kind: string): string {
  const start = startOf(block)
  return `${labelOf(block, outline) || kind}: ${start.length > 60 ? `${start.slice(0, 60)}…` : start}`
}

function startOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.text
    case 'paragraph':
      return block.inlines.map(({ text }) => text).join('')
    case 'list':
      return block.items[0]?.map(({ text }) => text).join('') ?? ''
    case 'table':
    case 'figure':
      return block.caption
    case 'references':
      return String(block.entries.length)
  }
}

/** Its lines are those of deskBlocks, in that order. */
const TitlePage = memo(function TitlePage({
  tree,
  marks,
}: {
  tree: DocumentTree
  marks: readonly TextMark[]
}) {
  const { title, subtitle, author, institution, advisor, city, nature, keywords, banner } = tree
  const lines = [title, subtitle, author, institution, advisor, city, nature, keywords.join('; '), banner]
  const offsets = offsetsOf(lines)
  const line = (at: number) => <PlainLine text={lines[at] ?? ''} offset={offsets[at] ?? 0} marks={marks} />
  return (
    <div className="border-line pb-2 xl:border-b xl:pb-8">
      <h2 dir="auto" className="text-2xl leading-tight font-semibold text-balance">
        {line(0)}
      </h2>
      {subtitle ? <p className="mt-1 text-lg text-soft">{line(1)}</p> : null}
      <p className="mt-4">{line(2)}</p>
      <div className="mt-1 font-sans text-sm text-soft">
        {institution ? <p>{line(3)}</p> : null}
        {advisor ? (
          <p>
            <span className="select-none">{say(layoutWords, tree.language, 'advisor')}: </span>
            {line(4)}
          </p>
        ) : null}
        {city ? <p>{line(5)}</p> : null}
        {nature ? <p className="mt-2">{line(6)}</p> : null}
        {keywords.length > 0 ? <p className="mt-2 italic">{line(7)}</p> : null}
        {banner ? <p className="mt-3 font-medium text-warn">{line(8)}</p> : null}
      </div>
    </div>
  )
})

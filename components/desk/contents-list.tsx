import { useFormatter, useTranslations } from 'next-intl'
import { type ReactNode, useId, useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { chapterNumber } from '@/lib/core/desk/document-kind'
import { type OutlineEntry, outlineOf } from '@/lib/core/documents/layout/outline'
import { styleOf } from '@/lib/core/documents/layout/style-of'
import { useDeskWorld } from './desk-context'
import { blockDomId, deskParts, partDomId, showPlace } from './go-to'

const indents = { 1: '', 2: 'pl-4', 3: 'pl-8' } as const

/** The headings of the document and what stands behind it; each leads to its place. */
export function ContentsList({
  entries,
  onGo,
}: {
  entries: readonly OutlineEntry[]
  /** What holds the list gives way before one is led there. */
  onGo?: () => void
}) {
  const t = useTranslations('desk')
  const { view } = useDeskWorld()
  // Quality control judges proposals alone.
  const parts = deskParts.filter((part) => part !== 'quality' || chapterNumber(view.kind) === 0)
  return (
    <ol className="text-sm">
      {entries
        .filter(({ heading }) => heading.level < 3)
        .map(({ heading, number }) => (
          <li key={heading.id} className={indents[heading.level]}>
            <GoTo place={blockDomId(heading.id)} onGo={onGo}>
              {number ? `${number} ` : ''}
              {heading.text}
            </GoTo>
          </li>
        ))}
      {parts.map((part, at) => (
        <li key={part} className={classNames(at === 0 && 'mt-2 border-t border-line pt-2')}>
          <GoTo place={partDomId(part)} onGo={onGo}>
            {t(`${part}.title`)}
          </GoTo>
        </li>
      ))}
    </ol>
  )
}

function GoTo(props: { place: string; onGo: (() => void) | undefined; children: ReactNode }) {
  const { place, onGo, children } = props
  return (
    <button
      type="button"
      onClick={() => {
        onGo?.()
        showPlace(place)
      }}
      className="w-full rounded-sm py-1 text-left leading-snug text-soft hover:text-ink"
    >
      {children}
    </button>
  )
}

/** The same where there is no room beside the text: above the bar, with how far one has read. */
export function ContentsButton({ progress01 }: { progress01: number }) {
  const t = useTranslations('desk.document')
  const format = useFormatter()
  const { view } = useDeskWorld()
  const id = useId()
  const tree = view.version?.tree
  const entries = useMemo(() => (tree ? outlineOf(tree, styleOf(tree)).contents : []), [tree])
  return (
    <nav aria-label={t('contents')} className="min-[90rem]:hidden">
      <Button variant="quiet" popoverTarget={id}>
        {t('contents')}
        <span className="text-soft">{format.number(progress01, { style: 'percent' })}</span>
      </Button>
      <div
        id={id}
        popover="auto"
        className="scroll-quiet inset-auto bottom-[calc(var(--frame-bottom)+0.5rem)] left-2 m-0 max-h-[70dvh] w-[min(24rem,calc(100vw-1rem))] overflow-y-auto rounded-md border border-line-strong bg-sheet px-4 py-3 text-ink shadow-lg"
      >
        <ContentsList entries={entries} onGo={() => document.getElementById(id)?.hidePopover()} />
      </div>
    </nav>
  )
}

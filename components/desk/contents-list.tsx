import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Fold } from '@/components/ui/fold'
import type { OutlineEntry } from '@/lib/core/documents/layout/outline'
import { blockDomId, deskParts, partDomId, showPlace } from './go-to'

const indents = { 1: '', 2: 'pl-4', 3: 'pl-8' } as const

/** The headings of the document and what stands behind it; each leads to its place. */
export function ContentsList({ entries }: { entries: readonly OutlineEntry[] }) {
  const t = useTranslations('desk')
  return (
    <ol className="text-sm">
      {entries
        .filter(({ heading }) => heading.level < 3)
        .map(({ heading, number }) => (
          <li key={heading.id} className={indents[heading.level]}>
            <GoTo place={blockDomId(heading.id)}>
              {number ? `${number} ` : ''}
              {heading.text}
            </GoTo>
          </li>
        ))}
      {deskParts.map((part, at) => (
        <li key={part} className={classNames(at === 0 && 'mt-2 border-t border-line pt-2')}>
          <GoTo place={partDomId(part)}>{t(`${part}.title`)}</GoTo>
        </li>
      ))}
    </ol>
  )
}

function GoTo({ place, children }: { place: string; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={() => showPlace(place)}
      className="w-full rounded-sm py-1 text-left leading-snug text-soft hover:text-ink"
    >
      {children}
    </button>
  )
}

/** The same where there is no room beside the text. */
export function ContentsFold({ entries }: { entries: readonly OutlineEntry[] }) {
  const t = useTranslations('desk.document')
  return (
    <nav aria-label={t('contents')} className="mb-6 border-b border-line pb-1 min-[90rem]:hidden">
      <Fold title={t('contents')}>
        <ContentsList entries={entries} />
      </Fold>
    </nav>
  )
}

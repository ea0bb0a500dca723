import { useTranslations } from 'next-intl'
import { Fold } from '@/components/ui/fold'
import type { OutlineEntry } from '@/lib/core/documents/layout/outline'
import { blockDomId, showPlace } from './go-to'

const indents = { 1: '', 2: 'pl-4', 3: 'pl-8' } as const

/** The headings of the document; each leads to its place. */
export function ContentsList({ entries }: { entries: readonly OutlineEntry[] }) {
  return (
    <ol className="text-sm">
      {entries
        .filter(({ heading }) => heading.level < 3)
        .map(({ heading, number }) => (
          <li key={heading.id} className={indents[heading.level]}>
            <button
              type="button"
              onClick={() => showPlace(blockDomId(heading.id))}
              className="w-full rounded-sm py-1 text-left leading-snug text-soft hover:text-ink"
            >
              {number ? <span className="mr-1.5 text-faint">{number}</span> : null}
              {heading.text}
            </button>
          </li>
        ))}
    </ol>
  )
}

/** The same where there is no room beside the text. */
export function ContentsFold({ entries }: { entries: readonly OutlineEntry[] }) {
  const t = useTranslations('desk.document')
  return (
    <nav aria-label={t('contents')} className="mb-6 border-y border-line py-1 min-[90rem]:hidden">
      <Fold title={t('contents')}>
        <ContentsList entries={entries} />
      </Fold>
    </nav>
  )
}

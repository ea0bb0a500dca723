import { useTranslations } from 'next-intl'
import { Fold } from '@/components/ui/fold'
import type { SourceRow } from '@/lib/contracts/source-validation'

/** What was found before and stands outside the present search: kept, and back in the list as soon as a search takes it in. */
export function OutsideScope({ rows }: { rows: readonly SourceRow[] }) {
  const t = useTranslations('sources.outside')
  if (rows.length === 0) return null
  return (
    <div>
      <Fold title={t('title')} aside={rows.length}>
        <p className="mb-1.5 text-xs text-soft">{t('text')}</p>
        <ul className="scroll-quiet max-h-60 space-y-1 overflow-y-auto text-sm">
          {rows.map(({ id, work }) => (
            <li key={id} lang={work.language ?? undefined} dir="auto">
              {work.title}
              {work.year === null ? null : <span className="text-faint"> · {work.year}</span>}
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  )
}

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { SourceRow } from '@/lib/contracts/source-validation'
import type { OwnRemoval } from './use-own-removal'

/** What the student has brought so far; each can be taken out again. */
export function OwnSourcesList({ rows, removal }: { rows: readonly SourceRow[]; removal: OwnRemoval }) {
  const t = useTranslations('sources.own')
  if (rows.length === 0 && !removal.putBack) return null
  return (
    <section aria-labelledby="own-mine" className="border-t border-line pt-3">
      <h3 id="own-mine" className="text-sm font-semibold">
        {t('mine')}
      </h3>
      <ul className="mt-1.5">
        {rows.map(({ id, work }) => (
          <li key={id} className="flex items-start gap-2 border-t border-line py-1.5 first:border-t-0">
            <span dir="auto" className="min-w-0 flex-1 font-serif text-sm">
              {work.title}
            </span>
            <Button
              size="sm"
              variant="quiet"
              aria-label={t('removeOf', { title: work.title })}
              disabled={!removal.isPossible}
              onClick={() => removal.remove(id)}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      {removal.putBack ? (
        <Button size="sm" disabled={!removal.isPossible} onClick={removal.putBack}>
          {t('putBack')}
        </Button>
      ) : null}
    </section>
  )
}

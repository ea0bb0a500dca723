import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

/** While two sources that are the same work are being named: what to do next, and the way out. */
export function JoinBar({ first, onCancel }: { first: string | null; onCancel: () => void }) {
  const t = useTranslations('sources.join')
  const common = useTranslations('common')
  return (
    <div
      role="status"
      className="sticky top-[calc(var(--frame-top)+0.25rem)] z-10 flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-accent-line bg-accent-soft px-3 py-2 text-sm sm:px-4"
    >
      <p className="min-w-0 flex-1 text-accent-strong">
        {first === null ? t('nameFirst') : t('nameSecond', { title: `\u2068${first}\u2069` })}
      </p>
      <Button size="sm" onClick={onCancel}>
        {common('cancel')}
      </Button>
    </div>
  )
}

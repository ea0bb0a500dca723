import { useTranslations } from 'next-intl'
import { ProgressBar } from '@/components/ui/progress-bar'

interface BusyLine {
  readonly key: string
  readonly label: string
  readonly done: number
  readonly total: number
}

/** What is being worked on now, with its progress; it keeps its place while it is empty. */
export function BusySteps({ steps }: { steps: readonly BusyLine[] }) {
  const t = useTranslations('run')
  return (
    <ul className="space-y-1.5" aria-label={t('working')}>
      {steps.map(({ key, label, done, total }) => (
        <li key={key}>
          <div className="flex justify-between gap-3 text-xs text-soft">
            <span>{label}</span>
            {total > 1 ? <span>{t('doneOf', { done, total })}</span> : null}
          </div>
          {total > 1 ? (
            <ProgressBar label={label} done={done} total={total} />
          ) : (
            <ProgressBar label={label} />
          )}
        </li>
      ))}
    </ul>
  )
}

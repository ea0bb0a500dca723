import { useTranslations } from 'next-intl'
import { inputClass } from '@/components/ui/field'
import type { NewVote, ScreeningView } from '@/lib/contracts/reviewers'
import { screeningDecisions } from '@/lib/contracts/reviewers-limits'

interface DoneRowProps {
  readonly entry: ScreeningView['done'][number]
  readonly busy: boolean
  readonly onVote: (vote: NewVote) => Promise<boolean>
}

/** A source that was judged; another decision takes the place of the first. */
export function DoneRow({ entry, busy, onVote }: DoneRowProps) {
  const t = useTranslations('screening')
  const { id, title, year, decision, reason } = entry
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]">
      <span className="min-w-0 flex-1">
        <span dir="auto" className="font-serif">
          {title}
        </span>{' '}
        <span className="text-xs text-soft">
          {year ?? t('noYear')}
          {reason === '' ? '' : ` · ${reason}`}
        </span>
      </span>
      <select
        aria-label={t('change', { title })}
        className={`${inputClass} w-auto!`}
        value={decision}
        aria-busy={busy}
        onChange={(event) => {
          const chosen = screeningDecisions.find((one) => one === event.target.value)
          if (chosen && !busy) void onVote({ sourceId: id, decision: chosen, reason })
        }}
      >
        {screeningDecisions.map((one) => (
          <option key={one} value={one}>
            {t(`decision.${one}`)}
          </option>
        ))}
      </select>
    </li>
  )
}

'use client'

import { useFormatter, useTranslations } from 'next-intl'
import type { ScopeFinding } from '@/lib/contracts/scope'

interface ScopeFindingViewProps {
  readonly finding: ScopeFinding
  /** The student's reason in a sentence of the page: it speaks to them, or of them. */
  readonly says: (reason: string) => string
}

/** One text that left the validated topic: where it stands, what it says, and what came and went. */
export function ScopeFindingView({ finding, says }: ScopeFindingViewProps) {
  const t = useTranslations('common.scope')
  const format = useFormatter()
  const { place, text, check, reason } = finding
  const moves = [
    ['outside', check.outside],
    ['gained', check.gained],
    ['lost', check.lost],
  ] as const
  return (
    <div>
      <p dir="auto">
        <span className="font-medium text-ink">{t(`place.${place}`)}</span>{' '}
        {text === '' ? t('notShown') : <span className="font-serif text-ink">“{text}”</span>}
      </p>
      <ul className="text-soft">
        {moves.map(([key, words]) =>
          words.length === 0 ? null : (
            <li key={key} dir="auto">
              {t(key, { words: format.list([...words], { type: 'conjunction' }) })}
            </li>
          ),
        )}
        {reason === '' ? null : <li dir="auto">{says(reason)}</li>}
      </ul>
    </div>
  )
}

import { useTranslations } from 'next-intl'
import { sourceAnchor } from './source-cards'

/** The number of a source, which leads to its passage beside the text. */
export function SourceNumber({ place, anchor }: { place: number; anchor: string }) {
  const t = useTranslations('answers.answer')
  return (
    <a
      href={`#${sourceAnchor(anchor, place)}`}
      aria-label={t('source', { number: place + 1 })}
      className="mx-0.5 inline-block min-w-6 rounded-sm border border-accent-line bg-accent-soft px-1 text-center text-xs leading-5 font-medium text-accent-strong tabular-nums no-underline hover:underline"
    >
      {place + 1}
    </a>
  )
}

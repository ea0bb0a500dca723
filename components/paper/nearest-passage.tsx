import { useTranslations } from 'next-intl'
import type { ComparedReport } from '@/lib/contracts/paper-output-view'

/** What the source of a sentence that was left out says that is nearest to it. */
export function NearestPassage({ nearest }: ComparedReport['leftOut'][number]) {
  const t = useTranslations('run.model')
  if (nearest === null) return null
  return (
    <figure className="border-l-2 border-line pl-3 text-xs">
      <figcaption className="text-soft">{t('nearest')}</figcaption>
      <blockquote dir="auto" className="font-serif">
        {nearest.quote}
      </blockquote>
    </figure>
  )
}

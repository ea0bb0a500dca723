'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { ExternalLink } from '@/components/ui/external-link'
import type { DatabaseId } from '@/lib/contracts/search'
import type { Angle, TopicCount } from '@/lib/contracts/topic'
import { sizeWithTotal } from '@/lib/core/topics/size-from-counts'
import { totalOf } from '@/lib/core/topics/topic-bands'
import { CountsLine } from './counts-line'
import { SizeVerdict } from './size-verdict'

/** One angle: its question, why it is offered, what is in and out, and how much there is. */
export function AngleCard({
  angle,
  counts,
  counting,
  children,
}: {
  angle: Angle
  counts: readonly TopicCount[]
  counting: readonly DatabaseId[]
  children?: ReactNode
}) {
  const t = useTranslations('topic.angle')
  return (
    <article aria-label={angle.title} className="space-y-3 rounded-lg border border-line bg-sheet px-5 py-4">
      <header className="space-y-1">
        <h2 dir="auto" className="font-serif text-lg font-semibold">
          {angle.title}
        </h2>
        <p className="flex flex-wrap gap-2">
          <Badge tone="plain">{t(`type.${angle.type === 'future-work' ? 'futurework' : angle.type}`)}</Badge>
        </p>
        <SizeVerdict size={sizeWithTotal(angle.size, totalOf(counts))} />
      </header>
      <p dir="auto">{angle.question}</p>
      <p dir="auto" className="text-sm text-soft">
        {angle.rationale}
      </p>
      {angle.evidence
        .filter(({ quote }) => quote !== '')
        .map(({ quote, title }) => (
          <blockquote key={quote} dir="auto" className="border-l-2 border-line-strong pl-3 text-sm">
            <p>“{quote}”</p>
            <cite className="text-soft">{title}</cite>
          </blockquote>
        ))}
      {angle.evidence.some(({ quote }) => quote === '') ? (
        <ul className="space-y-1 text-sm">
          {angle.evidence
            .filter(({ quote }) => quote === '')
            .map(({ title, url, year }) => (
              <li key={`${title}${url}`} dir="auto">
                {url ? <ExternalLink href={url}>{title}</ExternalLink> : title}{' '}
                {year === null ? '' : `(${year})`}
              </li>
            ))}
        </ul>
      ) : null}
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="font-semibold">{t('in')}</dt>
        <dd>{angle.in.join(' · ') || '–'}</dd>
        <dt className="font-semibold">{t('out')}</dt>
        <dd>{angle.out.join(' · ') || '–'}</dd>
      </dl>
      <CountsLine counts={counts} counting={counting} />
      {children}
    </article>
  )
}

import { useFormatter, useTranslations } from 'next-intl'
import type { Score } from '@/lib/contracts/source'
import { ScoreLine } from './score-bar'

const partNames = [
  'concepts',
  'title',
  'abstract',
  'keywords',
  'feedback',
  'scope',
  'peer-review',
  'journal-tier',
  'citations',
] as const

/** One score taken apart: each part with its weight and what it rests on. */
export function ScoreDetails({ kind, score }: { kind: 'relevancy' | 'quality'; score: Score }) {
  const t = useTranslations('sources')
  const format = useFormatter()
  const nameOf = (name: string) => {
    const known = partNames.find((part) => part === name)
    return known ? t(`part.${known}`) : name
  }
  return (
    <section>
      <h4 className="flex items-baseline justify-between text-sm font-semibold">
        {t(`score.${kind}`)}
        <span>{t('percent', { value: Math.round(score.score) })}</span>
      </h4>
      <dl className="mt-2 space-y-2">
        {score.parts.map((part) => (
          <div key={part.name} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-0.5 text-xs">
            <dt>
              {nameOf(part.name)}
              <span className="text-faint">
                {' '}
                · {t('why.weight', { value: Math.round(part.weight * 100) })}
              </span>
            </dt>
            <dd className="row-start-1 col-start-2 font-medium">
              {part.unknown
                ? t('why.unknownScore', { value: Math.round(part.score) })
                : format.number(Math.round(part.score))}
            </dd>
            <dd className="col-span-2">
              <ScoreLine score={part.score} muted={kind === 'quality'} />
              {part.ground ? <span className="mt-0.5 block text-soft">{part.ground}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

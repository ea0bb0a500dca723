'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ExternalLink } from '@/components/ui/external-link'
import { SelectField } from '@/components/ui/field'
import type { AngleLink, Rating } from '@/lib/contracts/topic'
import { databaseFacts } from '@/lib/core/databases/database-facts'
import { sizeFromCounts } from '@/lib/core/topics/size-from-counts'
import { isAround } from '@/lib/core/topics/topic-bands'
import type { PartProps } from './part-props'
import { SizeVerdict } from './size-verdict'
import { ViabilityPyramid } from './viability-pyramid'

const criteria = ['evidence', 'feasibility', 'contribution'] as const

/** The finalists side by side on three criteria, each with what was read. The student chooses; nothing is recommended. */
export function ChoicePart({ state, busy, onAnswer }: PartProps) {
  const t = useTranslations('topic.choice')
  const [confidence, setConfidence] = useState(3)
  return (
    <section className="space-y-5">
      <h1 className="font-serif text-2xl font-semibold">{t('title')}</h1>
      <p className="max-w-3xl text-soft">{t('text')}</p>
      <div className="grid gap-4 xl:grid-cols-2">
        {state.validated.map(({ viability, criteria: weighed }) => {
          const angle = state.angles.find(({ id }) => id === viability.angle)
          if (!angle) return null
          return (
            <article
              key={angle.id}
              aria-label={angle.title}
              className="space-y-4 rounded-lg border border-line bg-sheet px-5 py-4"
            >
              <h2 dir="auto" className="font-serif text-lg font-semibold">
                {angle.title}
              </h2>
              <p dir="auto">{angle.question}</p>
              <dl className="grid grid-cols-3 gap-2">
                {criteria.map((key) => (
                  <div key={key}>
                    <dt className="text-xs text-soft">{t(`criteria.${key}`)}</dt>
                    <dd>
                      <Badge tone={toneOf(weighed[key])}>{t(`rating.${weighed[key] ?? 'unknown'}`)}</Badge>
                    </dd>
                  </div>
                ))}
              </dl>
              <p className="text-sm">
                {viability.grade === null
                  ? t('gradeUnknown')
                  : t('grade', {
                      grade: t(`grades.${viability.grade}`),
                      relevant: viability.relevant,
                      read: viability.read,
                    })}
                {isAround(viability) ? ` ${t('around')}` : null}
                {weighed.hoursNeeded !== null && weighed.hoursThere !== null
                  ? ` ${t('hours', { needed: Math.round(weighed.hoursNeeded), there: Math.round(weighed.hoursThere) })}`
                  : ` ${t('hoursUnsaid')}`}
              </p>
              {viability.failed.length > 0 ? (
                <p className="text-sm text-warn">
                  {t('failed', {
                    names: viability.failed.map(({ database }) => databaseFacts[database].name).join(', '),
                  })}
                </p>
              ) : null}
              <ViabilityPyramid bars={viability.pyramid} />
              <SizeVerdict size={sizeFromCounts(angle.size, viability.pyramid)} />
              <ol className="list-decimal space-y-1.5 pl-5 text-sm">
                {viability.links.map((link) => (
                  <LinkLine key={link.url} link={link} />
                ))}
              </ol>
              {viability.newestReview ? (
                <div className="text-sm">
                  <p className="font-semibold">{t('newestReview')}</p>
                  <ul>
                    <LinkLine link={viability.newestReview} />
                  </ul>
                </div>
              ) : null}
              <Button
                // Among several none is preferred.
                variant={state.validated.length === 1 ? 'primary' : 'plain'}
                busy={busy}
                onClick={() => void onAnswer('choose', { kind: 'choose', angle: angle.id, confidence })}
              >
                {t('choose')}
              </Button>
            </article>
          )
        })}
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label={t('confidence')}
          value={String(confidence)}
          onChange={(event) => setConfidence(Number(event.target.value))}
        >
          {[1, 2, 3, 4, 5].map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </SelectField>
        <Button busy={busy} onClick={() => void onAnswer('choose', { kind: 'back' })}>
          {t('back')}
        </Button>
      </div>
      <p className="text-sm text-soft">{t('sleep')}</p>
    </section>
  )
}

function LinkLine({ link }: { link: AngleLink }) {
  return (
    <li dir="auto">
      <ExternalLink href={link.url}>{link.title}</ExternalLink>
      <span className="block text-soft">
        {link.authors} {link.year === null ? '' : `(${link.year})`}
      </span>
      <span className="block text-xs text-soft">{link.why}</span>
    </li>
  )
}

function toneOf(rating: Rating | null): 'accent' | 'plain' | 'warn' {
  return rating === 'strong' ? 'accent' : rating === 'weak' ? 'warn' : 'plain'
}

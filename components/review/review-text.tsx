'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { ReviewSentence } from '@/lib/contracts/review'
import { citationLabel } from '@/lib/core/identity/citation-label'
import type { ReviewState } from '@/lib/core/review/review-state'
import { citationSegments } from '@/lib/core/text/citation-marks'
import type { OpenSaid } from './said-dialog'

const parts = ['synthesis', 'patterns', 'tensions', 'gaps', 'keyCitations'] as const

interface ReviewTextProps {
  readonly state: ReviewState
  readonly onOpen: (open: OpenSaid) => void
}

/** What was written, sentence by sentence; each that rests on sources opens what it rests on. */
export function ReviewText({ state, onOpen }: ReviewTextProps) {
  const t = useTranslations('review')
  const { themes, written, connected } = state
  const labels = new Map(
    state.gathered?.sources.map(({ key, work }) => {
      const label = citationLabel(work, state.settings.style)
      return [key, { label, year: String(work.year ?? label) }]
    }),
  )
  const shown = (sentences: readonly ReviewSentence[]) => (
    <Sentences sentences={sentences} labels={labels} onOpen={onOpen} />
  )
  return (
    <div className="max-w-3xl space-y-8">
      {(themes ?? []).length === 0 ? <p>{t('written.nothing')}</p> : null}
      {(themes ?? []).map(({ id, name }) => {
        const theme = written.find((one) => one.id === id)
        return (
          <section key={id} aria-label={name} className="space-y-3">
            <h2 dir="auto" className="font-serif text-xl font-semibold first-letter:uppercase">
              {name}
            </h2>
            {parts.map((part) => (
              <div key={part}>
                <h3 className="text-sm font-semibold text-soft">{t(`part.${part}`)}</h3>
                {shown(theme?.[part] ?? [])}
              </div>
            ))}
          </section>
        )
      })}
      {connected ? (
        <section className="space-y-3">
          <h2 className="font-serif text-xl font-semibold">{t('part.across')}</h2>
          <h3 className="text-sm font-semibold text-soft">{t('part.links')}</h3>
          {shown(connected.links)}
          <h3 className="text-sm font-semibold text-soft">{t('part.overallGaps')}</h3>
          {shown(connected.gaps)}
          <h3 className="text-sm font-semibold text-soft">{t('part.outline')}</h3>
          <ol className="list-decimal space-y-1 pl-5">
            {connected.outline.map(({ title, points }) => (
              <li key={title}>
                <span className="font-medium first-letter:uppercase">{title}</span>
                {points.length > 0 ? <span className="text-soft"> – {points.join('; ')}</span> : null}
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </div>
  )
}

function Sentences({
  sentences,
  labels,
  onOpen,
}: {
  readonly sentences: readonly ReviewSentence[]
  /** How each source is cited, by its key. */
  readonly labels: ReadonlyMap<string, { readonly label: string; readonly year: string }>
  readonly onOpen: ReviewTextProps['onOpen']
}) {
  const t = useTranslations('review.written')
  const spoken = (text: string) =>
    citationSegments(text)
      .map((part) =>
        part.kind === 'cite'
          ? `(${part.keys.map((key) => labels.get(key)?.[part.yearOnly ? 'year' : 'label'] ?? key).join('; ')}${part.suffix ? `, ${part.suffix}` : ''})`
          : part.text,
      )
      .join('')
  return (
    <ul className="space-y-1.5">
      {sentences.map((sentence) => (
        <li key={sentence.text} dir="auto">
          {spoken(sentence.text)}{' '}
          {sentence.support.length > 0 ? (
            <Button
              variant="quiet"
              size="sm"
              onClick={() =>
                onOpen({
                  title: t('support'),
                  said: [...new Map(sentence.support.map(({ said }) => [said.text, said])).values()],
                })
              }
            >
              {t('support')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

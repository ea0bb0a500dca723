'use client'

import { useFormatter, useTranslations } from 'next-intl'
import type { ScopeStanding } from '@/lib/contracts/scope'
import type { TopicState } from '@/lib/core/topics/topic-state'

/** What is known so far and what is remembered: areas, how the question came about, what was rejected and why, what was parked. */
export function TopicMemory({ state, scope }: { state: TopicState; scope: ScopeStanding | null }) {
  const t = useTranslations('topic.memory')
  const scopeWords = useTranslations('common.scope')
  const format = useFormatter()
  const day = (iso: string) =>
    iso === '' ? '' : format.dateTime(new Date(iso), { dateStyle: 'medium', timeZone: 'UTC' })
  const titleOf = (id: string) => state.angles.find((angle) => angle.id === id)?.title ?? id
  const parts: readonly (readonly [string, readonly string[]])[] = [
    [t('areas'), state.interests.areas],
    [
      t('evolution'),
      state.evolution.map(({ at, kind, text }) => `${day(at)} · ${t(`kind.${kind}`)}: ${text}`),
    ],
    [t('rejected'), state.rejected.map(({ title, reason }) => (reason ? `${title}: ${reason}` : title))],
    [t('parked'), state.parked.map(titleOf)],
    [t('stale'), [...new Set(state.stale.map(({ viability }) => titleOf(viability.angle)))]],
    [t('scope'), state.scopeHistory.map(({ at, topic, question }) => `${day(at)} · ${topic}: ${question}`)],
    [
      t('drift'),
      (scope?.findings ?? []).map(
        ({ place, text, check, reason }) =>
          `${t(`change.${check.change === 'second-thesis' ? 'second' : 'refinement'}`)} · ${scopeWords(`place.${place}`)} ${text}${reason ? ` (${reason})` : ''}`,
      ),
    ],
  ]
  // What there is nothing of yet is not asked about.
  const known = parts.filter(([, items]) => items.length > 0)
  return (
    <aside
      aria-label={t('label')}
      className="min-w-0 space-y-5 border-line text-sm max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-6"
    >
      {known.length === 0 ? (
        <section>
          <h2 className="font-semibold">{t('label')}</h2>
          <p className="text-soft">{t('nothing')}</p>
        </section>
      ) : null}
      {known.map(([title, items]) => (
        <Part key={title} title={title} items={items} />
      ))}
    </aside>
  )
}

function Part({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <h2 className="font-semibold">{title}</h2>
      <ul className="space-y-1">
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may say the same.
          <li key={at} dir="auto" className="break-words">
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}

'use client'

import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ScopeStanding } from '@/lib/contracts/scope'
import type { TopicState } from '@/lib/core/topics/topic-state'

/** What is known so far and what is remembered: areas, how the question came about, what was rejected and why, what was parked. */
export function TopicMemory({ state, scope }: { state: TopicState; scope: ScopeStanding | null }) {
  const t = useTranslations('topic.memory')
  const scopeWords = useTranslations('common.scope')
  const format = useFormatter()
  const day = (iso: string) =>
    iso === '' ? '' : format.dateTime(new Date(iso), { dateStyle: 'short', timeZone: 'UTC' })
  const titleOf = (id: string) => state.angles.find((angle) => angle.id === id)?.title ?? id
  return (
    <aside
      aria-label={t('label')}
      className="min-w-0 space-y-5 border-line text-sm max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-6"
    >
      <Part title={t('areas')} empty={t('nothing')} items={state.interests.areas} />
      <Part
        title={t('evolution')}
        empty={t('nothing')}
        items={state.evolution.map(({ at, kind, text }) => `${day(at)} · ${t(`kind.${kind}`)}: ${text}`)}
      />
      <Part
        title={t('rejected')}
        empty={t('nothing')}
        items={state.rejected.map(({ title, reason }) => (reason ? `${title}: ${reason}` : title))}
      />
      <Part title={t('parked')} empty={t('nothing')} items={state.parked.map(titleOf)} />
      <Part
        title={t('stale')}
        empty={t('nothing')}
        items={state.stale.map(({ viability }) => titleOf(viability.angle))}
      />
      <Part
        title={t('scope')}
        empty={t('nothing')}
        items={state.scopeHistory.map(({ at, topic, question }) => `${day(at)} · ${topic}: ${question}`)}
      />
      <Part
        title={t('drift')}
        empty={t('nothing')}
        items={(scope?.findings ?? []).map(
          ({ place, text, check, reason }) =>
            `${t(`change.${check.change === 'second-thesis' ? 'second' : 'refinement'}`)} · ${scopeWords(`place.${place}`)} ${text}${reason ? ` (${reason})` : ''}`,
        )}
      />
    </aside>
  )
}

function Part({ title, items, empty }: { title: string; items: readonly ReactNode[]; empty: string }) {
  return (
    <section>
      <h2 className="font-semibold">{title}</h2>
      {items.length === 0 ? (
        <p className="text-soft">{empty}</p>
      ) : (
        <ul className="space-y-1">
          {items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two entries may say the same.
            <li key={at} dir="auto" className="break-words">
              {item}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

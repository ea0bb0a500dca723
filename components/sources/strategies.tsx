'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { orLater } from '@/components/ui/or-later'
import type { Locale } from '@/lib/contracts/locale'
import type { ScopeStrategy } from '@/lib/contracts/source-validation'
import { planAfter, type SearchPlan } from '@/lib/core/search/search-plan'

// Comparing searches needs the words of three languages; they are fetched when somebody looks.
const Changes = dynamic(() => orLater(() => import('./changes').then((module) => module.Changes)))

interface StrategiesProps {
  strategies: readonly ScopeStrategy[]
  /** In force now, to show what each would change. */
  plan: SearchPlan
  locale: Locale
  canApply: boolean
  onApply: (strategy: ScopeStrategy) => void
}

/** Ways to another count, each with its reason, an example, and what exactly it would change. */
export function Strategies({ strategies, plan, locale, canApply, onApply }: StrategiesProps) {
  const t = useTranslations('sources.strategies')
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  return (
    <section aria-labelledby="strategies-title">
      <h2 id="strategies-title" className="text-sm font-semibold">
        {t('title')}
      </h2>
      <ul className="mt-1.5 space-y-2">
        {strategies.map((strategy) => (
          <li
            key={`${strategy.kind} ${strategy.title}`}
            className="rounded-md border border-line px-3 py-2.5"
          >
            <p className="text-xs text-faint">{t(`kind.${strategy.kind}`)}</p>
            <p className="text-sm font-medium">{strategy.title}</p>
            <p className="mt-0.5 text-sm text-soft">{strategy.reason}</p>
            {strategy.counted ? (
              <p className="mt-1 text-sm font-medium">{t('counted', strategy.counted)}</p>
            ) : null}
            {strategy.example ? <p className="mt-1 text-xs text-soft italic">{strategy.example}</p> : null}
            <Fold
              title={<span className="text-xs">{t('changes')}</span>}
              onOpen={() => setOpened(new Set([...opened, strategy.title]))}
            >
              {opened.has(strategy.title) ? (
                <Changes before={plan} after={planAfter(plan, strategy)} locale={locale} />
              ) : null}
            </Fold>
            <Button size="sm" disabled={!canApply} onClick={() => onApply(strategy)}>
              {t('apply')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

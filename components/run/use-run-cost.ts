'use client'

import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { RunState, TokenCost } from '@/lib/contracts/run'
import { runCost } from '@/lib/core/run/run-cost'

const MICROS = 1_000_000

/** What a run has cost in money, as the reader writes it; that it is unknown where nobody gave a price. */
export function useRunCost({ tokens }: Pick<RunState, 'tokens'>): string {
  const t = useTranslations('run.cost')
  const format = useFormatter()
  const locale = useLocale()
  const { standing, costs, unpriced } = runCost(tokens)
  const amounts = costs.map((cost) => {
    const style = { style: 'currency', currency: cost.currency } as const
    const least = 10 ** -digitsOf(cost, locale)
    const amount = cost.micros / MICROS
    // Rounded it would read as nothing.
    const isTiny = amount > 0 && amount < least
    const written = format.number(isTiny ? least : amount, style)
    return isTiny ? t('under', { amount: written }) : written
  })
  return t(standing, { amount: format.list(amounts), unpriced: format.number(unpriced) })
}

function digitsOf({ currency }: TokenCost, locale: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return maximumFractionDigits ?? 0
}

'use client'

import { useTranslations } from 'next-intl'
import { Segmented } from '@/components/ui/segmented'
import type { ReviewInput } from '@/lib/contracts/review'

type Settings = Pick<ReviewInput, 'style' | 'scope'>

/** Which norm, and which sources. */
export function SettingsFields({
  value,
  onChange,
}: {
  readonly value: Settings
  readonly onChange: (value: Settings) => void
}) {
  const t = useTranslations('review.begin')
  return (
    <div className="space-y-3">
      <p className="text-sm font-semibold">{t('style')}</p>
      <Segmented
        label={t('style')}
        options={(['abnt', 'apa'] as const).map((style) => ({ value: style, label: t(style) }))}
        value={value.style}
        onChange={(style) => onChange({ ...value, style })}
      />
      <p className="text-sm font-semibold">{t('scope')}</p>
      <Segmented
        label={t('scope')}
        options={(['chosen', 'all'] as const).map((scope) => ({ value: scope, label: t(scope) }))}
        value={value.scope}
        onChange={(scope) => onChange({ ...value, scope })}
      />
    </div>
  )
}

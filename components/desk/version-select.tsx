import { useFormatter, useTranslations } from 'next-intl'
import { SelectField } from '@/components/ui/field'
import type { VersionLine } from '@/lib/contracts/desk'

interface VersionSelectProps {
  versions: readonly VersionLine[]
  value: number
  onChange: (number: number) => void
}

/** Which version is read, the latest first. */
export function VersionSelect({ versions, value, onChange }: VersionSelectProps) {
  const t = useTranslations('desk')
  const format = useFormatter()
  return (
    <SelectField
      label={t('versionLabel')}
      labelHidden
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {versions.toReversed().map(({ number, createdAt }) => (
        <option key={number} value={number}>
          {t('versionOption', {
            number,
            date: format.dateTime(new Date(createdAt), { dateStyle: 'medium' }),
          })}
        </option>
      ))}
    </SelectField>
  )
}

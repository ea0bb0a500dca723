import { useLocale, useTranslations } from 'next-intl'
import { SelectField, TextField } from '@/components/ui/field'
import { participantKinds } from '@/lib/contracts/study-setting'
import { FreeSpans } from './free-spans'
import { offeredCountries, type StudyField } from './study-draft'

interface Wired {
  label: string
  error: string | undefined
  value: string
  onChange: (event: { target: { value: string } }) => void
}

/** Where, among whom and when; every field may stay empty and the document then says that it was not said. */
export function StudyPart({ wired }: { wired: (field: StudyField) => Wired }) {
  const t = useTranslations('proposal.study')
  const names = new Intl.DisplayNames([useLocale()], { type: 'region' })
  const countries = offeredCountries
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField {...wired('country')}>
        <option value="">{t('unsaid')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField {...wired('participants')}>
        <option value="">{t('unsaid')}</option>
        {participantKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kind.${kind}`)}
          </option>
        ))}
      </SelectField>
      <TextField {...wired('population')} hint={t('populationHint')} inputMode="numeric" />
      <TextField {...wired('reachable')} hint={t('reachableHint')} inputMode="numeric" />
      <TextField {...wired('expectedResponse')} hint={t('responseHint')} inputMode="numeric" />
      <TextField {...wired('clusterSize')} hint={t('clusterHint')} inputMode="numeric" />
      <SelectField {...wired('weekendsFree')}>
        <option value="">{t('unsaid')}</option>
        <option value="yes">{t('yes')}</option>
        <option value="no">{t('no')}</option>
      </SelectField>
      <FreeSpans {...wired('blocked')} />
    </div>
  )
}

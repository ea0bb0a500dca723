'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Checkbox, TextAreaField, TextField } from '@/components/ui/field'
import { TagInput } from '@/components/ui/tag-input'
import { databaseIds } from '@/lib/contracts/database-ids'
import type { DatabaseId, SearchParameters } from '@/lib/contracts/search'
import { EXCLUDED_LENGTH_MAX, EXCLUDED_MAX, QUESTION_MAX, TOPIC_MAX } from '@/lib/contracts/search-limits'
import type { Prepared } from '@/lib/contracts/source-validation'
import { databaseFacts } from '@/lib/core/databases/database-facts'
import type { ParameterFault } from './parameter-fault'
import { languageTitle, searchLanguages } from './search-languages'
import { useDatabaseLabel } from './use-database-label'

interface ParametersFormProps {
  value: SearchParameters
  onChange: (value: SearchParameters) => void
  /** Why each database was proposed. */
  reasons?: Prepared['databaseReasons']
  fault: ParameterFault | null
  disabled?: boolean
}

/** What is searched for, and where; the same fields to confirm and to refine. */
export function ParametersForm({
  value,
  onChange,
  reasons = [],
  fault,
  disabled = false,
}: ParametersFormProps) {
  const t = useTranslations('sources.parameters')
  const change = (changed: Partial<SearchParameters>) => onChange({ ...value, ...changed })
  return (
    <div className="space-y-4">
      <TextAreaField
        label={t('topic')}
        rows={2}
        maxLength={TOPIC_MAX}
        dir="auto"
        value={value.topic}
        disabled={disabled}
        error={fault === 'topic' ? t('fault.topic') : null}
        onChange={(event) => change({ topic: event.target.value })}
        className="font-serif sm:text-lg"
      />
      <TextAreaField
        label={t('question')}
        rows={2}
        maxLength={QUESTION_MAX}
        dir="auto"
        value={value.question}
        disabled={disabled}
        onChange={(event) => change({ question: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-3 sm:max-w-xs">
        <YearField
          label={t('yearFrom')}
          value={value.yearFrom}
          error={fault === 'years' ? t('fault.years') : null}
          disabled={disabled}
          onChange={(yearFrom) => change({ yearFrom })}
        />
        <YearField
          label={t('yearTo')}
          value={value.yearTo}
          disabled={disabled}
          onChange={(yearTo) => change({ yearTo })}
        />
      </div>
      <LanguageBoxes
        value={value.languages}
        disabled={disabled}
        onChange={(languages) => change({ languages })}
      />
      <TagInput
        label={t('excluded')}
        hint={t('excludedHint')}
        value={value.excluded}
        max={EXCLUDED_MAX}
        lengthMax={EXCLUDED_LENGTH_MAX}
        disabled={disabled}
        removeLabel={(word) => t('removeWord', { word })}
        onChange={(excluded) => change({ excluded })}
      />
      <DatabaseBoxes
        value={value.databases}
        reasons={reasons}
        error={fault === 'databases' ? t('fault.databases') : null}
        disabled={disabled}
        onChange={(databases) => change({ databases })}
      />
    </div>
  )
}

function YearField(props: {
  label: string
  value: number | null
  error?: string | null
  disabled: boolean
  onChange: (year: number | null) => void
}) {
  return (
    <TextField
      label={props.label}
      inputMode="numeric"
      maxLength={4}
      value={props.value ?? ''}
      error={props.error}
      disabled={props.disabled}
      onChange={(event) => {
        const digits = event.target.value.replace(/\D/g, '')
        props.onChange(digits === '' ? null : Number(digits))
      }}
    />
  )
}

function LanguageBoxes(props: {
  value: readonly string[]
  disabled: boolean
  onChange: (codes: string[]) => void
}) {
  const t = useTranslations('sources.parameters')
  const locale = useLocale()
  const codes = [...new Set([...searchLanguages, ...props.value])]
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{t('languages')}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1.5">
        {codes.map((code) => (
          <Checkbox
            key={code}
            label={languageTitle(code, locale)}
            checked={props.value.includes(code)}
            disabled={props.disabled}
            onChange={(event) =>
              props.onChange(
                event.target.checked ? [...props.value, code] : props.value.filter((other) => other !== code),
              )
            }
          />
        ))}
      </div>
      <p className="mt-1 text-xs text-soft">{t('languagesHint')}</p>
    </fieldset>
  )
}

function DatabaseBoxes(props: {
  value: readonly DatabaseId[]
  reasons: Prepared['databaseReasons']
  error: string | null
  disabled: boolean
  onChange: (databases: DatabaseId[]) => void
}) {
  const t = useTranslations('sources.parameters')
  const name = useDatabaseLabel()
  const reasonFor = (id: DatabaseId) =>
    props.reasons.find(({ database }) => database === id)?.reason.replace(/\.$/, '')
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t('databases')}</legend>
      <div className="grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
        {databaseIds.map((id) => (
          <Checkbox
            key={id}
            label={<span className="font-medium">{name(id)}</span>}
            // Every validation asks these, which is no reason worth telling; what each is and needs says more.
            hint={
              databaseFacts[id].proposedFor === 'always'
                ? t(`about.${id}`)
                : (reasonFor(id) ?? t(`about.${id}`))
            }
            checked={props.value.includes(id)}
            disabled={props.disabled}
            onChange={(event) =>
              props.onChange(
                databaseIds.filter((other) =>
                  other === id ? event.target.checked : props.value.includes(other),
                ),
              )
            }
          />
        ))}
      </div>
      {props.error ? (
        <p role="alert" className="mt-1.5 text-xs font-medium text-danger">
          {props.error}
        </p>
      ) : null}
    </fieldset>
  )
}

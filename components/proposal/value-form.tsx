'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Checkbox, SelectField, TextAreaField, TextField } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { chooseLocale } from '@/i18n/locales'
import { DesignId } from '@/lib/contracts/proposal-run'
import { designLabels } from '@/lib/core/proposal/method/design-labels'
import { say } from '@/lib/core/text/say'
import { type ContractFault, faultAt } from './contract-faults'
import { EntriesField } from './entries-field'
import type { FieldSpec } from './stage-fields'
import {
  listFromLines,
  listOf,
  type Path,
  valueAtPath,
  valueLines,
  valueText,
  withValueAt,
} from './value-path'

interface FormProps {
  value: unknown
  faults: readonly ContractFault[]
  /** How many specific objectives there are to point at. */
  objectives: number
  onChange: (value: unknown) => void
  /** Objectives were moved or taken away: what points at them by number follows. `order` holds the places they had. */
  onObjectivesMoved: (value: unknown, order: readonly number[]) => unknown
}

/** The sentence for a fault of a contract. */
export function useContractFaultText(): (fault: ContractFault | undefined) => string | undefined {
  const t = useTranslations('proposal.contractFault')
  return (fault) => fault && t(fault.kind, { bound: fault.bound })
}

/** The fields of a value, each beside what is wrong with it. */
export function ValueForm({
  fields,
  path = [],
  ...form
}: FormProps & { fields: readonly FieldSpec[]; path?: Path }) {
  return fields.map((spec, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a contract never change places.
    <ValueField key={at} spec={spec} path={[...path, spec.at]} {...form} />
  ))
}

function ValueField({ spec, path, ...form }: FormProps & { spec: FieldSpec; path: Path }) {
  const t = useTranslations('proposal')
  const faultText = useContractFaultText()
  const locale = chooseLocale(useLocale(), null)
  const held = valueAtPath(form.value, path)
  const label = t(`field.${spec.at}`)
  const error = faultText(faultAt(form.faults, path))
  const set = (next: unknown) => form.onChange(withValueAt(form.value, path, next))
  switch (spec.kind) {
    case 'line':
      return (
        <TextField
          label={label}
          error={error}
          maxLength={spec.max}
          value={valueText(held)}
          onChange={(event) => set(event.target.value)}
        />
      )
    case 'text':
      return (
        <TextAreaField
          label={label}
          error={error}
          maxLength={spec.max}
          rows={spec.rows}
          dir="auto"
          value={valueText(held)}
          onChange={(event) => set(event.target.value)}
        />
      )
    case 'lines':
      return <LinesField label={label} error={error} held={held} onChange={set} />
    case 'entries':
      return (
        <EntriesField
          label={label}
          error={error}
          entries={listOf(held).map(valueText)}
          countMax={spec.countMax}
          lengthMax={spec.max}
          onChange={set}
          onOrder={(order) => {
            const entries = listOf(held)
            const next = withValueAt(
              form.value,
              path,
              order.map((at) => entries[at]),
            )
            form.onChange(spec.at === 'specific_objectives' ? form.onObjectivesMoved(next, order) : next)
          }}
        />
      )
    case 'number':
      return (
        <TextField
          label={label}
          error={error}
          type="number"
          inputMode="decimal"
          min={0}
          max={spec.max}
          step="any"
          value={valueText(held)}
          // What is no number stays as it is typed, and is named as a fault.
          onChange={(event) => set(event.target.value === '' ? '' : Number(event.target.value))}
        />
      )
    case 'choice':
      return (
        <SelectField
          label={label}
          error={error}
          value={valueText(held)}
          onChange={(event) => set(event.target.value)}
        >
          {spec.options.map((option) => (
            <option key={option} value={option}>
              {spec.at === 'design'
                ? say(designLabels, locale, DesignId.parse(option))
                : spec.at === 'methodology_type'
                  ? t(`methodology.type.${option}`)
                  : t(`objectives.level.${option}`)}
            </option>
          ))}
        </SelectField>
      )
    case 'objectives':
      return <ObjectiveTicks label={label} held={listOf(held)} count={form.objectives} onChange={set} />
    case 'group':
      // The outermost group is the form itself.
      if (path.length === 1)
        return (
          <fieldset className="space-y-4">
            <legend className="sr-only">{label}</legend>
            <ValueForm {...form} fields={spec.fields} path={path} />
          </fieldset>
        )
      return (
        <fieldset className="space-y-4 border-l border-line pl-4">
          <legend className="-ml-4 mb-2 text-sm font-semibold text-soft">{label}</legend>
          <ValueForm {...form} fields={spec.fields} path={path} />
        </fieldset>
      )
    case 'items':
      return <ItemsField spec={spec} path={path} label={label} error={error} {...form} />
  }
}

/** Lines are kept as they are typed: an empty one is where the next item begins. */
function LinesField({
  label,
  error,
  held,
  onChange,
}: {
  label: string
  error: string | undefined
  held: unknown
  onChange: (items: unknown) => void
}) {
  const t = useTranslations('proposal')
  const shown = valueLines(held)
  return (
    <TextAreaField
      label={label}
      hint={t('edit.oneALine')}
      error={error}
      dir="auto"
      rows={Math.min(8, Math.max(2, shown.split('\n').length + 1))}
      defaultValue={shown}
      onChange={(event) => onChange(listFromLines(event.target.value))}
    />
  )
}

function ObjectiveTicks({
  label,
  held,
  count,
  onChange,
}: {
  label: string
  held: readonly unknown[]
  count: number
  onChange: (numbers: readonly number[]) => void
}) {
  const numbers = held.filter((number) => typeof number === 'number')
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden="true" className="text-sm text-soft">
        {label}
      </span>
      {Array.from({ length: count }, (_, at) => (
        <Checkbox
          // biome-ignore lint/suspicious/noArrayIndexKey: an objective is known by its number.
          key={at}
          label={String(at + 1)}
          checked={numbers.includes(at)}
          onChange={(event) =>
            onChange(
              event.target.checked
                ? [...numbers, at].sort((one, other) => one - other)
                : numbers.filter((number) => number !== at),
            )
          }
        />
      ))}
    </fieldset>
  )
}

function ItemsField({
  spec,
  path,
  label,
  error,
  ...form
}: FormProps & {
  spec: Extract<FieldSpec, { kind: 'items' }>
  path: Path
  label: string
  error: string | undefined
}) {
  const t = useTranslations('proposal.edit')
  const items = listOf(valueAtPath(form.value, path))
  const set = (next: readonly unknown[]) => form.onChange(withValueAt(form.value, path, next))
  const body = (
    <div className="space-y-3">
      {items.map((item, at) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place.
          key={`${items.length} ${at}`}
          className="space-y-3 rounded-md border border-line p-3"
        >
          <legend className="px-1 text-sm">
            {spec.titledBy ? valueText(valueAtPath(item, [spec.titledBy])) : t('item', { number: at + 1 })}
          </legend>
          <ValueForm {...form} fields={spec.fields} path={[...path, at]} />
          {spec.blank === null ? null : (
            <Button size="sm" variant="quiet" onClick={() => set(items.filter((_, other) => other !== at))}>
              {t('remove')}
            </Button>
          )}
        </fieldset>
      ))}
      {spec.blank === null || items.length >= spec.countMax ? null : (
        <Button size="sm" onClick={() => set([...items, spec.blank])}>
          {t('add')}
        </Button>
      )}
    </div>
  )
  // A fault inside must not hide behind a closed fold.
  if (spec.folded)
    return (
      <Fold title={label} aside={items.length} open={error ? true : undefined}>
        {body}
      </Fold>
    )
  return (
    <div>
      <p className="mb-1 text-sm font-medium">{label}</p>
      {body}
    </div>
  )
}

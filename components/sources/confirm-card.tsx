'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { SearchParameters } from '@/lib/contracts/search'
import type { Prepared } from '@/lib/contracts/source-validation'
import { ConceptEditor } from './concepts/concept-editor'
import type { ConceptControl } from './concepts/use-concept-edits'
import { parameterFault } from './parameter-fault'
import { ParametersForm } from './parameters-form'

interface ConfirmCardProps {
  reasons: Prepared['databaseReasons']
  value: SearchParameters
  onChange: (parameters: SearchParameters) => void
  concepts: ConceptControl
  busy: boolean
  /** How it began, for the sentence above the fields. */
  mode: 'standalone' | 'handoff' | 'resumed'
  /** What earlier searches taught. */
  remembered: ReactNode
}

/** The parameters before the first search: everything can still be changed. What begins the search stands in the menu. */
export function ConfirmCard(props: ConfirmCardProps) {
  const { reasons, value, onChange, concepts, busy, mode, remembered } = props
  const t = useTranslations('sources.confirm')
  return (
    <section aria-labelledby="confirm-title" className="rounded-lg border border-line bg-sheet">
      <header className="border-b border-line px-4 py-4 sm:px-6">
        <h1 id="confirm-title" className="font-serif text-xl font-semibold">
          {t('title')}
        </h1>
        <p className="mt-1 max-w-prose text-sm text-soft">
          {t(`intro.${mode}`)} {t('nothingLost')}
        </p>
      </header>
      {remembered}
      <div className="border-b border-line px-4 py-4 sm:px-6">
        <ConceptEditor concepts={concepts} parameters={value} disabled={busy} />
      </div>
      <div className="px-4 py-5 sm:px-6">
        <ParametersForm
          value={value}
          onChange={onChange}
          reasons={reasons}
          fault={parameterFault(value)}
          disabled={busy}
        />
      </div>
    </section>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { SearchParameters } from '@/lib/contracts/search'
import type { Prepared } from '@/lib/contracts/source-validation'
import { ParametersForm, parameterFault } from './parameters-form'

interface ConfirmCardProps {
  reasons: Prepared['databaseReasons']
  value: SearchParameters
  onChange: (parameters: SearchParameters) => void
  onConfirm: () => void
  /** How many sources were brought along; with any, one may go on without a search. */
  carried: number
  onKeep: () => void
  busy: boolean
  /** How it began, for the sentence above the fields. */
  mode: 'standalone' | 'handoff' | 'resumed'
  /** What earlier searches taught. */
  remembered: ReactNode
}

/** The parameters before the first search: everything can still be changed. */
export function ConfirmCard(props: ConfirmCardProps) {
  const { reasons, value, onChange, onConfirm, carried, onKeep, busy, mode, remembered } = props
  const t = useTranslations('sources.confirm')
  const [tried, setTried] = useState(false)
  const fault = parameterFault(value)
  return (
    <form
      className="rounded-lg border border-line bg-sheet"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!fault) onConfirm()
      }}
    >
      <header className="border-b border-line px-4 py-4 sm:px-6">
        <h1 className="font-serif text-xl font-semibold">{t('title')}</h1>
        <p className="mt-1 max-w-prose text-sm text-soft">{t(`intro.${mode}`)}</p>
      </header>
      {remembered}
      <div className="px-4 py-5 sm:px-6">
        <ParametersForm
          value={value}
          onChange={onChange}
          reasons={reasons}
          fault={tried || fault !== 'topic' ? fault : null}
          disabled={busy}
        />
      </div>
      <footer className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3 sm:px-6">
        <Button type="submit" variant="primary" shortcut="C" busy={busy} disabled={fault !== null}>
          {t('search', { count: value.databases.length })}
        </Button>
        {carried > 0 ? (
          <Button onClick={onKeep} disabled={busy || fault !== null}>
            {t('keep', { count: carried })}
          </Button>
        ) : null}
        <p className="text-xs text-soft">{t('nothingLost')}</p>
      </footer>
    </form>
  )
}

'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'
import { chooseLocale } from '@/i18n/locales'
import type { SearchParameters } from '@/lib/contracts/search'
import type { AmbiguousConcept } from '@/lib/contracts/vocabulary'
import { conceptEffect } from '@/lib/core/search/concept-effect'
import { describeDifference } from '@/lib/core/search/search-plan'
import { ConceptBar } from './concept-bar'
import { editsOf } from './concept-editing'
import { ConceptEffectNote } from './concept-effect-note'
import type { ConceptControl } from './use-concept-edits'

interface ConceptEditorProps {
  concepts: ConceptControl
  parameters: SearchParameters
  disabled: boolean
  /** Known once the vocabulary services have answered. */
  ambiguous?: readonly AmbiguousConcept[]
  /** Runs one search with all edits; absent before the first search, which takes them along. */
  run?: { readonly canSend: boolean; readonly busy: boolean; readonly onSend: () => void }
}

/** The chips of the map, and under them what the student's edits will change before anything runs. */
export function ConceptEditor({ concepts, parameters, disabled, ambiguous = [], run }: ConceptEditorProps) {
  const t = useTranslations('sources.concepts')
  const locale = chooseLocale(useLocale(), null)
  const { base, map, editing, dispatch } = concepts
  // Without a topic nothing is being read.
  if (parameters.topic.trim() === '') return <p className="text-sm text-soft">{t('emptyText')}</p>
  if (base === null || map === null) return <Skeleton className="h-8 w-full" />
  const isEdited = editing.presses.length > 0
  const plan = { parameters, map: base }
  // Before the first search no database is asked "again".
  const lines = !isEdited
    ? []
    : run
      ? conceptEffect(plan, editsOf(editing), locale).lines
      : describeDifference(plan, { parameters, map }, locale)
  return (
    <ConceptBar
      base={base}
      ambiguous={ambiguous}
      editing={editing}
      dispatch={dispatch}
      locale={locale}
      isAsked={run === undefined}
      disabled={disabled}
      effect={
        isEdited ? (
          <ConceptEffectNote
            lines={lines}
            onTakeBack={() => dispatch({ type: 'taken-back' })}
            onTakeAllBack={() => dispatch({ type: 'begun-anew' })}
            {...(run ? { run } : {})}
          />
        ) : null
      }
    />
  )
}

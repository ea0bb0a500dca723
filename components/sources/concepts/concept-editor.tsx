'use client'

import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import { orLater } from '@/components/ui/or-later'
import { Skeleton } from '@/components/ui/skeleton'
import { chooseLocale } from '@/i18n/locales'
import type { SearchParameters } from '@/lib/contracts/search'
import type { AmbiguousConcept } from '@/lib/contracts/vocabulary'
import { ConceptBar } from './concept-bar'
import { editsOf } from './concept-editing'
import type { ConceptControl } from './use-concept-edits'

// What tells changes speaks all languages of the product; nobody needs it before the first edit.
const ConceptEffectNote = dynamic(() =>
  orLater(() => import('./concept-effect-note').then((module) => module.ConceptEffectNote)),
)

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
        editing.presses.length > 0 ? (
          <ConceptEffectNote
            plan={{ parameters, map: base }}
            edits={editsOf(editing)}
            locale={locale}
            onTakeBack={() => dispatch({ type: 'taken-back' })}
            onTakeAllBack={() => dispatch({ type: 'begun-anew' })}
            {...(run ? { run } : {})}
          />
        ) : null
      }
    />
  )
}

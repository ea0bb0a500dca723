'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type Dispatch, type KeyboardEvent, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { orLater } from '@/components/ui/or-later'
import { useRoving } from '@/components/ui/use-roving'
import type { Concept, ConceptEdit, ConceptMap, ConceptRole } from '@/lib/contracts/concept-map'
import type { Locale } from '@/lib/contracts/locale'
import type { AmbiguousConcept } from '@/lib/contracts/vocabulary'
import {
  asWritten,
  type ConceptAction,
  type ConceptEditing,
  confirmationOf,
  editedMap,
  openSenses,
  toggleConcept,
} from './concept-editing'

// Not needed before a chip is opened.
const AddConcept = dynamic(() => orLater(() => import('./add-concept').then((module) => module.AddConcept)))
// Nor before a name turns out to mean several things.
const SenseChoices = dynamic(() =>
  orLater(() => import('./sense-choices').then((module) => module.SenseChoices)),
)
const ConceptNames = dynamic(() =>
  orLater(() => import('./concept-names').then((module) => module.ConceptNames)),
)

interface ConceptBarProps {
  base: ConceptMap
  /** What the vocabulary services could not tell apart. */
  ambiguous: readonly AmbiguousConcept[]
  editing: ConceptEditing
  dispatch: Dispatch<ConceptAction>
  locale: Locale
  /** Before the first search it is asked whether the concepts are right; above a list they stand in one line. */
  isAsked: boolean
  disabled: boolean
  /** What the edits would do, and what runs them. */
  effect: React.ReactNode
}

const chipTones: Record<ConceptRole, string> = {
  central: 'border-accent-line bg-accent-soft text-accent-strong font-medium',
  outcome: 'border-line-strong bg-sunk text-ink italic',
  population: 'border-line-strong bg-sheet text-ink',
  context: 'border-line-strong bg-sheet text-ink',
  place: 'border-line-strong border-dashed bg-sheet text-ink',
  time: 'border-line-strong border-dashed bg-sheet text-ink',
  method: 'border-line bg-sunk text-soft',
}

/** What the topic is about, one chip a concept; its names stay folded until asked for. By mouse and by key. */
export function ConceptBar(props: ConceptBarProps) {
  const { base, ambiguous, editing, dispatch, locale, isAsked, disabled, effect } = props
  const t = useTranslations('sources.concepts')
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const map = editedMap(base, editing)
  const roving = useRoving(map.concepts.map((concept) => concept.id))
  const open = map.concepts.find((concept) => concept.id === editing.open)
  const edit = (...edits: readonly ConceptEdit[]) => dispatch({ type: 'edited', base, edits })
  const unconfirmed = confirmationOf(map)
  const unsure = openSenses(map, ambiguous)

  /** Folds what is unfolded and leads back to the chip it belongs to. */
  function onEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || (!open && !editing.isAdding)) return
    event.stopPropagation()
    dispatch({ type: 'closed' })
    const chip = open ? `[data-roving="${CSS.escape(open.id)}"]` : '[data-add]'
    section.current?.querySelector<HTMLElement>(chip)?.focus()
  }

  return (
    <section ref={section} aria-labelledby={`${id}-title`} onKeyDown={onEscape}>
      <h2 id={`${id}-title`} className={isAsked ? 'text-sm font-medium' : 'sr-only'}>
        {t('title')}
      </h2>
      {isAsked && map.concepts.length > 0 ? <p className="text-xs text-soft">{t('intro')}</p> : null}
      {map.concepts.length === 0 ? (
        <p role="status" className="mt-1 rounded-md border border-warn-line bg-warn-soft px-3 py-2 text-sm">
          <strong className="font-semibold">{t('emptyTitle')}</strong> {t('emptyText')}
        </p>
      ) : null}
      <div className={classNames('flex flex-wrap items-center gap-1.5', isAsked && 'mt-2')}>
        <ul aria-label={t('list')} className="contents" {...roving.row}>
          {map.concepts.map((concept) => (
            <li key={concept.id} className="min-w-0 max-w-full">
              <Chip
                concept={concept}
                isOpen={concept === open}
                controls={`${id}-names`}
                disabled={disabled}
                item={roving.item(concept.id)}
                onToggle={() => dispatch({ type: 'toggled', id: concept.id })}
                onDelete={() => edit(toggleConcept(concept))}
              />
            </li>
          ))}
        </ul>
        <Button
          size="sm"
          variant="quiet"
          data-add=""
          aria-expanded={editing.isAdding}
          disabled={disabled}
          onClick={() => dispatch({ type: 'adding-toggled' })}
        >
          + {t('add')}
        </Button>
        {isAsked && unconfirmed.length > 0 ? (
          <Button size="sm" disabled={disabled} onClick={() => edit(...unconfirmed)}>
            {t('confirmAll')}
          </Button>
        ) : null}
      </div>
      {map.concepts.filter(isMisspelt).map((concept) => (
        <Misspelt key={concept.id} map={map} concept={concept} disabled={disabled} onEdit={edit} />
      ))}
      {unsure.length > 0 ? <SenseChoices choices={unsure} disabled={disabled} onEdit={edit} /> : null}
      {editing.isAdding || (isAsked && map.concepts.length === 0) ? (
        <AddConcept map={map} locale={locale} disabled={disabled} onEdit={edit} />
      ) : null}
      {open ? (
        <ConceptNames
          key={open.id}
          id={`${id}-names`}
          concept={open}
          map={map}
          locale={locale}
          disabled={disabled}
          onEdit={edit}
          onClose={() => dispatch({ type: 'closed' })}
        />
      ) : null}
      <div aria-live="polite">
        {editing.isRefused ? <p className="mt-2 text-sm font-medium text-danger">{t('refused')}</p> : null}
        {effect}
      </div>
    </section>
  )
}

interface ChipProps {
  concept: Concept
  isOpen: boolean
  controls: string
  disabled: boolean
  item: ReturnType<ReturnType<typeof useRoving>['item']>
  onToggle: () => void
  onDelete: () => void
}

function Chip({ concept, isOpen, controls, disabled, item, onToggle, onDelete }: ChipProps) {
  const t = useTranslations('sources.concepts')
  const isDropped = concept.state === 'dropped'
  return (
    <button
      type="button"
      {...item}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      aria-keyshortcuts="Delete"
      title={t('chipHint')}
      aria-disabled={disabled}
      onClick={onToggle}
      onKeyDown={(event) => {
        if (event.key !== 'Delete' || disabled) return
        event.preventDefault()
        event.stopPropagation()
        onDelete()
      }}
      className={classNames(
        'inline-flex min-h-8 max-w-full items-baseline gap-1.5 rounded-full border px-3 py-1 text-left text-sm pointer-coarse:py-2',
        isDropped ? 'border-line bg-sheet text-faint' : chipTones[concept.role],
        isOpen && 'ring-2 ring-accent',
      )}
    >
      <span dir="auto" className={classNames('min-w-0 break-words', isDropped && 'line-through')}>
        {concept.name}
      </span>
      <span className="text-xs font-normal whitespace-nowrap text-soft not-italic">
        <span aria-hidden="true">· </span>
        {isDropped ? t('state.dropped') : t(`role.${concept.role}`)}
        {concept.state === 'proposed' ? <span className="sr-only">, {t('state.proposed')}</span> : null}
      </span>
    </button>
  )
}

function isMisspelt({ misspelt, state }: Concept): boolean {
  return misspelt !== undefined && state === 'proposed'
}

function Misspelt(props: {
  map: ConceptMap
  concept: Concept
  disabled: boolean
  onEdit: (...edits: readonly ConceptEdit[]) => void
}) {
  const t = useTranslations('sources.concepts')
  const { map, concept, disabled, onEdit } = props
  const { id, name, misspelt = '' } = concept
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 rounded-md border border-warn-line bg-warn-soft px-3 py-2 text-sm">
      <p dir="auto">{t('misspelt', { written: misspelt, read: name })}</p>
      <Button size="sm" variant="primary" disabled={disabled} onClick={() => onEdit({ kind: 'confirm', id })}>
        {t('misspeltYes', { read: name })}
      </Button>
      <Button size="sm" disabled={disabled} onClick={() => onEdit(...asWritten(map, concept))}>
        {t('misspeltNo', { written: misspelt })}
      </Button>
    </div>
  )
}

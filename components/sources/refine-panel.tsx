'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { Segmented } from '@/components/ui/segmented'
import type { ConceptMap } from '@/lib/contracts/concept-map'
import type { Locale } from '@/lib/contracts/locale'
import type { RefinementMode } from '@/lib/contracts/refinement-entry'
import type { DatabaseQuery, SearchParameters } from '@/lib/contracts/search'
import type { RefineAnswer, ScopeStrategy } from '@/lib/contracts/source-validation'
import { describeDifference } from '@/lib/core/search/describe-difference'
import { planAfter, type SearchPlan } from '@/lib/core/search/search-plan'
import { modesOf } from '@/lib/core/search/strategy-direction'
import type { Lane } from '@/lib/core/validation/workspace'
import { Changes } from './changes'
import { parameterFault } from './parameter-fault'
import { ParametersForm } from './parameters-form'
import { PreviewNotices } from './preview-notices'
import { useDatabaseLabel } from './use-database-label'
import { useRefinementPreview } from './use-refinement-preview'

export type Refinement = Extract<RefineAnswer, { kind: 'refine' }>

/** What the panel starts from: what is in force, a strategy, or an earlier round. */
export interface RefineDraft {
  readonly mode: RefinementMode
  readonly request: string
  readonly parameters: SearchParameters
  readonly map: ConceptMap
  /** Those that the student wrote. */
  readonly queries: readonly DatabaseQuery[]
}

const modes = ['more', 'narrower', 'broader', 'keywords'] as const satisfies readonly RefinementMode[]
const REQUEST_MAX = 2_000

interface RefinePanelProps {
  projectId: string
  start: RefineDraft
  /** What the changes are measured against. */
  inForce: SearchPlan
  strategies: readonly ScopeStrategy[]
  lanes: readonly Lane[]
  locale: Locale
  canSend: boolean
  busy: boolean
  onSend: (refinement: Refinement) => void
  /** With what the student wanted different, in their words. */
  onConsult: (wish: string) => void
}

/** Another round of searching: what kind, what is asked, and what exactly will change before it runs. */
export function RefinePanel(props: RefinePanelProps) {
  const t = useTranslations('sources.refine')
  const [draft, setDraft] = useState(props.start)
  const [edited, setEdited] = useState<ReadonlyMap<string, DatabaseQuery>>(
    () => new Map(props.start.queries.map((query) => [query.database, query])),
  )
  // Once the parameters were set by hand, or come from a suggestion, words are only kept for the history.
  const [byHand, setByHand] = useState(
    () => JSON.stringify(props.start.parameters) !== JSON.stringify(props.inForce.parameters),
  )
  const isWordless = draft.request.trim() === ''
  const { preview, isReading } = useRefinementPreview({
    projectId: props.projectId,
    mode: draft.mode,
    request: draft.request,
    byHand: byHand ? draft : null,
    // "More" without words is the next page of the same search; any other way begins with what suits it.
    isActive: byHand ? parameterFault(draft.parameters) === null : !isWordless || draft.mode !== 'more',
  })
  // A topic set by hand is read anew on the server.
  const asked = (byHand ? null : preview) ?? { parameters: draft.parameters, map: preview?.map ?? draft.map }
  const change = (changed: Partial<RefineDraft>) => setDraft((before) => ({ ...before, ...changed }))
  const changeByHand = (changed: Partial<RefineDraft>) => {
    setByHand(true)
    setDraft((before) => ({ ...before, parameters: asked.parameters, map: asked.map, ...changed }))
  }
  const fault = parameterFault(asked.parameters)
  const fitting = props.strategies.filter((strategy) =>
    modesOf(strategy, props.inForce.parameters).includes(draft.mode),
  )
  // Only the next page of a search brings something new by asking the same again.
  const isSame =
    draft.mode !== 'more' &&
    edited.size === 0 &&
    describeDifference(props.inForce, asked, props.locale).length === 0

  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (fault) return
        props.onSend({
          kind: 'refine',
          mode: draft.mode,
          request: draft.request.trim(),
          parameters: asked.parameters,
          map: asked.map,
          queries: [...edited.values()],
        })
      }}
    >
      <Segmented
        label={t('mode')}
        options={modes.map((mode) => ({ value: mode, label: t(`modes.${mode}`) }))}
        value={draft.mode}
        onChange={(mode) => change({ mode })}
      />
      <p className="text-sm text-soft">{t(`about.${draft.mode}`)}</p>

      <Suggestions
        strategies={fitting}
        onTake={(strategy) => changeByHand(planAfter(props.inForce, strategy))}
      />

      <TextAreaField
        label={t('request')}
        hint={t('requestHint')}
        rows={2}
        maxLength={REQUEST_MAX}
        dir="auto"
        value={draft.request}
        onChange={(event) => change({ request: event.target.value })}
      />
      <Fold title={t('parameters')} open={draft.mode !== 'keywords'}>
        <ParametersForm
          value={asked.parameters}
          onChange={(parameters) => changeByHand({ parameters })}
          fault={fault}
        />
      </Fold>
      <Fold title={t('queries')} aside={edited.size > 0 ? t('edited', { count: edited.size }) : null}>
        <p className="mb-2 text-xs text-soft">{t('queriesHint')}</p>
        <div className="space-y-3">
          {(preview?.queries.map((query) => ({ query })) ?? props.lanes).flatMap(({ query }) =>
            query
              ? [<QueryField key={query.database} query={query} edited={edited} onEdited={setEdited} />]
              : [],
          )}
        </div>
      </Fold>

      {preview ? (
        <PreviewNotices
          preview={preview}
          locale={props.locale}
          onConsult={() => props.onConsult(draft.request.trim())}
        />
      ) : null}

      <div className="sticky bottom-0 -mx-4 -mb-4 max-lg:-bottom-4 max-lg:-mx-5 max-lg:px-5 space-y-2.5 rounded-b-lg border-t border-line-strong bg-sheet px-4 py-3">
        <section aria-live="polite" className="scroll-quiet max-h-36 overflow-y-auto">
          <h3 className="mb-1 text-xs font-medium">{t('willChange')}</h3>
          <Changes
            before={props.inForce}
            after={asked}
            locale={props.locale}
            {...(draft.mode === 'more' ? {} : { unchanged: t('nothingYet') })}
          />
        </section>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            variant="primary"
            first
            busy={props.busy}
            disabled={!props.canSend || isReading || isSame || fault !== null}
          >
            {t('send')}
          </Button>
          {props.canSend ? null : <p className="text-xs text-soft">{t('notNow')}</p>}
        </div>
      </div>
    </form>
  )
}

function Suggestions(props: {
  strategies: readonly ScopeStrategy[]
  onTake: (strategy: ScopeStrategy) => void
}) {
  const t = useTranslations('sources.refine')
  if (props.strategies.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{t('suggestions')}</legend>
      <ul className="space-y-1">
        {props.strategies.map((strategy) => (
          <li key={strategy.title}>
            <button
              type="button"
              onClick={() => props.onTake(strategy)}
              className="w-full rounded-md border border-line px-2.5 py-1.5 text-left text-sm hover:border-line-strong hover:bg-sunk"
            >
              <span className="font-medium">{strategy.title}</span>
              <span className="block text-xs text-soft">{strategy.reason}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function QueryField(props: {
  query: DatabaseQuery
  edited: ReadonlyMap<string, DatabaseQuery>
  onEdited: (edited: ReadonlyMap<string, DatabaseQuery>) => void
}) {
  const { query, edited } = props
  const name = useDatabaseLabel()
  return (
    <TextAreaField
      label={name(query.database)}
      rows={2}
      maxLength={4_000}
      dir="auto"
      spellCheck={false}
      className="font-mono text-xs sm:text-xs"
      value={edited.get(query.database)?.text ?? query.text}
      onChange={(event) => {
        const { value } = event.target
        const next = new Map(edited)
        if (value === query.text || value.trim() === '') next.delete(query.database)
        else next.set(query.database, { ...query, text: value })
        props.onEdited(next)
      }}
    />
  )
}

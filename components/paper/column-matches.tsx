'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { Notice } from '@/components/ui/notice'
import { useMissing } from '@/components/ui/use-missing'
import { type ColumnMatch, ColumnMatches, MatchQuestion } from '@/lib/contracts/paper-data'
import { MATCH_COLUMNS } from '@/lib/contracts/paper-stages'
import type { RunState } from '@/lib/contracts/run'
import { stepOf } from '@/lib/core/run/run-state'

interface ColumnMatchesProps {
  readonly run: RunState
  readonly busy: boolean
  readonly onAnswer: (matches: ColumnMatch[]) => void
  readonly onChange: (matches: ColumnMatch[]) => void
}

/** Which column of the student's data measures what the question names: asked while nobody knows, and to be changed afterwards. Nothing of a paper without data. */
export function ColumnMatchesPart({ run, busy, onAnswer, onChange }: ColumnMatchesProps) {
  const t = useTranslations('paper.columns')
  const { question, answer, answered, answeredSeq } = stepOf(run, MATCH_COLUMNS)
  const asked = MatchQuestion.safeParse(question).data
  const given = ColumnMatches.safeParse(answer).data ?? []
  if (!asked || asked.concepts.length === 0) return null
  if (!answered)
    return (
      <Notice tone="accent" announce="status" title={t('ask')}>
        <p className="mb-3">{t('text')}</p>
        <MatchForm question={asked} given={given} asks busy={busy} onSave={onAnswer} />
      </Notice>
    )
  const told = given.filter(({ column }) => column !== null).length
  return (
    <Fold title={t('title')} aside={t('count', { told, total: asked.concepts.length })}>
      <p className="mb-3 text-sm text-soft">{t(run.status === 'running' ? 'wait' : 'change')}</p>
      <MatchForm
        key={answeredSeq}
        question={asked}
        given={given}
        busy={busy || run.status === 'running'}
        onSave={onChange}
      />
    </Fold>
  )
}

interface MatchFormProps {
  readonly question: MatchQuestion
  readonly given: readonly ColumnMatch[]
  /** The run waits for it; else it only may be changed. */
  readonly asks?: boolean
  readonly busy: boolean
  readonly onSave: (matches: ColumnMatch[]) => void
}

/** What a list says for a thing that the data do not measure; no column is called so, since names begin with no blank. */
const NOT_MEASURED = ' '

function MatchForm({ question: { concepts, columns }, given, asks = false, busy, onSave }: MatchFormProps) {
  const t = useTranslations('paper.columns')
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(concepts.map((one) => [one.concept, chosenAtFirst(one, given)])),
  )
  const values = Object.values(chosen)
  const twice = values.find((name, at) => name.trim() !== '' && values.indexOf(name) !== at)
  const isOpen = values.includes('')
  const missing = useMissing()
  const faultOf = (name: string) => {
    if (twice !== undefined && name === twice) return t('twice')
    return missing.said(name === '')
  }
  const shown = ({ name, values: own }: MatchQuestion['columns'][number]) =>
    own.length === 0 ? name : t('option', { name, values: own.join(own.length === 2 ? ' – ' : ', ') })
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (missing.lacks(isOpen || twice !== undefined)) return
        onSave(concepts.map(({ concept }) => ({ concept, column: (chosen[concept] ?? '').trim() || null })))
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {concepts.map(({ concept, suggested }) => (
          <SelectField
            key={concept}
            label={concept}
            data-concept={concept}
            value={chosen[concept] ?? ''}
            error={faultOf(chosen[concept] ?? '')}
            onChange={(event) => setChosen({ ...chosen, [concept]: event.target.value })}
          >
            <option value="" disabled>
              {t('choose')}
            </option>
            {suggested.length > 0 ? (
              <optgroup label={t('suggested')}>
                {columns
                  .filter(({ name }) => suggested.includes(name))
                  .map((column) => (
                    <option key={column.name} value={column.name}>
                      {shown(column)}
                    </option>
                  ))}
              </optgroup>
            ) : null}
            <optgroup label={t('others')}>
              {columns
                .filter(({ name }) => !suggested.includes(name))
                .map((column) => (
                  <option key={column.name} value={column.name}>
                    {shown(column)}
                  </option>
                ))}
              <option value={NOT_MEASURED}>{t('notMeasured')}</option>
            </optgroup>
          </SelectField>
        ))}
      </div>
      <Button type="submit" size="sm" variant={asks ? 'primary' : 'plain'} first={asks} busy={busy}>
        {t('save')}
      </Button>
    </form>
  )
}

/** What was said before, else the column that is called so; a suggestion is offered and not chosen for anybody. */
function chosenAtFirst(
  { concept, column }: MatchQuestion['concepts'][number],
  given: readonly ColumnMatch[],
): string {
  const said = given.find((one) => one.concept === concept)
  return said ? (said.column ?? NOT_MEASURED) : (column ?? '')
}

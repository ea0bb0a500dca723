'use client'

import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Fragment, useMemo, useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { ScrollRegion } from '@/components/ui/scroll-region'
import { useMissing } from '@/components/ui/use-missing'
import { Locale } from '@/lib/contracts/locale'
import {
  arrangeRows,
  type SynthesisCell,
  type SynthesisSort,
  synthesisColumns,
  synthesisRows,
} from '@/lib/core/review/synthesis-table'
import type { ReviewPartProps } from './part-props'
import type { OpenSaid } from './said-dialog'

interface SynthesisPartProps extends ReviewPartProps {
  readonly projectId: string
  readonly asks: boolean
  readonly onOpen: (open: OpenSaid) => void
}

/** One row for each source; every cell that says something opens its sentence, and a question of the student becomes a column. */
export function SynthesisPart({ state, busy, onAnswer, projectId, asks, onOpen }: SynthesisPartProps) {
  const t = useTranslations('review.table')
  const written = useTranslations('review.written')
  const format = useFormatter()
  const locale = Locale.parse(useLocale())
  const [filter, setFilter] = useState('')
  const [question, setQuestion] = useState('')
  const missing = useMissing()
  const isShort = question.trim().length < 5
  const [sort, setSort] = useState<{ by: SynthesisSort; descending: boolean }>({
    by: 'quality',
    descending: true,
  })
  const rows = useMemo(
    () => synthesisRows(state.reviewed, { columns: state.columns, style: state.settings.style, locale }),
    [state, locale],
  )
  const shown = arrangeRows(rows, { filter, sort: sort.by, descending: sort.descending })
  const columns = [
    ...synthesisColumns.map((key) => t(key)),
    ...state.columns.map((column) => column.question),
  ]
  const head = (label: string, by: SynthesisSort) => (
    <th
      scope="col"
      aria-sort={sort.by === by ? (sort.descending ? 'descending' : 'ascending') : 'none'}
      className="border-b border-line px-2 py-1.5 text-left align-bottom"
    >
      <button
        type="button"
        aria-label={t('sort', { column: label })}
        className="text-left font-semibold hover:text-accent"
        onClick={() => setSort({ by, descending: sort.by === by ? !sort.descending : false })}
      >
        {label}
      </button>
    </th>
  )
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-end gap-3">
        <TextField label={t('filter')} value={filter} onChange={(event) => setFilter(event.target.value)} />
        <span role="status" className="pb-2 text-sm text-soft">
          {t('shown', { count: shown.length, total: rows.length })}
        </span>
        {(['csv', 'xlsx'] as const).map((format) => (
          <a
            key={format}
            className={buttonClass('plain', 'sm')}
            href={`/api/projects/${projectId}/review?format=${format}`}
            download
          >
            {written('export', { format: format.toUpperCase() })}
          </a>
        ))}
      </div>
      <ScrollRegion label={t('label')} className="max-h-[70vh] border border-line">
        <table className="min-w-[72rem] border-collapse text-sm">
          <thead className="sticky top-0 bg-sheet">
            <tr>
              {head(t('study'), 'study')}
              {columns.map((label, at) => (
                <Fragment key={label}>{head(label, at)}</Fragment>
              ))}
              <th scope="col" className="border-b border-line px-2 py-1.5 text-left align-bottom">
                {t('direction')}
              </th>
              {head(t('quality'), 'quality')}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.key} className="border-b border-line align-top">
                <th scope="row" className="px-2 py-1.5 text-left font-medium">
                  {row.study}
                </th>
                {row.cells.map((cell, at) => (
                  <td key={columns[at]} className="max-w-56 px-2 py-1.5">
                    <CellButton
                      cell={cell}
                      label={t('open', { study: row.study, column: columns[at] ?? '' })}
                      notSaid={t('notSaid')}
                      title={`${row.study}: ${columns[at] ?? ''}`}
                      onOpen={onOpen}
                    />
                  </td>
                ))}
                <td className="px-2 py-1.5">{t(`went.${row.direction}`)}</td>
                <td className="px-2 py-1.5 tabular-nums">
                  {format.number(row.quality / 100, { style: 'percent' })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {asks ? (
        <form
          className="flex flex-wrap items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (missing.lacks(isShort)) return
            void onAnswer('exit', { kind: 'column', question }).then((taken) => {
              if (taken) setQuestion((now) => (now === question ? '' : now))
            })
          }}
        >
          <TextField
            label={t('ask')}
            error={missing.said(isShort)}
            hint={t('askHint')}
            value={question}
            maxLength={300}
            onChange={(event) => setQuestion(event.target.value)}
          />
          <Button type="submit" className="sm:mt-6" busy={busy}>
            {t('add')}
          </Button>
          {state.columns.map((column) => (
            <Button
              key={column.question}
              type="button"
              className="sm:mt-6"
              busy={busy}
              onClick={() => void onAnswer('exit', { kind: 'drop-column', question: column.question })}
            >
              {t('drop', { question: column.question })}
            </Button>
          ))}
        </form>
      ) : null}
    </div>
  )
}

function CellButton({
  cell,
  label,
  title,
  notSaid,
  onOpen,
}: {
  readonly cell: SynthesisCell
  /** What pressing it does. */
  readonly label: string
  /** Of what it opens. */
  readonly title: string
  readonly notSaid: string
  readonly onOpen: (open: OpenSaid) => void
}) {
  const { said, text } = cell
  if (said === null) return <span className="text-faint">{notSaid}</span>
  return (
    <button
      type="button"
      aria-label={label}
      dir="auto"
      className="line-clamp-4 text-left underline decoration-line-strong decoration-dotted underline-offset-2 hover:text-accent"
      onClick={() => onOpen({ title, said: [said] })}
    >
      {text}
    </button>
  )
}

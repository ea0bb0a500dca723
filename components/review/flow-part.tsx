'use client'

import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { ExternalLink } from '@/components/ui/external-link'
import { Fold } from '@/components/ui/fold'
import { Locale } from '@/lib/contracts/locale'
import type { SearchAlert } from '@/lib/contracts/search-alert'
import type { TracedRecord } from '@/lib/contracts/search-trace'
import { databaseName } from '@/lib/core/databases/database-names'
import { flowPhrases, outcomeName, partName, reviewersSentence } from '@/lib/core/review/flow-phrases'
import { type FlowBox, type FlowCount, prismaFlow } from '@/lib/core/review/prisma-flow'
import { speak } from '@/lib/core/text/say'
import { AlertPart } from './alert-part'
import type { OpenRecords, ReviewPartProps } from './part-props'
import { ReplayLine } from './replay-line'

/** Main boxes of the flow, each with the box of what leaves beside it. */
const rows: readonly { readonly main: readonly FlowBox['key'][]; readonly aside: FlowBox['key'] | null }[] = [
  { main: ['databases', 'other'], aside: 'before' },
  { main: ['screened'], aside: 'excluded' },
  { main: ['assessed'], aside: 'reports' },
  { main: ['included'], aside: null },
]

interface FlowPartProps extends ReviewPartProps {
  readonly projectId: string
  readonly alert: SearchAlert | null
  readonly asks: boolean
}

/** How the sources were found: the flow of PRISMA 2020, every number of which opens its records, and the searches as they were sent. */
export function FlowPart({ state, busy, asks, onAnswer, projectId, alert }: FlowPartProps) {
  const t = useTranslations('review.flow')
  const format = useFormatter()
  const locale = Locale.parse(useLocale())
  const say = useMemo(() => speak(flowPhrases, locale), [locale])
  const [open, setOpen] = useState<OpenRecords | null>(null)
  const trace = state.gathered?.trace ?? null
  const boxes = useMemo(() => (trace === null ? [] : prismaFlow(trace)), [trace])
  if (trace === null) return <p>{t('none')}</p>
  const nameOf = (from: TracedRecord['from']) => partName({ key: from }, say)
  const shown = (keys: readonly FlowBox['key'][]) =>
    boxes.filter(({ key, records }) => keys.includes(key) && (records.length > 0 || key === 'included'))
  return (
    <div className="max-w-4xl space-y-6">
      <p className="text-soft">{t('text')}</p>
      <ol aria-label={t('title')} className="space-y-3">
        {rows.map(({ main, aside }) => (
          <li key={main[0]} className="grid items-start gap-3 sm:grid-cols-2">
            <div className="space-y-3">
              {shown(main).map((box) => (
                <FlowBoxPart key={box.key} box={box} name={say(box.key)} say={say} onOpen={setOpen} />
              ))}
            </div>
            {aside === null
              ? null
              : shown([aside]).map((box) => (
                  <FlowBoxPart
                    key={box.key}
                    box={box}
                    name={say(box.key)}
                    say={say}
                    onOpen={setOpen}
                    isAside
                  />
                ))}
          </li>
        ))}
      </ol>
      {trace.reviewers.map((pair) => (
        <p key={`${pair.first} ${pair.second}`} className="text-sm">
          {reviewersSentence(pair, locale)}
        </p>
      ))}
      <ReplayLine
        state={state}
        busy={busy}
        onOpen={setOpen}
        onAgain={asks ? () => void onAnswer('exit', { kind: 'replay' }) : null}
      />
      <AlertPart projectId={projectId} alert={alert} state={state} onOpen={setOpen} />
      {trace.searches.length > 0 ? (
        <Fold title={t('searches')} aside={String(trace.searches.length)}>
          <ul className="divide-y divide-line text-sm">
            {trace.searches.map(({ database, at, query, outcome, records, total }) => (
              <li key={`${database} ${at} ${query?.page ?? 0}`} className="space-y-0.5 py-2">
                <p className="font-medium">
                  {databaseName(database)} · {format.dateTime(new Date(at), { dateStyle: 'medium' })} ·{' '}
                  {outcome === 'ok'
                    ? total === null
                      ? records
                      : say('ofTotal', { records, total: total.toLocaleString(locale) })
                    : outcomeName(outcome, say)}
                </p>
                <p className="font-mono text-xs break-words text-soft">
                  {query?.text ?? say('unknownQuery')}
                </p>
              </li>
            ))}
          </ul>
        </Fold>
      ) : null}
      <Dialog open={open !== null} onClose={() => setOpen(null)} title={open?.title ?? ''}>
        <ul className="divide-y divide-line text-sm">
          {open?.records.map(({ id, title, year, from, doi }) => (
            <li key={id} className="py-2 [contain-intrinsic-size:auto_3rem] [content-visibility:auto]">
              <ExternalLink href={doi === null ? null : `https://doi.org/${doi}`} className="font-serif">
                <span dir="auto">{title}</span>
              </ExternalLink>
              <span className="block text-xs text-soft">
                {nameOf(from)} · {year ?? '–'}
              </span>
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  )
}

interface FlowBoxProps {
  readonly box: FlowBox
  readonly name: string
  readonly say: Parameters<typeof partName>[1]
  readonly onOpen: (open: OpenRecords) => void
  readonly isAside?: boolean
}

function FlowBoxPart({ box, name, say, onOpen, isAside = false }: FlowBoxProps) {
  const t = useTranslations('review.flow')
  const line = (label: string, { key, records }: FlowCount, isSum: boolean) => (
    <button
      key={key}
      type="button"
      aria-label={t('open', { name: label, count: records.length })}
      className="flex w-full items-baseline justify-between gap-3 py-1 text-left underline decoration-line-strong decoration-dotted underline-offset-3 hover:text-accent-strong"
      onClick={() => onOpen({ title: t('open', { name: label, count: records.length }), records })}
    >
      <span dir="auto" className={isSum ? 'font-semibold' : 'pl-3 text-sm'}>
        {label}
      </span>
      <span className="shrink-0 tabular-nums">n = {records.length}</span>
    </button>
  )
  return (
    <div
      className={
        isAside
          ? 'rounded-md border border-dashed border-line-strong px-3 py-2'
          : 'rounded-md border border-line-strong bg-sheet px-3 py-2'
      }
    >
      {isAside ? <span className="sr-only">{t('removedFrom')}: </span> : null}
      {line(name, box, true)}
      {box.parts.map((part) => line(partName(part, say), part, false))}
    </div>
  )
}

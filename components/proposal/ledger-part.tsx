import { useFormatter, useTranslations } from 'next-intl'
import { DrawingView } from '@/components/ui/drawing-view'
import { Fold } from '@/components/ui/fold'
import type { Locale } from '@/lib/contracts/locale'
import type { Ledger } from '@/lib/contracts/proposal-run'
import { ganttDrawing } from '@/lib/core/proposal/figures/gantt-drawing'
import { ganttMonths } from '@/lib/core/proposal/figures/gantt-months'
import { ganttTable } from '@/lib/core/proposal/figures/gantt-table'
import { ledgerSentences } from '@/lib/core/proposal/figures/ledger-sentences'
import { DataTable } from './data-table'
import { PartHeading } from './part-heading'

/** Points; wide enough that its words are read at the size of the page. */
const CHART_WIDTH = 450

/** Whether the work fits its time: sums, sentences, chart and table of one ledger. */
export function LedgerPart({ ledger, locale }: { ledger: Ledger; locale: Locale }) {
  const t = useTranslations('proposal.ledger')
  const format = useFormatter()
  const table = ganttTable(ledger, { locale, id: 'ledger' })
  const hours = (value: number) => format.number(value, { maximumFractionDigits: 1 })
  const isShort = ledger.slackHours < 0
  const figures = [
    { key: 'needed', value: hours(ledger.neededHours), tone: '' },
    { key: 'available', value: hours(ledger.availableHours), tone: '' },
    {
      key: isShort ? 'deficit' : 'slack',
      value: hours(Math.abs(ledger.slackHours)),
      tone: isShort ? 'text-danger' : 'text-accent',
    },
  ] as const
  const alternative = t('chart', {
    count: ledger.tasks.length,
    start: ledger.start,
    defence: ledger.defence,
  })
  return (
    <div className="space-y-5">
      <PartHeading>{t('title')}</PartHeading>
      <dl className="grid grid-cols-3 gap-3 font-sans">
        {figures.map(({ key, value, tone }) => (
          <div key={key} className="rounded-md border border-line bg-sheet px-3 py-2">
            <dt className="text-xs text-soft">{t(`sum.${key}`)}</dt>
            <dd className={`text-xl font-semibold ${tone}`}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="space-y-2">
        {ledgerSentences(ledger, locale).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className="max-sm:hidden">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
        <section aria-label={t('chartLabel')} tabIndex={0} className="scroll-quiet overflow-x-auto">
          <DrawingView
            drawing={ganttDrawing(ledger, { locale, width: CHART_WIDTH })}
            label={alternative}
            className="w-full min-w-[44rem]"
          />
        </section>
      </div>
      <Months ledger={ledger} />
      <Fold title={t('tasks', { count: ledger.tasks.length })} className="font-sans">
        <DataTable
          caption={table.caption}
          head={table.head}
          figures={[1, 4]}
          note={table.note}
          rows={table.rows.map((row, at) => {
            const cells = row.map((inlines) => inlines.map(({ text }) => text).join(''))
            return { key: `${at} ${cells[0]}`, cells, strong: cells[2] === '' }
          })}
        />
      </Fold>
    </div>
  )
}

/** On a phone the chart as a list: month by month what is worked on. */
function Months({ ledger }: { ledger: Ledger }) {
  const t = useTranslations('proposal.ledger')
  const format = useFormatter()
  return (
    <ol
      aria-label={t('byMonth')}
      className="divide-y divide-line border-y border-line font-sans text-sm sm:hidden"
    >
      {ganttMonths(ledger).map(({ month, tasks }) => (
        <li key={month} className="py-2">
          <p className="label-caps">
            {format.dateTime(new Date(`${month}-15T12:00:00Z`), {
              year: 'numeric',
              month: 'long',
              timeZone: 'UTC',
            })}
          </p>
          <ul className="mt-1 list-disc pl-4">
            {tasks.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
          {tasks.length === 0 ? <p className="text-soft">{t('free')}</p> : null}
        </li>
      ))}
    </ol>
  )
}

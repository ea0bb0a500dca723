'use client'

import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { ScrollRegion } from '@/components/ui/scroll-region'
import { themeYears } from '@/lib/core/review/theme-years'
import type { ReviewPartProps } from './part-props'

/** Widths of a disc, in rem: its area grows with the number of sources. */
const DISC_REM_MIN = 1.75
const DISC_REM_MAX = 3

/** Where the sources stand over years and themes; every disc opens its sources. */
export function MapPart({ state }: Pick<ReviewPartProps, 'state'>) {
  const t = useTranslations('review.map')
  const [open, setOpen] = useState<{ readonly title: string; readonly keys: readonly string[] } | null>(null)
  const map = useMemo(() => themeYears(state), [state])
  const titles = new Map(state.gathered?.sources.map(({ key, work }) => [key, work.title]))
  const largest = Math.max(1, ...map.rows.flatMap(({ byYear }) => byYear.map(({ length }) => length)))
  const hasUndated = map.rows.some(({ undated }) => undated.length > 0)
  const labelOf = (year: number, at: number) =>
    at === 0 && map.isOpen ? t('until', { year: String(year) }) : String(year)
  const disc = (keys: readonly string[], name: string, year: string) => {
    if (keys.length === 0) return null
    const width = DISC_REM_MIN + (DISC_REM_MAX - DISC_REM_MIN) * Math.sqrt((keys.length - 1) / largest)
    const title = t('cell', { theme: name, year, count: keys.length })
    return (
      <button
        type="button"
        aria-label={title}
        className="inline-grid place-items-center rounded-full bg-accent-soft text-sm font-semibold tabular-nums text-accent-strong hover:outline-2 hover:outline-accent"
        style={{ width: `${width}rem`, height: `${width}rem` }}
        onClick={() => setOpen({ title, keys })}
      >
        {keys.length}
      </button>
    )
  }
  return (
    <div className="space-y-4">
      <p className="max-w-3xl text-soft">{t('text')}</p>
      <ScrollRegion label={t('title')}>
        <table className="min-w-full border-collapse text-sm">
          <caption className="sr-only">{t('title')}</caption>
          <thead>
            <tr>
              <th scope="col" className="border-b border-line px-2 py-1.5 text-left">
                {t('theme')}
              </th>
              {map.years.map((year, at) => (
                <th key={year} scope="col" className="border-b border-line px-1 py-1.5 tabular-nums">
                  {labelOf(year, at)}
                </th>
              ))}
              {hasUndated ? (
                <th scope="col" className="border-b border-line px-1 py-1.5">
                  {t('undated')}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {map.rows.map(({ theme, byYear, undated }) => {
              const name = theme ?? t('rest')
              return (
                <tr key={name}>
                  <th
                    scope="row"
                    dir="auto"
                    className="max-w-48 min-w-28 border-b border-line px-2 py-2 text-left font-medium"
                  >
                    {name}
                  </th>
                  {map.years.map((year, at) => (
                    <td key={year} className="h-14 border-b border-line px-1 text-center">
                      {disc(byYear[at] ?? [], name, labelOf(year, at))}
                    </td>
                  ))}
                  {hasUndated ? (
                    <td className="h-14 border-b border-line px-1 text-center">
                      {disc(undated, name, t('undated'))}
                    </td>
                  ) : null}
                </tr>
              )
            })}
          </tbody>
        </table>
      </ScrollRegion>
      <Dialog open={open !== null} onClose={() => setOpen(null)} title={open?.title ?? ''}>
        <ul className="divide-y divide-line text-sm">
          {open?.keys.map((key) => (
            <li key={key} dir="auto" className="py-2 font-serif">
              {titles.get(key) ?? key}
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  )
}

import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

interface DataTableProps {
  caption: string
  head: readonly string[]
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[]; readonly strong?: boolean }[]
  /** Columns with figures stand to the right. */
  figures?: readonly number[]
  note?: string
}

/** A table in the document; on a narrow screen it scrolls by itself. */
export function DataTable({ caption, head, rows, figures = [], note }: DataTableProps) {
  const side = (column: number) => figures.includes(column) && 'text-right whitespace-nowrap'
  return (
    <div className="font-sans text-sm">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section aria-label={caption} tabIndex={0} className="scroll-quiet overflow-x-auto">
        <table className="w-full border-collapse">
          <caption className="pb-1.5 text-left text-xs font-semibold text-soft">{caption}</caption>
          <thead>
            <tr className="border-y border-line-strong">
              {head.map((title, column) => (
                <th
                  key={title}
                  scope="col"
                  className={classNames(
                    'py-1.5 pr-4 text-left align-bottom text-xs font-semibold text-soft last:pr-0',
                    side(column),
                  )}
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells, strong }) => (
              <tr key={key} className={classNames('border-b border-line', strong && 'font-semibold')}>
                {cells.map((cell, column) => (
                  <td
                    key={head[column]}
                    dir="auto"
                    className={classNames('py-1.5 pr-4 align-top last:pr-0', side(column))}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note ? <p className="mt-1.5 text-xs text-soft">{note}</p> : null}
    </div>
  )
}

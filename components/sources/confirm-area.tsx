import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react'
import { classNames } from '@/components/ui/class-names'
import { ConfirmCard } from './confirm-card'

/** The parameters before the first search, alone in the middle or beside an open sheet. */
export function ConfirmArea({ sheet, ...card }: ComponentProps<typeof ConfirmCard> & { sheet: ReactNode }) {
  // The list that takes this place begins at its top, however far down the button was.
  useLayoutEffect(() => () => window.scrollTo({ top: 0 }), [])
  return (
    <div
      className={classNames(
        'mt-4 gap-6',
        sheet ? 'grid lg:grid-cols-[minmax(0,1fr)_24rem]' : 'mx-auto max-w-3xl',
      )}
    >
      <ConfirmCard {...card} />
      {sheet}
    </div>
  )
}

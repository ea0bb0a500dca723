import { classNames } from './class-names'

/** A key of the keyboard. Decoration: the control it stands in tells the key by aria-keyshortcuts. */
export function Kbd({
  children,
  inverse,
  always,
}: {
  children: string
  inverse?: boolean
  /** Also on narrow windows, which are mostly those of tablets and phones. */
  always?: boolean
}) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'h-4.5 min-w-4.5 items-center justify-center rounded-sm border px-1 font-sans text-[0.6875rem] leading-none',
        always ? 'inline-flex' : 'hidden lg:inline-flex',
        inverse ? 'border-on-accent/45 text-on-accent' : 'border-line-strong text-soft',
      )}
    >
      {children}
    </span>
  )
}

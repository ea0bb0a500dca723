import { classNames } from './class-names'

/** A key of the keyboard. Decoration: the control it stands in tells the key by aria-keyshortcuts. */
export function Kbd({ children, inverse }: { children: string; inverse?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'hidden h-4.5 min-w-4.5 items-center justify-center rounded-sm border px-1 font-sans text-[0.6875rem] leading-none sm:inline-flex',
        inverse ? 'border-on-accent/45 text-on-accent' : 'border-line-strong text-soft',
      )}
    >
      {children}
    </span>
  )
}

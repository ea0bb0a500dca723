import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names'
import { Kbd } from './kbd'

const variants = {
  primary: 'border-accent bg-accent text-on-accent hover:bg-accent-strong hover:border-accent-strong',
  plain: 'border-line-strong bg-sheet text-ink hover:border-control hover:bg-sunk',
  quiet: 'border-transparent text-soft hover:bg-sunk hover:text-ink',
  danger: 'border-danger-line bg-sheet text-danger hover:bg-danger-soft',
} as const

const sizes = {
  sm: 'min-h-7 pointer-coarse:min-h-9 px-2 text-sm gap-1.5',
  md: 'min-h-9 pointer-coarse:min-h-10 px-3 text-sm gap-2',
} as const

type ButtonVariant = keyof typeof variants
type ButtonSize = keyof typeof sizes

/** The classes of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'plain', size: ButtonSize = 'md'): string {
  return classNames(
    'inline-flex items-center justify-center rounded-md border font-medium whitespace-nowrap no-underline! select-none',
    'transition-colors aria-disabled:opacity-50 disabled:opacity-50',
    variants[variant],
    sizes[size],
  )
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** The key that does the same; shown, and told to assistive software. */
  shortcut?: string | undefined
  icon?: ReactNode
  /** The one thing to do before all else here: every other primary button of the page steps back (`globals.css`). */
  first?: boolean
  /**
   * What it asked for, or what would stand against it, is under way: pressing does nothing, the focus stays on it, and after a second
   * it shows that something goes on. One that is `disabled` loses the focus.
   */
  busy?: boolean
}

export function Button({
  variant,
  size,
  shortcut,
  icon,
  first,
  busy,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      aria-keyshortcuts={shortcut?.toLowerCase()}
      {...(variant === 'primary' ? primaryMark(first) : {})}
      {...rest}
      {...(busy ? busyButton : {})}
      className={classNames(buttonClass(variant, size), busy && 'relative', className)}
    >
      {icon}
      {children}
      {shortcut ? <Kbd inverse={variant === 'primary'}>{shortcut}</Kbd> : null}
      {busy ? (
        <span aria-hidden="true" className="absolute inset-x-2 bottom-0.75 after-a-second">
          <span className="block h-0.5 rounded-full bg-current sign-of-life" />
        </span>
      ) : null}
    </button>
  )
}

/** What tells the style sheet which buttons and links are primary, and which of them comes first. */
export function primaryMark(first = false): { readonly 'data-primary': 'first' | 'one' } {
  return { 'data-primary': first ? 'first' : 'one' }
}

/** Enter in a field of its form presses it, too: the form is not sent. */
const busyButton = {
  'aria-busy': true,
  'aria-disabled': true,
  disabled: false,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does; the only text there is. */
  label: string
  icon: ReactNode
}

export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(
        'inline-flex size-8 pointer-coarse:size-10 shrink-0 items-center justify-center rounded-md text-soft transition-colors',
        'hover:bg-sunk hover:text-ink disabled:opacity-40',
        className,
      )}
    >
      {icon}
    </button>
  )
}

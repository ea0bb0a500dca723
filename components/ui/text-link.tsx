import Link from 'next/link'
import type { ComponentProps } from 'react'
import { classNames } from './class-names'

/** A link inside Carrel, in running text. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={classNames(
        'font-medium text-accent underline decoration-accent-line underline-offset-3 hover:decoration-current',
        className,
      )}
    />
  )
}

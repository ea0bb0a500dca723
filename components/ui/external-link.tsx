import type { ReactNode } from 'react'
import { webAddress } from '@/lib/core/text/web-address'
import { classNames } from './class-names'

interface ExternalLinkProps {
  href: string | null | undefined
  children: ReactNode
  className?: string
  tabIndex?: number | undefined
}

/** A link out of Carrel to an address that somebody else wrote; plain text when the address cannot be trusted. */
export function ExternalLink({ href, children, className, tabIndex }: ExternalLinkProps) {
  const address = webAddress(href)
  if (!address) return <span className={className}>{children}</span>
  return (
    <a
      href={address}
      target="_blank"
      tabIndex={tabIndex}
      rel="noopener noreferrer nofollow"
      className={classNames(
        'underline decoration-line-strong underline-offset-3 hover:decoration-current',
        className,
      )}
    >
      {children}
    </a>
  )
}

import type { ReactNode } from 'react'

/** A heading inside a stage of the document. */
export function PartHeading({ children }: { children: ReactNode }) {
  return <h3 className="mb-2 font-sans text-sm font-semibold text-soft">{children}</h3>
}

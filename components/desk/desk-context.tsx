'use client'

import { createContext, useContext } from 'react'
import type { DeskView } from '@/lib/contracts/desk'
import type { DeskActions } from './use-desk-actions'
import type { Drafts } from './use-drafts'

/** Sources of one place of the document. */
export interface Cited {
  readonly keys: readonly string[]
  /** The sentence that cites them; empty in the list of references. */
  readonly citing: string
}

/** What everything at the desk may need. */
export interface DeskWorld {
  readonly view: DeskView
  readonly actions: DeskActions
  readonly drafts: Drafts
  readonly canComment: boolean
  /** The comment that is being read; null for none. */
  readonly active: string | null
  readonly setActive: (id: string | null) => void
  readonly openSources: (cited: Cited) => void
  /** Shows the newest version. */
  readonly showNewest: () => void
}

const DeskContext = createContext<DeskWorld | null>(null)
export const DeskProvider = DeskContext

export function useDeskWorld(): DeskWorld {
  const world = useContext(DeskContext)
  if (!world) throw new Error('outside of a desk')
  return world
}

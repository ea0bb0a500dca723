'use client'

import { useEffect } from 'react'

/** Something that the open page can do. */
export interface PageCommand {
  readonly key: string
  readonly label: string
  readonly run: () => void
}

/** A numbered list of which things can be ticked by their numbers. */
interface NumberedList {
  readonly count: number
  /** Counted from 0. */
  readonly tick: (places: readonly number[]) => void
}

interface PageCommands {
  readonly commands: readonly PageCommand[]
  /** null: nothing can be ticked now. */
  readonly list: NumberedList | null
}

const none: PageCommands = { commands: [], list: null }
/** Of the page that is open in this window; the palette lies in the frame around it and asks here. */
let offered: PageCommands = none

/** Offers what a page can do to the palette, as long as the page is open. */
export function usePageCommands(commands: PageCommands): void {
  useEffect(() => {
    offered = commands
    return () => {
      if (offered === commands) offered = none
    }
  })
}

export function offeredCommands(): PageCommands {
  return offered
}

'use client'

import { useEffect } from 'react'

/** Something that the open page can do. */
export interface PageCommand {
  readonly key: string
  readonly label: string
  readonly run: () => void
}

/** What a text typed into the palette means on the open page. */
export type ReadCommand = PageCommand | { readonly fault: string }

interface PageCommands {
  readonly commands: readonly PageCommand[]
  /** null: the text is no command of this page. */
  readonly read: (text: string) => ReadCommand | null
}

const none: PageCommands = { commands: [], read: () => null }
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

'use client'

import { usePageCommands } from '@/components/frame/page-commands'
import type { MenuChoice } from './menu-bar'

/** What the palette can do in this room: the choices of the menu, and ticking by numbers of the list as it stands. */
export function useSelectionCommands({
  choices,
  listed,
  onTick,
}: {
  choices: readonly MenuChoice[]
  /** null: nothing can be ticked now. */
  listed: readonly string[] | null
  onTick: (sourceIds: readonly string[]) => void
}): void {
  usePageCommands({
    commands: choices
      .filter(({ disabled }) => !disabled)
      .map(({ id, label, onPress }) => ({ key: id, label, run: onPress })),
    list: listed && {
      count: listed.length,
      tick: (places) => onTick(places.flatMap((place) => listed[place] ?? [])),
    },
  })
}

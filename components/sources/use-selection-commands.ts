'use client'

import { useTranslations } from 'next-intl'
import { usePageCommands } from '@/components/frame/page-commands'
import { parseSelection } from '@/lib/core/validation/selection-grammar'
import type { MenuChoice } from './menu-bar'

/**
 * What the palette can do in this room: the choices of the menu, and ticking by numbers of the list as it stands, such as `1,3,5`,
 * `1-10`, `top 12` or `all`.
 */
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
  const t = useTranslations('sources.selection')
  usePageCommands({
    commands: choices
      .filter(({ disabled }) => !disabled)
      .map(({ id, label, onPress }) => ({ key: id, label, run: onPress })),
    read: (text) => {
      if (!listed) return null
      const selection = parseSelection(text, listed.length)
      if (!selection.ok)
        return selection.code === 'out-of-range' ? { fault: t('outOfRange', { count: listed.length }) } : null
      const ids = selection.indexes.flatMap((index) => listed[index] ?? [])
      return {
        key: 'tick',
        label: t('tickThese', { count: ids.length, text: text.trim() }),
        run: () => onTick(ids),
      }
    },
  })
}

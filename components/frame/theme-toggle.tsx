'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { IconButton } from '@/components/ui/button'
import { HalfMoonIcon } from '@/components/ui/icons'
import { keepPreference } from './cookie'
import { THEME_COOKIE, type Theme, themes } from './theme'

/** Goes round system, light, dark; the server reads the cookie and renders the same at the next page. */
export function ThemeToggle({ initial }: { initial: Theme }) {
  const t = useTranslations('common.theme')
  const [theme, setTheme] = useState(initial)

  function turn() {
    const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
    setTheme(next)
    keepPreference(THEME_COOKIE, next)
    if (next === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = next
  }

  return <IconButton label={t('label', { theme: t(theme) })} icon={<HalfMoonIcon />} onClick={turn} />
}

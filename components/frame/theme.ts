import { keptPreference } from '@/i18n/preference-cookie'

export const THEME_COOKIE = 'theme'

/** `system` follows the reader's computer and sets no attribute. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The kept theme, by a function that reads cookies, or `system` for anything else. */
export function keptTheme(read: (cookie: string) => string | undefined): Theme {
  const kept = keptPreference(THEME_COOKIE, read)
  return themes.find((theme) => theme === kept) ?? 'system'
}

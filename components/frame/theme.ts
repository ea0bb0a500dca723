export const THEME_COOKIE = 'theme'

/** `system` follows the reader's computer and sets no attribute. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The kept theme, or `system` for anything else. */
export function themeOf(kept: string | undefined): Theme {
  return themes.find((theme) => theme === kept) ?? 'system'
}

/** Limits of a review that its page needs before any schema. */

export const THEMES_MAX = 5
/** A theme joins at least so many sources. */
export const THEME_SOURCES_MIN = 2

/** The bounds of what is searched for; apart from the schemas, which pages do not load at first. */

export const TOPIC_MAX = 2_000
export const QUESTION_MAX = 2_000
/** Programme, country or field in the student's words. */
export const CONTEXT_MAX = 2_000
/** Words that a search leaves out. */
export const EXCLUDED_MAX = 30
export const EXCLUDED_LENGTH_MAX = 100
export const YEAR_MIN = 1800
export const YEAR_MAX = 2100

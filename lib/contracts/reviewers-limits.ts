/** The bounds of what reviewers see and say; apart from the schemas, which pages do not load at first. */

/** Sources that reviewers are shown, most relevant first. */
export const SCREENED_MAX = 1_000
/** Sources with their abstracts that a reviewer gets at once. */
export const CARDS_AT_ONCE = 10
export const REASON_CHARS_MAX = 300

export const screeningDecisions = ['include', 'unsure', 'exclude'] as const

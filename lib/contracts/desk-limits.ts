/** Limits and rights of the advisor's desk, apart from the schemas: the desk's page needs no zod to know them. */

export const COMMENT_MAX = 5_000
/** Comments and answers that one link may add within an hour; sentences name the number. */
export const COMMENTS_AN_HOUR_MAX = 60
/** Words that a reason for changes or a rejection has at least: a sentence that a student can work from. */
export const REASON_WORDS_MIN = 4
export const REASON_MAX = 5_000
/** Days that a link is open. */
export const LINK_DAYS_DEFAULT = 30
export const LINK_DAYS_MAX = 90
export const LINK_NAME_MAX = 120
/** Characters kept before and after a quotation, to tell equal ones apart. */
export const CONTEXT_CHARS = 64

/** What a link allows; each includes the ones before it. */
export const deskRights = ['view', 'comment', 'decide'] as const
/** A link either opens the desk, or lets its holder screen sources and nothing else. */
export const linkRights = [...deskRights, 'screen'] as const

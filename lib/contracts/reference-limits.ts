/** A reference that stays against the verdict stays with a reason of so many letters. */
export const REFERENCE_REASON_MIN = 3
export const REFERENCE_REASON_MAX = 500

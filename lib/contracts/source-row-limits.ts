/** Rows that are fetched whole at once; apart from the schemas, which the page does not load at first. */
export const WHOLE_ROWS_MAX = 200

/** The item of a step that has a single unit; apart from the schemas, which pages do not load at first. */
export const SINGLE_ITEM = ''

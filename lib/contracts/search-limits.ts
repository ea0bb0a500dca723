/** Topics that a search leaves out; apart from the schemas, which pages do not load at first. */
export const EXCLUDED_MAX = 30

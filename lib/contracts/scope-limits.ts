/** Letters of a reason why a project is still the same thesis; apart from the schemas, which pages do not load at first. */
export const SCOPE_REASON_MAX = 500

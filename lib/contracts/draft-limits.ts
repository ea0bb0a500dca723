/** UTF-16 units of a draft that is checked: a long thesis. */
export const DRAFT_TEXT_MAX = 600_000
/** The largest draft that is uploaded, in bytes. */
export const DRAFT_FILE_BYTES_MAX = 20 * 1_048_576
/** What a draft may be written in, as a file dialog is told. */
export const draftFileTypes = '.docx,.md,.markdown,.txt,.pdf'

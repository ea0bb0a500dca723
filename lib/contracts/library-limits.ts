/** Limits and lists of the library that its pages need before any schema. */

export const readingStates = ['unread', 'reading', 'read'] as const

/** The largest file that the library takes, and reads, in bytes; a PDF too. */
export const LIBRARY_UPLOAD_BYTES_MAX = 60 * 1_048_576
/** Files that are sent at once. */
export const LIBRARY_FILES_AT_ONCE_MAX = 20
/** What the library reads, as a file dialog is told. */
export const libraryFileTypes = '.pdf,.docx,.epub,.html,.htm,.xhtml,.md,.markdown,.txt,.srt,.vtt,.bib,.ris'
export const NOTE_TEXT_MAX = 100_000

export const HIGHLIGHT_NOTE_MAX = 5_000
export const HIGHLIGHT_QUOTE_MAX = 2_000
/** Highlights of one item; the shown list stays one that is read. */
export const HIGHLIGHTS_PER_ITEM_MAX = 500

export const LIBRARY_QUERY_MAX = 2_000

/**
 * Every error code of Carrel: when it happens, its HTTP status, and whether trying again can help.
 * The message of an error is for the log; the sentence a person reads is looked up by code, in their language.
 */
export const errorCodes = {
  /** A form, body, query, file or answer did not fit its schema. */
  'invalid-input': { status: 400, retry: false },
  /** No session, or the session has ended. */
  'not-signed-in': { status: 401, retry: false },
  /** This installation opens to accounts with a second step only, and the visitor has none. */
  'second-step-needed': { status: 403, retry: false },
  /** The thing does not exist, or belongs to somebody else: the two are not told apart. */
  'not-found': { status: 404, retry: false },
  /** The request arrived too late: what it refers to has moved on (an answered question, a newer version). */
  conflict: { status: 409, retry: false },
  /** A body, file or page is larger than its named limit. */
  'too-large': { status: 413, retry: false },
  /** Too many requests from this person or address. */
  'rate-limited': { status: 429, retry: true },
  /** This person, address or installation has begun as much as it may in an hour or a day. */
  'allowance-used': { status: 429, retry: true },
  /** As many jobs of this person or link are under way and waiting as one may have at once. */
  'own-turns-taken': { status: 429, retry: true },
  /** An advisor's link has added as many comments and answers within the hour as it may. */
  'comments-too-often': { status: 429, retry: true },
  /** An outside service could not be reached, or answered 5xx or nonsense. */
  'source-unreachable': { status: 502, retry: true },
  /** An outside address was refused before connecting: not http(s), or not a public address. */
  'address-refused': { status: 400, retry: false },
  /** An outside service did not answer in its time. */
  'timed-out': { status: 504, retry: true },
  /** Reading a file that a person brought took more time or memory than one file may have. */
  'too-heavy': { status: 422, retry: false },
  /** The uploaded bytes are no kind of file that the library reads. */
  'unknown-format': { status: 422, retry: false },
  /** A PDF needs a password. */
  'pdf-encrypted': { status: 422, retry: false },
  /** A PDF is damaged beyond reading. */
  'pdf-damaged': { status: 422, retry: false },
  /** A PDF holds pictures of pages and no text. */
  'pdf-scanned': { status: 422, retry: false },
  /** A PDF whose text names no work: no title, author, DOI or sentence in it. */
  'pdf-says-nothing': { status: 422, retry: false },
  /** The uploaded bytes are not a PDF. */
  'not-a-pdf': { status: 422, retry: false },
  /** Reading or drawing a PDF took more time or memory than one file may have. */
  'pdf-too-heavy': { status: 422, retry: false },
  /** The machine that serves has no program for it: the archive copy is made on Linux with an x64 processor only. */
  unsupported: { status: 501, retry: false },
  /** An archive copy was refused: a figure without words, a letter that no font has, a heading out of order. */
  'archive-refused': { status: 422, retry: false },
  /** A student goes on with fewer sources than a review needs, and the answer does not say that this is known. */
  'not-acknowledged': { status: 409, retry: false },
  /** A proposal was begun, or its literature searched, in a project that has no source. */
  'no-sources': { status: 409, retry: false },
  /** A document was asked for while it may not leave: references that block it are not decided, or parts are missing. */
  'not-ready': { status: 409, retry: false },
  /** A topic would diagnose the writer, or is about one private person: it is kindly turned. */
  'about-a-person': { status: 422, retry: false },
  /** A topic orders a machine about, or is code, markup or an address: nothing that could be studied. */
  'machine-order': { status: 422, retry: false },
  /** An agent has no built-in method, and no language model is configured that could write it. */
  'not-written': { status: 409, retry: false },
  /** An advisor's link that does not exist, or not with this secret: the two are not told apart. */
  'link-unknown': { status: 404, retry: false },
  /** An advisor's link whose end is missing. */
  'link-truncated': { status: 400, retry: false },
  /** The time of an advisor's link is over. */
  'link-expired': { status: 410, retry: false },
  /** The student closed an advisor's link, or deleted the project. */
  'link-revoked': { status: 410, retry: false },
  /** An advisor's link does not include this right. */
  'not-allowed': { status: 403, retry: false },
  /** A comment, answer or reason is longer than its limit. */
  'text-too-long': { status: 400, retry: false },
  /** Changes were asked for, or a proposal rejected, without saying why. */
  'reason-missing': { status: 400, retry: false },
  /** A language model failed after its retries, or gave no valid answer. */
  'model-failed': { status: 502, retry: true },
  /** The run has used its tokens and waits for a person to extend the budget. */
  'budget-exhausted': { status: 402, retry: false },
  /** The operator lets no run use more of a model than this one has. */
  'budget-bound': { status: 402, retry: false },
  /** Another process took over the run; this one must stop at once. */
  'lease-lost': { status: 409, retry: false },
  /** An event log has a hole or an event that its state cannot take: a bug or a damaged database. */
  'log-broken': { status: 500, retry: false },
  /** The database or the disk cannot take the write now. */
  'storage-unavailable': { status: 503, retry: true },
  /** A setting at start-up is missing or wrong. */
  'bad-configuration': { status: 500, retry: false },
  /** Nothing of the above: a bug. */
  internal: { status: 500, retry: false },
} as const satisfies Record<string, { status: number; retry: boolean }>

export type ErrorCode = keyof typeof errorCodes

/** The one error class. `code` decides behaviour, `message` is for the log, `cause` keeps what was caught. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** Seconds after which trying again can help, where that is known. */
  readonly retryAfterS: number | null
  constructor(code: ErrorCode, message: string, options?: { cause?: unknown; retryAfterS?: number }) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
    this.retryAfterS = options?.retryAfterS ?? null
  }
}

/** Seconds after which trying again can help; null where nothing is known. */
export function errorRetryAfter(error: unknown): number | null {
  return error instanceof AppError ? error.retryAfterS : null
}

/** The code of anything that was thrown: its own when it is an AppError, else `internal`. */
export function errorCodeOf(error: unknown): ErrorCode {
  return error instanceof AppError ? error.code : 'internal'
}

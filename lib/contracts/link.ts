import type { RecordLink } from './connector'
import type { DatabaseId } from './search'
import type { LinkState, Source } from './source'
import type { Work } from './work'

export interface CheckedLink {
  readonly state: LinkState
  readonly url: string | null
}

/** The best free copy of a work; `checked: false` when nobody could be asked, so that it is not known whether there is one. */
export type OpenCopy = { readonly checked: true; readonly url: string | null } | { readonly checked: false }

/** Reading a page that a person named: a work and its text, or why there is none. */
export type ReadLink =
  | { readonly ok: true; readonly work: Work }
  | {
      readonly ok: false
      readonly outcome: 'refused' | 'unreadable' | 'unreachable' | 'too-large'
      readonly detail: string
    }

/** A way to a source; `database` where it leads through one of them. */
export interface SourceLink extends RecordLink {
  readonly database: DatabaseId | null
}

/** What the page of one source gets. */
export interface SourceAnswer {
  readonly source: Source
  readonly links: readonly SourceLink[]
}

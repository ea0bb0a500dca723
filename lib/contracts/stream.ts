import type { LinkId } from './desk'
import type { ProjectId } from './ids'

/** What an open stream rests on: a student's session and project, or an advisor's session of a link. */
export type StreamAccess =
  | { readonly sessionId: string; readonly projectId: ProjectId }
  | { readonly linkId: LinkId; readonly sessionHash: string }

/** Why a stream ends for good: it stands in the last message, `{ "closed": … }`. */
export const streamEnds = ['link-revoked', 'link-expired', 'not-signed-in', 'not-found'] as const
export type StreamEnd = (typeof streamEnds)[number]

/** An open stream says something at least this often, be it only that it is there. */
export const HEARD_EVERY_MS = 12_000

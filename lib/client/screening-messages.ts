import type { ScreeningText } from '@/lib/contracts/screening'
import type { Choice, RankReason } from './screening-session'

/** What the page asks of its worker. A later `load` begins anew. */
export type ScreeningRequest =
  | { readonly kind: 'load'; readonly texts: readonly ScreeningText[] }
  | { readonly kind: 'rank'; readonly serial: number; readonly choices: readonly Choice[] }
  | { readonly kind: 'explain'; readonly serial: number; readonly ids: readonly string[] }

/** What the worker answers; `serial` is that of the ranking it belongs to. */
export type ScreeningReply =
  | { readonly kind: 'ranked'; readonly serial: number; readonly order: readonly string[] }
  | { readonly kind: 'explained'; readonly serial: number; readonly reasons: readonly RankReason[] }

import type { Outcome } from '@/lib/contracts/search'

/** True when a database answered, be it with nothing. */
export function isAnswered({ outcome }: { readonly outcome: Outcome }): boolean {
  return outcome === 'ok' || outcome === 'empty'
}

import type { Standing } from '@/lib/contracts/standing'

/** What is worth doing before a document is published: what readers got would be old at once, or would be refused. */
export type BeforePublishing = 'stale' | 'running' | 'undecided'

/** For a document that is written in that room; null where nothing stands before its publication. Pure. */
export function beforePublishing(
  { next, rooms }: Pick<Standing, 'next' | 'rooms'>,
  writtenIn: 'paper' | 'proposal',
): BeforePublishing | null {
  const state = rooms.find(({ room }) => room === writtenIn)?.state
  if (state === 'stale' || state === 'running') return state
  return writtenIn === 'proposal' && next.kind === 'decide-references' ? 'undecided' : null
}

'use client'

import { useEffect, useMemo, useState } from 'react'
import type { RunState } from '@/lib/contracts/run'
import type { ProposalRoomState } from './room-state'

/** What the run says now. Reading it needs the contracts, which come after the first load; until then the server's word stands. */
export function useRoomState(
  run: RunState,
  initial: { readonly run: RunState; readonly state: ProposalRoomState },
): ProposalRoomState {
  const [read, setRead] = useState<((run: RunState) => ProposalRoomState) | null>(null)
  useEffect(() => {
    let isHere = true
    // Without it the page goes on showing what it has; the next visit asks again.
    import('./read-room').then(
      ({ roomStateOf }) => isHere && setRead(() => roomStateOf),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  return useMemo(() => (read ? read(run) : initial.state), [initial.state, read, run])
}

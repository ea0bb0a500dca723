import { useEffect, useMemo, useState } from 'react'
import { untilThere } from '@/lib/client/until-there'
import type { RunState } from '@/lib/contracts/run'

type Read<State> = (run: RunState) => State

/**
 * What a run says now. Reading it needs the contracts, which come after the first load; until then what the server read of `initial` stands.
 * `load` brings what reads it, and is the same in every render.
 */
export function useReadState<State>(run: RunState, initial: State, load: () => Promise<Read<State>>): State {
  const [read, setRead] = useState<Read<State> | null>(null)
  useEffect(() => {
    let isHere = true
    // Without it the page goes on showing what it has; it is asked for again once there is a network.
    untilThere(load).then(
      (reads) => isHere && setRead(() => reads),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [load])
  return useMemo(() => (read ? read(run) : initial), [initial, read, run])
}

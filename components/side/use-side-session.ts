'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { ShownError } from '@/components/frame/use-error-text'
import { followLog } from '@/lib/client/follow-log'
import { streamEnd } from '@/lib/client/stream-end'
import { AppError } from '@/lib/contracts/errors'
import type { Locale } from '@/lib/contracts/locale'
import type { BrainstormAct } from '@/lib/core/dialogues/brainstorm-session'
import type { ElicitationAct } from '@/lib/core/dialogues/elicitation-session'
import type { PartyAct } from '@/lib/core/dialogues/party-session'
import type { SectionFields, SectionStep } from '@/lib/core/dialogues/section'
import type { SideOpening, SideView } from '@/lib/core/dialogues/side-session'
import {
  actInBrainstormAction,
  actInElicitationAction,
  actInPartyAction,
  openSideSessionAction,
  readSideSessionAction,
} from '@/lib/server/actions/side-session'

export interface SideSessionStart {
  readonly kind: SideView['kind']
  readonly projectId: string
  readonly runId: string
  readonly step: SectionStep
  /** Which stage, where `step` is one. */
  readonly stage: string
  readonly locale: Locale
  readonly fields: SectionFields
}

export type SideAct =
  | { readonly kind: 'elicitation'; readonly act: ElicitationAct }
  | { readonly kind: 'party'; readonly act: PartyAct }
  | { readonly kind: 'brainstorm'; readonly act: BrainstormAct }

export interface SideSessionControl {
  readonly opening: SideOpening | null
  /** The session as it stands after the latest act; null while it opens. */
  readonly view: SideView | null
  readonly busy: boolean
  readonly error: ShownError | null
  readonly retry: () => void
  /** The session after the act; null when it was not taken. What was typed stays where it is. */
  readonly send: (wanted: SideAct) => Promise<SideView | null>
  /** Another session of the project; null when it could not be read. */
  readonly read: (id: string) => Promise<SideView | null>
}

/** A rejected action never reached the server. */
const offline = { ok: false, code: 'offline' } as const

/** Opens the session, or goes on with the one left at this menu, and plays the student's acts on it. */
export function useSideSession(start: SideSessionStart): SideSessionControl {
  const { projectId } = start
  const [opening, setOpening] = useState<SideOpening | null>(null)
  const [view, setView] = useState<SideView | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ShownError | null>(null)
  const first = useRef(start)
  const isOpening = useRef(false)

  const open = useCallback(async () => {
    // Two openings at once would make two sessions.
    if (isOpening.current) return
    isOpening.current = true
    setError(null)
    const result = await openSideSessionAction(first.current).catch(() => offline)
    isOpening.current = false
    if (!result.ok) return setError(result.code)
    setOpening(result.value)
    setView(result.value.view)
  }, [])
  useEffect(() => {
    void open()
  }, [open])

  const read = useCallback(
    async (id: string) => {
      const result = await readSideSessionAction({ projectId, id }).catch(() => offline)
      setError(result.ok ? null : result.code)
      return result.ok ? result.value : null
    },
    [projectId],
  )

  const send = useCallback(
    async (wanted: SideAct): Promise<SideView | null> => {
      if (!view || view.isWorking || busy) return null
      setBusy(true)
      const place = { projectId, id: view.id, round: view.round ?? 1 }
      const result = await sendAct(place, wanted, first.current.fields).catch(() => offline)
      // Another tab went on: show how it stands now, so that the next press fits.
      const shown = result.ok ? result.value : result.code === 'conflict' ? await read(view.id) : null
      if (shown) setView(shown)
      setError(result.ok ? null : result.code)
      setBusy(false)
      return result.ok ? result.value : null
    },
    [busy, projectId, read, view],
  )

  // What takes longer than an action waits for is written behind it: the page follows it, also after a reload.
  const working = view?.isWorking === true ? view.id : null
  useEffect(() => {
    if (working === null) return
    return followLog({
      open: (after) => new EventSource(`/api/runs/${working}/events?after=${after}`),
      heldSeq: () => 0,
      onEvents: null,
      refetch: async () => {
        const result = await readSideSessionAction({ projectId, id: working })
        if (!result.ok) throw new AppError(result.code, 'the session was not read')
        setView(result.value)
        return !result.value.isWorking
      },
      onConnection: (connection) => {
        const end = streamEnd(connection)
        if (end) setError(end)
      },
    })
  }, [projectId, working])

  return { opening, view, busy: busy || working !== null, error, retry: () => void open(), send, read }
}

interface Place {
  readonly projectId: string
  readonly id: string
  readonly round: number
}

function sendAct(place: Place, wanted: SideAct, fields: SectionFields) {
  switch (wanted.kind) {
    case 'elicitation':
      return actInElicitationAction({ ...place, act: wanted.act })
    case 'brainstorm':
      return actInBrainstormAction({ ...place, act: wanted.act })
    case 'party':
      return actInPartyAction({ ...place, act: wanted.act, fields })
  }
}

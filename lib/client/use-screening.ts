'use client'

import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { AppError } from '@/lib/contracts/errors'
import type { ScreeningText } from '@/lib/contracts/screening'
import { fetchJson, fieldOf } from './fetch-json'
import { queryKeys } from './query-keys'
import type { ScreeningReply, ScreeningRequest } from './screening-messages'
import type { Choice, RankReason } from './screening-session'

export interface Screening {
  readonly status: 'off' | 'preparing' | 'ready' | 'failed'
  /** The latest order of the sources without a choice; the one before stays until a new one is there. */
  readonly order: readonly string[]
  readonly reasons: ReadonlyMap<string, RankReason>
  /** Asks for the reasons of the sources in sight; they take the place of those in `reasons`. */
  readonly explain: (ids: readonly string[]) => void
  readonly retry: () => void
}

interface ScreeningOptions {
  readonly projectId: string
  /** Changes when the texts have changed; null while they are changing. */
  readonly version: string | null
  readonly choices: readonly Choice[]
  readonly isOn: boolean
}

interface Ranked {
  readonly serial: number
  readonly order: readonly string[]
  readonly reasons: ReadonlyMap<string, RankReason>
}

const nothingRanked: Ranked = { serial: 0, order: [], reasons: new Map() }

/**
 * Ranks the sources by the choices, in a worker of the browser: neither the page nor the server waits for it. Nothing is
 * loaded or started before `isOn`.
 */
export function useScreening({ projectId, version, choices, isOn }: ScreeningOptions): Screening {
  // While a search runs the texts that are there go on being ranked.
  const [loadedVersion, setLoadedVersion] = useState(version)
  if (version !== null && version !== loadedVersion) setLoadedVersion(version)
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.screening(projectId, loadedVersion ?? ''),
    queryFn: ({ signal }) => fetchJson(`/api/projects/${projectId}/screening`, readTexts, { signal }),
    enabled: isOn && loadedVersion !== null,
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
  const [ranked, setRanked] = useState(nothingRanked)
  const [isBroken, setIsBroken] = useState(false)
  const [attempt, setAttempt] = useState(1)
  const worker = useRef<Worker | null>(null)
  const serial = useRef(0)
  const isReady = isOn && data !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts a worker of its own.
  useEffect(() => {
    if (!isReady) return
    setIsBroken(false)
    const started = new Worker(new URL('./screening-worker.ts', import.meta.url))
    worker.current = started
    started.onmessage = ({ data: reply }: MessageEvent<ScreeningReply>) =>
      setRanked((before) => afterReply(before, reply))
    started.onerror = () => setIsBroken(true)
    return () => {
      started.terminate()
      worker.current = null
    }
  }, [isReady, attempt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new worker knows nothing yet.
  useEffect(() => {
    if (isReady && data) send(worker.current, { kind: 'load', texts: data })
  }, [isReady, data, attempt])

  const asked = JSON.stringify(choices)
  const latest = useRef(choices)
  useEffect(() => {
    latest.current = choices
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` stands for the choices; new texts are ranked anew.
  useEffect(() => {
    if (!isReady) return
    serial.current += 1
    send(worker.current, { kind: 'rank', serial: serial.current, choices: latest.current })
  }, [isReady, data, asked, attempt])

  const explain = useCallback((ids: readonly string[]) => {
    send(worker.current, { kind: 'explain', serial: serial.current, ids })
  }, [])
  const retry = useCallback(() => {
    setAttempt((number) => number + 1)
    void refetch()
  }, [refetch])

  return {
    status: statusOf({ isOn, failed: isBroken || error !== null, isRanked: ranked.serial > 0 }),
    order: ranked.order,
    reasons: ranked.reasons,
    explain,
    retry,
  }
}

function statusOf(state: { isOn: boolean; failed: boolean; isRanked: boolean }): Screening['status'] {
  if (!state.isOn) return 'off'
  if (state.failed) return 'failed'
  return state.isRanked ? 'ready' : 'preparing'
}

/** A reply that is overtaken by a later ranking changes nothing. */
function afterReply(before: Ranked, reply: ScreeningReply): Ranked {
  if (reply.serial < before.serial) return before
  if (reply.kind === 'ranked') return { ...before, serial: reply.serial, order: reply.order }
  return { ...before, reasons: new Map(reply.reasons.map((reason) => [reason.id, reason])) }
}

function send(worker: Worker | null, request: ScreeningRequest): void {
  worker?.postMessage(request)
}

function readTexts(answer: unknown): readonly ScreeningText[] {
  const texts = fieldOf(answer, 'texts')
  if (!Array.isArray(texts)) throw new AppError('internal', 'the answer holds no texts')
  return texts.filter(isText)
}

// Our own server made it; here its kind is recognised.
function isText(value: unknown): value is ScreeningText {
  return typeof fieldOf(value, 'id') === 'string' && typeof fieldOf(value, 'title') === 'string'
}

import { z } from 'zod'
import { runChild } from '@/lib/adapters/child/run-child'
import type { PageFacts } from '@/lib/core/records/work-from-page'
import { HostQueue } from './host-queue'

const TIMEOUT_MS = 5_000
const MEMORY_MB = 366

/** Two pages are taken apart at once, the others wait. */
const turns = new HostQueue(2)

const Description = z.object({
  title: z.string(),
  meta: z.array(z.object({ name: z.string(), content: z.string() })),
  language: z.string().nullable(),
})
const Body = z.object({ text: z.string().nullable() })

/**
 * What a page says of itself and its readable text, found by a process of its own that is killed after five seconds and
 * inherits no environment. Null when it died before it said anything; `text` is null when only that took too long.
 * Rejects when `signal` aborts.
 */
export async function takePageApart(
  html: string,
  signal: AbortSignal,
): Promise<Omit<PageFacts, 'url'> | null> {
  const child = {
    program: 'lib/adapters/web/page-child.mjs',
    signal,
    timeoutMs: TIMEOUT_MS,
    memoryMb: MEMORY_MB,
  } as const
  const { written } = await turns.run('page', () => runChild(html, child))
  const lines = written.toString('utf8').split('\n')
  const described = Description.safeParse(parsed(lines[0]))
  if (!described.success) return null
  const body = Body.safeParse(parsed(lines[1]))
  return { ...described.data, text: body.success ? body.data.text : null }
}

function parsed(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '')
  } catch {
    return null
  }
}

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { PageFacts } from '@/lib/core/records/work-from-page'
import { HostQueue } from './host-queue'

const TIMEOUT_MS = 5_000
const HEAP_MB = 256
const ANSWER_BYTES_MAX = 32 * 1024 * 1024
const CHILD_FILE = 'page-child.mjs'
const ROOM = 'lib/adapters/web'

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
  const lines = (await turns.run('page', () => runChild(html, signal))).split('\n')
  const described = Description.safeParse(parsed(lines[0]))
  if (!described.success) return null
  const body = Body.safeParse(parsed(lines[1]))
  return { ...described.data, text: body.success ? body.data.text : null }
}

/** What the process wrote before it ended or was ended. */
function runChild(html: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [`--max-old-space-size=${HEAP_MB}`, childPath()],
      {
        timeout: TIMEOUT_MS,
        killSignal: 'SIGKILL',
        maxBuffer: ANSWER_BYTES_MAX,
        env: { NODE_ENV: 'production' },
        windowsHide: true,
        signal,
      },
      (_error, written) => (signal.aborted ? reject(signal.reason) : resolve(written)),
    )
    // A process that ends before it has read everything closes the pipe.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(html)
  })
}

/** Beside this file in the sources, under the working directory in a built server. */
function childPath(): string {
  const here = import.meta.url
  const beside = here.startsWith('file:') ? path.join(path.dirname(fileURLToPath(here)), CHILD_FILE) : ''
  return beside !== '' && existsSync(beside)
    ? beside
    : path.join(/* turbopackIgnore: true */ process.cwd(), ROOM, CHILD_FILE)
}

function parsed(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '')
  } catch {
    return null
  }
}

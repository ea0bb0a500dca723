import { AppError } from '@/lib/contracts/errors'
import { codeOf } from './fetch-json'

/** Longer than this a person wants to see that something goes on. */
export const SLOW_MS = 1_000

interface DownloadOptions {
  /** Called once, when the file is not there after a second. */
  readonly onSlow: () => void
  readonly signal: AbortSignal
}

/** A file of our own server with the name that it gives. Throws AppError: the code the route named, what fetch threw when there was no answer at all. */
export async function downloadFile(
  url: string,
  { onSlow, signal }: DownloadOptions,
): Promise<{ readonly file: Blob; readonly name: string }> {
  const slow = setTimeout(onSlow, SLOW_MS)
  try {
    const response = await fetch(url, { cache: 'no-store', signal })
    if (!response.ok) {
      const body: unknown = await response.json().catch(() => null)
      throw new AppError(codeOf(body), `${url}: HTTP ${response.status}`)
    }
    return { file: await response.blob(), name: nameOf(response) }
  } finally {
    clearTimeout(slow)
  }
}

function nameOf({ headers }: Response): string {
  return /filename="([^"/\\]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'download'
}

import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type GuardedOptions, guardedFetch } from '@/lib/adapters/web/guarded-fetch'
import { AppError } from '@/lib/contracts/errors'
import type { LocalModelFacts } from './local-model-facts'

/** A slow line: 135 MB at 1 Mbit/s take 18 minutes. */
const TIMEOUT_MS = 45 * 60_000

interface FetchOptions extends Pick<GuardedOptions, 'signal' | 'trustedOrigins'> {
  readonly folder: string
  /** Told how many bytes of all files there are, as they come. */
  readonly onProgress: (bytes: number) => void
}

/**
 * Fetches the files of a model through the guarded way out. They stand in their place when all of them are there, or none does. Throws
 * `source-unreachable` and `timed-out`; rejects with the signal's reason when that aborts.
 */
export async function fetchLocalModel(
  { name, origin, files }: LocalModelFacts,
  { folder, onProgress, signal, trustedOrigins = [] }: FetchOptions,
): Promise<void> {
  const unfinished = path.join(folder, `${name}.part`)
  await rm(unfinished, { recursive: true, force: true })
  try {
    let fetched = 0
    for (const { path: file, bytesMax } of files) {
      const before = fetched
      const answer = await guardedFetch(`${origin}/${file}`, {
        timeoutMs: TIMEOUT_MS,
        bodyMaxBytes: bytesMax,
        signal,
        trustedOrigins,
        onBytes: (bytes) => onProgress(before + bytes),
      })
      if (!answer.ok) {
        const code = answer.reason === 'timed-out' ? 'timed-out' : 'source-unreachable'
        throw new AppError(code, `model ${file}: ${answer.reason}, ${answer.detail}`)
      }
      if (answer.status !== 200)
        throw new AppError('source-unreachable', `model ${file}: HTTP ${answer.status}`)
      const target = path.join(unfinished, file)
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, answer.bytes)
      fetched += answer.bytes.byteLength
    }
    await rm(path.join(folder, name), { recursive: true, force: true })
    await rename(unfinished, path.join(folder, name))
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

import { type ChildEnd, runChild } from '@/lib/adapters/child/run-child'
import type { Turns } from './turns'

export interface ChildJob {
  /** The file in this folder that the process runs. */
  script: 'pdf-child.mjs'
  turns: Turns
  timeoutMs: number
  memoryMb: number
  /** Settings the program reads. */
  settings: Readonly<Record<string, number>>
}

/**
 * What a process of its own made of the bytes, as `runChild` says. It waits for one of the job's turns (and throws what
 * they throw); its time starts when the process does.
 */
export async function runPdfChild(bytes: Uint8Array, job: ChildJob, signal?: AbortSignal): Promise<ChildEnd> {
  const { script, turns, ...limits } = job
  await turns.take(signal)
  try {
    return await runChild(bytes, { ...limits, program: `lib/adapters/pdf/${script}`, signal })
  } finally {
    turns.giveBack()
  }
}

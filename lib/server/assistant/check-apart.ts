import { z } from 'zod'
import { askChild } from '@/lib/adapters/child/ask-child'
import { AppError } from '@/lib/contracts/errors'
import type { PaperPorts } from '@/lib/pipelines/paper/ports'
import { inTurn, type TurnOwner } from '../turns'
import type { OutputJob } from './output-program'

const PROGRAM = 'lib/server/assistant/output-program.ts'
/** A chapter of ten pages takes five seconds. */
const TIMEOUT_MS = 45_000
const MEMORY_MB = 512

const Checked = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), faults: z.array(z.string()) }),
])

/**
 * Checks what an outside agent hands in, in a process of its own: everybody else would wait for it. What takes too long is a fault of the
 * output. The check throws as `inTurn` does.
 */
export function checkApart(owner: TurnOwner, { timeoutMs = TIMEOUT_MS } = {}): PaperPorts['check'] {
  return async (agent, output, context) => {
    const job: OutputJob = { agent, output, context }
    const limits = { program: PROGRAM, timeoutMs, memoryMb: MEMORY_MB }
    try {
      return await inTurn({ kind: 'desk', owner }, () => askChild(JSON.stringify(job), limits, Checked))
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'too-heavy')) throw error
      return { ok: false, faults: ['it takes too long to check: hand in less'] }
    }
  }
}

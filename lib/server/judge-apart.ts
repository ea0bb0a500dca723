import { z } from 'zod'
import { askChild } from '@/lib/adapters/child/ask-child'
import { AppError } from '@/lib/contracts/errors'
import type { JudgedOutput } from '@/lib/core/paper/checks/judge-output'
import type { JudgedText } from '@/lib/core/research/judge-answer'
import { type JudgeJob, type JudgePort, judgeOf } from '@/lib/pipelines/judging'
import type { MendedWriting } from '@/lib/pipelines/proposal/mend-written'
import { inTurn } from './turns'

const PROGRAM = 'lib/server/judge-program.ts'
/** A chapter of ten pages takes two seconds. */
const TIMEOUT_MS = 60_000
const MEMORY_MB = 512
/** Of a text in so few characters the sentences are judged sooner than a process begins. */
const SHORT_CHARS = 1_500

/** The child is a program of our own: the kind of its answer is recognised, not checked field by field. */
const object = (value: unknown) => typeof value === 'object' && value !== null
const Output = z.custom<JudgedOutput>(object)
const Faults = z.array(z.string())
const Mended = z.custom<MendedWriting>(object)
const Judged = z.custom<JudgedText>(object)

/**
 * Judges what a model wrote for a run in a process of its own, in the run's turn: with a worker inside the server everybody else would wait for a chapter. What takes
 * too long or too much is `model-failed`, so that the built-in method takes its place.
 */
export function judgeApart(runId: string, { timeoutMs = TIMEOUT_MS } = {}): JudgePort {
  const here = judgeOf({})
  const apart = async <T>(job: JudgeJob, schema: z.ZodType<T>): Promise<T> => {
    const limits = { program: PROGRAM, timeoutMs, memoryMb: MEMORY_MB }
    const turn = { kind: 'judging', owner: `run:${runId}`, isPatient: true } as const
    try {
      return await inTurn(turn, () => askChild(JSON.stringify(job), limits, schema))
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'too-heavy')) throw error
      throw new AppError('model-failed', 'it takes too long to judge', { cause: error })
    }
  }
  return {
    paper: (written) => apart({ kind: 'paper', written }, Output),
    chapter: (written) => apart({ kind: 'chapter', written }, Faults),
    stage: (answer, floor, options) =>
      JSON.stringify(answer).length <= SHORT_CHARS
        ? here.stage(answer, floor, options)
        : apart({ kind: 'stage', answer, floor, options }, Mended),
    answer: (text, options) =>
      text.length <= SHORT_CHARS
        ? here.answer(text, options)
        : apart({ kind: 'answer', text, options }, Judged),
  }
}

import { z } from 'zod'
import { AppError, type ErrorCode, errorCodes } from '@/lib/contracts/errors'
import { type ChildOptions, runChild } from './run-child'

const Code = z.custom<ErrorCode>((code) => typeof code === 'string' && Object.hasOwn(errorCodes, code))
const Refusal = z.object({ ok: z.literal(false), code: Code, message: z.string() })
const Answer = z.discriminatedUnion('ok', [z.object({ ok: z.literal(true), value: z.unknown() }), Refusal])

/** What a program answers to `askChild`: its value as JSON, or the code and message of the AppError that it threw. */
export function answerJson(work: () => unknown): string {
  try {
    return JSON.stringify({ ok: true, value: work() })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return JSON.stringify({ ok: false, code: error.code, message: error.message })
  }
}

/** What begins as JSON and is none is quoted by the parser: it is told by nobody. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * The value that a program gave by `answerJson`, checked against `schema`. Throws the AppError that the program threw,
 * `too-heavy` when it took more time or memory than it may, `internal` when it failed; rejects with the signal's reason.
 */
export async function askChild<T>(
  input: Uint8Array | string,
  options: ChildOptions,
  schema: z.ZodType<T>,
): Promise<T> {
  const ended = await runChild(input, options)
  if (ended.end === 'crashed') throw new AppError('internal', `${options.program} ended: ${ended.detail}`)
  if (ended.end !== 'answered') throw new AppError('too-heavy', `${options.program} was ended: ${ended.end}`)
  const answer = Answer.safeParse(readJson(ended.written.toString('utf8'))).data
  if (!answer) throw new AppError('internal', `${options.program} gave no answer`)
  if (!answer.ok) throw new AppError(answer.code, answer.message)
  return schema.parse(answer.value)
}

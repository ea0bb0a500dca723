import { AppError } from '@/lib/contracts/errors'
import type { PaperOutputView } from '@/lib/contracts/paper-output-view'
import { fieldOf } from './fetch-json'

/** One output in an answer of our own route, which checked it; throws `internal` for anything else. */
export function readOutputView(answer: unknown): PaperOutputView {
  if (!isView(answer)) throw new AppError('internal', 'the answer holds no output')
  return answer
}

function isView(answer: unknown): answer is PaperOutputView {
  return Array.isArray(fieldOf(answer, 'blocks')) && Array.isArray(fieldOf(answer, 'texts'))
}

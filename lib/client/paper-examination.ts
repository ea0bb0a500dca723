import { AppError } from '@/lib/contracts/errors'
import type { ExaminedPaperObjection } from '@/lib/core/paper/examine/examine-paper'
import { fieldOf } from './fetch-json'

/** The objections in an answer of our own route, which made them; throws `internal` for anything else. */
export function readPaperExamination(answer: unknown): readonly ExaminedPaperObjection[] {
  if (!Array.isArray(answer) || !answer.every(isExamined))
    throw new AppError('internal', 'the answer holds no examination')
  return answer
}

function isExamined(one: unknown): one is ExaminedPaperObjection {
  return ['id', 'state', 'question', 'said'].every((name) => typeof fieldOf(one, name) === 'string')
}

import {
  chapterFaultsOf,
  type JudgedOutput,
  judgeOutput,
  type RewrittenChapter,
  type WrittenOutput,
} from '@/lib/core/paper/checks/judge-output'
import { type JudgedText, type JudgeOptions, judgeAnswer } from '@/lib/core/research/judge-answer'
import { type MendedWriting, type MendOptions, mendWritten } from './proposal/mend-written'

/** Judges what a model wrote, sentence by sentence: what a pipeline does that takes the processor longest. */
export interface JudgePort {
  /** An agent's output of a paper. */
  paper(written: WrittenOutput): Promise<JudgedOutput>
  /** A chapter that was written anew. */
  chapter(written: RewrittenChapter): Promise<readonly string[]>
  /** A stage of a proposal, with what code writes of it. */
  stage(answer: unknown, floor: unknown, options: MendOptions): Promise<MendedWriting>
  /** An answer of a conversation with the library. */
  answer(text: string, options: JudgeOptions): Promise<JudgedText>
}

/** Ports of whoever judges elsewhere; without them it is done where it is asked. */
export interface JudgingPorts {
  readonly judge?: JudgePort
}

/** One judgement as plain data: it may be made in another process. */
export type JudgeJob =
  | { readonly kind: 'paper'; readonly written: WrittenOutput }
  | { readonly kind: 'chapter'; readonly written: RewrittenChapter }
  | {
      readonly kind: 'stage'
      readonly answer: unknown
      readonly floor: unknown
      readonly options: MendOptions
    }
  | { readonly kind: 'answer'; readonly text: string; readonly options: JudgeOptions }

/** Pure. */
export function judgeJob(job: JudgeJob): JudgedOutput | readonly string[] | MendedWriting | JudgedText {
  switch (job.kind) {
    case 'paper':
      return judgeOutput(job.written)
    case 'chapter':
      return chapterFaultsOf(job.written)
    case 'stage':
      return mendWritten(job.answer, job.floor, job.options)
    case 'answer':
      return judgeAnswer(job.text, job.options)
  }
}

/** Where it is asked: for the terminal and for tests. */
const judgeHere: JudgePort = {
  paper: async (written) => judgeOutput(written),
  chapter: async (written) => chapterFaultsOf(written),
  stage: async (answer, floor, options) => mendWritten(answer, floor, options),
  answer: async (text, options) => judgeAnswer(text, options),
}

export function judgeOf({ judge = judgeHere }: JudgingPorts): JudgePort {
  return judge
}

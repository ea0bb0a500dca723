import { answerJson } from '@/lib/adapters/child/ask-child'
import { type JudgeJob, judgeJob } from '@/lib/pipelines/judging'

/** One judgement, made in a process of its own. */
export async function answer(input: Buffer): Promise<string> {
  const job: JudgeJob = JSON.parse(input.toString('utf8'))
  return answerJson(() => judgeJob(job))
}

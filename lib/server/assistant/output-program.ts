import { answerJson } from '@/lib/adapters/child/ask-child'
import type { PaperAgentKey } from '@/lib/contracts/paper-agents'
import { checkOutput, type OutputContext } from '@/lib/core/paper/check-output'

export interface OutputJob {
  readonly agent: PaperAgentKey
  readonly output: unknown
  readonly context: OutputContext
}

/** What is wrong with the output of a paper's agent; found in a process of its own. */
export async function answer(input: Buffer): Promise<string> {
  const { agent, output, context }: OutputJob = JSON.parse(input.toString('utf8'))
  return answerJson(() => checkOutput(agent, output, context))
}

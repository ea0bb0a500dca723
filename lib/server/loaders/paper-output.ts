import 'server-only'
import { AppError } from '@/lib/contracts/errors'
import { validateAgentKey } from '@/lib/core/paper/agent-config'
import { viewOutput } from '../render-paper'
import { requirePaper } from './paper'

/** One output of the visitor's paper, as it is read and as it is edited; throws `not-found` for an agent that has written nothing. */
export async function loadPaperOutput(projectId: string, agent: string) {
  const { run } = await requirePaper(projectId)
  if (!validateAgentKey(agent)) throw new AppError('not-found', 'no such agent')
  return viewOutput(run, agent)
}

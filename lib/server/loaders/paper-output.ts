import 'server-only'
import { AppError } from '@/lib/contracts/errors'
import type { Locale } from '@/lib/contracts/locale'
import { validateAgentKey } from '@/lib/core/paper/agent-config'
import { viewOutput } from '../render-paper'
import { requirePaper } from './paper'

/** One output of the visitor's paper, as a page in that language shows and edits it; throws `not-found` for an agent that has written nothing. */
export async function loadPaperOutput(projectId: string, agent: string, locale: Locale) {
  const { run } = await requirePaper(projectId)
  if (!validateAgentKey(agent)) throw new AppError('not-found', 'no such agent')
  return viewOutput(run, { key: agent, locale })
}

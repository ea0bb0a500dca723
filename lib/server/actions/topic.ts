'use server'
import { z } from 'zod'
import { Locale } from '@/lib/contracts/locale'
import { ScopeReason } from '@/lib/contracts/scope'
import { withReason } from '@/lib/core/topics/watch-scope'
import { beginDiscovery, handTopicOn, startDiscovery } from '@/lib/server/runs/start-discovery'
import { type ActionResult, actionResult } from '../action-result'
import { changeScopeNotes } from '../scope/project-scope'
import { services } from '../services'
import { requireProject } from '../session'

const Start = z.object({ locale: Locale, sandbox: z.boolean(), title: z.string().trim().min(1).max(200) })

/** Begins a project that has no topic yet; a newcomer gets an anonymous account. */
export async function startDiscoveryAction(
  input: z.input<typeof Start>,
): Promise<ActionResult<{ projectId: string }>> {
  return actionResult('startDiscovery', async () => startDiscovery(Start.parse(input)))
}

const Own = z.object({ projectId: z.string() })

/** Begins topic discovery in one of the visitor's projects; one that was begun is kept. */
export async function beginDiscoveryAction(
  input: z.input<typeof Own>,
): Promise<ActionResult<{ runId: string }>> {
  return actionResult('beginDiscovery', async () =>
    beginDiscovery(await requireProject(Own.parse(input).projectId)),
  )
}

/** Starts source validation with the topic that was settled; `not-ready` while none is. */
export async function handTopicOnAction(
  input: z.input<typeof Own>,
): Promise<ActionResult<{ runId: string }>> {
  return actionResult('handTopicOn', async () =>
    handTopicOn(await requireProject(Own.parse(input).projectId)),
  )
}

/** Keeps why the visitor holds a text of their project for the validated topic; `not-ready` while none was validated. */
export async function saveScopeReasonAction(input: z.input<typeof ScopeReason>): Promise<ActionResult> {
  return actionResult('saveScopeReason', async () => {
    const { projectId, text, reason } = ScopeReason.parse(input)
    const project = await requireProject(projectId)
    const said = { text, reason, at: new Date().toISOString() }
    await changeScopeNotes(await services(), project.id, (notes) => withReason(notes, said))
    return undefined
  })
}

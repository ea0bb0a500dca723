'use server'
import { randomInt } from 'node:crypto'
import { z } from 'zod'
import {
  appendMoves,
  createSideSession,
  findSideSession,
  listSideSessions,
  type SideLog,
} from '@/lib/adapters/store/side-sessions'
import { AppError } from '@/lib/contracts/errors'
import { Locale } from '@/lib/contracts/locale'
import {
  actOnElicitation,
  ElicitationAct,
  foldElicitation,
  openElicitation,
} from '@/lib/core/dialogues/elicitation-session'
import { actOnParty, foldParty, PartyAct } from '@/lib/core/dialogues/party-session'
import { SectionFields, SectionStep } from '@/lib/core/dialogues/section'
import {
  canResume,
  type SideOpening,
  type SideRecord,
  type SideView,
  viewSide,
} from '@/lib/core/dialogues/side-session'
import { openQuestions } from '@/lib/core/run/run-state'
import { type ActionResult, actionResult } from '../action-result'
import { evidenceOf, loadOpening, loadValidationOf } from '../loaders/side-session'
import { services } from '../services'
import { requireProject } from '../session'

const SEED_MAX = 2 ** 31 - 1

const Open = z.object({
  projectId: z.string(),
  runId: z.string(),
  kind: z.enum(['elicitation', 'party']),
  step: SectionStep,
  locale: Locale,
  fields: SectionFields,
})

/** Opens a session at the question that is open, or goes on with the one that was left there. */
export async function openSideSessionAction(input: z.input<typeof Open>): Promise<ActionResult<SideOpening>> {
  return actionResult('openSideSession', async () => {
    const { projectId, runId, kind, step, locale, fields } = Open.parse(input)
    const loaded = await loadValidationOf(projectId, runId)
    const question = openQuestions(loaded.run).find(({ key }) => key === step)
    if (!question) throw new AppError('conflict', `question ${step} is not open`)
    const returnTo = `${step}:${question.round}`
    const { db } = await services()
    const { project } = loaded
    const known = await listSideSessions(db, project.id, loaded.runId)
    const left = known.find((record) => canResume(record, kind, returnTo))
    if (left) return loadOpening(loaded, left, locale)
    const log: SideLog =
      kind === 'elicitation'
        ? { kind, moves: openElicitation({ step, fields, returnTo, seed: randomInt(SEED_MAX), locale }) }
        : { kind, moves: [{ type: 'opened', section: step, returnTo, locale }] }
    const id = await createSideSession(db, project.id, { runId: loaded.runId, step, ...log })
    return loadOpening(loaded, await requireSession(projectId, id), locale)
  })
}

const Read = z.object({ projectId: z.string(), id: z.string().min(1).max(64) })

/** One session of the visitor's project, open or closed. */
export async function readSideSessionAction(input: z.input<typeof Read>): Promise<ActionResult<SideView>> {
  return actionResult('readSideSession', async () => {
    const { projectId, id } = Read.parse(input)
    return viewSide(await requireSession(projectId, id))
  })
}

const Act = Read.extend({
  /** Moves the page has seen; more in the store means that another tab went on. */
  after: z.number().int().min(1),
  act: ElicitationAct,
})

/** One act in an elicitation: a choice, a proposal, a decision. */
export async function actInElicitationAction(input: z.input<typeof Act>): Promise<ActionResult<SideView>> {
  return actionResult('actInElicitation', async () => {
    const { projectId, id, after, act } = Act.parse(input)
    const record = await requireSession(projectId, id)
    if (record.kind !== 'elicitation') throw new AppError('not-found', 'no such elicitation')
    const result = actOnElicitation(foldElicitation(record.moves), act)
    if (!result.ok)
      throw new AppError(
        result.code === 'empty' ? 'invalid-input' : 'conflict',
        `${act.type}: ${result.code}`,
      )
    return save(projectId, record, after, { kind: record.kind, moves: result.moves })
  })
}

const Say = Read.extend({
  runId: z.string(),
  after: z.number().int().min(1),
  act: PartyAct,
  /** Topic and question as they stand in the form that is not confirmed yet. */
  fields: SectionFields,
})

/** A message to the round table, answered by two or three of its agents, or the way out. */
export async function actInPartyAction(input: z.input<typeof Say>): Promise<ActionResult<SideView>> {
  return actionResult('actInParty', async () => {
    const { projectId, runId, id, after, act, fields } = Say.parse(input)
    const record = await requireSession(projectId, id)
    if (record.kind !== 'party') throw new AppError('not-found', 'no such round table')
    const session = foldParty(record.moves)
    const loaded = await loadValidationOf(projectId, runId)
    const evidence = evidenceOf(loaded, session.locale, new Date().getUTCFullYear())
    const unconfirmed = openQuestions(loaded.run).some(({ key }) => key === 'confirm') ? fields : {}
    const moves = actOnParty(session, act, {
      ...evidence,
      topic: unconfirmed.topic || evidence.topic,
      question: unconfirmed.question ?? evidence.question,
    })
    if (!moves) throw new AppError('conflict', 'the round table is over')
    return save(projectId, record, after, { kind: record.kind, moves })
  })
}

async function requireSession(projectId: string, id: string): Promise<SideRecord> {
  const project = await requireProject(projectId)
  const record = await findSideSession((await services()).db, project.id, id)
  if (!record) throw new AppError('not-found', 'no such session in this project')
  return record
}

/** Appends and gives back the session as it then stands. Throws `conflict` when another tab was faster or it is full. */
async function save(
  projectId: string,
  record: SideRecord,
  after: number,
  { moves }: SideLog,
): Promise<SideView> {
  const project = await requireProject(projectId)
  const { db } = await services()
  if (record.moves.length !== after) throw new AppError('conflict', 'the session has moved on')
  if (moves.length > 0 && !(await appendMoves(db, project.id, { id: record.id, after, moves }))) {
    throw new AppError('conflict', 'the session has moved on or is full')
  }
  return viewSide(await requireSession(projectId, record.id))
}

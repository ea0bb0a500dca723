'use server'
import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '@/lib/contracts/errors'
import { Locale } from '@/lib/contracts/locale'
import {
  actOnBrainstorm,
  BrainstormAct,
  foldBrainstorm,
  openBrainstorm,
} from '@/lib/core/dialogues/brainstorm-session'
import { ELICITATION_EVIDENCE_MAX } from '@/lib/core/dialogues/dialogue-moves'
import {
  type ActResult,
  actOnElicitation,
  ElicitationAct,
  foldElicitation,
  openElicitation,
} from '@/lib/core/dialogues/elicitation-session'
import { actOnParty, foldParty, PartyAct } from '@/lib/core/dialogues/party-session'
import { SectionFields, SectionStep } from '@/lib/core/dialogues/section'
import { sideKinds } from '@/lib/core/dialogues/side-kinds'
import {
  canResume,
  type SideOpening,
  type SideRecord,
  type SideView,
  viewSide,
} from '@/lib/core/dialogues/side-session'
import { type ActionResult, actionResult } from '../action-result'
import { loadOpening, loadQuestionPlace, loadStagePlace } from '../loaders/side-session'
import {
  beginDialogue,
  listDialogues,
  moveInDialogue,
  requireDialogue,
  settleDialogue,
} from '../runs/dialogues'
import { services } from '../services'
import { requireProject } from '../session'

const SEED_MAX = 2 ** 31 - 1

const Open = z.object({
  projectId: z.string(),
  runId: z.string(),
  kind: z.enum(sideKinds),
  step: SectionStep,
  /** Which stage, where `step` is a stage. */
  stage: z.string().max(60).default(''),
  locale: Locale,
  fields: SectionFields,
})

/** Opens a session at the question that is open or at a stage, or goes on with the one that was left there. */
export async function openSideSessionAction(input: z.input<typeof Open>): Promise<ActionResult<SideOpening>> {
  return actionResult('openSideSession', async () => {
    const { projectId, runId, kind, step, stage, locale, fields } = Open.parse(input)
    await requireProject(projectId)
    const place =
      step === 'stage'
        ? await loadStagePlace(projectId, runId, stage)
        : await loadQuestionPlace(projectId, runId, step)
    const { project, returnTo, runId: parentId } = place
    const all = await services()
    const known = await listDialogues(all.db, project.id, { parentId, kinds: [kind] })
    const left = known.find((record) => canResume(record, kind, returnTo))
    if (left) return loadOpening(place, left, locale)
    const opened = { step, fields, returnTo, seed: randomInt(SEED_MAX), locale }
    const evidence = JSON.stringify(place.facts).slice(0, ELICITATION_EVIDENCE_MAX)
    const begun = {
      elicitation: () => ({ moves: openElicitation(opened), evidence }),
      brainstorm: () => ({ moves: openBrainstorm(opened), evidence }),
      party: () => ({ moves: [{ type: 'opened', section: step, returnTo, locale }] }),
    }[kind]()
    const id = await beginDialogue(all, project.id, {
      parentId,
      kind,
      step: returnTo.slice(0, 60),
      input: begun,
    })
    return loadOpening(place, await settled(projectId, id), locale)
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
  /** The round that the page has seen; another one means that another tab went on. */
  round: z.number().int().min(1),
  act: ElicitationAct,
})

/** One act in an elicitation: a choice, a proposal, a decision. */
export async function actInElicitationAction(input: z.input<typeof Act>): Promise<ActionResult<SideView>> {
  return actionResult('actInElicitation', async () => {
    const { projectId, id, round, act } = Act.parse(input)
    const record = await requireSession(projectId, id)
    if (record.kind !== 'elicitation') throw new AppError('not-found', 'no such elicitation')
    const result = actOnElicitation(foldElicitation(record.moves), act)
    return save(projectId, record, { round, moves: movesOf(act.type, result) })
  })
}

const Brainstorm = Read.extend({ round: z.number().int().min(1), act: BrainstormAct })

/** One act in a brainstorming: a technique, ideas, their groups, what goes on. */
export async function actInBrainstormAction(
  input: z.input<typeof Brainstorm>,
): Promise<ActionResult<SideView>> {
  return actionResult('actInBrainstorm', async () => {
    const { projectId, id, round, act } = Brainstorm.parse(input)
    const record = await requireSession(projectId, id)
    if (record.kind !== 'brainstorm') throw new AppError('not-found', 'no such brainstorming')
    const result = actOnBrainstorm(foldBrainstorm(record.moves), act)
    return save(projectId, record, { round, moves: movesOf(act.type, result) })
  })
}

const Say = Read.extend({
  round: z.number().int().min(1),
  act: PartyAct,
  /** Topic and question as they stand in the form that is not confirmed yet. */
  fields: SectionFields,
})

/** A message to the round table, answered by two or three of its agents, or the way out. */
export async function actInPartyAction(input: z.input<typeof Say>): Promise<ActionResult<SideView>> {
  return actionResult('actInParty', async () => {
    const { projectId, id, round, act, fields } = Say.parse(input)
    const record = await requireSession(projectId, id)
    if (record.kind !== 'party') throw new AppError('not-found', 'no such round table')
    const moves = actOnParty(foldParty(record.moves), act, fields)
    if (!moves) throw new AppError('conflict', 'the round table is over')
    return save(projectId, record, { round, moves })
  })
}

function movesOf<Move>(act: string, result: ActResult<Move>): readonly Move[] {
  if (result.ok) return result.moves
  throw new AppError(result.code === 'empty' ? 'invalid-input' : 'conflict', `${act}: ${result.code}`)
}

async function requireSession(projectId: string, id: string): Promise<SideRecord> {
  const project = await requireProject(projectId)
  return requireDialogue(await services(), project.id, id)
}

/** Takes the moves and gives back the session as it then stands. */
async function save(
  projectId: string,
  record: SideRecord,
  made: { readonly round: number; readonly moves: SideRecord['moves'] },
): Promise<SideView> {
  if (record.round !== made.round) throw new AppError('conflict', 'the session has moved on')
  if (made.moves.length > 0) await moveInDialogue(await services(), record, made)
  return viewSide(await settled(projectId, record.id))
}

/** The session when nothing is being written in it; one that takes longer is followed by the page. */
async function settled(projectId: string, id: string): Promise<SideRecord> {
  const { id: ownId, visitor } = await requireProject(projectId)
  const all = await services()
  await settleDialogue(all, id, { sessionId: visitor.sessionId, projectId: ownId })
  return requireDialogue(all, ownId, id)
}

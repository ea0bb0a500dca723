import 'server-only'
import { headers } from 'next/headers'
import { findProject } from '@/lib/adapters/store/projects'
import { findRun } from '@/lib/adapters/store/runs'
import { addToScope } from '@/lib/adapters/store/scope'
import { AppError } from '@/lib/contracts/errors'
import { ProjectId, RunId, UserId } from '@/lib/contracts/ids'
import { takeAllowance } from './allowances'
import { auth } from './auth'
import { clientAddress } from './client-address'
import { env } from './env'
import { log } from './log'
import { services } from './services'

export interface Visitor {
  readonly id: UserId
  readonly isAnonymous: boolean
  readonly email: string | null
  /** The address was confirmed by a letter to it. */
  readonly isConfirmed: boolean
}

/** A visitor whose session was there when they asked. */
export interface KnownVisitor extends Visitor {
  /** A code of an app is asked for at sign-in. */
  readonly hasSecondStep: boolean
  readonly sessionId: string
}

/** Who is asking, or null for somebody without a session, or without the second step that this installation requires. */
export async function findVisitor(): Promise<KnownVisitor | null> {
  const visitor = await findSession()
  if (!visitor || lacksSecondStep(visitor)) return null
  addToScope({ ownerId: visitor.id })
  return visitor
}

/** Whether this installation requires a second step at sign-in that the visitor does not have. */
export function lacksSecondStep(visitor: KnownVisitor | null): boolean {
  return env().SECOND_STEP === 'required' && !visitor?.hasSecondStep
}

/** Whose session this is. For the account page, where a second step is set up; everything else asks `findVisitor`. */
export async function findSession(): Promise<KnownVisitor | null> {
  const session = await (await auth()).api.getSession({ headers: await headers() })
  if (!session) return null
  const isAnonymous = session.user.isAnonymous === true
  const { email, emailVerified } = session.user
  return {
    id: UserId.parse(session.user.id),
    isAnonymous,
    email: isAnonymous ? null : email,
    isConfirmed: emailVerified,
    hasSecondStep: session.user.twoFactorEnabled === true,
    sessionId: session.session.id,
  }
}

/** Who is asking; throws `not-signed-in`, or `second-step-needed` where this installation requires one. */
export async function requireVisitor(): Promise<KnownVisitor> {
  const visitor = await findVisitor()
  if (visitor) return visitor
  throw lacksSecondStep(null) ? secondStepNeeded() : new AppError('not-signed-in', 'no session')
}

/**
 * Who is asking, with an anonymous session made for a newcomer. Only where cookies can be set: actions and routes. Throws `allowance-used`, and
 * `second-step-needed` where nobody works without an account that has one.
 */
export async function ensureVisitor(): Promise<Visitor> {
  const visitor = await findVisitor()
  if (visitor) return visitor
  if (lacksSecondStep(null)) throw secondStepNeeded()
  await takeAllowance((await services()).db, 'guests', { ownerId: null, address: await askingAddress() })
  const made = await (await auth()).api.signInAnonymous({ headers: await headers() })
  if (!made) throw new AppError('internal', 'an anonymous session could not be made')
  const id = UserId.parse(made.user.id)
  addToScope({ ownerId: id })
  return { id, isAnonymous: true, email: null, isConfirmed: false }
}

function secondStepNeeded(): AppError {
  return new AppError('second-step-needed', 'no account with a second step')
}

/** The address of whoever is asking, in an action or a route. */
export async function askingAddress(): Promise<string> {
  return clientAddress(await headers())
}

/** The visitor's project; throws `not-found` for a stranger's as for none. */
export async function requireProject(id: unknown) {
  const visitor = await requireVisitorOrStranger()
  const projectId = ProjectId.safeParse(id)
  const project = projectId.success
    ? await findProject((await services()).db, visitor.id, projectId.data)
    : null
  if (!project || !projectId.success) {
    log.info({ name: 'project', userId: visitor.id, projectId: projectId.data ?? null }, 'refused')
    throw new AppError('not-found', 'no such project for this visitor')
  }
  return { ...project, id: projectId.data, visitor }
}

/** A run of the visitor's project; throws `not-found`. */
export async function requireRun(project: { readonly id: ProjectId }, id: unknown) {
  const runId = RunId.safeParse(id)
  const run = runId.success ? await findRun((await services()).db, project.id, runId.data) : null
  if (!run || !runId.success) throw new AppError('not-found', 'no such run in this project')
  return { ...run, id: runId.data }
}

/** Somebody without a session owns nothing: what they ask for does not exist. */
async function requireVisitorOrStranger(): Promise<KnownVisitor> {
  const visitor = await findVisitor()
  if (!visitor) throw new AppError('not-found', 'no session, hence no project')
  return visitor
}

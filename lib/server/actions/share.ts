'use server'
import { z } from 'zod'
import { createAnswer, setResolved } from '@/lib/adapters/store/comments'
import { markRead } from '@/lib/adapters/store/inbox'
import { createLink, renameLink, revokeLink } from '@/lib/adapters/store/share-links'
import { AnswerStance, CommentBody, LinkId, NewLink } from '@/lib/contracts/desk'
import { AppError } from '@/lib/contracts/errors'
import { refuseLong } from '@/lib/server/desk/desk-limits'
import { hashSecret, makeLinkId, makeSecret } from '@/lib/server/desk/desk-secret'
import { type ActionResult, actionResult } from '../action-result'
import { services } from '../services'
import { requireProject, requireVisitor } from '../session'

const DAY_MS = 24 * 60 * 60 * 1_000

const ofProject = z.object({ projectId: z.string() })
const ofLink = ofProject.extend({ linkId: LinkId })
const ofComment = ofProject.extend({ commentId: z.string().min(1).max(64) })

const Create = ofProject.extend(NewLink.shape)

/** A new link. `path` holds the secret after `#`; it is shown this once and cannot be read again. */
export interface MadeLink {
  readonly id: string
  readonly path: string
  readonly expiresAt: string
}

/** Makes a link to the visitor's project. */
export async function createLinkAction(input: z.input<typeof Create>): Promise<ActionResult<MadeLink>> {
  return actionResult('createLink', async () => {
    const { projectId, days, ...link } = Create.parse(input)
    const project = await requireProject(projectId)
    const { db } = await services()
    const id = makeLinkId()
    const secret = makeSecret()
    const createdAt = new Date()
    const expiresAt = new Date(createdAt.getTime() + days * DAY_MS)
    await createLink(db, project.id, { id, ...link, secretHash: hashSecret(secret), createdAt, expiresAt })
    return { id, path: `/shared/${id}#${secret}`, expiresAt: expiresAt.toISOString() }
  })
}

const Rename = ofLink.extend(NewLink.pick({ name: true }).shape)

/** Gives a link of the visitor's project another name. */
export async function renameLinkAction(input: z.input<typeof Rename>): Promise<ActionResult> {
  return actionResult('renameLink', async () => {
    const { projectId, linkId, name } = Rename.parse(input)
    const project = await requireProject(projectId)
    const { db } = await services()
    if (!(await renameLink(db, project.id, { id: linkId, name })))
      throw new AppError('not-found', 'no such link in this project')
    return undefined
  })
}

/** Closes a link for good; pages that are open on it end within a second. */
export async function revokeLinkAction(input: z.input<typeof ofLink>): Promise<ActionResult> {
  return actionResult('revokeLink', async () => {
    const { projectId, linkId } = ofLink.parse(input)
    const project = await requireProject(projectId)
    const { db, feed } = await services()
    if (!(await revokeLink(db, project.id, { id: linkId, at: new Date() })))
      throw new AppError('not-found', 'no such link in this project')
    void feed.look()
    return undefined
  })
}

const Answer = ofComment.extend({ stance: AnswerStance, body: CommentBody })

/** The student's answer to one comment; gives its id. */
export async function answerCommentAction(
  input: z.input<typeof Answer>,
): Promise<ActionResult<{ id: string }>> {
  return actionResult('answerComment', async () => {
    refuseLong(input, 'body')
    const { projectId, ...answer } = Answer.parse(input)
    const project = await requireProject(projectId)
    const { db, feed } = await services()
    const id = await createAnswer(db, project.id, { ...answer, at: new Date() })
    void feed.look()
    return { id }
  })
}

const Resolve = ofComment.extend({ resolved: z.boolean() })

/** Resolves a comment of the visitor's project, or opens it again. */
export async function resolveCommentAction(input: z.input<typeof Resolve>): Promise<ActionResult> {
  return actionResult('resolveComment', async () => {
    const { projectId, commentId, resolved } = Resolve.parse(input)
    const project = await requireProject(projectId)
    const { db, feed } = await services()
    const student = { projectId: project.id, linkId: null, name: '' }
    await setResolved(db, student, { commentId, resolved, at: new Date() })
    void feed.look()
    return undefined
  })
}

const Read = z.object({ ids: z.array(z.string().min(1).max(64)).max(200).nullable() })

/** Marks notices of the visitor as read: those with these ids, or with null all. */
export async function markInboxReadAction(input: z.input<typeof Read>): Promise<ActionResult> {
  return actionResult('markInboxRead', async () => {
    const { ids } = Read.parse(input)
    const visitor = await requireVisitor()
    await markRead((await services()).db, visitor.id, { ids, at: new Date() })
    return undefined
  })
}

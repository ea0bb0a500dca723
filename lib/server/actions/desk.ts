'use server'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { createComment, createReply, setResolved } from '@/lib/adapters/store/comments'
import { createDecision } from '@/lib/adapters/store/decisions'
import { addAccess } from '@/lib/adapters/store/share-accesses'
import { removeShareSession } from '@/lib/adapters/store/share-sessions'
import {
  CommentBody,
  type CommentOutcome,
  type DecisionOutcome,
  NewComment,
  NewDecision,
} from '@/lib/contracts/desk'
import { deskCookieName } from '@/lib/server/desk/desk-cookie'
import { refuseLong } from '@/lib/server/desk/desk-limits'
import { mailSoon } from '@/lib/server/desk/desk-mail'
import { requireDesk } from '@/lib/server/desk/desk-session'
import { placeIn } from '@/lib/server/desk/desk-work'
import { type ActionResult, actionResult } from '../action-result'
import { services } from '../services'

const atLink = z.object({ linkId: z.string().max(64) })
const onComment = atLink.extend({ commentId: z.string().min(1).max(64) })

const Comment = atLink.extend(NewComment.shape)

/** An advisor's comment. An outcome that keeps nothing names the current version; `text-too-long` above 5,000 characters. */
export async function addCommentAction(
  input: z.input<typeof Comment>,
): Promise<ActionResult<CommentOutcome>> {
  return actionResult('addComment', async () => {
    refuseLong(input, 'body')
    const { linkId, ...comment } = Comment.parse(input)
    const advisor = await requireDesk(linkId, 'comment')
    const at = new Date()
    const all = await services()
    const owner = `link:${advisor.linkId}` as const
    const outcome = await createComment(all.db, advisor, {
      ...comment,
      at,
      placeIn: (tree, place) => placeIn(tree, place, owner),
    })
    if (outcome.added) {
      const { agent } = advisor
      await addAccess(all.db, advisor, { what: 'commented', version: comment.version, agent, at })
      await announce()
    }
    return outcome
  })
}

const Reply = onComment.extend({ body: CommentBody })

/** An advisor's answer in the thread of a comment; gives its id. */
export async function replyAction(input: z.input<typeof Reply>): Promise<ActionResult<{ id: string }>> {
  return actionResult('reply', async () => {
    refuseLong(input, 'body')
    const { linkId, commentId, body } = Reply.parse(input)
    const advisor = await requireDesk(linkId, 'comment')
    const { db } = await services()
    const id = await createReply(db, advisor, { commentId, body, at: new Date() })
    await announce()
    return { id }
  })
}

const Resolve = onComment.extend({ resolved: z.boolean() })

/** Resolves one of the advisor's own comments, or opens it again. */
export async function resolveOwnCommentAction(input: z.input<typeof Resolve>): Promise<ActionResult> {
  return actionResult('resolveOwnComment', async () => {
    const { linkId, commentId, resolved } = Resolve.parse(input)
    const advisor = await requireDesk(linkId, 'comment')
    const { db } = await services()
    await setResolved(db, advisor, { commentId, resolved, at: new Date() })
    await announce()
    return undefined
  })
}

const Decide = atLink.extend(NewDecision.shape)

/** An advisor's decision on the open round. Of two the first counts; the outcome of the second holds it. */
export async function decideAction(input: z.input<typeof Decide>): Promise<ActionResult<DecisionOutcome>> {
  return actionResult('decide', async () => {
    refuseLong(input, 'reason')
    const { linkId, ...decision } = Decide.parse(input)
    const advisor = await requireDesk(linkId, 'decide')
    const at = new Date()
    const { db } = await services()
    const outcome = await createDecision(db, advisor, { ...decision, at })
    if (outcome.decided) {
      const { agent } = advisor
      await addAccess(db, advisor, { what: 'decided', version: decision.version, agent, at })
      await announce()
    }
    return outcome
  })
}

/** Leaves the desk in this browser: its session ends, open streams too. The link itself goes on. */
export async function leaveDeskAction(input: z.input<typeof atLink>): Promise<ActionResult> {
  return actionResult('leaveDesk', async () => {
    const { linkId } = atLink.parse(input)
    const advisor = await requireDesk(linkId, 'enter')
    const { db } = await services()
    await removeShareSession(db, advisor.linkId, advisor.sessionHash)
    await addAccess(db, advisor, { what: 'left', version: null, agent: advisor.agent, at: new Date() })
    const name = deskCookieName(advisor.linkId)
    const jar = await cookies()
    jar.set({ name, value: '', path: '/', maxAge: 0, secure: true, httpOnly: true, sameSite: 'lax' })
    await announce()
    return undefined
  })
}

/** Tells open pages and, by e-mail, the student. */
async function announce(): Promise<void> {
  const all = await services()
  void all.feed.look()
  mailSoon(all)
}

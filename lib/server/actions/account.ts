'use server'
import { z } from 'zod'
import { endSession } from '@/lib/adapters/store/account-sessions'
import { AppError } from '@/lib/contracts/errors'
import { type ActionResult, actionResult } from '../action-result'
import { services } from '../services'
import { requireVisitor } from '../session'

const EndSession = z.object({ id: z.string().min(1).max(64) })

/** Signs the visitor's account out in another browser; its open pages end within a second. */
export async function endSessionAction(input: z.input<typeof EndSession>): Promise<ActionResult> {
  return actionResult('endSession', async () => {
    const { id } = EndSession.parse(input)
    const visitor = await requireVisitor()
    if (!(await endSession((await services()).db, visitor.id, id)))
      throw new AppError('not-found', 'no such session of this account')
    return undefined
  })
}

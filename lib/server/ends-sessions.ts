import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint, sessionMiddleware } from 'better-auth/api'
import { z } from 'zod'
import { endSession } from '@/lib/adapters/store/account-sessions'
import type { Database } from '@/lib/adapters/store/client'

/** Signs an account out in another browser, by the id of the session: the library's own way wants its token, which nobody is told. */
export function endsSessions(db: Database) {
  return {
    id: 'ends-sessions',
    endpoints: {
      endSession: createAuthEndpoint(
        '/end-session',
        { method: 'POST', body: z.object({ id: z.string() }), use: [sessionMiddleware] },
        async (ctx) => {
          const isEnded = await endSession(db, ctx.context.session.user.id, ctx.body.id)
          return ctx.json({ isEnded })
        },
      ),
    },
  } satisfies BetterAuthPlugin
}

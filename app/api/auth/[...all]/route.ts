import { answerAccount } from '@/lib/server/account-door'
import { auth } from '@/lib/server/auth'

async function handle(request: Request): Promise<Response> {
  return answerAccount(await auth(), request)
}

export { handle as GET, handle as POST }

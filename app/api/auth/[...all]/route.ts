import { answerAccount } from '@/lib/server/account-endpoints'
import { auth } from '@/lib/server/auth'

async function handle(request: Request): Promise<Response> {
  return answerAccount(await auth(), request)
}

export { handle as GET, handle as POST }

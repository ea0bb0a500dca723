import { auth } from '@/lib/server/auth'

async function handle(request: Request): Promise<Response> {
  return (await auth()).handler(request)
}

export { handle as GET, handle as POST }

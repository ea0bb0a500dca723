import { respond } from '@/lib/server/respond'
import { securityContact } from '@/lib/server/security-contact'

/** Asked for as `/.well-known/security.txt` (next.config.ts). */
export async function GET() {
  return respond('securityContact', async () => securityContact(new Date()))
}

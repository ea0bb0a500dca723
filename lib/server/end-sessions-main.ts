import { endSessionsOf } from '@/lib/adapters/store/account-sessions'
import { beyondScopes } from '@/lib/adapters/store/scope'
import { log } from './log'
import { services } from './services'

/** `npm run end-sessions -- ADDRESS|all`: signs an account out everywhere, or all of them; their open pages end within a second. */
const [whom = ''] = process.argv.slice(2)
if (whom === '') {
  process.stderr.write('Say whose sessions are to end: the address of an account, or all.\n')
  process.exit(2)
}
const all = await services()
const ended = await beyondScopes(() => endSessionsOf(all.db, whom === 'all' ? 'all' : { email: whom }))
log.info({ name: 'account', act: 'end-sessions', ended }, 'done')
process.stdout.write(`${ended} sessions ended.\n`)
await all.close()

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beyondScopes } from '@/lib/adapters/store/scope'
import { changeKey } from './change-key'
import { env } from './env'
import { log } from './log'
import { beginKeyChange, loadSecretKey } from './secret-key'
import { services } from './services'

/**
 * `npm run change-key [-- FILE]`, with Carrel stopped: another key for the installation, in DATA_DIR, or the one in FILE where the key is
 * given by SECRET_KEY, which is then to be set to it. Signs everybody out: whoever works without an account cannot come back.
 */
const { SECRET_KEY, DATA_DIR } = env()
const [file] = process.argv.slice(2)
if ((SECRET_KEY === undefined) !== (file === undefined)) {
  process.stderr.write('Name a file with the new key when SECRET_KEY is set, and none when it is not.\n')
  process.exit(2)
}
const dataDir = path.resolve(DATA_DIR)
const all = await services()
const { from, to, take, end } =
  file === undefined
    ? beginKeyChange(dataDir)
    : {
        from: loadSecretKey(SECRET_KEY, dataDir),
        to: loadSecretKey(readFileSync(file, 'utf8').trim(), dataDir),
        take: () => undefined,
        end: () => undefined,
      }
const { secrets, factors } = await beyondScopes(() => changeKey(all, { from, to, onSealed: take }))
end()
log.info({ name: 'key', secrets, factors }, 'changed')
process.stdout.write(`${secrets} saved keys and ${factors} second steps are sealed with the new key.\n`)
if (file !== undefined)
  process.stdout.write(`Set SECRET_KEY to what stands in ${file} before you start Carrel.\n`)
await all.close()

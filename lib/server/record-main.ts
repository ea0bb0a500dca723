import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beyondScopes } from '@/lib/adapters/store/scope'
import { recordedLog } from './runs/recorded-log'
import { services } from './services'

/** `npm run record -- <run id>`: keeps the log of a run over the sandbox among the recorded ones; says where on standard output. */
const [runId = ''] = process.argv.slice(2)
const all = await services()
const { name, file } = await beyondScopes(() => recordedLog(all, runId))
const place = path.join('lib/pipelines/recorded', `${name}.jsonl.gz`)
// What an earlier version wrote is never recorded again.
await writeFile(place, file, { flag: 'wx' })
process.stdout.write(`${place}\n`)
await all.close()

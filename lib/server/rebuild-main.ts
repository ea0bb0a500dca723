import { listRunIds } from '@/lib/adapters/store/runs'
import { beyondScopes } from '@/lib/adapters/store/scope'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { rebuildSourceRows } from './runs/rebuild-rows'
import { services } from './services'

/** `npm run rebuild`: the present rows of every run made anew from its log; says what it did on standard output. */
const all = await services()
let sources = 0
const runIds = await beyondScopes(() => listRunIds(all.db, SOURCE_VALIDATION))
for (const runId of runIds) sources += await beyondScopes(() => rebuildSourceRows(all, runId))
process.stdout.write(`${sources} sources of ${runIds.length} runs made anew from their logs.\n`)
await all.close()

import { afterEach, describe, expect, it } from 'vitest'
import { createRun } from '@/lib/adapters/store/runs'
import { ELICITATION } from '@/lib/contracts/dialogue-stages'
import { RunId } from '@/lib/contracts/ids'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { openElicitation } from '@/lib/core/dialogues/elicitation-session'
import { viewSide } from '@/lib/core/dialogues/side-session'
import { prepareProcess } from '@/lib/server/testing/process-services'
import { addProject, addProjectAccess, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { openTestServices } from '@/lib/server/testing/test-services'
import { scriptedInput } from '@/lib/server/testing/validation-script'
import {
  beginDialogue,
  DIALOGUES_MAX,
  listDialogues,
  moveInDialogue,
  requireDialogue,
  settleDialogue,
} from './dialogues'
import type { RunDriver } from './run-driver'
import { startWorker } from './worker'

const database = prepareTestDatabase()
const all = prepareProcess(database)

let workers: RunDriver[] = []
afterEach(async () => {
  for (const worker of workers) await worker.stop()
  workers = []
})
const work = async () => workers.push(await startWorker(all()))

const fields = { topic: 'Emoji 🪑 and “quotes”', question: '' }

async function validation() {
  const { db } = database()
  const owned = await addProject(db)
  const run = { pipeline: SOURCE_VALIDATION, input: scriptedInput, tokenBudget: null }
  const parentId = RunId.parse(await createRun(db, owned.projectId, run))
  return { ...owned, parentId, access: await addProjectAccess(db, owned) }
}
type Validation = Awaited<ReturnType<typeof validation>>

function begin({ projectId, parentId }: Validation, kind: 'elicitation' | 'party') {
  const returnTo = 'confirm:1'
  const input =
    kind === 'elicitation'
      ? { moves: openElicitation({ step: 'confirm', fields, returnTo, seed: 3, locale: 'en' }), evidence: '' }
      : { moves: [{ type: 'opened', section: 'confirm', returnTo, locale: 'en' }] }
  return beginDialogue(all(), projectId, { parentId, kind, step: 'confirm', input })
}

async function settled({ projectId, access }: Validation, id: string) {
  await settleDialogue(all(), id, access)
  return requireDialogue(all(), projectId, id)
}

describe('a dialogue beside a run', () => {
  it('is answered by whichever process works, and is listed with what was said', async () => {
    await work()
    const place = await validation()
    const id = await begin(place, 'party')
    const open = await settled(place, id)
    expect(open).toMatchObject({ round: 1, isWorking: false })
    const said = { type: 'said', message: 'Patricia, what would be searched?', fields }
    await moveInDialogue(all(), open, { round: 1, moves: [said] })
    const view = viewSide(await settled(place, id))
    expect(view).toMatchObject({ kind: 'party', round: 2 })
    const turns = view.kind === 'party' ? view.session.rounds[0]?.turns : []
    expect(turns?.[0]?.text).toContain('Nothing has been searched yet')
    expect((await listDialogues(all().db, place.projectId, place)).map((record) => record.id)).toEqual([id])
  })

  it('takes one of two moves made in the same round', async () => {
    await work()
    const place = await validation()
    const id = await begin(place, 'elicitation')
    const open = await settled(place, id)
    const move = { round: 1, moves: [{ type: 'left-form' }] }
    const taken = await Promise.allSettled([
      moveInDialogue(all(), open, move),
      moveInDialogue(all(), open, move),
    ])
    expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(taken.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } })
    expect((await settled(place, id)).moves).toHaveLength(3)
  })

  it('that no process has gone on with is as it was, and goes on with the next one', async () => {
    const place = await validation()
    const id = await begin(place, 'elicitation')
    expect(await requireDialogue(all(), place.projectId, id)).toMatchObject({ round: null, isWorking: true })
    // Another process looks for what nobody drives.
    const other = await openTestServices(database().url)
    const worker = await startWorker(other)
    try {
      const asked = () => requireDialogue(all(), place.projectId, id)
      await expect.poll(asked, { timeout: 15_000 }).toMatchObject({ round: 1 })
    } finally {
      await worker.stop()
      await other.close()
    }
  })

  it('does not exist for another project, and no other run is one', async () => {
    const [place, stranger] = [await validation(), await validation()]
    const id = await begin(place, 'elicitation')
    const gone = { code: 'not-found' }
    await expect(requireDialogue(all(), stranger.projectId, id)).rejects.toMatchObject(gone)
    await expect(requireDialogue(all(), place.projectId, place.parentId)).rejects.toMatchObject(gone)
    await expect(requireDialogue(all(), place.projectId, 'no such')).rejects.toMatchObject(gone)
    expect(await listDialogues(all().db, stranger.projectId, place)).toEqual([])
  })

  it('is one of two hundred at most', async () => {
    const place = await validation()
    const { projectId, parentId } = place
    const rows = Array.from({ length: DIALOGUES_MAX }, (_, at) => ({
      id: `${parentId}-${at}`,
      projectId,
      parentId,
      pipeline: ELICITATION,
      status: 'completed',
    }))
    await database().db.run.createMany({ data: rows })
    await expect(begin(place, 'party')).rejects.toMatchObject({ code: 'too-large' })
  })
})

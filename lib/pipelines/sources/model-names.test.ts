import { expect, it } from 'vitest'
import type { ModelPort } from '@/lib/contracts/ports'
import { requiredNames } from '@/lib/core/concepts/required-names'
import { workspaceOf } from '@/lib/core/validation/workspace'
import { beginRun, quietPorts } from '@/lib/server/testing/source-run'
import { planInForce } from './run-answers'

const names = {
  productivity: { en: ['bedside carers'], pt: ['equipe de enfermagem'] },
  'remote-work': { en: ['work exhaustion'] },
  nobody: { en: ['ghosts'] },
}

it('names of a model stand with the concept whose id they are given for, and say that a model gave them', async () => {
  const model: ModelPort = {
    name: 'test/model',
    write: async ({ schema }) => {
      const read = schema.safeParse({ names })
      return read.success
        ? { ok: true, value: read.data, engine: 'test/model', tokens: 1, fallbacks: [] }
        : { ok: false, reason: 'unfit', tokens: 1, fallbacks: [] }
    },
  }
  const { drive, reply } = beginRun({ ...quietPorts, model }, { topic: 'Remote work and productivity' })
  await drive()
  await reply('confirm', {
    kind: 'confirm',
    parameters: { topic: 'Remote work and productivity', databases: ['doaj'] },
  })
  const run = await drive()
  const [remote, output] = requiredNames(planInForce(run).map)
  expect(remote?.words).toContain('work exhaustion')
  expect(remote?.words).not.toContain('bedside carers')
  expect(output?.words).toEqual(expect.arrayContaining(['bedside carers', 'equipe de enfermagem']))
  const { map, concepts } = workspaceOf(run)
  const said = map?.concepts.flatMap((concept) => concept.names).find(({ text }) => text === 'bedside carers')
  expect(said?.origin).toEqual({ by: 'model', model: 'test/model' })
  expect(concepts[1]).toContain('bedside carers')
  expect(JSON.stringify(map)).not.toContain('ghosts')
})

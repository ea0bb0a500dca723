import { expect, test } from 'vitest'
import { DiscoveryInput, StudentProfile } from '@/lib/contracts/topic'
import { openQuestions } from '@/lib/core/run/run-state'
import { sizeWithTotal } from '@/lib/core/topics/size-from-counts'
import { totalOf } from '@/lib/core/topics/topic-bands'
import { topicStateOf } from '@/lib/core/topics/topic-state'
import { DialogueDriver } from '@/lib/pipelines/testing/dialogue-driver'
import { topicDiscovery } from '@/lib/pipelines/topic/pipeline'
import { makeLocalTopicPorts } from '@/lib/server/topic-ports'
import { startSandbox } from '@/sandbox/server'
import { capturedRun } from '../captured-run-fixture'
import { discover } from './discover'

const areas = ['Burnout of nurses', 'Remote work and productivity', 'Loneliness of older adults']

async function run(...args: string[]) {
  const { code, out, err } = await capturedRun(discover, args)
  return { code, err, lines: out.map((line) => JSON.parse(line)) }
}

/** As the browser does it: the interests are said in a form, and the angles are counted. */
async function asInTheBrowser() {
  const sandbox = await startSandbox()
  const model = {
    name: null,
    write: async () => ({ ok: false, reason: 'none', tokens: 0, fallbacks: [] }) as const,
  }
  const ports = { ...makeLocalTopicPorts(sandbox.url), model }
  const driver = new DialogueDriver(
    topicDiscovery,
    DiscoveryInput.parse({ locale: 'en', sandbox: true }),
    ports,
  )
  const begun = await driver.drive()
  expect(openQuestions(begun)[0]?.key).toBe('interests')
  driver.answer(begun, { kind: 'form', interests: { areas, profile: StudentProfile.parse({}) } })
  const state = topicStateOf(await driver.drive())
  await sandbox.close()
  return state
}

test('the command comes to the angles that the room comes to, and counts the same', async () => {
  const { code, lines } = await run('--interests', areas.join('; '), '--sandbox')
  const told = lines.filter(({ type }) => type === 'angle')
  const interests = lines.filter(({ type }) => type === 'interest')
  expect(interests.map(({ interest, verdict }) => [interest, verdict])).toEqual(
    areas.map((area) => [area, 'good']),
  )
  const { angles, counts } = await asInTheBrowser()
  expect(told.map(({ verdict }) => verdict)).toEqual(
    told.map(({ size, total }) => sizeWithTotal(size, total).verdict),
  )
  expect(angles.length).toBeGreaterThanOrEqual(5)
  expect(told.map(({ title, question, in: inside, out }) => ({ title, question, inside, out }))).toEqual(
    angles.map(({ title, question, in: inside, out }) => ({ title, question, inside, out })),
  )
  // A database that was slow in one of the two is unknown there: what both counted is the same.
  const both = angles.flatMap(({ id }, at) =>
    (counts.get(id) ?? []).flatMap(({ database, total }) => {
      const said = told[at]?.counts.find((count: { database: string }) => count.database === database)
      return total === null || said?.total === null ? [] : [[database, said?.total, total]]
    }),
  )
  expect(both.length).toBeGreaterThan(0)
  for (const [, said, seen] of both) expect(said).toBe(seen)
  expect(angles.some(({ id }) => totalOf(counts.get(id) ?? []) !== null)).toBe(true)
  expect(code).toBe(0)
}, 60_000)

test.each([
  [['--interests', 'Do I have ADHD?; burnout of nurses']],
  [['--interests', 'O comportamento do meu chefe']],
  [['--interests', '🙂']],
  [[]],
])('asks nobody with %j', async (args) => {
  const { code, lines, err } = await run(...args)
  expect({ code, lines }).toEqual({ code: 1, lines: [] })
  expect(err.join('')).not.toBe('')
})

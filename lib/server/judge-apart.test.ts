import { randomBytes, randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { WrittenChapters } from '@/lib/contracts/paper-writing'
import type { Evidence } from '@/lib/contracts/research'
import {
  wholePaperQueries,
  wholePaperSources,
  writeWholePaper,
} from '@/lib/core/paper/floors/whole-paper-fixture'
import { makeWork } from '@/lib/core/records/make-work'
import { addProject, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { judgeApart } from './judge-apart'
import { listPipelines } from './pipelines'

// Whoever judges a long text in the process that answers requests answers nobody meanwhile.
const { serving } = vi.hoisted(() => ({ serving: { on: false } }))
vi.mock('@/lib/core/ledger/check-claims', async (load) => {
  const loaded = await load<typeof import('@/lib/core/ledger/check-claims')>()
  const checkClaims: typeof loaded.checkClaims = (...given) => {
    if (serving.on) throw new Error('judged where all are served')
    return loaded.checkClaims(...given)
  }
  return { checkClaims }
})

const database = prepareTestDatabase()
const judge = judgeApart(randomUUID())
/** What `work` gives while nothing may be judged here. */
async function beside<T>(work: () => Promise<T>): Promise<T> {
  serving.on = true
  try {
    return await work()
  } finally {
    serving.on = false
  }
}

const { outputs } = writeWholePaper('en', 'review')
const context = {
  query: wholePaperQueries.en,
  locale: 'en',
  kind: 'review',
  sources: wholePaperSources,
  outputs,
  currentYear: 2026,
} as const
const keys = wholePaperSources.map(({ key }) => key)
const heading =
  WrittenChapters.parse(outputs['literature-review-writer']).chapters[0]?.sections[0]?.heading ?? ''
const claims = (count: number) =>
  Array.from({ length: count }, (_, at) => `Of ${at + 3} nurses all slept well [@${keys[at % keys.length]}].`)
const chaptersOf = (paragraphs: string[]) =>
  WrittenChapters.parse({
    chapters: [{ number: 2, title: 'Literature', answers: [], sections: [{ heading, paragraphs }] }],
  }).chapters
const longest = chaptersOf(Array.from({ length: 3 }, () => claims(100).join(' ')))

it('a chapter of the longest kind is judged beside those who are served', async () => {
  const floor = outputs['literature-review-writer']
  const answer = { chapters: longest }
  const written = { agent: 'literature-review-writer', answer, floor, context } as const
  const given = await beside(() => judge.paper(written))
  expect(given.result).toMatchObject({ ok: false })
  expect(given.refused.length).toBeGreaterThan(100)
}, 90_000)

it('so is one that was written anew', async () => {
  const chapters = chaptersOf([claims(40).join(' ')])
  const asked = { writer: 'literature-review-writer', answer: { chapters }, context } as const
  const given = await beside(() => judge.chapter({ ...asked, drafted: claims(5) }))
  expect(given.length).toBeGreaterThan(30)
  expect(given.some((fault) => fault.includes('Of 3 nurses'))).toBe(false)
}, 90_000)

it('so is a stage of a proposal', async () => {
  const work = makeWork({
    source: { db: 'user', id: 'w1' },
    title: 'Quiet rooms',
    doi: null,
    retraction: null,
  })
  const rules = { sources: [{ key: 'w1', work }], language: 'en', topic: 'sleep', own: '', given: '' }
  const answer = { text: `${claims(40).join(' ')} We will interview twelve nurses.` }
  const options = { rules, literature: ['text'], names: [] }
  const given = await beside(() => judge.stage(answer, { text: 'Nothing is known.' }, options))
  expect(given.refused.length).toBeGreaterThan(30)
}, 90_000)

it('so is an answer of a conversation', async () => {
  const passage: Evidence['passage'] = {
    ...{ id: 'a#0', itemId: 'a', index: 0, text: 'Quiet rooms help nurses sleep.', language: 'en' },
    ...{ headings: [], locator: { type: 'page', value: 3 }, boxes: [] },
  }
  const evidence: Evidence[] = [{ passage, title: 'A', url: null, origin: 'library', score: 1 }]
  const text = 'Quiet rooms help nurses sleep [[ref:id=a|name=A]]. '.repeat(40)
  const given = await beside(() => judge.answer(text, { evidence, language: 'en', unsupported: 'show' }))
  expect(given.sentences.length).toBeGreaterThan(30)
  expect(given.sentences.every(({ row }) => row.verdict === 'quoted' || row.verdict === 'paraphrase')).toBe(
    true,
  )
}, 90_000)

it('what takes too long is as if the model had failed', async () => {
  const impatient = judgeApart(randomUUID(), { timeoutMs: 100 })
  const answer = { chapters: longest }
  const written = { agent: 'literature-review-writer', answer, floor: null, context } as const
  await expect(impatient.paper(written)).rejects.toMatchObject({ code: 'model-failed' })
}, 60_000)

it.each(['paper', 'proposal', 'research-answers'])('runs of %s judge so', async (name) => {
  const { db } = database()
  const { projectId, ownerId } = await addProject(db)
  const row = listPipelines().find(({ pipeline }) => pipeline.name === name)
  const services = {
    db,
    secretsKey: randomBytes(32),
    runs: { get: () => Promise.reject(new Error('no run')) },
  }
  const ports = await (await row?.world())?.(services, {
    runId: randomUUID(),
    projectId,
    ownerId,
    sandbox: false,
  })
  expect(ports).toMatchObject({ judge: { paper: expect.any(Function) } })
})

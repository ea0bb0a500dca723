import { expect, it } from 'vitest'
import { SearchParameters } from '@/lib/contracts/search'
import { Source } from '@/lib/contracts/source'
import { ValidationDocument } from '@/lib/contracts/validation-document'
import { DATA_FENCE, decodeBlocks, encodeRecords, withoutBlocks } from '@/lib/core/validation/document-data'
import { makeSource, workFixture } from '@/lib/core/validation/source-fixture'
import { writeValidationDocument } from '@/lib/core/validation/write-validation-document'
import { answerRunAction } from './actions/run'
import { bringDocument } from './bring-document'
import { sealerOf } from './source-seal'
import { prepareProcess } from './testing/process-services'
import { browser, signInStudent } from './testing/request-headers'
import { prepareTestDatabase } from './testing/test-database'

const database = prepareTestDatabase()
const all = prepareProcess(database)

const strong = makeSource('s-1', {
  work: workFixture({
    title: 'Reading on screens and on paper',
    doi: '10.1234/reading',
    citations: 300,
    peerReviewed: true,
    source: [{ db: 'crossref', id: '10.1234/reading' }],
  }),
  peerReview: 'confirmed',
  retractionCheck: 'clean',
})
const other = makeSource('s-2', { work: workFixture({ title: 'Paper books in schools' }) })

function makeDocument(given: Partial<ValidationDocument>): ValidationDocument {
  return ValidationDocument.parse({
    locale: 'en',
    map: { language: null, concepts: [] },
    mode: 'standalone',
    status: 'in-progress',
    stepsCompleted: [],
    lastStep: null,
    lastContinued: '2026-01-25',
    parameters: SearchParameters.parse({ topic: 'Reading on screens', databases: ['scielo'] }),
    searchedAt: null,
    ...given,
  })
}

function written(): string {
  return writeValidationDocument(
    makeDocument({ sources: [strong, other], selected: [] }),
    sealerOf(all().secretsKey),
  )
}

/** The document with what `edit` makes of its sources, as somebody would who knows the format. */
function forged(markdown: string, edit: (source: Source) => object): string {
  const [state, marks, ...sources] = decodeBlocks(markdown).at(-1) ?? []
  const records = [state, marks, ...sources.map((record) => edit(Source.parse(record)))]
  return `${withoutBlocks(markdown)}\n\`\`\`${DATA_FENCE}\n${encodeRecords(records)}\n\`\`\`\n`
}

/** The sources of the project that the document began, as its first run carries them. */
async function brought(markdown: string) {
  const { cookie, ownerId } = await signInStudent()
  browser.cookie = cookie
  const answer = await bringDocument(Buffer.from(markdown), {
    locale: 'en',
    owner: `user:${ownerId}`,
    signal: AbortSignal.timeout(60_000),
  })
  if (!answer.ok) throw new Error(answer.problem)
  const run = await all().db.run.findFirstOrThrow({
    where: { projectId: answer.projectId },
    include: { events: true, records: true },
  })
  return { answer, log: JSON.stringify([run.events, run.records]) }
}

it('what this installation wrote comes back as it was', async () => {
  const { answer, log } = await brought(written())
  expect(answer.warnings).toEqual([])
  expect(log).toContain('"peerReview":"confirmed"')
  expect(log).toContain('"citations":300')
})

it.each([
  [
    'whose quality was raised',
    (source: Source) => ({ ...source, quality: { ...source.quality, score: 100 } }),
  ],
  [
    'whose sandbox mark was taken out',
    ({ work: { sandbox: _, ...work }, ...source }: Source) => ({ ...source, work }),
  ],
  ['that took the id of another', (source: Source) => ({ ...strong, id: source.id })],
])('a source %s loses all that machines are said to have found', async (_, edit) => {
  const markdown = writeValidationDocument(
    makeDocument({
      sources: [makeSource('s-9', { ...strong, id: 's-9', work: { ...strong.work, sandbox: true } })],
      selected: ['s-9'],
    }),
    sealerOf(all().secretsKey),
  )
  const { answer, log } = await brought(forged(markdown, edit))
  expect(answer.warnings).toEqual([{ code: 'source-unsealed', subject: 's-9' }])
  expect(log).toContain('Reading on screens and on paper')
  expect(log).not.toContain('"peerReview":"confirmed"')
  expect(log).not.toContain('"retractionCheck":"clean"')
  expect(log).not.toContain('"citations":300')
  expect(log).not.toContain('"db":"crossref"')
  expect(log).not.toContain('"score":100,"parts"')
})

it('the seal of another installation counts as none', async () => {
  const foreign = writeValidationDocument(
    makeDocument({ sources: [strong], selected: [] }),
    sealerOf(Buffer.alloc(32, 7)),
  )
  const { answer, log } = await brought(foreign)
  expect(answer.warnings).toEqual([{ code: 'source-unsealed', subject: 's-1' }])
  expect(log).not.toContain('"peerReview":"confirmed"')
})

it.each(['pdf', 'import'])(
  'a browser cannot answer with works that only the server reads (%s)',
  async (via) => {
    const { answer } = await brought(written())
    const run = await all().db.run.findFirstOrThrow({ where: { projectId: answer.projectId } })
    const own = { via, id: 'f1', fileName: 'a', works: [strong.work], work: strong.work }
    expect(
      await answerRunAction({
        projectId: answer.projectId,
        runId: run.id,
        step: 'refine',
        round: 1,
        answer: { kind: 'add', own },
      }),
    ).toEqual({ ok: false, code: 'invalid-input' })
  },
)

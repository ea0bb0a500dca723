import { expect, it } from 'vitest'
import { SearchParameters } from '@/lib/contracts/search'
import { ValidationDocument } from '@/lib/contracts/validation-document'
import { openDocument } from './open-document'
import { makeSource, workFixture } from './source-fixture'
import { exportFormats, writeExport } from './write-export'
import { takeWrittenAbstracts, withWrittenAbstracts } from './written-abstracts'

const bare = workFixture({ abstract: null })
const writtenAt = '2026-01-25T10:00:00.000Z'
const OWN = 'Nurses on night shifts, read on paper.'
const sources = [makeSource('s-1', { work: bare, aliases: ['before'] }), makeSource('s-2')]
const written = [
  { sourceId: 'before', text: OWN, writtenAt },
  { sourceId: 's-2', text: 'not needed', writtenAt },
]

const document = ValidationDocument.parse({
  map: { language: null, concepts: [] },
  locale: 'en',
  mode: 'standalone',
  status: 'in-progress',
  stepsCompleted: [],
  lastStep: null,
  lastContinued: '2026-01-25',
  parameters: SearchParameters.parse({ topic: 'Night shifts', databases: ['scielo'] }),
  searchedAt: null,
  sources: withWrittenAbstracts(sources, written),
  selected: ['s-1'],
})

it("fills only what no database gave, also by an id from before a merge; the database's own stays apart", () => {
  const [first, second] = withWrittenAbstracts(sources, written)
  expect(first).toMatchObject({ writtenAbstract: OWN, work: { abstract: null } })
  expect(second).toEqual(sources[1])
})

it.each(exportFormats.filter((format) => format !== 'loop-back'))(
  'an abstract of the student is in the %s export and marked as theirs',
  (format) => {
    const { body } = writeExport(document, { format, which: 'all', date: writtenAt })
    expect(body).toContain('Nurses on night shifts')
    expect(body.toLowerCase()).toContain('written by the student')
  },
)

it('the document brings it back as the text of the student, not as what a database said', () => {
  const { body } = writeExport(document, { format: 'markdown', which: 'all', date: writtenAt })
  const answer = openDocument(body)
  if (!answer.ok) throw new Error(answer.problem)
  const taken = takeWrittenAbstracts(answer.opened.sources)
  expect(taken.written).toEqual([{ sourceId: 's-1', text: OWN }])
  expect(taken.sources).toEqual(sources)
})

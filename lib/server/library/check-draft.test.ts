import { expect, it, vi } from 'vitest'
import { addItem } from '@/lib/adapters/store/library-items'
import { makeWork } from '@/lib/core/records/make-work'
import { addProject, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { checkDraft } from './check-draft'

// A long draft takes seconds to read, in which the process that answers requests would answer nobody.
const here = () => {
  throw new Error('read where all are served')
}
vi.mock('@/lib/core/ledger/find-citations', () => ({ findCitations: here }))
vi.mock('@/lib/core/ledger/check-claims', () => ({ checkClaims: here }))
vi.mock('@/lib/core/topics/draft-aim', () => ({ aimOfDraft: here }))

const database = prepareTestDatabase()

it('a draft is read in processes of its own alone, and says what is cited how often and what is not known', async () => {
  const { db } = database()
  const { projectId, ownerId } = await addProject(db)
  const work = {
    ...makeWork({ source: { db: 'user', id: 'w1' }, title: 'Quiet rooms', doi: null, retraction: null }),
    authors: [{ family: 'Souza', given: 'Ana' }],
    year: 2020,
  }
  const added = await addItem(db, projectId, { kind: 'text', title: 'Quiet rooms', state: 'ready', work })
  const text =
    'Quiet rooms help (Souza, 2020). They help much (Souza, 2020). Loud ones do not (Nobody, 1999).'
  const { check } = await checkDraft(db, projectId, text, { owner: `user:${ownerId}` })
  expect(check.cited).toEqual([
    { itemId: added.ok ? added.id : '', title: 'Quiet rooms', hasText: false, citations: 2 },
  ])
  expect(check.unmatched).toEqual(['(Nobody, 1999)'])
  expect(check.ledger.rows.length).toBeGreaterThan(0)
}, 60_000)

import { expect, it } from 'vitest'
import { ownTextWork } from '@/lib/core/references/own-text-work'
import { draftOf, workOfDraft } from './reference-draft'

const { work } = ownTextWork(
  'SOUZA, Ana; LIMA, C. Hortas nos telhados. Revista de Bairro, v. 2, n. 1, p. 3-9, 2019. DOI: 10.5555/rb.9.',
  { id: 'one', currentYear: 2026 },
)

it('shows what was read of a reference, and gives it back untouched', () => {
  expect(draftOf(work)).toEqual({
    title: 'Hortas nos telhados',
    authors: 'SOUZA, Ana; LIMA, C.',
    year: '2019',
    venue: 'Revista de Bairro',
    doi: '10.5555/rb.9',
  })
  expect(workOfDraft(work, draftOf(work))).toEqual(work)
})

it('takes every correction, and nothing that is no year, name or DOI', () => {
  const corrected = { title: ' Hortas ', authors: 'Souza, Ana B.; ;', year: '2020', venue: '', doi: 'none' }
  expect(workOfDraft(work, corrected)).toMatchObject({
    title: 'Hortas',
    authors: [{ family: 'Souza', given: 'Ana B.' }],
    year: 2020,
    venue: null,
    doi: null,
  })
  expect(workOfDraft(work, { ...corrected, year: 'c. 20' }).year).toBeNull()
})

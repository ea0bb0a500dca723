import { expect, it } from 'vitest'
import { awaitPapers, keyPapersIn } from './key-papers'

const row = (id: string, userProvided: boolean) => ({ id, userProvided })

it('what was sent is chosen once it is read: new sources, and found ones that are now the own of the student', () => {
  const awaited = awaitPapers(
    [{ status: 'done' }],
    [row('old', true), row('found', false), row('other', false)],
  )
  const rows = [row('old', true), row('found', true), row('other', false), row('new', true)]
  expect(keyPapersIn(awaited, [{ status: 'done' }], rows)).toBeNull()
  expect(keyPapersIn(awaited, [{ status: 'done' }, { status: 'reading' }], rows)).toBeNull()
  expect(keyPapersIn(awaited, [{ status: 'done' }, { status: 'done' }], rows)).toEqual(['found', 'new'])
})

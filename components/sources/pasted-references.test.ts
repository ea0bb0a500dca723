import { describe, expect, it } from 'vitest'
import type { PastedPreviews } from '@/lib/contracts/source-validation'
import { makeWork } from '@/lib/core/records/make-work'
import { noReferences, type PastedAction, type PastedReferences, pastedAfter } from './pasted-references'

const referencesAfter = (...actions: readonly PastedAction[]) =>
  actions.reduce<PastedReferences>(pastedAfter, noReferences)
const readingOf = (titles: readonly string[], rest = { count: 0, text: '' }): PastedPreviews => ({
  previews: titles.map((title) => ({
    text: title,
    work: makeWork({ source: { db: 'user', id: title }, title }),
    saysSomething: true,
    found: null,
  })),
  rest,
})
const titles = ({ entries }: PastedReferences) => entries.map(({ draft }) => draft.title)

describe('pasted references', () => {
  it('are shown as they were read of the text that stands in the field', () => {
    const shown = referencesAfter(
      { type: 'typed', text: 'Silva, 2020' },
      { type: 'read', version: 1, read: readingOf(['A']) },
    )
    expect(titles(shown)).toEqual(['A'])
  })

  it('leave out what was read, or refused, of a text that was changed meanwhile', () => {
    const changed = referencesAfter(
      { type: 'typed', text: 'Silva, 2020' },
      { type: 'typed', text: 'Lima, 2021' },
    )
    const late = { type: 'read', version: 1, read: readingOf(['A'], { count: 3, text: 'old' }) } as const
    expect(pastedAfter(changed, late)).toBe(changed)
    expect(pastedAfter(changed, { type: 'refused', version: 1, code: 'offline' })).toBe(changed)
  })

  it('go when the text is changed, so that what is added is what stands there', () => {
    const typed = referencesAfter(
      { type: 'typed', text: 'Silva, 2020' },
      { type: 'read', version: 1, read: readingOf(['A'], { count: 2, text: 'B C' }) },
      { type: 'typed', text: 'Silva, 2020a' },
    )
    expect(typed).toMatchObject({ entries: [], rest: { count: 0, text: '' } })
  })

  it('leave the rest of a long list in the field when the first were added', () => {
    const added = referencesAfter(
      { type: 'typed', text: 'A B C' },
      { type: 'read', version: 1, read: readingOf(['A'], { count: 2, text: 'B C' }) },
      { type: 'added' },
    )
    expect(added).toMatchObject({ text: 'B C', entries: [], rest: { count: 0 } })
  })

  it('keep a correction and take one out, and an earlier refusal goes with a reading', () => {
    const read = referencesAfter(
      { type: 'typed', text: 'A B' },
      { type: 'refused', version: 1, code: 'offline' },
      { type: 'read', version: 1, read: readingOf(['A', 'B']) },
    )
    expect(read.refused).toBeNull()
    const [first] = read.entries
    const corrected = first
      ? pastedAfter(read, { type: 'corrected', at: 0, draft: { ...first.draft, title: 'A, corrected' } })
      : read
    expect(titles(corrected)).toEqual(['A, corrected', 'B'])
    expect(titles(pastedAfter(corrected, { type: 'left-out', at: 0 }))).toEqual(['B'])
  })
})

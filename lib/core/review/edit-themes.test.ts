import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Theme } from '@/lib/contracts/review'
import { THEMES_MAX } from '@/lib/contracts/review-limits'
import { editThemes, type ThemeEdit } from './edit-themes'

const theme = (id: string, sources: readonly string[]): Theme => ({
  ...{ id, name: `Theme ${id}`, concepts: [id], sources: [...sources] },
})
const themes = [theme('a', ['1', '2', '3']), theme('b', ['4', '5'])]

describe('editThemes', () => {
  it('refuses a name of blanks, a theme that there is not, a split that leaves a side empty, and a sixth theme', () => {
    expect(editThemes(themes, { kind: 'rename', id: 'a', name: '  ' })).toEqual(themes)
    expect(editThemes(themes, { kind: 'merge', id: 'a', into: 'z' })).toEqual(themes)
    expect(editThemes(themes, { kind: 'merge', id: 'a', into: 'a' })).toEqual(themes)
    expect(editThemes(themes, { kind: 'split', id: 'b', sources: ['4', '5'], name: 'x' })).toEqual(themes)
    expect(editThemes(themes, { kind: 'split', id: 'b', sources: ['1'], name: 'x' })).toEqual(themes)
    const full = ['a', 'b', 'c', 'd', 'e'].map((id) => theme(id, [`${id}1`, `${id}2`]))
    expect(editThemes(full, { kind: 'split', id: 'a', sources: ['a1'], name: 'x' })).toEqual(full)
  })

  it('renames one theme', () => {
    expect(editThemes(themes, { kind: 'rename', id: 'b', name: ' Sleep ' }).map(({ name }) => name)).toEqual([
      'Theme a',
      'Sleep',
    ])
  })

  it('merges the sources and names of two', () => {
    expect(editThemes(themes, { kind: 'merge', id: 'b', into: 'a' })).toEqual([
      { ...theme('a', ['1', '2', '3', '4', '5']), concepts: ['a', 'b'] },
    ])
  })

  it('splits the ticked sources off, beside the theme that they leave', () => {
    expect(editThemes(themes, { kind: 'split', id: 'a', sources: ['2'], name: 'Rest' })).toEqual([
      theme('a', ['1', '3']),
      { id: 'own-1', name: 'Rest', concepts: [], sources: ['2'] },
      theme('b', ['4', '5']),
    ])
  })

  it('keeps every source in at most one theme, and no theme without a source, whatever is done', () => {
    const id = fc.constantFrom('a', 'b', 'own-1', 'own-2', 'z')
    const source = fc.constantFrom('1', '2', '3', '4', '5', '9')
    const edit: fc.Arbitrary<ThemeEdit> = fc.oneof(
      fc.record({ kind: fc.constant('rename' as const), id, name: fc.string({ maxLength: 5 }) }),
      fc.record({ kind: fc.constant('merge' as const), id, into: id }),
      fc.record({
        ...{ kind: fc.constant('split' as const), id, sources: fc.array(source, { maxLength: 3 }) },
        name: fc.constantFrom('x', ''),
      }),
      fc.record({ kind: fc.constant('move' as const), source, to: fc.option(id) }),
      fc.record({ kind: fc.constant('drop' as const), id }),
    )
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const after = edits.reduce<readonly Theme[]>(editThemes, themes)
        const held = after.flatMap(({ sources }) => sources)
        expect(new Set(held).size).toBe(held.length)
        expect(after.every(({ sources }) => sources.length > 0)).toBe(true)
        expect(new Set(after.map((one) => one.id)).size).toBe(after.length)
        expect(after.length).toBeLessThanOrEqual(THEMES_MAX)
      }),
    )
  })
})

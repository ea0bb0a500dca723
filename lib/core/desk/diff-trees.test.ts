import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffLines } from './diff-lines'
import { diffTrees, diffVersions } from './diff-trees'
import { treeFixture } from './tree-fixture'

const first = 'Forty students of two schools read the same chapter on paper and on screens.'
const second = 'Their recall is asked for after one week by a test of twenty questions.'

describe('what changed between two versions', () => {
  it('is nothing between equal ones', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.stringMatching(/^[a-z]{3,8}$/), fc.string())), (paragraphs) => {
        const unique = [...new Map(paragraphs)]
        expect(diffTrees(treeFixture(unique), treeFixture(unique))).toEqual([])
      }),
    )
  })

  it('names added, removed and changed blocks in reading order, with their words', () => {
    const before = treeFixture([
      ['p1', first],
      ['p2', second],
      ['p3', 'This goes away altogether.'],
    ])
    const after = treeFixture([
      ['p0', 'Quite new words open it.'],
      ['p1', first.replace('Forty', 'Sixty')],
      ['p2', second],
    ])
    const changes = diffVersions({ number: 1, tree: before }, { number: 2, tree: after })
    expect(changes.blocks.map(({ kind, blockId }) => [kind, blockId])).toEqual([
      ['added', 'p0'],
      ['changed', 'p1'],
      ['removed', 'p3'],
    ])
    expect(changes.blocks[1]?.parts.slice(0, 2)).toEqual([
      { kind: 'removed', text: 'Forty ' },
      { kind: 'added', text: 'Sixty ' },
    ])
    expect(changes.blocks[2]).toMatchObject({ after: 'p2', chapter: 'Method' })
    expect(changes).toMatchObject({ from: 1, to: 2, addedWords: 6, removedWords: 5 })
  })

  it('does not take ids that shifted by an inserted paragraph for rewritten text', () => {
    const before = treeFixture([
      ['p1', first],
      ['p2', second],
    ])
    const after = treeFixture([
      ['p1', 'A paragraph is put in front.'],
      ['p2', first],
      ['p3', second.replace('twenty', 'thirty')],
    ])
    const kinds = diffTrees(before, after).map(({ kind, blockId }) => [kind, blockId])
    expect(kinds).toEqual([
      ['added', 'p1'],
      ['changed', 'p3'],
    ])
  })

  it('leaves out the statement on AI and the history, which differ in every version', () => {
    const study = treeFixture([['p1', first]])
    const [aiUse, history] = ['ai-use', 'history'].map((id) => ({
      id,
      blocks: treeFixture([[`${id}.p1`, second]]).chapters.flatMap(({ blocks }) => blocks),
    }))
    const after = { ...study, chapters: [...study.chapters, ...(aiUse && history ? [aiUse, history] : [])] }
    expect(after.chapters).toHaveLength(3)
    expect(diffTrees(study, after)).toEqual([])
  })

  it('shows a change of the title page', () => {
    const before = treeFixture([['p1', first]])
    const [change] = diffTrees(before, { ...before, title: 'Reading on paper' })
    expect(change).toMatchObject({ kind: 'changed', blockId: 'title-page', chapter: '' })
  })
})

describe('lines', () => {
  it('give both texts back, whatever they are', () => {
    const lines = fc.array(fc.constantFrom('one', 'two words', 'three of them', '', 'four'), {
      maxLength: 14,
    })
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const parts = diffLines(before, after)
        const without = (kind: string) =>
          parts
            .filter((part) => part.kind !== kind)
            .map(({ text }) => text)
            .join('')
        expect(without('added')).toBe(before.join('\n'))
        expect(without('removed')).toBe(after.join('\n'))
      }),
    )
  })

  it('that stayed are not shown as changed when one is put between them', () => {
    const parts = diffLines(['alpha', 'gamma'], ['alpha', 'beta', 'gamma'])
    expect(parts.filter(({ kind }) => kind === 'removed')).toEqual([])
    expect(parts.filter(({ kind }) => kind === 'added')).toEqual([{ kind: 'added', text: 'beta\n' }])
  })
})

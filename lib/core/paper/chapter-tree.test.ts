import { expect, test } from 'vitest'
import type { Block, BlockOrigin, DocumentTree } from '@/lib/contracts/document-tree'
import { heading, paragraph, plain } from '@/lib/core/writing/blocks'
import { chapterTree } from './chapter-tree'

const origin: BlockOrigin = { stage: 'paper', engine: 'code' }
const chapter = (number: number, key: string) => ({
  id: `chapter-${number}`,
  blocks: [
    heading(`chapter-${number}.h`, 1, `Chapter ${number}`, origin),
    paragraph(`chapter-${number}.p1`, [plain('As '), { kind: 'cite', text: '(A)', keys: [key] }], origin),
  ],
})
const references: Block = {
  kind: 'references',
  id: 'references.list',
  origin,
  entries: ['one', 'two', 'three'].map((key) => ({ key, inlines: [plain(key)] })),
}
const paper: DocumentTree = {
  title: 'Does it?',
  subtitle: '',
  author: '',
  institution: '',
  advisor: '',
  city: '',
  date: '2026-03-01',
  nature: 'Review paper',
  language: 'en',
  style: 'apa',
  keywords: ['it'],
  banner: '',
  chapters: [chapter(1, 'one'), chapter(2, 'two'), { id: 'references', blocks: [references] }],
}

test('a chapter stands with the references that it cites, and no other', () => {
  const tree = chapterTree(paper, { id: 'chapter-2', title: 'Chapter 2: Review' })
  expect(tree?.chapters.map(({ id }) => id)).toEqual(['chapter-2', 'references'])
  expect(tree?.chapters[1]?.blocks).toMatchObject([{ entries: [{ key: 'two' }] }])
  expect(tree).toMatchObject({ title: 'Chapter 2: Review', subtitle: 'Does it?' })
})

test('there is no chapter that the paper does not have', () => {
  expect(chapterTree(paper, { id: 'chapter-3', title: 'Chapter 3' })).toBeNull()
})

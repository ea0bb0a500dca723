import { expect, test } from 'vitest'
import { plain } from '@/lib/core/writing/blocks'
import { isTableParagraph } from './checks/paper-text'
import { readMarkdownTable } from './markdown-table'
import { paragraphBlocks } from './paragraph-blocks'

const writing = {
  locale: 'en',
  origin: { stage: 'paper', engine: 'code' },
  cite: (keys: readonly string[]) => [plain(`(${keys.join()})`)],
} as const
const head = 'Table 2.1. The sources\n\n| Source | Sample |\n| --- | --- |\n'

test('a table in a paper is a table with the number its text names, also when it was cut into parts', () => {
  const paragraphs = [
    `${head}| Ana [@a] | 12 |`,
    `${head}| Rui [@b] | 40 |\n| Eva | |`,
    'Table 2.1 lists them.',
  ]
  const blocks = paragraphBlocks(paragraphs, 'c.1', writing)
  expect(blocks.map(({ kind }) => kind)).toEqual(['table', 'paragraph'])
  expect(blocks[0]).toMatchObject({ number: '2.1', caption: 'The sources', head: ['Source', 'Sample'] })
  expect(JSON.stringify(blocks)).not.toContain('|')
  expect(blocks[0]?.kind === 'table' && blocks[0].rows.map((row) => row.length)).toEqual([2, 2, 2])
})

test('lines with bars that are no table stay a paragraph', () => {
  const blocks = paragraphBlocks(['Either\n| this or that'], 'c.1', writing)
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph'])
})

test('checks and document read the same table: bars in a cell, spaces before the rows, no number', () => {
  const text = 'What was found\n\n  | Word | Works |\n  | :--- | ---: |\n  | a \\| b | 3 |'
  expect(readMarkdownTable(text)).toEqual({
    number: null,
    caption: 'What was found',
    head: ['Word', 'Works'],
    rows: [['a | b', '3']],
  })
  expect(isTableParagraph(text)).toBe(true)
  expect(paragraphBlocks([text], 'c.1', writing).map(({ kind }) => kind)).toEqual(['table'])
  expect(isTableParagraph('Either\n| this or that')).toBe(false)
})

test('a column is as wide as the longest word of its head', () => {
  const long = 'What the works say of themselves at some length, in one cell'
  const text = `Works\n\n| Work | Sample | Undetermined |\n| --- | --- | --- |\n| ${long} | 1 | 2 |`
  const [block] = paragraphBlocks([text], 'c.1', writing)
  const [work = 0, sample = 0, last = 0] = block?.kind === 'table' ? block.widths : []
  expect(last).toBeGreaterThanOrEqual('Undetermined'.length / 78)
  expect(last).toBeGreaterThan(sample)
  expect(work + sample + last).toBeCloseTo(1)
})

import { expect, test } from 'vitest'
import { plain } from '@/lib/core/writing/blocks'
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

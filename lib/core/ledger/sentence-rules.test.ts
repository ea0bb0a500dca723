import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chapterWriters } from '@/lib/contracts/paper-agents'

/** An abstract cites nothing: its sentences are those of the body. */
const citing = chapterWriters.filter((key) => key !== 'abstract-writer')

test.each([
  ...citing.map((key) => `paper/prompts/${key}.md`),
  'paper/prompts/assemble-chapters.md',
  'proposal/prompts/problem.md',
])('who writes of the literature is told how sentences are judged: %s', (file) => {
  expect(readFileSync(`lib/pipelines/${file}`, 'utf8')).toContain('{{rules}}')
})

import { expect, test } from 'vitest'
import { wholePaperSources } from './floors/whole-paper-fixture'
import { outputBasis } from './output-basis'

test('an output rests on the agents that left what its agent reads, and on the sources that it names and no other', () => {
  const output = { items: [{ key: 'work-1' }], text: 'As told [@work-12; @work-3].' }
  const { agents, sources } = outputBasis('gap-hunter', output, wholePaperSources)
  expect(agents.length).toBeGreaterThan(0)
  expect(agents).not.toContain('gap-hunter')
  expect(sources.map(({ key }) => key)).toEqual(['work-1', 'work-3', 'work-12'])
})

test('what names no source rests on none', () => {
  expect(outputBasis('step-back-analyzer', { text: 'work' }, wholePaperSources)).toEqual({
    agents: [],
    sources: [],
  })
})

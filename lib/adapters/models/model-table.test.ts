import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingsFor } from './model-table'

const agents = readdirSync('lib/pipelines', { recursive: true, encoding: 'utf8' }).flatMap((file) => {
  const [, agent] = /prompts\/(.+)\.md$/.exec(file) ?? []
  return agent ? [agent] : []
})

test('each task that has a prompt has a temperature and limits of its own', () => {
  expect(agents.length).toBeGreaterThan(5)
  const shared = settingsFor('no such agent')
  expect(agents.filter((agent) => settingsFor(agent) === shared)).toEqual([])
})

test('a name that every object has is no task', () => {
  expect(settingsFor('constructor')).toBe(settingsFor('no such agent'))
})

import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { locales } from '@/i18n/locales'
import { isDialogue } from '@/lib/contracts/dialogue-stages'
import { listPipelines, stepsToThinkOver } from './pipelines'

describe.each(listPipelines().map((row) => [row.pipeline.name, row] as const))('%s', (_name, row) => {
  const entries = row.stages.flatMap(({ steps }) => steps)

  test('has the steps of its table, in their order and of their kind', () => {
    const declared = row.pipeline.steps.map(({ key, kind }) => ({ key, kind }))
    expect(declared).toEqual(entries.map(({ key, kind }) => ({ key, kind })))
  })

  test('opens again only steps that it has', () => {
    const keys = new Set(entries.map(({ key }) => key))
    const named = entries.flatMap(({ reopens }) => Object.values(reopens ?? {}).flat())
    expect(named.filter((key) => !keys.has(key))).toEqual([])
  })

  test('has a prompt and settings for each agent that asks a model, and no prompt beside them', () => {
    const asking = entries.flatMap(({ key, model }) => (model ? [key] : []))
    const files = existsSync(row.promptFolder) ? readdirSync(row.promptFolder) : []
    const prompts = files.map((file) => path.basename(file, '.md'))
    expect(prompts.sort()).toEqual(asking.sort())
  })

  test('can be thought over at each of its stages, if it is no dialogue itself', () => {
    for (const { key } of row.stages) {
      const steps = stepsToThinkOver(row, key)
      expect(steps.length > 0).toBe(!isDialogue(row.pipeline.name))
      expect(`${row.pipeline.name}/${key}`.length).toBeLessThanOrEqual(60)
    }
    expect(stepsToThinkOver(row, 'no stage of it')).toEqual([])
  })

  test('has a word for each stage and step in every language', async () => {
    if (row.words === null) return
    for (const locale of locales) {
      const file = `messages/${locale}/${row.words}.json`
      expect(existsSync(file)).toBe(true)
      const words = (await import(`../../${file}`)).default
      const missing = [
        ...row.stages.filter(({ key }) => !words.stage[key]).map(({ key }) => `stage.${key}`),
        ...entries.filter(({ key }) => !words.step[key]).map(({ key }) => `step.${key}`),
      ]
      expect(missing).toEqual([])
    }
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { promptFaults } from './prompt-faults'

test('prompts that are missing, orphaned, or without a value are all named', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'carrel-prompt-faults-'))
  try {
    writeFileSync(path.join(folder, 'review-method.md'), 'Review the {{part}} in {{language}}.')
    writeFileSync(path.join(folder, 'old.md'), 'Nobody asks for this.')
    const faults = await promptFaults(folder, [
      { agent: 'review-method', values: { part: 'method', note: '' } },
      { agent: 'review-style', values: {} },
    ])
    expect(faults).toEqual([
      'review-style has no prompt',
      'nobody asks for old',
      expect.stringContaining('lacks a value for language'),
      'review-method does not use note',
    ])
    expect(
      await promptFaults(folder, [
        { agent: 'review-method', values: { part: 'method', language: 'en' } },
        { agent: 'old', values: {} },
      ]),
    ).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

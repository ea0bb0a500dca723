import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

test('a command that does not exist is one sentence and a code that is not 0', async () => {
  const unknown = run(process.execPath, [path.resolve('bin/carrel.mjs'), 'serach'])
  await expect(unknown).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'There is no command serach; `carrel help` lists them all.\n',
  })
})

test('the command works from any folder, not only from its own', async () => {
  const elsewhere = await mkdtemp(path.join(tmpdir(), 'carrel-elsewhere-'))
  try {
    const carrel = path.resolve('bin/carrel.mjs')
    const { stdout, stderr } = await run(process.execPath, [carrel, 'help'], { cwd: elsewhere })
    expect(stdout).toContain('carrel propose')
    expect(stderr).toBe('')
    const missing = run(process.execPath, [carrel, 'cite', 'nowhere.json'], { cwd: elsewhere })
    await expect(missing).rejects.toMatchObject({ code: 1, stderr: 'There is no file nowhere.json.\n' })
  } finally {
    await rm(elsewhere, { recursive: true })
  }
})

test('each command says how it is called when asked for help', async () => {
  const { stdout, stderr } = await run(process.execPath, [path.resolve('bin/carrel.mjs'), 'rank', '--help'])
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^Usage:\n {2}carrel rank .*<file\.jsonl>\n$/)
})

test('a line of the output is one line for every reader, whatever text is in it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'carrel-lines-'))
  try {
    const value = { title: 'one\u2028two\u2029three\u0085four\nfive' }
    const file = path.join(folder, 'value.json')
    await writeFile(file, JSON.stringify(value))
    const { stdout } = await run(process.execPath, [path.resolve('bin/carrel.mjs'), 'repair-json', file])
    expect(stdout.trimEnd()).not.toMatch(/[\n\r\u0085\u2028\u2029]/)
    expect(JSON.parse(stdout)).toEqual({ rung: 'direct', value })
  } finally {
    await rm(folder, { recursive: true })
  }
})

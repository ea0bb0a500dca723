import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { z } from 'zod'

const run = promisify(execFile)

/** What `carrel` is made of; not what a first build or start leaves behind. */
const parts = [
  'bin',
  'i18n',
  'lib',
  'messages',
  'prisma',
  'sandbox',
  'scripts',
  'package.json',
  'prisma.config.ts',
  'tsconfig.json',
]

test('a proposal and the concepts of a topic can be asked for right after npm ci, before anything was generated', {
  timeout: 120_000,
}, async () => {
  const fresh = await mkdtemp(path.join(tmpdir(), 'carrel-fresh-'))
  try {
    for (const part of parts) await cp(path.resolve(part), path.join(fresh, part), { recursive: true })
    await symlink(path.resolve('node_modules'), path.join(fresh, 'node_modules'))
    const asked = run(process.execPath, [path.join(fresh, 'bin/carrel.mjs'), 'propose'], { cwd: fresh })
    await expect(asked).rejects.toMatchObject({
      stdout: '',
      stderr: '--profile is missing.\n',
    })
    const topic = ['concepts', '--topic', 'Remote work and productivity']
    const { stdout } = await run(process.execPath, [path.join(fresh, 'bin/carrel.mjs'), ...topic], {
      cwd: fresh,
    })
    expect(JSON.parse(stdout)).toMatchObject({ required: ['Remote work', 'productivity'] })
  } finally {
    await rm(fresh, { recursive: true })
  }
})

const Package = z.object({ scripts: z.record(z.string(), z.string()) })
/** Programs that npm runs from TypeScript sources, and whatever runs the tests. */
const usesTheClient = / --import tsx |vitest run|tsc --noEmit/
const generatesIt = /--import \.\/scripts\/database-client\.mjs --import tsx |prisma generate &&/

test('every command of npm that reads TypeScript generates the database client first', async () => {
  const { scripts } = Package.parse(JSON.parse(await readFile('package.json', 'utf8')))
  const programs = Object.entries(scripts).filter(([, line]) => usesTheClient.test(line))
  expect(programs.length).toBeGreaterThan(6)
  expect(programs.filter(([, line]) => !generatesIt.test(line))).toEqual([])
})

import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { z } from 'zod'

const Package = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  scripts: z.object({ sbom: z.string() }),
})
const Bom = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({ name: z.string(), version: z.string(), hashes: z.array(z.object({ content: z.string() })) }),
  ),
})

test('the list of components holds what an installation runs on, each with version and hash, and nothing that is for development', async () => {
  const { dependencies, devDependencies, scripts } = Package.parse(
    JSON.parse(readFileSync('package.json', 'utf8')),
  )
  const [npm = '', ...args] = scripts.sbom.split(' ')
  const { stdout } = await promisify(execFile)(npm, args, { maxBuffer: 64 * 1_048_576 })
  const { components } = Bom.parse(JSON.parse(stdout))
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const names = new Set(components.map(({ name }) => name))
  const missing = Object.entries(dependencies).filter(([name, version]) => !listed.has(`${name}@${version}`))
  expect(missing).toEqual([])
  expect(components.filter(({ hashes }) => hashes.length === 0).map(({ name }) => name)).toEqual([])
  for (const name of ['knip', '@biomejs/biome', '@sparticuz/chromium'])
    expect([name, name in devDependencies, names.has(name)]).toEqual([name, true, false])
}, 60_000)

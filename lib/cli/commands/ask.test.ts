import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Sandbox, startSandbox } from '@/sandbox/server'
import { capturedRun } from '../captured-run-fixture'
import { askLibrary } from './ask'

let folder = ''
let sandbox: Sandbox
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carrel-ask-'))
  await writeFile(
    path.join(folder, 'souza2020.md'),
    '# Teleworking of nurses\n\nAna Souza, 2020\n\nTeleworking reduced burnout among nurses by 12.5%.\n',
  )
  sandbox = await startSandbox()
  // The settings are read once in a process.
  vi.stubEnv('MODEL_PROVIDER', 'compatible')
  vi.stubEnv('MODEL_NAME', 'sandbox-model')
  vi.stubEnv('MODEL_EMBEDDING', 'sandbox-embedding')
  vi.stubEnv('MODEL_BASE_URL', `${sandbox.url}/llm_openai/v1`)
})
afterEach(() => {
  sandbox.resetFaults()
  sandbox.clearRequests()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await sandbox.close()
  await rm(folder, { recursive: true, force: true })
})

const run = (...more: string[]) =>
  capturedRun(askLibrary, ['--library', folder, '--question', 'Does teleworking reduce burnout?', ...more])
const quoted = (out: readonly string[]) => out.map((line) => JSON.parse(line).quote)
const sentence = 'Teleworking reduced burnout among nurses by 12.5%.'

test('a model that is chosen places the passages and the question; without the choice nobody is asked', async () => {
  const { code, out, err } = await run('--embedding', 'provider')
  expect({ code, err, quotes: quoted(out) }).toEqual({ code: 0, err: [], quotes: [sentence] })
  expect(sandbox.requests().map(({ target }) => target)).toContain('/v1/embeddings')
  sandbox.clearRequests()
  expect(quoted((await run()).out)).toEqual([sentence])
  expect(sandbox.requests()).toEqual([])
})

test('a model that does not answer is told once, and the words alone find what they find', async () => {
  sandbox.control('llm_openai', { mode: 'broken' })
  const { code, out, err } = await run('--embedding', 'provider')
  expect({ code, quotes: quoted(out) }).toEqual({ code: 0, quotes: [sentence] })
  expect(err).toEqual(['compatible/sandbox-embedding did not answer: searched by words alone.'])
})

test('a model that is not on this machine, or that there is none of, is one sentence', async () => {
  vi.stubEnv('DATA_DIR', folder)
  const missing = await run('--embedding', 'local')
  expect(missing).toMatchObject({ code: 1, out: [] })
  expect(missing.err).toEqual([expect.stringMatching(/npm run embeddings/)])
  const unknown = await run('--embedding', 'oracle')
  expect(unknown).toMatchObject({ code: 1, out: [] })
  expect(unknown.err).toEqual([expect.stringMatching(/embedding/)])
})

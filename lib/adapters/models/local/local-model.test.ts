import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { startLoopbackServer } from '@/lib/adapters/web/loopback-server'
import { cosineOf } from '@/lib/core/relevance/blend-meaning'
import { fetchLocalModel } from './fetch-local-model'
import { hasModel, hasRuntime } from './load-local-model'
import { localEmbeddingPort } from './local-embedding-port'
import type { LocalModelFacts } from './local-model-facts'
import { tinyModelFiles, writeTinyModel } from './tiny-model-fixture'

const opened: (() => unknown)[] = []
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})

const facts: LocalModelFacts = {
  name: 'tiny',
  origin: 'http://127.0.0.1:1',
  files: Object.keys(tinyModelFiles).map((file) => ({ path: file, bytesMax: 10_000 })),
  bytes: 3_000,
  prefixes: { query: 'query: ', passage: 'passage: ' },
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'embedding-'))
  opened.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A runtime that says what it was given: each vector is [texts at once, has the prefix of a query, may ask a hub]. */
const standIn = `
export const env = { allowRemoteModels: true }
export async function pipeline(task, name, options) {
  const { readFileSync } = await import('node:fs')
  readFileSync(env.localModelPath + '/' + name + '/onnx/model_quantized.onnx')
  return async (texts) => ({
    dims: [texts.length, 3],
    data: Float32Array.from(texts.flatMap((text) => [texts.length, Number(text.startsWith('query: ')), Number(env.allowRemoteModels)])),
  })
}`

function withStandIn(folder: string): string {
  const place = path.join(folder, 'runtime/node_modules/@huggingface/transformers')
  mkdirSync(place, { recursive: true })
  const named = { name: '@huggingface/transformers', type: 'module', exports: './index.js' }
  writeFileSync(path.join(place, 'package.json'), JSON.stringify(named))
  writeFileSync(path.join(place, 'index.js'), standIn)
  return folder
}

const asked = { as: 'passage', signal: new AbortController().signal } as const

describe('a model on this machine', () => {
  test('that is not installed or not fetched does not answer, asks nobody, and says why', async () => {
    const failed = vi.fn()
    const folder = newFolder()
    expect([hasRuntime(folder), hasModel(folder, facts)]).toEqual([false, false])
    expect(await localEmbeddingPort(folder, facts, failed).embed(['a'], asked)).toBeNull()
    withStandIn(folder)
    expect([hasRuntime(folder), hasModel(folder, facts)]).toEqual([true, false])
    expect(await localEmbeddingPort(folder, facts, failed).embed(['a'], asked)).toBeNull()
    expect(failed).toHaveBeenCalledTimes(2)
  })

  test('is loaded once it is there, with its prefixes, a few texts at a time and no way to a hub', async () => {
    const folder = withStandIn(newFolder())
    const port = localEmbeddingPort(folder, facts, () => undefined)
    expect(await port.embed(['a'], asked)).toBeNull()
    writeTinyModel(folder, 'tiny')
    const vectors = await port.embed(Array<string>(20).fill('a'), asked)
    expect(vectors?.map(([atOnce]) => atOnce)).toEqual([...Array(16).fill(16), ...Array(4).fill(4)])
    expect(vectors?.[0]).toEqual([16, 0, 0])
    expect((await port.embed(['a'], { ...asked, as: 'query' }))?.[0]).toEqual([1, 1, 0])
  })

  test('lets go when it is stopped', async () => {
    const folder = withStandIn(newFolder())
    writeTinyModel(folder, 'tiny')
    const port = localEmbeddingPort(folder, facts, () => undefined)
    const signal = AbortSignal.abort(new Error('stopped'))
    await expect(port.embed(['a'], { ...asked, signal })).rejects.toThrow('stopped')
  })

  // Runs where `npm run embeddings` has been run.
  test.skipIf(!hasRuntime('.data/embedding'))(
    'of the true runtime reads words as the model has them',
    async () => {
      const folder = newFolder()
      symlinkSync(path.resolve('.data/embedding/runtime'), path.join(folder, 'runtime'))
      writeTinyModel(folder, 'tiny')
      const said: unknown[] = []
      const port = localEmbeddingPort(folder, facts, (error) => said.push(error))
      const vectors = (await port.embed(['Remote', 'telework', 'a coral reef'], asked)) ?? []
      expect(said).toEqual([])
      const [remote = [], telework = [], reef = []] = vectors
      expect(Math.hypot(...remote)).toBeCloseTo(1)
      expect(cosineOf(remote, telework)).toBeCloseTo(1)
      expect(cosineOf(remote, reef)).toBeLessThan(0.5)
    },
  )
})

describe('fetching a model', () => {
  async function served(answer: (file: string) => { status: number; body: Uint8Array }) {
    const server = await startLoopbackServer((request, response) => {
      const { status, body } = answer((request.url ?? '').replace('/model/', ''))
      response.writeHead(status).end(body)
    })
    opened.push(() => server.close())
    return { ...facts, origin: `${server.origin}/model` }
  }
  const fetchInto = (folder: string, from: LocalModelFacts, onProgress: (bytes: number) => void = () => {}) =>
    fetchLocalModel(from, {
      folder,
      onProgress,
      signal: AbortSignal.timeout(10_000),
      trustedOrigins: [new URL(from.origin).origin],
    })

  test('brings all files with their progress', async () => {
    const folder = newFolder()
    const progress: number[] = []
    const from = await served((file) => ({ status: 200, body: tinyModelFiles[file] ?? new Uint8Array() }))
    await fetchInto(folder, from, (bytes) => progress.push(bytes))
    expect(hasModel(folder, facts)).toBe(true)
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    expect(progress.at(-1)).toBe(
      Object.values(tinyModelFiles).reduce((sum, file) => sum + file.byteLength, 0),
    )
  })

  test.each([
    ['missing', { status: 404, body: new Uint8Array() }],
    ['longer than it may be', { status: 200, body: new Uint8Array(20_000) }],
  ])('of which a file is %s leaves nothing behind, and what was there', async (_, broken) => {
    const folder = newFolder()
    const from = await served((file) =>
      file.startsWith('onnx') ? broken : { status: 200, body: tinyModelFiles[file] ?? new Uint8Array() },
    )
    await expect(fetchInto(folder, from)).rejects.toMatchObject({ code: 'source-unreachable' })
    expect(hasModel(folder, facts)).toBe(false)
    expect(existsSync(path.join(folder, 'tiny.part'))).toBe(false)
    writeTinyModel(folder, 'tiny')
    await expect(fetchInto(folder, from)).rejects.toMatchObject({ code: 'source-unreachable' })
    expect(hasModel(folder, facts)).toBe(true)
  })

  test('goes out through the guard: a private address is refused', async () => {
    const from = await served(() => ({ status: 200, body: new Uint8Array() }))
    const options = { folder: newFolder(), onProgress: () => {}, signal: AbortSignal.timeout(10_000) }
    await expect(fetchLocalModel(from, options)).rejects.toThrow('refused')
  })
})

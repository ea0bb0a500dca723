import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '@/sandbox/server'
import { createEmbeddingPort } from './embedding-port'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterEach(() => sandbox.resetFaults())
afterAll(() => sandbox.close())

const port = () =>
  createEmbeddingPort({
    provider: 'compatible',
    model: 'sandbox-embedding',
    apiKey: undefined,
    baseUrl: `${sandbox.url}/llm_openai/v1`,
  })

describe('an embedding model', () => {
  it('gives one vector for each text, in order, nearer for nearer texts', async () => {
    const vectors = await port()?.embed(['remote work', 'working remotely in teams', 'coral reefs'], {
      as: 'passage',
      signal: new AbortController().signal,
    })
    const dot = (a: number, b: number) =>
      (vectors?.[a] ?? []).reduce((sum, value, at) => sum + value * (vectors?.[b]?.[at] ?? 0), 0)
    expect(vectors).toHaveLength(3)
    expect(dot(0, 1)).toBeGreaterThan(dot(0, 2))
  })

  it('that is broken is no answer, and one that is not there is no model', async () => {
    sandbox.control('llm_openai', { mode: 'broken' })
    expect(await port()?.embed(['a'], { as: 'query', signal: new AbortController().signal })).toBeNull()
    const none = { provider: 'anthropic', model: 'any', apiKey: undefined, baseUrl: undefined } as const
    expect(createEmbeddingPort(none)).toBeNull()
  })

  it('lets go at once when the run is stopped', async () => {
    sandbox.control('llm_openai', { mode: 'silent' })
    const stop = new AbortController()
    const asked = port()?.embed(['a'], { as: 'query', signal: stop.signal })
    stop.abort(new Error('stopped'))
    await expect(asked).rejects.toThrow('stopped')
  })
})

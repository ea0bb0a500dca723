import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Faults } from './faults'
import { type Sandbox, startSandbox } from './server'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => {
  sandbox.resetFaults()
  sandbox.clearRequests()
})
afterAll(() => sandbox.close())

const search = '/openalex/works?search=burnout'

describe('faults', () => {
  it('429 carries Retry-After and ends after the given number of requests', async () => {
    sandbox.control('openalex', { mode: '429', retryAfter: 7, times: 1 })
    const first = await fetch(sandbox.url + search)
    expect([first.status, first.headers.get('retry-after')]).toEqual([429, '7'])
    expect((await fetch(sandbox.url + search)).status).toBe(200)
  })

  it('429 of Semantic Scholar says nothing about when to come back', async () => {
    sandbox.control('semanticscholar', { mode: '429' })
    const answer = await fetch(`${sandbox.url}/semanticscholar/graph/v1/paper/search?query=a`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, null])
    expect(await answer.json()).toMatchObject({ code: '429' })
  })

  it('a broken body is half a body under 200, and a cut one ends the connection', async () => {
    sandbox.control('crossref', { mode: 'broken' })
    const broken = await fetch(`${sandbox.url}/crossref/works?query=burnout`)
    expect(broken.status).toBe(200)
    const body = await broken.text()
    expect(() => JSON.parse(body)).toThrow()
    sandbox.control('crossref', { mode: 'cut' })
    await expect(
      fetch(`${sandbox.url}/crossref/works?query=burnout`).then((answer) => answer.text()),
    ).rejects.toThrow()
  })

  it('silence ends when the caller leaves', async () => {
    sandbox.control('doaj', { mode: 'silent' })
    const leaving = new AbortController()
    const answer = fetch(`${sandbox.url}/doaj/api/search/articles/burnout`, { signal: leaving.signal })
    while (sandbox.requests().length === 0) await new Promise((resolve) => setImmediate(resolve))
    leaving.abort()
    await expect(answer).rejects.toThrow()
    expect(sandbox.requests().map((request) => request.status)).toEqual([null])
  })

  it('5xx, a refused key, a wall and a huge body', async () => {
    const status = async (mode: '500' | 'auth' | 'blocked' | 'huge') => {
      sandbox.control('europepmc', { mode })
      const answer = await fetch(`${sandbox.url}/europepmc/europepmc/webservices/rest/search?query=a`)
      return [answer.status, (await answer.text()).length > 2_000_000]
    }
    expect(await status('500')).toEqual([503, false])
    expect(await status('auth')).toEqual([403, false])
    expect(await status('blocked')).toEqual([403, false])
    expect(await status('huge')).toEqual([200, true])
  })

  it('are set and read over HTTP, and a wrong setting is refused', async () => {
    const post = (body: object) =>
      fetch(`${sandbox.url}/_control`, { method: 'POST', body: JSON.stringify(body) })
    expect((await post({ service: 'pubmed', mode: '500' })).status).toBe(200)
    expect(await (await fetch(`${sandbox.url}/_control`)).json()).toMatchObject({
      faults: { pubmed: { mode: '500' } },
    })
    expect((await post({ service: 'pubmed', mode: 'sleepy' })).status).toBe(400)
    expect((await post({ service: 'nobody' })).status).toBe(404)
    await fetch(`${sandbox.url}/_control/reset`, { method: 'POST' })
    expect(await (await fetch(`${sandbox.url}/_control`)).json()).toMatchObject({ faults: {} })
  })

  it('delays follow the median and the 95th percentile that were asked for, and repeat with the seed', () => {
    const setting = { mode: 'ok' as const, latencyMs: 600, latencyP95Ms: 3_000 }
    const sample = (seed: number) => {
      const faults = new Faults({}, seed)
      return Array.from({ length: 4_000 }, () => faults.delayMs('openalex', setting))
    }
    const sorted = sample(1).sort((a, b) => a - b)
    expect(sorted[2_000]).toBeGreaterThan(540)
    expect(sorted[2_000]).toBeLessThan(660)
    expect(sorted[3_800]).toBeGreaterThan(2_500)
    expect(sorted[3_800]).toBeLessThan(3_500)
    expect(sample(1)).toEqual(sample(1))
    expect(sample(1)).not.toEqual(sample(2))
  })

  it('the log keeps the requests and hides keys and addresses', async () => {
    await fetch(`${sandbox.url}/crossref/works?query=a&mailto=someone@example.org`)
    await fetch(`${sandbox.url}/googlescholar/search.json?q=a&api_key=secret-key`)
    const log = await (await fetch(`${sandbox.url}/_log`)).text()
    expect(log).not.toMatch(/secret-key|someone/u)
    expect(sandbox.requests().map((request) => [request.service, request.hasKey])).toEqual([
      ['crossref', false],
      ['googlescholar', true],
    ])
  })

  it('closes at once with silent connections open', async () => {
    const other = await startSandbox({ faults: { openalex: { mode: 'silent' } } })
    const hanging = fetch(other.url + search).catch(() => 'ended')
    while (other.requests().length === 0) await new Promise((resolve) => setImmediate(resolve))
    await other.close()
    expect(await hanging).toBe('ended')
  })
})

describe('the language model', () => {
  const ask = async (model: string, extra: object = {}) => {
    const body = JSON.stringify({
      model,
      messages: [{ role: 'user', content: 'Name three themes.' }],
      ...extra,
    })
    const answer = await fetch(`${sandbox.url}/llm_openai/v1/chat/completions`, { method: 'POST', body })
    return { status: answer.status, text: await answer.text() }
  }

  it('answers from its table, plain, fenced or with trailing commas', async () => {
    sandbox.setModel({ answers: [{ contains: 'three themes', content: '{"themes":["a","b"]}' }] })
    const content = async (model: string) => JSON.parse((await ask(model)).text).choices[0].message.content
    expect(await content('any')).toBe('{"themes":["a","b"]}')
    expect(await content('sandbox-fenced')).toContain('```json')
    const trailing = await content('sandbox-trailing-commas')
    expect(() => JSON.parse(trailing)).toThrow()
    expect(await content('sandbox-nonsense')).not.toContain('themes')
    sandbox.setModel({})
  })

  it('streams until [DONE], with usage when asked, or is cut before', async () => {
    const whole = await ask('any', { stream: true, stream_options: { include_usage: true } })
    expect(whole.text.trimEnd().endsWith('data: [DONE]')).toBe(true)
    expect(whole.text).toContain('"choices":[],"usage"')
    expect((await ask('sandbox-cut', { stream: true })).text).not.toContain('[DONE]')
  })

  it('fails in the ways that adapters must know', async () => {
    expect((await ask('sandbox-quota')).status).toBe(429)
    expect((await ask('sandbox-max-tokens', { max_tokens: 5 })).text).toContain('max_completion_tokens')
    expect((await ask('sandbox-not-a-completion')).text).not.toContain('choices')
    sandbox.control('llm_openai', { mode: '429', retryAfter: 3 })
    expect((await ask('any')).status).toBe(429)
  })
})

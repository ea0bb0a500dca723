import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'
import { faultyAnswer } from './answer-faults'
import { type Catalogue, DEFAULT_SEED, generateCatalogue } from './catalogue/generate'
import { type FaultInput, FaultSettings, Faults } from './faults'
import { pages } from './pages'
import { hasKey, type LoggedRequest, RequestLog, redacted } from './request-log'
import { createLibrary, type Library } from './search/library'
import { createLanguageModel, type ModelInput, ModelSettings } from './services/language-model'
import { services as academicServices } from './services/table'
import { type AnswerStream, json, type Service, text, type WireAnswer, type WireRequest } from './wire'

const BODY_MAX_BYTES = 4 * 1024 * 1024
const HOST = '127.0.0.1'

export interface SandboxOptions {
  /** 0 or missing: any free port. */
  readonly port?: number
  readonly seed?: number
  /** Faults from the start, by service name; `reset` comes back to these. */
  readonly faults?: Readonly<Record<string, FaultInput>>
  /** How the language model behaves and what it answers. */
  readonly model?: ModelInput
}

export interface Sandbox {
  /** http://127.0.0.1:PORT without final slash. */
  readonly url: string
  readonly port: number
  readonly library: Library
  /** From now on it answers from these records: works have appeared, others were withdrawn. */
  publish(records: Catalogue['records']): void
  /** Sets the faults of one service; what is not named goes back to its default. */
  control(service: string, faults: FaultInput): void
  resetFaults(): void
  /** Sets what the language model answers and how; what is not named goes back to its default. */
  setModel(model: ModelInput): void
  /** The last requests, oldest first, keys removed. */
  requests(): readonly LoggedRequest[]
  clearRequests(): void
  /** Ends every open connection at once. */
  close(): Promise<void>
}

interface Parts {
  library: Library
  readonly faults: Faults
  readonly log: RequestLog
  readonly startedAt: number
  readonly services: Readonly<Record<string, Service>>
  model: ModelSettings
  base: string
}

const ControlRequest = FaultSettings.extend({ service: z.string().min(1).max(40) })

function headersOf(message: IncomingMessage): Record<string, string> {
  const entries = Object.entries(message.headers)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  )
}

async function bodyOf(message: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
    size += bytes.length
    if (size > BODY_MAX_BYTES) return null
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function streamTo(response: ServerResponse): AnswerStream {
  return {
    write: (chunk) => void response.write(chunk),
    end: () => void response.end(),
    isClosed: () => response.destroyed || response.writableEnded,
    later(delayMs, next) {
      const cancel = () => clearTimeout(timer)
      const timer = setTimeout(() => {
        response.off('close', cancel)
        if (!response.destroyed) next()
      }, delayMs)
      response.once('close', cancel)
    },
  }
}

function send(
  response: ServerResponse,
  answer: WireAnswer,
  options: { withBody: boolean; cut: boolean },
): void {
  if (typeof answer.body === 'function') {
    response.writeHead(answer.status, answer.headers)
    if (options.withBody) answer.body(streamTo(response))
    else response.end()
    return
  }
  const bytes = Buffer.from(answer.body)
  // A cut answer promises more than it sends.
  const promised = options.cut ? bytes.length + 1_000 : bytes.length
  response.writeHead(answer.status, { 'content-length': String(promised), ...answer.headers })
  if (!options.withBody) response.end()
  else if (options.cut) response.write(bytes, () => response.destroy())
  else response.end(bytes)
}

function controlState(parts: Parts) {
  return {
    faults: parts.faults.all(),
    model: { style: parts.model.style, answers: parts.model.answers.length },
  }
}

function controlAnswer(request: WireRequest, parts: Parts): WireAnswer {
  if (request.method === 'GET') return json(200, controlState(parts))
  if (request.path === '/reset') {
    parts.faults.reset()
    parts.log.clear()
    return json(200, controlState(parts))
  }
  if (request.path === '/model') return modelAnswer(request, parts)
  const parsed = ControlRequest.safeParse(parsedJson(request.body))
  if (!parsed.success) return json(400, { error: z.prettifyError(parsed.error) })
  const { service, ...settings } = parsed.data
  if (parts.services[service] === undefined) return json(404, { error: `no service named ${service}` })
  parts.faults.set(service, settings)
  return json(200, { [service]: settings })
}

function modelAnswer(request: WireRequest, parts: Parts): WireAnswer {
  const parsed = ModelSettings.safeParse(parsedJson(request.body))
  if (!parsed.success) return json(400, { error: z.prettifyError(parsed.error) })
  parts.model = parsed.data
  return json(200, controlState(parts))
}

function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function overview(parts: Parts): WireAnswer {
  const { records, catalogue } = parts.library
  const note = 'Invented records in true wire formats. Nothing here is a real publication.'
  return json(200, {
    note,
    records: records.length,
    seed: catalogue.seed,
    services: Object.keys(parts.services),
    paths: ['/pages', '/pdf', '/doi'],
  })
}

function ownAnswer(name: string, request: WireRequest, parts: Parts): WireAnswer {
  if (name === '') return overview(parts)
  if (name === '_control') return controlAnswer(request, parts)
  if (name === '_log') return json(200, parts.log.list())
  return pages(name, request, parts.library)
}

function answerService(service: Service, request: WireRequest, response: ServerResponse, parts: Parts): void {
  const setting = parts.faults.next(service.name)
  const startedMs = performance.now() - parts.startedAt
  const settle = parts.log.add({
    service: service.name,
    method: request.method,
    target: redacted(request.path, request.query),
    hasKey: hasKey(request.query, request.headers),
    startedMs,
    status: null,
  })
  const act = () => {
    const answer = faultyAnswer(setting, service, () => service.answer(request, parts.library))
    // Silence: the connection stays open until the caller leaves or the sandbox closes.
    if (answer === null) return
    settle(answer.status)
    send(response, answer, { withBody: request.method !== 'HEAD', cut: setting.mode === 'cut' })
  }
  const delayMs = parts.faults.delayMs(service.name, setting)
  if (delayMs === 0) act()
  else streamTo(response).later(delayMs, act)
}

async function handle(message: IncomingMessage, response: ServerResponse, parts: Parts): Promise<void> {
  const body = await bodyOf(message)
  if (body === null) return send(response, text(413, 'Payload too large'), { withBody: true, cut: false })
  const url = new URL(message.url ?? '/', parts.base)
  const [, name = '', rest = ''] = /^\/([^/]*)(.*)$/u.exec(url.pathname) ?? []
  const request: WireRequest = {
    method: message.method ?? 'GET',
    path: rest === '' ? '/' : rest,
    query: url.searchParams,
    headers: headersOf(message),
    body,
    base: parts.base,
  }
  const service = parts.services[name]
  if (service !== undefined) return answerService(service, request, response, parts)
  send(response, ownAnswer(name, request, parts), { withBody: request.method !== 'HEAD', cut: false })
}

/**
 * Starts the loopback server with the whole catalogue; ready in under a second. It listens on 127.0.0.1 only.
 * Rejects when the port is taken.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const seed = options.seed ?? DEFAULT_SEED
  const parts: Parts = {
    library: createLibrary(generateCatalogue(seed)),
    faults: new Faults(options.faults ?? {}, seed),
    log: new RequestLog(),
    startedAt: performance.now(),
    services: { ...academicServices, llm_openai: createLanguageModel(() => parts.model) },
    model: ModelSettings.parse(options.model ?? {}),
    base: '',
  }
  const server = createServer((message, response) => {
    handle(message, response, parts).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, HOST, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  parts.base = `http://${HOST}:${port}`
  return {
    url: parts.base,
    port,
    get library() {
      return parts.library
    },
    publish: (records) => {
      parts.library = createLibrary({ ...parts.library.catalogue, records })
    },
    control: (service, faults) => parts.faults.set(service, faults),
    resetFaults: () => parts.faults.reset(),
    setModel: (model) => {
      parts.model = ModelSettings.parse(model)
    },
    requests: () => parts.log.list(),
    clearRequests: () => parts.log.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

import { z } from 'zod'
import { json, retryHeaders, type Service, text, type WireAnswer, type WireRequest } from '../wire'
import { EmbeddingRequest, embed } from './embeddings'

const ANSWERS_MAX = 200
const ANSWER_MAX_CHARS = 200_000
const CHUNK_CHARS = 12
const SLOW_CHUNK_MS = 150

/**
 * How the model behaves:
 * `plain` the answer as it is · `fenced` inside a code fence with talk around it · `trailing-commas` JSON that needs repair ·
 * `nonsense` words without any JSON, for ever · `not-a-completion` 200 with another body · `slow` a stream with pauses ·
 * `cut` a stream that ends in the middle · `error-in-stream` an error object among the chunks · `quota` 429 that no retry heals ·
 * `max-tokens` refuses the parameter max_tokens · `empty` no content.
 */
const modelStyles = [
  'plain',
  'fenced',
  'trailing-commas',
  'nonsense',
  'not-a-completion',
  'slow',
  'cut',
  'error-in-stream',
  'quota',
  'max-tokens',
  'empty',
] as const
type ModelStyle = (typeof modelStyles)[number]

export const ModelSettings = z.object({
  style: z.enum(modelStyles).default('plain'),
  /** The first entry whose `contains` stands anywhere in the messages gives the answer. */
  answers: z
    .array(z.object({ contains: z.string().max(2_000), content: z.string().max(ANSWER_MAX_CHARS) }))
    .max(ANSWERS_MAX)
    .default([]),
  /** When no entry fits. */
  fallback: z.string().max(ANSWER_MAX_CHARS).default('{"answer":"sandbox"}'),
})
export type ModelSettings = z.infer<typeof ModelSettings>
export type ModelInput = z.input<typeof ModelSettings>

const Content = z.union([z.string(), z.array(z.looseObject({ text: z.string().optional() })), z.null()])

const ChatRequest = z.looseObject({
  model: z.string(),
  messages: z.array(z.looseObject({ content: Content.optional() })).max(1_000),
  stream: z.boolean().optional(),
  stream_options: z.looseObject({ include_usage: z.boolean().optional() }).nullish(),
  max_tokens: z.number().optional(),
})
type ChatRequest = z.infer<typeof ChatRequest>

function textOf(content: z.infer<typeof Content> | undefined): string {
  if (content === undefined || content === null) return ''
  return typeof content === 'string' ? content : content.map((part) => part.text ?? '').join('\n')
}

/** A model called "sandbox-fenced" behaves in that style whatever the settings say. */
function styleOf(model: string, settings: ModelSettings): ModelStyle {
  const named = modelStyles.find((style) => model === `sandbox-${style}`)
  return named ?? settings.style
}

const nonsense =
  'The lantern considers seven rivers, and therefore the violin of Tuesday. {"unfinished: [1, 2'

function contentOf(chat: ChatRequest, style: ModelStyle, settings: ModelSettings): string {
  if (style === 'nonsense') return nonsense
  if (style === 'empty') return ''
  const asked = chat.messages.map((message) => textOf(message.content)).join('\n')
  const answer = settings.answers.find((one) => asked.includes(one.contains))?.content ?? settings.fallback
  if (style === 'fenced')
    return `Here is what you asked for:\n\n\`\`\`json\n${answer}\n\`\`\`\n\nLet me know if it helps.`
  return style === 'trailing-commas' ? answer.replace(/([}\]"\d])(\s*[}\]])/gu, '$1,$2') : answer
}

function tokens(value: string): number {
  return Math.ceil(value.length / 4)
}

function usageOf(chat: ChatRequest, content: string) {
  const prompt = tokens(chat.messages.map((message) => textOf(message.content)).join('\n'))
  const completion = tokens(content)
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion }
}

const common = { id: 'chatcmpl-sandbox', created: 1_790_000_000, system_fingerprint: 'sandbox' }

function whole(chat: ChatRequest, content: string): WireAnswer {
  const message = { role: 'assistant', content, refusal: null, annotations: [] }
  const choice = { index: 0, message, logprobs: null, finish_reason: 'stop' }
  return json(200, {
    ...common,
    object: 'chat.completion',
    model: chat.model,
    choices: [choice],
    usage: usageOf(chat, content),
    service_tier: 'default',
  })
}

function chunk(chat: ChatRequest, delta: Record<string, unknown>, finish: string | null): string {
  const choices = [{ index: 0, delta, logprobs: null, finish_reason: finish }]
  return `data: ${JSON.stringify({ ...common, object: 'chat.completion.chunk', model: chat.model, choices, usage: null })}\n\n`
}

function piecesOf(chat: ChatRequest, content: string, style: ModelStyle): readonly string[] {
  const pieces: string[] = [chunk(chat, { role: 'assistant', content: '', refusal: null }, null)]
  for (let at = 0; at < content.length; at += CHUNK_CHARS) {
    pieces.push(chunk(chat, { content: content.slice(at, at + CHUNK_CHARS) }, null))
  }
  const half = Math.max(2, Math.ceil(pieces.length / 2))
  if (style === 'cut') return pieces.slice(0, half)
  if (style === 'error-in-stream') {
    const error = {
      error: { message: 'The server had an error', type: 'server_error', param: null, code: null },
    }
    return [...pieces.slice(0, half), `data: ${JSON.stringify(error)}\n\n`]
  }
  pieces.push(chunk(chat, {}, 'stop'))
  if (chat.stream_options?.include_usage === true) {
    const last = {
      ...common,
      object: 'chat.completion.chunk',
      model: chat.model,
      choices: [],
      usage: usageOf(chat, content),
    }
    pieces.push(`data: ${JSON.stringify(last)}\n\n`)
  }
  return [...pieces, 'data: [DONE]\n\n']
}

function streamed(chat: ChatRequest, content: string, style: ModelStyle): WireAnswer {
  const pieces = piecesOf(chat, content, style)
  return {
    status: 200,
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' },
    body(stream) {
      const send = (at: number): void => {
        const piece = pieces[at]
        if (piece === undefined) {
          stream.end()
          return
        }
        stream.write(piece)
        stream.later(style === 'slow' ? SLOW_CHUNK_MS : 0, () => send(at + 1))
      }
      send(0)
    },
  }
}

function failed(
  status: number,
  message: string,
  code: string | null,
  type = 'invalid_request_error',
): WireAnswer {
  return json(status, { error: { message, type, param: null, code } })
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function complete(request: WireRequest, settings: ModelSettings): WireAnswer {
  const body = ChatRequest.safeParse(parsed(request.body))
  if (!body.success) return failed(400, 'We could not parse the body of your request.', null)
  const chat = body.data
  const style = styleOf(chat.model, settings)
  if (style === 'not-a-completion') return json(200, { status: 'ok', message: 'Service is healthy' })
  if (style === 'quota')
    return failed(429, 'You exceeded your current quota.', 'insufficient_quota', 'insufficient_quota')
  if (style === 'max-tokens' && chat.max_tokens !== undefined) {
    const message =
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."
    return failed(400, message, 'unsupported_parameter')
  }
  const content = contentOf(chat, style, settings)
  return chat.stream === true ? streamed(chat, content, style) : whole(chat, content)
}

/** An OpenAI-compatible model with embeddings. `settings` is read at each request, so that a test may change it. */
export function createLanguageModel(settings: () => ModelSettings): Service {
  return {
    name: 'llm_openai',
    answer(request) {
      if (request.path === '/v1/models')
        return json(200, {
          object: 'list',
          data: modelStyles.map((style) => ({ id: `sandbox-${style}`, object: 'model' })),
        })
      if (request.path === '/v1/embeddings' && request.method === 'POST') {
        const body = EmbeddingRequest.safeParse(parsed(request.body))
        return body.success
          ? embed(body.data)
          : failed(400, 'We could not parse the body of your request.', null)
      }
      if (request.path !== '/v1/chat/completions' || request.method !== 'POST') return text(404, 'Not found')
      return complete(request, settings())
    },
    tooMany(retryAfter) {
      const error = {
        message: 'Rate limit reached for requests',
        type: 'requests',
        param: null,
        code: 'rate_limit_exceeded',
      }
      return json(429, { error }, retryHeaders(retryAfter))
    },
    unauthorised: () => failed(401, 'Incorrect API key provided.', 'invalid_api_key'),
  }
}

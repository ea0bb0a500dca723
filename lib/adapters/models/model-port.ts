import { setTimeout as delay } from 'node:timers/promises'
import {
  APICallError,
  generateText,
  jsonSchema,
  type LanguageModel,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
} from 'ai'
import { z } from 'zod'
import type { ModelAnswer, ModelPort, ModelRequest } from '@/lib/contracts/ports'
import type { ModelSettings } from '@/lib/contracts/stage-table'
import { type RecoveredJson, recoverJson } from '@/lib/core/json/recover-json'
import { borderEvidence, loadPrompt } from './load-prompt'
import { retryDelayMs } from './retry-delay'

export interface ModelPortOptions {
  readonly model: LanguageModel
  /** Named in every output the model writes. */
  readonly name: string
  /** Where the prompt files lie, one for each agent. */
  readonly promptFolder: string
  readonly retryBaseMs: number
  /** How an agent's output is asked for. */
  readonly settingsOf: (agent: string) => ModelSettings
}

/** The answer of a request that never got one. */
const noModel: ModelPort = {
  name: null,
  write: async () => ({ ok: false, reason: 'no model is configured', tokens: 0, fallbacks: [] }),
}

/**
 * A language model as the engine knows it. The service is asked for an object of the agent's schema; an answer that is no
 * JSON all the same goes through the fallbacks of recoverJson, and one that the schema refuses is asked for once more with what was wrong; then the agent's floor has to do. Each fallback is reported.
 */
export function createModelPort(options: ModelPortOptions | null): ModelPort {
  if (!options) return noModel
  return { name: options.name, write: (request) => write(request, options) }
}

async function write<T>(request: ModelRequest<T>, options: ModelPortOptions): Promise<ModelAnswer<T>> {
  const prompt = await promptFor(request, options)
  const fallbacks: string[] = []
  let tokens = 0
  let complaint = ''
  for (const round of ['first', 'typed-retry'] as const) {
    if (round === 'typed-retry') fallbacks.push(round)
    const asked = await ask(complaint === '' ? prompt : `${prompt}\n\n${complaint}`, request, options)
    tokens += asked.tokens
    if (!asked.ok) return { ok: false, reason: asked.reason, tokens, fallbacks }
    const { recovered } = asked
    fallbacks.push(recovered.ok ? recovered.fallback : 'not-json')
    const parsed = recovered.ok ? request.schema.safeParse(recovered.value) : null
    if (parsed?.success) return { ok: true, value: parsed.data, engine: options.name, tokens, fallbacks }
    complaint = complaintFor(parsed?.error ?? null)
  }
  return { ok: false, reason: 'no valid answer after one typed retry', tokens, fallbacks }
}

function complaintFor(error: z.ZodError | null): string {
  const wrong = error ? z.prettifyError(error).slice(0, 1_000) : 'it was not JSON'
  return `Your last answer could not be used: ${wrong}\nAnswer again with one JSON value that fits the schema, and nothing else.`
}

async function promptFor<T>(request: ModelRequest<T>, { promptFolder }: ModelPortOptions): Promise<string> {
  const task = await loadPrompt(promptFolder, request.agent, request.values)
  return [
    task,
    borderEvidence(request.evidence),
    `Answer with one JSON value of this schema and nothing else:\n${JSON.stringify(shapeOf(request.schema))}`,
  ].join('\n\n')
}

const shapeOf = (schema: z.ZodType): z.core.JSONSchema.JSONSchema =>
  z.toJSONSchema(schema, { unrepresentable: 'any' })

/** Optional fields are allowed: the strict kind of schema knows none. */
const providerOptions = { openai: { strictJsonSchema: false }, compatible: { strictJsonSchema: false } }

/**
 * The form that the service is asked to keep to; parsing and checking stay here. Services take objects alone, so that an agent
 * whose answer is a list is asked in words.
 */
function formOf(schema: z.ZodType) {
  const { $schema: _, ...shape } = shapeOf(schema)
  return shape.type === 'object' ? Output.object({ schema: jsonSchema(shape) }) : null
}

type Asked =
  | { readonly ok: true; readonly recovered: RecoveredJson; readonly tokens: number }
  | { readonly ok: false; readonly reason: string; readonly tokens: number }

/**
 * One answer, asked again while the service is busy or broken, and without the form where it takes none. Rejects only when the request is
 * aborted.
 */
async function ask<T>(
  prompt: string,
  { agent, signal, schema }: ModelRequest<T>,
  { model, retryBaseMs, settingsOf }: ModelPortOptions,
): Promise<Asked> {
  const { temperature, outputTokensMax, timeoutMs } = settingsOf(agent)
  let form = formOf(schema)
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await generateText({
        model,
        prompt,
        temperature,
        maxOutputTokens: outputTokensMax,
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        providerOptions,
        ...(form ? { output: form } : {}),
      })
      const tokens = result.usage.totalTokens ?? estimateTokens(prompt + result.text)
      if (form === null) return { ok: true, recovered: recoverJson(result.text), tokens }
      return { ok: true, recovered: { ok: true, value: result.output, fallback: 'direct' }, tokens }
    } catch (error) {
      if (signal.aborted) throw error
      if (NoObjectGeneratedError.isInstance(error)) return misshapen(error, prompt)
      if (NoOutputGeneratedError.isInstance(error)) return misshapen({ text: '' }, prompt)
      if (form !== null && isRefusal(error)) {
        form = null
        continue
      }
      const waitMs = retryDelayMs(error, {
        attempt,
        baseMs: retryBaseMs,
        random01: Math.random(),
        nowMs: Date.now(),
      })
      if (waitMs === null) return { ok: false, reason: reasonOf(error), tokens: estimateTokens(prompt) }
      await delay(waitMs, undefined, { signal })
    }
  }
}

/** What can be recovered of an answer that the AI SDK found to be no JSON. */
function misshapen(
  { text = '', usage }: { text?: string | undefined; usage?: LanguageModelUsage | undefined },
  prompt: string,
): Asked {
  return {
    ok: true,
    recovered: recoverJson(text),
    tokens: usage?.totalTokens ?? estimateTokens(prompt + text),
  }
}

/** "Bad request" and "unprocessable": what a service says of a form or a schema that it does not know. */
const isRefusal = (error: unknown): boolean =>
  APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422)

/** Four characters a token, where a service does not say; only to keep the budget from being blind. */
function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4)
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}`.slice(0, 100) : 'unknown'
}

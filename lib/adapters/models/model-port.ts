import {
  APICallError,
  generateText,
  jsonSchema,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
} from 'ai'
import type { z } from 'zod'
import type { ModelAnswer, ModelPort, ModelRequest } from '@/lib/contracts/ports'
import type { TokenCost } from '@/lib/contracts/run'
import { type RecoveredJson, recoverJson } from '@/lib/core/json/recover-json'
import { addCost } from '@/lib/core/run/run-cost'
import { askPatiently, type CallSettings, estimateTokens, type ModelPortOptions } from './ask-patiently'
import { promptFor, shapeOf } from './load-prompt'
import { takeTurn } from './model-turn'
import { readAnswer } from './read-answer'
import { costOf } from './token-price'

/** The answer of a request that never got one. */
const noModel: ModelPort = {
  name: null,
  write: async () => ({ ok: false, reason: 'no model is configured', tokens: 0, fallbacks: [] }),
}

/**
 * A language model as the engine knows it. The service is asked for an object of the agent's schema; an answer that is no
 * JSON all the same goes through the fallbacks of recoverJson, and one that the schema refuses is asked for once more with what
 * was wrong; then the agent's floor has to do. Each fallback is reported.
 */
export function createModelPort(options: ModelPortOptions | null): ModelPort {
  if (!options) return noModel
  return {
    name: options.name,
    write: (request) => write(request, options),
    turn: (request) => takeTurn(request, options),
  }
}

async function write<T>(request: ModelRequest<T>, options: ModelPortOptions): Promise<ModelAnswer<T>> {
  const prompt = await promptFor(request, options.promptFolder)
  const fallbacks: string[] = []
  let tokens = 0
  let costs: readonly TokenCost[] = []
  let complaint = ''
  for (const round of ['first', 'typed-retry'] as const) {
    if (round === 'typed-retry') fallbacks.push(round)
    const asked = await ask(complaint === '' ? prompt : `${prompt}\n\n${complaint}`, request, options)
    tokens += asked.tokens
    if (!asked.ok) return { ok: false, reason: asked.reason, tokens, cost: costs[0], fallbacks }
    // The price has one currency, and so have the costs of one request.
    costs = addCost(costs, costOf(asked.usage, options.price))
    const read = readAnswer(asked.recovered, request.schema)
    fallbacks.push(read.fallback)
    if (read.ok) {
      const { value } = read
      return { ok: true, value, engine: options.name, tokens, cost: costs[0], fallbacks }
    }
    complaint = read.complaint
  }
  return { ok: false, reason: 'no valid answer after one typed retry', tokens, cost: costs[0], fallbacks }
}

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

type Form = ReturnType<typeof formOf>

interface Answered {
  readonly recovered: RecoveredJson
  readonly tokens: number
  readonly usage: LanguageModelUsage | undefined
}

/** One answer, asked for without the form where the service takes none. */
function ask<T>(prompt: string, { agent, signal, schema }: ModelRequest<T>, options: ModelPortOptions) {
  let form = formOf(schema)
  return askPatiently(agent, { prompt, signal, options }, async (settings) => {
    try {
      return await answerIn(form, settings, prompt)
    } catch (error) {
      if (form === null || !isRefusal(error)) throw error
      form = null
      return answerIn(form, settings, prompt)
    }
  })
}

async function answerIn(form: Form, settings: CallSettings, prompt: string): Promise<Answered> {
  try {
    const result = await generateText({
      ...settings,
      prompt,
      providerOptions,
      ...(form ? { output: form } : {}),
    })
    const { usage } = result
    const tokens = usage.totalTokens ?? estimateTokens(prompt + result.text)
    if (form === null) return { recovered: recoverJson(result.text), tokens, usage }
    return { recovered: { ok: true, value: result.output, fallback: 'direct' }, tokens, usage }
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) return misshapen(error, prompt)
    if (NoOutputGeneratedError.isInstance(error)) return misshapen({ text: '' }, prompt)
    throw error
  }
}

/** What can be recovered of an answer that the AI SDK found to be no JSON. */
function misshapen(
  { text = '', usage }: { text?: string | undefined; usage?: LanguageModelUsage | undefined },
  prompt: string,
): Answered {
  return { recovered: recoverJson(text), tokens: usage?.totalTokens ?? estimateTokens(prompt + text), usage }
}

/** "Bad request" and "unprocessable": what a service says of a form or a schema that it does not know. */
const isRefusal = (error: unknown): boolean =>
  APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422)

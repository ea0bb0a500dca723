import { setTimeout as delay } from 'node:timers/promises'
import { generateText, type LanguageModel } from 'ai'
import { z } from 'zod'
import type { ModelAnswer, ModelPort, ModelRequest } from '@/lib/contracts/ports'
import { recoverJson } from '@/lib/core/json/recover-json'
import { borderEvidence, loadPrompt } from './load-prompt'
import { settingsFor, type TaskSettings } from './model-table'
import { retryDelayMs } from './retry-delay'

export interface ModelPortOptions {
  readonly model: LanguageModel
  /** Named in every output the model writes. */
  readonly name: string
  /** Where the prompt files lie, one for each agent. */
  readonly promptFolder: string
  readonly retryBaseMs: number
  /** How a task is asked for. Default: the model table. */
  readonly settingsOf?: (agent: string) => TaskSettings
}

/** The answer of a request that never got one. */
const noModel: ModelPort = {
  name: null,
  write: async () => ({ ok: false, reason: 'no model is configured', tokens: 0, rungs: [] }),
}

/**
 * A language model as the engine knows it. An answer goes through the ladder of recoverJson and the agent's schema; one
 * that fails is asked for once more with what was wrong; then the agent's floor has to do. Each rung is reported.
 */
export function createModelPort(options: ModelPortOptions | null): ModelPort {
  if (!options) return noModel
  return { name: options.name, write: (request) => write(request, options) }
}

async function write<T>(request: ModelRequest<T>, options: ModelPortOptions): Promise<ModelAnswer<T>> {
  const prompt = await promptFor(request, options)
  const rungs: string[] = []
  let tokens = 0
  let complaint = ''
  for (const round of ['first', 'typed-retry'] as const) {
    if (round === 'typed-retry') rungs.push(round)
    const asked = await ask(complaint === '' ? prompt : `${prompt}\n\n${complaint}`, request, options)
    tokens += asked.tokens
    if (!asked.ok) return { ok: false, reason: asked.reason, tokens, rungs }
    const recovered = recoverJson(asked.text)
    rungs.push(recovered.ok ? recovered.rung : 'not-json')
    const parsed = recovered.ok ? request.schema.safeParse(recovered.value) : null
    if (parsed?.success) return { ok: true, value: parsed.data, engine: options.name, tokens, rungs }
    complaint = complaintFor(parsed?.error ?? null)
  }
  return { ok: false, reason: 'no valid answer after one typed retry', tokens, rungs }
}

function complaintFor(error: z.ZodError | null): string {
  const wrong = error ? z.prettifyError(error).slice(0, 1_000) : 'it was not JSON'
  return `Your last answer could not be used: ${wrong}\nAnswer again with one JSON value that fits the schema, and nothing else.`
}

async function promptFor<T>(request: ModelRequest<T>, { promptFolder }: ModelPortOptions): Promise<string> {
  const task = await loadPrompt(promptFolder, request.agent, request.values)
  const shape = JSON.stringify(z.toJSONSchema(request.schema, { unrepresentable: 'any' }))
  return [
    task,
    borderEvidence(request.evidence),
    `Answer with one JSON value of this schema and nothing else:\n${shape}`,
  ].join('\n\n')
}

type Asked =
  | { readonly ok: true; readonly text: string; readonly tokens: number }
  | { readonly ok: false; readonly reason: string; readonly tokens: number }

/** One answer as text, asked again while the service is busy or broken. Rejects only when the request is aborted. */
async function ask<T>(
  prompt: string,
  { agent, signal }: ModelRequest<T>,
  { model, retryBaseMs, settingsOf = settingsFor }: ModelPortOptions,
): Promise<Asked> {
  const { temperature, outputTokensMax, timeoutMs } = settingsOf(agent)
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { text, usage } = await generateText({
        model,
        prompt,
        temperature,
        maxOutputTokens: outputTokensMax,
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
      return { ok: true, text, tokens: usage.totalTokens ?? estimateTokens(prompt + text) }
    } catch (error) {
      if (signal.aborted) throw error
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

/** Four characters a token, where a service does not say; only to keep the budget from being blind. */
function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4)
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}`.slice(0, 100) : 'unknown'
}

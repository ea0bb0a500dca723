import { setTimeout as delay } from 'node:timers/promises'
import type { LanguageModel } from 'ai'
import type { ModelSettings } from '@/lib/contracts/stage-table'
import { retryDelayMs } from './retry-delay'
import type { TokenPrice } from './token-price'

export interface ModelPortOptions {
  readonly model: LanguageModel
  /** Named in every output the model writes. */
  readonly name: string
  /** Where the prompt files lie, one for each agent. */
  readonly promptFolder: string
  readonly retryBaseMs: number
  /** null where nobody said what tokens cost. */
  readonly price: TokenPrice | null
  /** How an agent's output is asked for. */
  readonly settingsOf: (agent: string) => ModelSettings
}

/** What every call of the AI SDK is given. */
export interface CallSettings {
  readonly model: LanguageModel
  readonly temperature: number
  readonly maxOutputTokens: number
  readonly maxRetries: 0
  readonly abortSignal: AbortSignal
}

type Asked<R> =
  | (R & { readonly ok: true })
  | { readonly ok: false; readonly reason: string; readonly tokens: number }

/** What `once` gives, asked again while the service is busy or broken. Rejects only when the request is aborted. */
export async function askPatiently<R extends object>(
  agent: string,
  { prompt, signal, options }: { prompt: string; signal: AbortSignal; options: ModelPortOptions },
  once: (settings: CallSettings) => Promise<R>,
): Promise<Asked<R>> {
  const { model, retryBaseMs, settingsOf } = options
  const { temperature, outputTokensMax, timeoutMs } = settingsOf(agent)
  for (let attempt = 1; ; attempt += 1) {
    try {
      const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      const answer = await once({
        model,
        temperature,
        maxOutputTokens: outputTokensMax,
        maxRetries: 0,
        abortSignal,
      })
      return { ...answer, ok: true }
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
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4)
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}`.slice(0, 100) : 'unknown'
}

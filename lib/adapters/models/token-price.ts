import type { LanguageModelUsage } from 'ai'
import type { TokenCost } from '@/lib/contracts/run'

/** What a provider asks for a million tokens; whoever configures the model says it. */
export interface TokenPrice {
  readonly input: number
  readonly output: number
  /** ISO 4217. */
  readonly currency: string
}

/**
 * What an answer cost, or undefined where no price was given or the service did not say how many tokens it read and wrote: an
 * estimate is no bill. A price per million is millionths per token.
 */
export function costOf(
  usage: Pick<LanguageModelUsage, 'inputTokens' | 'outputTokens'> | undefined,
  price: TokenPrice | null,
): TokenCost | undefined {
  const { inputTokens: input, outputTokens: output } = usage ?? {}
  if (price === null || input === undefined || output === undefined) return undefined
  const micros = Math.round(input * price.input + output * price.output)
  return { tokens: input + output, micros, currency: price.currency }
}

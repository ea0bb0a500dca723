import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'

export interface ModelChoice {
  readonly provider: 'none' | 'google' | 'openai' | 'anthropic' | 'compatible'
  readonly model: string | undefined
  readonly apiKey: string | undefined
  readonly baseUrl: string | undefined
}

/** The configured model with the name that outputs carry, or null when none is configured. No request is made. */
export function chooseModel({
  provider,
  model,
  apiKey,
  baseUrl,
}: ModelChoice): { model: LanguageModel; name: string } | null {
  if (provider === 'none' || !model) return null
  const options = { ...(apiKey ? { apiKey } : {}), ...(baseUrl ? { baseURL: baseUrl } : {}) }
  const name = `${provider}/${model}`
  switch (provider) {
    case 'google':
      return { model: createGoogleGenerativeAI(options)(model), name }
    case 'openai':
      return { model: createOpenAI(options).chat(model), name }
    case 'anthropic':
      return { model: createAnthropic(options)(model), name }
    case 'compatible':
      return {
        model: createOpenAICompatible({
          name: 'compatible',
          baseURL: baseUrl ?? '',
          supportsStructuredOutputs: true,
          ...(apiKey ? { apiKey } : {}),
        })(model),
        name,
      }
  }
}

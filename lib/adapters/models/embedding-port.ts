import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { type EmbeddingModel, embedMany } from 'ai'
import type { EmbeddingPort } from '@/lib/contracts/ports'
import type { ModelChoice } from './choose-model'

/** What one text may hold: about 2,000 tokens, which every embedding model takes. */
const TEXT_CHARS_MAX = 8_000
const EMBED_WITHIN_MS = 30_000
const ATTEMPTS_AGAIN = 2

/** The configured embedding model as the engine knows it, or null when none is configured. No request is made. */
export function createEmbeddingPort(choice: ModelChoice): EmbeddingPort | null {
  const model = chooseEmbedding(choice)
  if (model === null) return null
  return {
    name: `${choice.provider}/${choice.model}`,
    async embed(texts, { signal }) {
      try {
        const { embeddings } = await embedMany({
          model,
          values: texts.map((text) => text.slice(0, TEXT_CHARS_MAX)),
          maxRetries: ATTEMPTS_AGAIN,
          abortSignal: AbortSignal.any([signal, AbortSignal.timeout(EMBED_WITHIN_MS)]),
        })
        return embeddings.length === texts.length ? embeddings : null
      } catch {
        // Whoever stopped the run is told; a service that is down leaves the ranking as it is without it.
        signal.throwIfAborted()
        return null
      }
    },
  }
}

function chooseEmbedding({ provider, model, apiKey, baseUrl }: ModelChoice): EmbeddingModel | null {
  if (!model) return null
  const options = { ...(apiKey ? { apiKey } : {}), ...(baseUrl ? { baseURL: baseUrl } : {}) }
  switch (provider) {
    case 'google':
      return createGoogleGenerativeAI(options).embeddingModel(model)
    case 'openai':
      return createOpenAI(options).embeddingModel(model)
    case 'compatible':
      return createOpenAICompatible({
        name: 'compatible',
        ...options,
        baseURL: baseUrl ?? '',
      }).embeddingModel(model)
    // Anthropic has no embedding model.
    case 'anthropic':
    case 'none':
      return null
  }
}

import path from 'node:path'
import { chooseModel } from '@/lib/adapters/models/choose-model'
import { createEmbeddingPort } from '@/lib/adapters/models/embedding-port'
import { createModelPort } from '@/lib/adapters/models/model-port'
import type { EmbeddingPort, ModelPort } from '@/lib/contracts/ports'
import { env } from './env'
import { packageRoot } from './package-root'

/** The model that the environment names, or none, with the prompts of one room's pipeline. */
export function modelPort(room: 'sources' | 'proposal'): ModelPort {
  const { MODEL_PROVIDER, MODEL_NAME, MODEL_API_KEY, MODEL_BASE_URL, MODEL_RETRY_BASE_MS } = env()
  const chosen = chooseModel({
    provider: MODEL_PROVIDER,
    model: MODEL_NAME,
    apiKey: MODEL_API_KEY,
    baseUrl: MODEL_BASE_URL,
  })
  const promptFolder = path.join(packageRoot(), `lib/pipelines/${room}/prompts`)
  return createModelPort(chosen && { ...chosen, promptFolder, retryBaseMs: MODEL_RETRY_BASE_MS })
}

/** The embedding model that the environment names, or null: the ranking does without. */
export function embeddingPort(): EmbeddingPort | null {
  const { MODEL_PROVIDER, MODEL_EMBEDDING, MODEL_API_KEY, MODEL_BASE_URL } = env()
  return createEmbeddingPort({
    provider: MODEL_PROVIDER,
    model: MODEL_EMBEDDING,
    apiKey: MODEL_API_KEY,
    baseUrl: MODEL_BASE_URL,
  })
}

import path from 'node:path'
import { chooseModel } from '@/lib/adapters/models/choose-model'
import { createModelPort } from '@/lib/adapters/models/model-port'
import { settingsIn } from '@/lib/adapters/models/model-table'
import type { TokenPrice } from '@/lib/adapters/models/token-price'
import type { ModelPort } from '@/lib/contracts/ports'
import type { StageTable } from '@/lib/contracts/stage-table'
import { env } from './env'
import { packageRoot } from './package-root'

/** What a model needs to know of a pipeline: where its prompts lie, and how each of its agents asks. */
interface Voice {
  readonly promptFolder: string
  readonly stages: StageTable
}

/** The model that the environment names, or none, with the prompts and settings of one pipeline. */
export function modelPort({ promptFolder, stages }: Voice): ModelPort {
  const chosen = configuredModel()
  const options = {
    promptFolder: path.join(packageRoot(), promptFolder),
    settingsOf: (agent: string) => settingsIn(stages, agent),
    retryBaseMs: env().MODEL_RETRY_BASE_MS,
    price: tokenPrice(),
  }
  return createModelPort(chosen && { ...chosen, ...options })
}

/** The name of the model that the environment names, or null. */
export function modelName(): string | null {
  return configuredModel()?.name ?? null
}

function configuredModel() {
  const { MODEL_PROVIDER, MODEL_NAME, MODEL_API_KEY, MODEL_BASE_URL } = env()
  return chooseModel({
    provider: MODEL_PROVIDER,
    model: MODEL_NAME,
    apiKey: MODEL_API_KEY,
    baseUrl: MODEL_BASE_URL,
  })
}

/** What the environment says tokens cost; null where it says nothing. The price of no provider is assumed. */
function tokenPrice(): TokenPrice | null {
  const { MODEL_PRICE_INPUT: input, MODEL_PRICE_OUTPUT: output, MODEL_PRICE_CURRENCY: currency } = env()
  if (input === undefined || output === undefined || currency === undefined) return null
  return { input, output, currency }
}

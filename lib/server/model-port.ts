import path from 'node:path'
import { chooseModel } from '@/lib/adapters/models/choose-model'
import { createModelPort } from '@/lib/adapters/models/model-port'
import { settingsIn } from '@/lib/adapters/models/model-table'
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

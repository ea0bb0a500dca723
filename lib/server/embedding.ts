import path from 'node:path'
import { createEmbeddingPort } from '@/lib/adapters/models/embedding-port'
import { fetchLocalModel } from '@/lib/adapters/models/local/fetch-local-model'
import { hasModel, hasRuntime } from '@/lib/adapters/models/local/load-local-model'
import { localEmbeddingPort } from '@/lib/adapters/models/local/local-embedding-port'
import { localModelFacts } from '@/lib/adapters/models/local/local-model-facts'
import type { EmbeddingState } from '@/lib/contracts/embedding-state'
import { AppError } from '@/lib/contracts/errors'
import type { EmbeddingPort } from '@/lib/contracts/ports'
import { errorWords } from '@/lib/server/error-words'
import { env } from './env'
import { log } from './log'

interface LocalEmbedding {
  readonly port: EmbeddingPort
  /** How far the fetching has come; null while nothing is fetched. */
  fetching: { bytes: number; readonly by: string; readonly stop: AbortController } | null
  failed: boolean
}

// On globalThis because pages, routes and the worker are bundled apart, and a model is loaded once.
declare global {
  var carrelLocalEmbedding: LocalEmbedding | undefined
}

const folderOf = () => path.resolve(env().DATA_DIR, 'embedding')

function local(): LocalEmbedding {
  globalThis.carrelLocalEmbedding ??= {
    port: localEmbeddingPort(folderOf(), localModelFacts, (error) => {
      log.error({ name: 'embedding', error: errorWords(error) }, 'failed')
    }),
    fetching: null,
    failed: false,
  }
  return globalThis.carrelLocalEmbedding
}

/** The model that places texts by meaning: the one that the environment names, else the one on this machine, else none. */
export function embeddingPort(): EmbeddingPort | null {
  return (
    providersPort() ?? (hasRuntime(folderOf()) && hasModel(folderOf(), localModelFacts) ? local().port : null)
  )
}

/** The chosen one of the two; throws `not-ready` with what to do where it is not set up. */
export function chosenEmbedding(choice: 'local' | 'provider'): EmbeddingPort {
  const isThere = choice === 'local' && hasRuntime(folderOf()) && hasModel(folderOf(), localModelFacts)
  const port = choice === 'provider' ? providersPort() : isThere ? local().port : null
  if (port) return port
  throw new AppError(
    'not-ready',
    choice === 'provider'
      ? 'MODEL_PROVIDER and MODEL_EMBEDDING name no embedding model.'
      : 'No embedding model is on this machine: run npm run embeddings, and fetch the model on the settings page.',
  )
}

function providersPort(): EmbeddingPort | null {
  const { MODEL_PROVIDER, MODEL_EMBEDDING, MODEL_API_KEY, MODEL_BASE_URL } = env()
  return createEmbeddingPort({
    provider: MODEL_PROVIDER,
    model: MODEL_EMBEDDING,
    apiKey: MODEL_API_KEY,
    baseUrl: MODEL_BASE_URL,
  })
}

/** What searches by meaning, and how far the fetching of the local model has come. */
export function embeddingState(): EmbeddingState {
  const { fetching, failed } = local()
  const { name, bytes } = localModelFacts
  return {
    inUse: embeddingPort()?.name ?? null,
    local: {
      name,
      bytes,
      hasRuntime: hasRuntime(folderOf()),
      hasModel: hasModel(folderOf(), localModelFacts),
    },
    fetchedBytes: fetching?.bytes ?? null,
    failed,
  }
}

/** Whether there is a model to fetch that nobody is fetching. Throws `not-ready` without the packages that run it. */
export function mayBeginFetching(): boolean {
  if (!hasRuntime(folderOf())) throw new AppError('not-ready', 'npm run embeddings has not been run')
  return local().fetching === null && !hasModel(folderOf(), localModelFacts)
}

/** Begins to fetch the local model, once for all who ask. Throws as `mayBeginFetching`. */
export function beginFetching(by: string): void {
  const state = local()
  if (!mayBeginFetching()) return
  const fetching = { bytes: 0, by, stop: new AbortController() }
  Object.assign(state, { fetching, failed: false })
  const onProgress = (bytes: number) => {
    fetching.bytes = bytes
  }
  void fetchLocalModel(localModelFacts, { folder: folderOf(), onProgress, signal: fetching.stop.signal })
    .catch((error: unknown) => {
      if (fetching.stop.signal.aborted) return
      state.failed = true
      log.warn({ name: 'embedding', error: errorWords(error) }, 'not fetched')
    })
    .finally(() => {
      state.fetching = null
    })
}

/** Stops the fetching that this person began; nothing of it stays. What somebody else waits for goes on. */
export function stopFetching(by: string): void {
  const { fetching } = local()
  if (fetching?.by === by) fetching.stop.abort(new Error('stopped'))
}

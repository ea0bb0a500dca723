import type { EmbeddingPort } from '@/lib/contracts/ports'
import { type LocalModel, loadLocalModel } from './load-local-model'
import type { LocalModelFacts } from './local-model-facts'

/** What one text may hold: more than the 512 tokens that such models read. */
const TEXT_CHARS_MAX = 4_000

/** The model in the folder, loaded when it is first asked; where it cannot be loaded it does not answer, and is tried again the next time. */
export function localEmbeddingPort(
  folder: string,
  facts: LocalModelFacts,
  onFailure: (error: unknown) => void,
): EmbeddingPort {
  let loading: Promise<LocalModel> | null = null
  return {
    name: `local/${facts.name}`,
    async embed(texts, { as, signal }) {
      try {
        loading ??= loadLocalModel(folder, facts)
        const model = await loading
        signal.throwIfAborted()
        return await model(
          texts.map((text) => text.slice(0, TEXT_CHARS_MAX)),
          as,
        )
      } catch (error) {
        signal.throwIfAborted()
        loading = null
        onFailure(error)
        return null
      }
    },
  }
}

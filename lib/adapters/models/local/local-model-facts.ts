/**
 * Terminology
 *   runtime  the packages that run a model on this machine: an optional install, not a dependency of Carrel
 *   model    its weights and its tokenizer: fetched once
 * Both lie in the folder `embedding` of DATA_DIR.
 */

/** What of a model is needed, and how it wants to be asked. */
export interface LocalModelFacts {
  /** As it is named beside its vectors, and its folder. */
  readonly name: string
  /** The address under which its files lie, of one state of them that never changes. */
  readonly origin: string
  readonly files: readonly { readonly path: string; readonly bytesMax: number }[]
  /** About how much is fetched, in bytes. */
  readonly bytes: number
  /** What it wants before each text. */
  readonly prefixes: { readonly query: string; readonly passage: string }
}

/**
 * Multilingual E5, small, 8 bit (Wang et al. 2024, doi:10.48550/arXiv.2402.05672; MIT): 384 numbers a text, some hundred languages. Its
 * quality on the labelled sets is not measured: no such model runs where they are.
 */
export const localModelFacts: LocalModelFacts = {
  name: 'multilingual-e5-small',
  origin:
    'https://huggingface.co/Xenova/multilingual-e5-small/resolve/ae61bf0193ce3851dc8a45147e459b04ed783d8a',
  files: [
    { path: 'config.json', bytesMax: 100_000 },
    { path: 'tokenizer_config.json', bytesMax: 1_000_000 },
    { path: 'tokenizer.json', bytesMax: 30_000_000 },
    { path: 'onnx/model_quantized.onnx', bytesMax: 200_000_000 },
  ],
  bytes: 135_000_000,
  prefixes: { query: 'query: ', passage: 'passage: ' },
}

/** The package that runs models; `npm run embeddings` installs it into the folder of the runtime. */
export const RUNTIME_PACKAGE = '@huggingface/transformers'
export const RUNTIME_FOLDER = 'runtime'

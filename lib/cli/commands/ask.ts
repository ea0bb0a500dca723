import { z } from 'zod'
import { readLibraryFolder } from '@/lib/adapters/files/read-library-folder'
import type { CommandOutput } from '@/lib/cli/command-output'
import { readArguments } from '@/lib/cli/read-arguments'
import { LIBRARY_QUERY_MAX } from '@/lib/contracts/library-limits'
import type { EmbeddingPort } from '@/lib/contracts/ports'
import { composeAnswer } from '@/lib/core/answers/compose-answer'
import { searchPart } from '@/lib/core/answers/search-part'
import { searchInMemory } from '@/lib/core/library/memory-search'
import { detectLanguage } from '@/lib/core/text/detect-language'

const Options = z.object({
  library: z.string('is missing: name the folder of your sources'),
  question: z.string('is missing').trim().min(1, 'is empty').max(LIBRARY_QUERY_MAX),
  language: z.enum(['en', 'pt', 'es']).optional(),
  embedding: z.enum(['none', 'local', 'provider']).default('none'),
})
const options = {
  library: { type: 'string' },
  question: { type: 'string' },
  language: { type: 'string' },
  embedding: { type: 'string' },
} as const
const PASSAGES_READ = 20
const nothing = {
  en: "I don't have information on this topic.",
  pt: 'Não tenho informação sobre este tema.',
  es: 'No tengo información sobre este tema.',
} as const

/**
 * `carrel ask`: an answer from the documents of a folder, without a model. One JSON line for each sentence, best first:
 * `{"quote","title","file","locator","stance"}`; where nothing answers, one line `{"answer":"I don't have information on this topic."}` in the question's
 * language. With `--embedding local` or `provider` what is near in meaning counts beside the words; a model that does not answer is told on stderr. Files that cannot
 * be read are named there, too.
 */
export async function askLibrary(args: string[], io: CommandOutput): Promise<number> {
  const { library, question, language, embedding } = readArguments(args, { options, schema: Options })
  const { items, unread } = await readLibraryFolder(library)
  for (const { file, problem } of unread) io.stderr(`${file} was not read: ${problem}.`)
  const spoken = language ?? detectLanguage(question)
  const held = searchInMemory(items, embedding === 'none' ? null : await toldEmbedding(embedding, io))
  const asked = { query: question, type: 'vector', limit: PASSAGES_READ, minimumScore: 0 } as const
  const found = await held.search(asked)
  const inPart = await searchPart(held, question, { limit: PASSAGES_READ })
  const known = new Set(found.hits.map(({ passage }) => passage.id))
  const hits = [...found.hits, ...inPart.hits.filter(({ passage }) => !known.has(passage.id))]
  const { abstained, sentences } = composeAnswer({ question, history: [], hits, language: spoken })
  if (abstained) {
    io.stdout(JSON.stringify({ answer: nothing[spoken === 'pt' || spoken === 'es' ? spoken : 'en'] }))
    return 0
  }
  const fileOf = new Map(items.map(({ id, file }) => [id, file]))
  for (const { quote, title, itemId, locator, stance } of sentences)
    io.stdout(JSON.stringify({ quote, title, file: fileOf.get(itemId) ?? '', locator, stance }))
  return 0
}

/** The chosen model; the first time that it does not answer is told. */
async function toldEmbedding(choice: 'local' | 'provider', io: CommandOutput): Promise<EmbeddingPort> {
  // Loaded late: it brings in the clients of all providers.
  const { chosenEmbedding } = await import('@/lib/server/embedding')
  const port = chosenEmbedding(choice)
  let isTold = false
  return {
    name: port.name,
    embed: async (texts, options) => {
      const vectors = await port.embed(texts, options)
      if (vectors === null && !isTold) io.stderr(`${port.name} did not answer: searched by words alone.`)
      isTold ||= vectors === null
      return vectors
    },
  }
}

import type { EvidenceProvider } from '@/lib/contracts/evidence-provider'
import { textAt, valueAt } from '@/lib/core/records/read-json'
import { askJson, type JsonService } from './ask-json'
import { evidenceOf, resultsOf } from './read-evidence'

/** Most results that the service gives at once. */
const RESULTS_MAX = 20

/** The web as Tavily finds it: snippets of pages, of lower authority than the library. */
export function tavilyWeb(service: JsonService): EvidenceProvider {
  return {
    name: 'tavily',
    search: async ({ query, limit, minimum_score }, signal) => {
      const asked = { query, max_results: Math.min(limit, RESULTS_MAX), search_depth: 'basic' }
      const body = await askJson(service, { path: '/search', body: asked }, signal)
      const results = resultsOf(body, 'results').map((row) => {
        const url = textAt(row, 'url')
        return {
          id: url ?? '',
          title: textAt(row, 'title'),
          text: textAt(row, 'content') ?? '',
          url,
          score: valueAt(row, 'score'),
        }
      })
      const evidence = evidenceOf(results, { origin: 'web', limit }).filter(
        ({ url, score }) => url !== null && score >= minimum_score,
      )
      return { evidence, total: evidence.length }
    },
    ask: null,
    chat: null,
    context: null,
  }
}

import type { Evidence } from '@/lib/contracts/research'
import { Evidence as EvidenceSchema } from '@/lib/contracts/research'
import type { ToolRecord } from '@/lib/contracts/research-run'
import type { KnowledgeResult, ToolOutput, WebResult } from '@/lib/contracts/research-tools'

/** Characters of one result that a model and the log get of its passage. */
const CONTENT_MAX = 1_500

/** A passage as searchKnowledge tells of it; `metadata` holds what leads back to it. */
function knowledgeResult({ passage, title, url, origin, score }: Evidence): KnowledgeResult {
  const { id: passageId, index, language, headings, locator } = passage
  return {
    sourceId: passage.itemId,
    content: passage.text.slice(0, CONTENT_MAX),
    source: title,
    score,
    metadata: { passageId, index, language, headings, locator, url, origin },
  }
}

function webResult({ passage, title, url, score }: Evidence): WebResult {
  return { title, url: url ?? '', content: passage.text.slice(0, CONTENT_MAX), score }
}

type RecordOutput = ToolOutput<ToolRecord['tool']>

/** What a call answers in the words of the specification. */
export function toolOutputOf({ tool, searches, answer, input }: ToolRecord): RecordOutput {
  const [first] = searches
  if (tool === 'askKnowledge') return { success: true, answer, question: String(input.question ?? '') }
  if (tool === 'searchKnowledge')
    return {
      success: true,
      results: (first?.evidence ?? []).map(knowledgeResult),
      totalCount: first?.total ?? 0,
    }
  if (tool === 'webSearch')
    return { success: true, results: (first?.evidence ?? []).map(webResult), totalCount: first?.total ?? 0 }
  if (tool === 'webSearchMultiple') {
    const told = searches.map(({ query, evidence, total }) => ({
      query,
      results: evidence.map(webResult),
      totalCount: total,
    }))
    return { success: true, searches: told, totalQueries: told.length }
  }
  const told = searches.map(({ query, evidence, total }) => ({
    query,
    results: evidence.map(knowledgeResult),
    totalCount: total,
  }))
  return { success: true, searches: told, totalQueries: told.length }
}

/** The evidence in a tool's answer as the log keeps it, as text; empty for what is cut or no answer of a search. */
export function evidenceInOutput(output: string): readonly Evidence[] {
  try {
    return resultsIn(JSON.parse(output)).flatMap(evidenceIn)
  } catch {
    return []
  }
}

function resultsIn(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return []
  if ('results' in value && Array.isArray(value.results)) return value.results
  return 'searches' in value && Array.isArray(value.searches) ? value.searches.flatMap(resultsIn) : []
}

function evidenceIn(result: unknown): readonly Evidence[] {
  if (typeof result !== 'object' || result === null || !('metadata' in result) || !('sourceId' in result))
    return []
  const { metadata, sourceId } = result
  if (typeof metadata !== 'object' || metadata === null) return []
  const read = EvidenceSchema.safeParse({
    ...metadata,
    title: 'source' in result ? result.source : '',
    score: 'score' in result ? result.score : 0,
    passage: {
      ...metadata,
      id: 'passageId' in metadata ? metadata.passageId : '',
      itemId: sourceId,
      text: 'content' in result ? result.content : '',
      boxes: [],
    },
  })
  return read.success ? [read.data] : []
}

import { z } from 'zod'
import type { Source } from '@/lib/contracts/source'
import type { SourceDelta } from '@/lib/contracts/source-validation'
import { ownLanguageAbstract } from '@/lib/core/records/own-language-abstract'
import { detectLanguage } from '@/lib/core/text/detect-language'

/** A model words summaries only for the sources that are shown at first. */
export const SUMMARISED_MAX = 15

const ABSTRACT_IN_PROMPT_MAX = 2_500

export const WrittenSummaries = z.object({
  summaries: z
    .array(z.object({ id: z.string().max(40), summary: z.string().trim().min(20).max(1_200) }))
    .max(SUMMARISED_MAX),
})
export type WrittenSummaries = z.infer<typeof WrittenSummaries>

/** The abstracts a model is given: only sources that have one, each under its id, in the source's own language where it has one. */
export function abstractsOf(sources: readonly Source[]): Record<string, string> {
  const withAbstract = sources.filter((source) => source.work.abstract !== null).slice(0, SUMMARISED_MAX)
  return Object.fromEntries(
    withAbstract.map((source) => {
      const abstract = ownLanguageAbstract(source)?.text ?? ''
      return [source.id, `${source.work.title}\n${abstract.slice(0, ABSTRACT_IN_PROMPT_MAX)}`]
    }),
  )
}

/** The model's summaries as patches; those of ids that it was not given, or in another language than the abstract, are left out. */
export function summaryPatches(
  written: WrittenSummaries,
  sources: readonly Source[],
  engine: string,
): SourceDelta {
  const byId = new Map(sources.map((source) => [source.id, source]))
  const patches = written.summaries.flatMap(({ id, summary }) => {
    const source = byId.get(id)
    const abstract = source ? ownLanguageAbstract(source) : null
    if (!source || abstract === null) return []
    const told = detectLanguage(summary)
    if (told !== null && abstract.language !== null && told !== abstract.language) return []
    const language = told ?? abstract.language ?? source.work.language
    return [{ id, summary: { text: summary, language, engine } }]
  })
  return { upserts: [], patches, absorbed: [], dropped: [] }
}

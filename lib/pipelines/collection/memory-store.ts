import {
  type Citation,
  COLLECTED_MAX,
  type CollectedSource,
  type CollectionQuestion,
  type CollectionStore,
  type SourceIdentity,
} from '@/lib/contracts/collection'
import { AppError } from '@/lib/contracts/errors'
import type { Work } from '@/lib/contracts/work'
import { originKey } from '@/lib/core/identity/source-id'

/** A collection in memory, for a terminal: it lasts as long as its process. */
export function memoryStore(questions: readonly CollectionQuestion[]): CollectionStore {
  const sources: CollectedSource[] = []
  const citations = new Map<string, Citation>()
  const found = new Map<string, Work>()
  const at = ({ sourceType, externalId, work }: SourceIdentity) => {
    const place = sources.findIndex((one) => one.sourceType === sourceType && one.externalId === externalId)
    const doi = work?.doi ?? null
    return place >= 0 || doi === null ? place : sources.findIndex((one) => one.work?.doi === doi)
  }
  return {
    listQuestions: async () => questions,
    countSources: async () => ({
      total: sources.length,
      byQuestion: new Map(
        questions.map(({ key }) => [key, sources.filter((one) => one.questions.includes(key)).length]),
      ),
    }),
    findSource: async (identity) => sources[at(identity)] ?? null,
    saveSource: async (source) => {
      const place = at(source)
      const known = sources[place]
      if (known) {
        sources[place] = { ...known, questions: [...new Set([...known.questions, ...source.questions])] }
        return { number: known.number, isNew: false }
      }
      if (sources.length >= COLLECTED_MAX)
        throw new AppError('too-large', `a collection of ${COLLECTED_MAX} sources`)
      sources.push({ ...source, number: sources.length + 1 })
      return { number: sources.length, isNew: true }
    },
    listSources: async () => sources,
    saveCitation: async (citation) => {
      if (!citations.has(citation.id)) citations.set(citation.id, citation)
    },
    findCitation: async (id) => citations.get(id) ?? null,
    saveFound: async (works) => {
      for (const work of works) for (const origin of work.source) found.set(originKey(origin), work)
    },
    findFound: async (sourceType, externalId) =>
      found.get(originKey({ db: sourceType, id: externalId })) ?? null,
  }
}

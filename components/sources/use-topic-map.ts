import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '@/lib/client/query-keys'
import type { ConceptMap } from '@/lib/contracts/concept-map'
import { AppError } from '@/lib/contracts/errors'
import type { SearchParameters } from '@/lib/contracts/search'
import type { PreparedView } from '@/lib/contracts/source-validation'
import { readConceptsAction } from '@/lib/server/actions/concepts'

/**
 * The map of the topic on the parameter page: the prepared one, or, where the topic was worded anew, what the server reads in it.
 * Null while it is being read.
 */
export function useTopicMap({
  projectId,
  parameters,
  prepared,
}: {
  readonly projectId: string
  readonly parameters: SearchParameters | null
  readonly prepared: PreparedView | null
}): ConceptMap | null {
  const topic = parameters && { topic: parameters.topic.trim(), question: parameters.question.trim() }
  const isReworded =
    prepared !== null &&
    topic !== null &&
    (topic.topic !== prepared.parameters.topic || topic.question !== prepared.parameters.question)
  const { data } = useQuery({
    queryKey: queryKeys.topicMap(projectId, JSON.stringify(topic)),
    queryFn: async () => {
      if (!topic || !prepared) return null
      const before = { parameters: prepared.parameters, map: prepared.map }
      const answer = await readConceptsAction({ projectId, topic, before })
      if (!answer.ok) throw new AppError(answer.code, 'the topic could not be read')
      return answer.value
    },
    enabled: isReworded && topic.topic !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return isReworded ? (data ?? null) : (prepared?.map ?? null)
}

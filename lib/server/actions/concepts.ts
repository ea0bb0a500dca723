'use server'
import { z } from 'zod'
import { ConceptMap } from '@/lib/contracts/concept-map'
import { SearchParameters } from '@/lib/contracts/search'
import { rereadTopic, topicMap } from '@/lib/core/concepts/topic-map'
import { type ActionResult, actionResult } from '../action-result'
import { requireProject } from '../session'

const Topic = SearchParameters.pick({ topic: true, question: true })
const Reading = z.object({
  projectId: z.string(),
  topic: Topic,
  /** The topic as it was, with the map that the student has edited. */
  before: z.object({ parameters: Topic, map: ConceptMap }).optional(),
})

/** What a topic is about, with what the student decided about the topic before; nothing is saved. */
export async function readConceptsAction(input: z.input<typeof Reading>): Promise<ActionResult<ConceptMap>> {
  return actionResult('readConcepts', async () => {
    const { projectId, topic, before } = Reading.parse(input)
    await requireProject(projectId)
    return before ? rereadTopic(topic, before) : topicMap(topic)
  })
}

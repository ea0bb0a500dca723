import type { ConceptMap } from '@/lib/contracts/concept-map'
import type { SourcePorts } from '@/lib/pipelines/sources/ports'

/** The same ports, each question asked of the world once: every later run gets the very same answers. */
export function recordedPorts(ports: SourcePorts): SourcePorts {
  return {
    ...ports,
    names: { findNames: once((map: ConceptMap, signal) => ports.names.findNames(map, signal)) },
    search: once(ports.search),
    completeRecords: once(ports.completeRecords),
    checkRetractions: once(ports.checkRetractions),
    findJournals: once(ports.findJournals),
    checkLink: once(ports.checkLink),
    findOpenCopy: once(ports.findOpenCopy),
    readLink: once(ports.readLink),
  }
}

/** The same question gets the very same answer, whoever asks and however often. */
export function once<Q, R>(
  ask: (question: Q, signal: AbortSignal) => Promise<R>,
): (question: Q, signal: AbortSignal) => Promise<R> {
  const answers = new Map<string, Promise<R>>()
  return (question) => {
    const key = JSON.stringify(question)
    // A question outlives the run that is killed while it asks, so it is not aborted with it.
    const answer = answers.get(key) ?? ask(question, new AbortController().signal)
    answers.set(key, answer)
    return answer
  }
}

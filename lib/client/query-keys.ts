/** A machine's facts and a person's choices never share a key. */
export const queryKeys = {
  run: (runId: string) => ['run', runId] as const,
  selection: (projectId: string) => ['selection', projectId] as const,
  /** `wish` is the wish as text: what is in force is part of what it changes. */
  refinementPreview: (projectId: string, wish: string) => ['refinement-preview', projectId, wish] as const,
  topicMap: (projectId: string, topic: string) => ['topic-map', projectId, topic] as const,
  screening: (projectId: string, version: string) => ['screening', projectId, version] as const,
  abstracts: (projectId: string) => ['abstracts', projectId] as const,
  mergedGroups: (projectId: string, version: string) => ['merged-groups', projectId, version] as const,
  source: (projectId: string, sourceId: string) => ['source', projectId, sourceId] as const,
  citations: (projectId: string, sourceId: string) => ['citations', projectId, sourceId] as const,
  deskOf: (linkId: string) => ['desk', linkId] as const,
  desk: (linkId: string, { document, version, since }: Readonly<Record<string, string | number | null>>) =>
    ['desk', linkId, document, version, since] as const,
  share: (projectId: string, document: string) => ['share', projectId, document] as const,
  versionChanges: (projectId: string, document: string, numbers: { from: number; to: number }) =>
    ['version-changes', projectId, document, numbers.from, numbers.to] as const,
  standing: (projectId: string) => ['standing', projectId] as const,
  library: (projectId: string) => ['library', projectId] as const,
  appraisalQuotes: (projectId: string, key: string, instrument: string) =>
    ['appraisal-quotes', projectId, key, instrument] as const,
  collection: (projectId: string) => ['collection', projectId] as const,
  librarySearch: (projectId: string, query: string) => ['library-search', projectId, query] as const,
  /** `made` tells one version of an output from the next. */
  paperOutput: (projectId: string, agent: string, made: string) =>
    ['paper-output', projectId, agent, made] as const,
  /** `made` tells what all agents had written by then. */
  paperExamination: (projectId: string, made: string) => ['paper-examination', projectId, made] as const,
  inbox: ['inbox'] as const,
  embedding: ['embedding'] as const,
}

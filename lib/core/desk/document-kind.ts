/** The number of the chapter that a document of the desk is; 0 of the proposal, which stands before all. */
export const chapterNumber = (kind: string): number => Number(/\d+$/.exec(kind)?.[0] ?? 0)

/** Which document of the desk a chapter of the paper is; its blocks stand in the paper under the same id. */
export const chapterKind = (number: number): string => `chapter-${number}`

/** What sentences of the desk call a document of this kind. */
export const documentPart = (kind: string): 'chapter' | 'proposal' =>
  chapterNumber(kind) > 0 ? 'chapter' : 'proposal'

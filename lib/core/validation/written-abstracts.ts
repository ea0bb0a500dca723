import type { WrittenAbstract } from '@/lib/contracts/screening'
import type { Source } from '@/lib/contracts/source'

/**
 * The sources with what the student wrote in for those of which no database gave an abstract, under the id they have or one
 * they had before a merge. What a database gave later wins: the student's text is then left out.
 */
export function withWrittenAbstracts(
  sources: readonly Source[],
  written: readonly WrittenAbstract[],
): Source[] {
  const textOf = new Map(written.map(({ sourceId, text }) => [sourceId, text]))
  return sources.map((source) => {
    const text = [source.id, ...source.aliases].map((id) => textOf.get(id)).find((own) => own !== undefined)
    return text === undefined || source.work.abstract !== null ? source : { ...source, writtenAbstract: text }
  })
}

/** The way back, for a document that is brought along: the sources as the databases gave them, and the texts by id. */
export function takeWrittenAbstracts(sources: readonly Source[]): {
  readonly sources: Source[]
  readonly written: readonly Pick<WrittenAbstract, 'sourceId' | 'text'>[]
} {
  const written = sources.flatMap(({ id, writtenAbstract }) =>
    writtenAbstract === undefined ? [] : [{ sourceId: id, text: writtenAbstract }],
  )
  return { sources: sources.map(({ writtenAbstract: _, ...source }) => source), written }
}

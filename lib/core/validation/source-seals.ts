import { z } from 'zod'
import { Source } from '@/lib/contracts/source'

/** Seals of the sources of a document by their ids, as its data block holds them. */
export const SourceSeals = z.record(z.string().max(40), z.string().max(100))
export type SourceSeals = z.infer<typeof SourceSeals>

/** Makes the seal of a text: the same text gives the same seal, and only who holds the key can make it. */
export type Sealer = (text: string) => string

/** The seals of sources as they are written into a document. What the student wrote into them is not sealed: it is theirs. */
export function sealSources(sources: readonly Source[], seal: Sealer): SourceSeals {
  return Object.fromEntries(sources.map((source) => [source.id, seal(sealedText(source))]))
}

/** Whether a source that was read back is, to the letter, what was sealed. */
export function isSealed(
  source: Source,
  seals: SourceSeals,
  matches: (text: string, seal: string) => boolean,
): boolean {
  const seal = Object.hasOwn(seals, source.id) ? seals[source.id] : undefined
  return seal !== undefined && matches(sealedText(source), seal)
}

/**
 * The same text for the same source, whatever order its fields come in. A version that knows more of a source than the one that
 * sealed it makes another text: then it is looked up again, which costs time and invents nothing.
 */
function sealedText(source: Source): string {
  const { writtenAbstract: _, ...machineMade } = Source.parse(source)
  return JSON.stringify(machineMade)
}

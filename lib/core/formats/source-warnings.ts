import type { Source } from '@/lib/contracts/source'

/** What every export says of an invented record, in these words, so that programs can find it too. */
export const SANDBOX_NOTE = 'sandbox, not a real publication'

/** Silence would read as "clean": that nobody could be asked is said too. */
const retractionNotes: Readonly<Record<Source['retractionCheck'], string | null>> = {
  retracted: 'RETRACTED',
  'possibly-retracted': 'POSSIBLY RETRACTED',
  concern: 'EXPRESSION OF CONCERN',
  corrected: 'corrected after publication',
  clean: null,
  'not-checked': 'retraction not checked',
}

/** The warnings that belong to a source wherever it goes, most serious first; empty when there are none. */
export function sourceWarnings(source: Source): string[] {
  const isAsked = source.retractionCheck !== 'clean' && source.retractionCheck !== 'not-checked'
  const retraction =
    source.work.retraction?.kind === 'retracted' && !isAsked
      ? 'RETRACTED'
      : retractionNotes[source.retractionCheck]
  return [
    source.work.sandbox === true ? SANDBOX_NOTE : null,
    retraction,
    source.userProvided ? '[User-Provided]' : null,
    source.writtenAbstract === undefined ? null : 'abstract written by the student',
  ].filter((note) => note !== null)
}

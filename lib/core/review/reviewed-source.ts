import { type Locale, localeLanguages } from '@/lib/contracts/locale'
import type { ProposalSource } from '@/lib/contracts/proposal-run'
import type { ReviewSentence, Said, Study, StudyField } from '@/lib/contracts/review'
import { placesNamed } from '@/lib/core/evidence/study-settings'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { languageName } from '@/lib/core/text/language-name'

/** A source with what was read of it. */
export interface ReviewedSource {
  readonly source: ProposalSource
  readonly study: Study
}

/** Sources with their studies, in the order of the sources; those that were not read are left out. */
export function reviewedSources(
  sources: readonly ProposalSource[],
  studies: readonly Study[],
): readonly ReviewedSource[] {
  const byKey = new Map(studies.map((study) => [study.key, study]))
  return sources.flatMap((source) => {
    const study = byKey.get(source.key)
    return study ? [{ source, study }] : []
  })
}

/** What a study says to one field, as the support of a sentence; none where it does not say. */
export function supportOf({ study }: ReviewedSource, field: StudyField): ReviewSentence['support'] {
  const said = study.said[field]
  return said ? [{ key: study.key, said }] : []
}

/** A sentence of a source without the full stop at its end: it goes on in the sentence that quotes it. */
export function quoteOf({ text }: Said): string {
  return text.replace(/[.\s]+$/, '')
}

/** Whether a quotation is in another language than the reader's, and which. */
export function languageValues({ source }: ReviewedSource, quote: string, locale: Locale) {
  const language = detectLanguage(quote) ?? source.work.language?.slice(0, 2) ?? null
  const isForeign = language !== null && language !== localeLanguages[locale]
  return {
    foreign: isForeign ? 'yes' : 'no',
    language: isForeign ? languageName(language, locale) : '',
  }
}

/** The countries and regions that a study names, in the reader's language. */
export function countryNames({ said }: Study, locale: Locale): readonly string[] {
  return placesNamed(said.country?.text ?? '')
    .slice(0, 3)
    .map(({ names }) => names[localeLanguages[locale]])
}

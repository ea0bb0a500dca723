import type { Retraction, WorkType } from '@/lib/contracts/work'

/** The work type behind the publication types of MEDLINE and Europe PMC; `article` when only journal types are named. */
export function typeOfPublicationTypes(publicationTypes: readonly string[]): WorkType {
  const names = publicationTypes.map((name) => name.toLowerCase())
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name))
  if (has(/^preprint$/)) return 'preprint'
  if (has(/^(?:review|systematic review|meta-analysis|review-article|systematic-review|scoping review)$/))
    return 'review'
  if (has(/^(?:academic dissertation|thesis|dissertation|doctoral thesis)$/)) return 'thesis'
  if (has(/^(?:book chapter|chapter|book-chapter)$/)) return 'chapter'
  if (has(/^(?:book|monograph|book review.*book)$/)) return 'book'
  if (has(/^(?:dataset|data set)$/)) return 'dataset'
  if (has(/^(?:conference paper|proceedings|congress|conference proceedings|meeting abstract)$/))
    return 'proceedings'
  if (has(/^(?:technical report|report|guideline report)$/)) return 'report'
  return has(
    /journal article|research-article|research article|case reports|clinical trial|comparative study|letter|brief-report|other/,
  ) || names.length > 0
    ? 'article'
    : 'other'
}

/** True where the types name original or reviewed research, so that peer review is likely in an indexed journal. */
export function isResearchType(publicationTypes: readonly string[]): boolean {
  const names = publicationTypes.map((name) => name.toLowerCase())
  return (
    names.some((name) => /journal article|research-article|review/.test(name)) &&
    !names.some((name) => /editorial|letter|news|comment|preprint|biography|interview/.test(name))
  )
}

/** The kind behind a comment or correction on this work ("RetractionIn", "Expression of concern in"); else null. */
export function kindOfCorrection(refType: string): Retraction['kind'] | null {
  const name = refType.toLowerCase().replace(/[\s_-]+/g, '')
  if (name === 'retractionin' || name === 'partialretractionin' || name === 'retractedin') return 'retracted'
  if (name === 'expressionofconcernin') return 'concern'
  return name === 'erratumin' || name === 'correctedandrepublishedin' || name === 'correctionin'
    ? 'corrected'
    : null
}

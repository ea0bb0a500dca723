/**
 * Words by which a title or question names a kind of review. In the singular ("…: a systematic review") they say what the
 * writer is making and nothing about the subject; in the plural ("systematic reviews in …"), or as a review of reviews,
 * they are what is asked for. English, Portuguese and Spanish.
 */
const kind =
  '(?:systematic|systematised|systematized|scoping|literature|narrative|integrative|rapid|critical|scientific|living|realist|mapping|evidence|drug class)'
const ownReviewPatterns = [
  new RegExp(
    `\\b(?:${kind}[\\s-]{1,3}){1,4}(?:review|overview|synthesis|map)\\b(?:\\s{1,3}(?:of|on)\\b)?`,
    'giu',
  ),
  /\b(?:a|an)\s{1,3}(?:review|overview)\b(?:\s{1,3}(?:of|on)\b)?/giu,
  /\bmeta[\s-]?(?:analysis|synthesis|regression)\b(?:\s{1,3}of\b)?/giu,
  /revis(?:ão|ao|ión|ion)\s{1,3}(?:sistem[aá]tica|integrativa|narrativa|bibliogr[aá]fica|cr[ií]tica|de\s{1,3}escopo|de\s{1,3}alcance|exploratoria)(?:\s{1,3}(?:da|de\s{1,3}la)\s{1,3}literatura)?/giu,
  /revis(?:ão|ao|ión|ion)\s{1,3}(?:da|de|de\s{1,3}la)\s{1,3}literatura/giu,
  /met(?:a|á)[\s-]?an[aá]lis[ei]s?(?![\p{L}])/giu,
]
const askedPattern =
  /\b(?:reviews|overviews|meta[\s-]?analyses|tertiary stud(?:y|ies)|umbrella review|meta[\s-]?research|revis(?:ões|oes|iones)|(?:overview|review) of (?:systematic )?reviews)(?![\p{L}])/iu
const reviewRecordPattern =
  /\b(?:systematic|literature|scoping|integrative|critical) (?:review|overview)|meta[\s-]?anal(?:ysis|yses)|\b(?:a|an) (?:review|overview)\b|(?:review|overview) of|: (?:review|overview)|revis(?:ão|ión) (?:sistem|integrativa|de |da )|\bmetan[aá]lis/iu

export interface ReviewReading {
  /** The text without the words that only name the writer's own review. */
  text: string
  /** The text names the writer's own review. */
  isOwnReview: boolean
  /** Reviews are what the text asks for. */
  isAskingForReviews: boolean
}

/** Reads which kind of review a topic or question names. Never throws; linear in the length of the text. */
export function readReviewWords(text: string): ReviewReading {
  if (askedPattern.test(text)) return { text, isOwnReview: false, isAskingForReviews: true }
  const stripped = ownReviewPatterns.reduce((rest, pattern) => rest.replace(pattern, ' '), text)
  return { text: stripped, isOwnReview: stripped !== text, isAskingForReviews: false }
}

/** Whether a title names its own work as a review. */
export function isReviewTitle(title: string): boolean {
  return reviewRecordPattern.test(title)
}

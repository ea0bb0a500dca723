import type { Locale } from '@/lib/contracts/locale'
import type { JournalFacts, PeerReview, Score, ScorePart } from '@/lib/contracts/source'
import type { Work } from '@/lib/contracts/work'
import { databaseLabel } from '@/lib/core/databases/database-label'
import { BY_TITLE } from '@/lib/core/records/retraction-notice'
import { say } from '@/lib/core/text/say'
import { citationScore, reviewEvidence, venueEvidence } from './quality-evidence'
import { qualityPhrases } from './quality-phrases'
import type { QualityPartName, Rubric } from './rubric'

export interface QualityContext {
  readonly rubric: Rubric
  /** null: nothing is known of the journal. */
  readonly journal: JournalFacts | null
  readonly peerReview: PeerReview
  readonly currentYear: number
  /** Language of the grounds and the reason. */
  readonly locale: Locale
}

const VENUE_IN_GROUND_MAX = 150

/** Whose word it is: an index, or the title that the publisher gave the work. */
function retractedReason(via: string, locale: Locale): string {
  return via === BY_TITLE
    ? say(qualityPhrases, locale, 'retractedByTitle')
    : say(qualityPhrases, locale, 'retracted', { via: databaseLabel(via, locale) })
}

/** One decimal: enough to see every change of a whole number in the rubric, without a show of precision. */
const rounded = (value: number) => Math.round(value * 10) / 10

interface Judged {
  readonly score: number
  readonly ground: string
  readonly unknown: boolean
}

function judgeReview(work: Work, { rubric, peerReview, locale }: QualityContext): Judged {
  const evidence = reviewEvidence(work, peerReview)
  const isMissing = 'missing' in evidence
  return {
    score: isMissing ? rubric.missing[evidence.missing] : rubric.peerReview[evidence.level],
    ground: say(qualityPhrases, locale, isMissing ? evidence.missing : evidence.level),
    unknown: isMissing || evidence.level === 'unverified',
  }
}

function judgeVenue(work: Work, { rubric, journal, locale }: QualityContext): Judged {
  const evidence = venueEvidence(work, journal, rubric)
  if ('missing' in evidence) {
    const ground = say(qualityPhrases, locale, evidence.missing)
    return { score: rubric.missing[evidence.missing], ground, unknown: true }
  }
  const name = say(qualityPhrases, locale, evidence.tier)
  const { citedness2y: mean } = evidence
  const said =
    mean === undefined
      ? evidence.by
      : say(qualityPhrases, locale, 'citedness', { mean: numbersIn(locale).format(mean), via: evidence.by })
  const by = said.slice(0, VENUE_IN_GROUND_MAX)
  return { score: rubric.tiers[evidence.tier], ground: by === '' ? name : `${name}: ${by}`, unknown: false }
}

function agePhrase(years: number | null, locale: Locale): string {
  if (years === null) return say(qualityPhrases, locale, 'age unknown')
  if (years <= 0) return say(qualityPhrases, locale, 'this year')
  return say(qualityPhrases, locale, years === 1 ? 'one year' : 'years', { years })
}

function judgeCitations(work: Work, { rubric, currentYear, locale }: QualityContext): Judged {
  const count = work.citations
  if (count === null) {
    const ground = say(qualityPhrases, locale, 'citations unknown')
    return { score: rubric.missing['citations unknown'], ground, unknown: true }
  }
  const years = work.year === null ? null : currentYear - work.year
  const phrase = count === 0 ? 'no citations' : count === 1 ? 'one citation' : 'citations'
  const ground = say(qualityPhrases, locale, phrase, { count, age: agePhrase(years, locale) })
  return { score: citationScore(count, years, rubric), ground, unknown: false }
}

function partOf(name: QualityPartName, { score, ground, unknown }: Judged, rubric: Rubric): ScorePart {
  return { name: name.replaceAll(' ', '-'), score, weight: rubric.weights[name] / 100, ground, unknown }
}

// Making one takes longer than the rest of a score.
const oneDecimal = new Map<Locale, Intl.NumberFormat>()

function numbersIn(locale: Locale): Intl.NumberFormat {
  const numbers = oneDecimal.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  oneDecimal.set(locale, numbers)
  return numbers
}

function reasonOf(
  score: number,
  parts: Readonly<Record<'review' | 'venue' | 'cited', ScorePart>>,
  locale: Locale,
) {
  const numbers = numbersIn(locale)
  const points = ({ score: value, weight }: ScorePart) => numbers.format(value * weight)
  const most = ({ weight }: ScorePart) => numbers.format(weight * 100)
  const { review, venue, cited } = parts
  return say(qualityPhrases, locale, 'reason', {
    score: numbers.format(score),
    ...{ review: review.ground, reviewPoints: points(review), reviewMax: most(review) },
    ...{ venue: venue.ground, venuePoints: points(venue), venueMax: most(venue) },
    ...{ cited: cited.ground, citedPoints: points(cited), citedMax: most(cited) },
  })
}

/**
 * The quality of a work, 0…100 with one decimal, as the rubric has it: peer review, journal tier and citations for its age, each
 * a part (`peer-review`, `journal-tier`, `citations`) with its weight and ground, and one sentence of reason. Missing evidence takes the rubric's value for it and the part says
 * `unknown`; null citations are not 0 citations. A retracted work and one from an excluded venue score 0 whatever their
 * parts. Never throws.
 */
export function scoreQuality(work: Work, context: QualityContext): Score {
  const { rubric, locale } = context
  const review = partOf('peer review', judgeReview(work, context), rubric)
  const venue = partOf('journal tier', judgeVenue(work, context), rubric)
  const cited = partOf('citations', judgeCitations(work, context), rubric)
  const parts = [review, venue, cited]
  if (work.retraction?.kind === 'retracted') {
    return { score: 0, parts, reason: retractedReason(work.retraction.via, locale) }
  }
  const evidence = venueEvidence(work, context.journal, rubric)
  if ('tier' in evidence && evidence.tier === 'predatory') {
    const name = evidence.by.slice(0, VENUE_IN_GROUND_MAX)
    return { score: 0, parts, reason: say(qualityPhrases, locale, 'excluded', { venue: name }) }
  }
  const sum = parts.reduce((total, part) => total + part.score * part.weight, 0)
  const score = Math.min(100, Math.max(0, rounded(sum)))
  return { score, parts, reason: reasonOf(score, { review, venue, cited }, locale) }
}
